// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');
const catalogues = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\/messages\/\w+\/[\w-]+\.ftl$|^messages\/\w+\/[\w-]+\.ftl$/.test(path))
  .map((path) => ({ path, language: basename(dirname(path)), lines: sentences(join(web, path)) }));

/** What a catalogue says, line by line: without comments, ids and the names of variants. */
function sentences(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.replace(/^[\w-]+ = ?|^ *\*?\[\w+\] /, ''));
}

/** The lines of the catalogues of a language, or of one game in it, in which something stands. */
const having = (language: string, game: string, what: RegExp) =>
  catalogues
    .filter((one) => one.language === language && (game === '' || one.path.includes(`games/${game}/`)))
    .flatMap(({ path, lines }) => lines.filter((line) => what.test(line)).map((line) => `${path}: ${line}`));

/** A word that has been settled otherwise: language, game or all, what must not stand, what stands for it. */
const settled: readonly (readonly [string, string, RegExp, string])[] = [
  ['en', 'musketiere', /\bmiddle\b/, 'centre'],
  ['en', 'mousquetaires_du_roy', /\b(his|her|whose|Musketeer’s|Milady’s) turn\b/, 'turn is the round'],
  ['fr', '', /(?<!\p{L})(tu|te|toi|ton|tes)(?!\p{L})|(?<!\p{L})t’/iu, 'vous'],
  ['fr', 'musketiere', /(?<!\p{L})pierres?(?!\p{L})/iu, 'gemme'],
  ['fr', 'four_musketeers', /(?<!\p{L})gemmes?(?!\p{L})/iu, 'pierre'],
  ['fr', 'musketiere', /(?<!\p{L})soldes?(?!\p{L})/iu, 'récompenses'],
  ['fr', 'musketiere', /(?<!\p{L})(le|un|du|au) gardes?(?!\p{L})/iu, 'la garde'],
  ['fr', 'musketiere', /au milieu/i, 'au centre'],
  ['fr', '', /[ \u00a0][!?;]|[ \u202f]:|« | »/, 'no-break spaces: narrow before ! ? ;'],
  ['de', '', /wie es liegt|Verteilung des Tages/, 'wie es kommt, Partie des Tages'],
  ['de', '', /(Kardinals|Garde|Paris)[- ][Kk]arte/, 'one word'],
  ['de', 'musketiere', /\bKardinalskarte/, 'Gardekarte'],
  ['de', 'musketiere', /\bDukat\b/, 'Dukaten'],
  ['de', 'four_musketeers', /\bKampf\b|\bKämpfe\b/, 'Gefecht'],
  ['de', 'mousquetaires_du_roy', /Epos|Milady|\bBotte\b|Schwert/, 'Ruhmesmarker, Mylady, Finte, Degen'],
  ['fi', 'musketiere', /palkk[ao](?!i)|osapeli|näillä kivillä/i, 'palkkio, erä'],
  ['fi', 'mousquetaires_du_roy', /eepos|Retki|\bbotte/i, 'urotyömerkki, matka, salapisto'],
  ['fi', 'mousquetaires_du_roy', /muskettisotur/i, 'musketööri'],
];

describe('words that have been settled', () => {
  test.each(settled)('%s %s: not %s but %s', (language, game, what) => {
    expect(having(language, game, what)).toEqual([]);
  });

  test('in French the villain is a man only where he is one', () => {
    const lines = having('fr', 'four_musketeers', /le méchant/).filter((line) => /Madame|Milady/.test(line));
    expect(lines).toEqual([]);
  });
});

describe('after a colon', () => {
  /** What a sentence may begin with: such a word has a capital letter nowhere but there. */
  const begins = {
    en: /: (The|A|An|You|Your|Yours|He|She|It|They|Who|Whoever|Where|Now|This|That|In|On|If|When)\b/,
    fr: /\u00a0?: (Le|La(?! Rochelle)|Les|Un|Une|Vous|Votre|Vos|Il|Elle|Ils|Qui|Où|On|Ce|Cette|Si|Quand|À)(?!\p{L})/u,
    fi: /: (Se|Sinä|Sinun|Nyt|Tämä|Hän|Kun|Jos|Kuka|Missä|Ne|He)(?!\p{L})/u,
  };
  test.each(Object.entries(begins))('%s goes on with a small letter', (language, what) => {
    expect(having(language, '', what)).toEqual([]);
  });
});
