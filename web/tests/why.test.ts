import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'lit';
import { expect, test } from 'vitest';
import { clauses as ofFour, why as whyFour } from '../games/four_musketeers/table/why';
import '../games/four_musketeers/messages';
import { clauses as ofRoy, why as whyRoy } from '../games/mousquetaires_du_roy/table/choices/why';
import '../games/mousquetaires_du_roy/messages';
import { clauses as ofMusketiere, why as whyMusketiere } from '../games/musketiere/table/why';
import '../games/musketiere/messages';
import { setLanguage, useCatalogues } from '../lib/i18n';
import { languages } from '../lib/languages';
import { asked } from '../lib/table/prompt';

const duel = {
  guard: 30,
  hand: ['3/1', '9/2'],
  ownChoice: null,
  pay: [],
  played: [],
  counting: [0, 1, 2],
  viewer: 0,
} as never;
const games = [
  ['musketiere', ofMusketiere, (kind: never) => whyMusketiere(kind, duel)],
  ['four_musketeers', ofFour, (kind: never) => whyFour(kind, 'AC')],
  ['mousquetaires_du_roy', ofRoy, whyRoy],
] as const;

test.each(games)('%s: every question says by which clauses it is asked, and they exist', (game, clauses) => {
  const rules = readFileSync(join(import.meta.dirname, '../../docs/rules', `${game}.md`), 'utf8');
  for (const [kind, said] of Object.entries(clauses)) {
    const letters = said.slice(0, 2);
    for (const number of said.matchAll(/\d+\.\d+/g)) {
      const clause = new RegExp(`^- (\\*\\*)?${letters}-${number[0].replace('.', '\\.')}(\\*\\*)? `, 'm');
      expect(rules, `${kind}: ${letters}-${number[0]}`).toMatch(clause);
    }
  }
});

test.each(languages)('%s: every question says why it is asked', async (language) => {
  await setLanguage(language);
  await useCatalogues('shell', 'table', ...games.map(([game]) => `table-${game}`));
  for (const [, clauses, why] of games)
    for (const kind of Object.keys(clauses)) {
      const words = why(kind as never).words;
      expect(words).not.toMatch(/^(four-|mr-)?question-/);
      expect(words.length).toBeGreaterThan(40);
    }
  const [plain, cyclical] = [false, true].map((each) => whyFour('strike', 'AC', each));
  const all = (one?: ReturnType<typeof whyFour>) => [one?.words, ...(one?.more ?? [])].join(' ');
  expect(all(cyclical).length).toBeGreaterThan(all(plain).length + 40);
  expect(cyclical?.clauses).toContain('7.3');
  const [guided, shadowed] = (['AS', 'KS'] as const).map((story) => whyFour('strike', story));
  expect(all(guided).length, 'whoever has the stone shall lose').toBeGreaterThan(all(plain).length + 40);
  expect(guided?.clauses, 'and is struck for from the shadow').toContain('6.6');
  expect(all(shadowed)).not.toBe(all(guided));
  expect(shadowed?.clauses).toContain('9.5');
});

test('only a question has a why, and its sign is no part of what is read out', async () => {
  await setLanguage('en');
  await useCatalogues('shell', 'table', 'table-musketiere');
  const page = document.createElement('div');
  const look = { label: 'Story', word: 'Story', symbol: 'story', press: () => {} } as const;
  const line = (you: boolean) => {
    render(
      asked({
        words: 'Choose a card.',
        you,
        why: whyMusketiere('play_card', duel),
        looks: [look, look],
        coachPanel: null,
      }),
      page,
    );
    return page.querySelector('.why');
  };
  expect(line(false)).toBeNull();
  expect(line(true)?.getAttribute('popovertarget')).toBe(page.querySelector('.why-page')?.id);
  expect(page.querySelector('.asked__words')?.textContent).toBe('Choose a card.');
  const rules = page.querySelector<HTMLElement>('.why-page .button');
  expect(rules?.textContent).toBe('Rules');
  expect(rules?.title.replace(/[\u2066-\u2069]/g, '')).toBe('Clauses MU-1.2, 4.5–4.8');
});

test('of a guard that is out of reach it is said by what (MU-4.6, MU-1.1)', async () => {
  await setLanguage('en');
  await useCatalogues('table-musketiere');
  const said = (change: object) =>
    whyMusketiere('play_card', { ...(duel as object), ...change } as never).words;
  expect(said({})).toContain('Your 9 and a 10 from each of the others would make 29: less than 30.');
  expect(said({ guard: 29 })).toMatch(/^All cards together/);
  expect(said({ counting: [1, 2] }), 'his card does not count').toMatch(/^All cards together/);
  expect(said({ counting: [0] }), 'he fights alone').toMatch(/^All cards together/);
});
