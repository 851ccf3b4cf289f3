/** What a screen reader is told at the three tables, read through: in recorded positions, in all languages. */
import type { LitElement } from 'lit';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import '../games/four_musketeers/messages';
import '../games/four_musketeers/table/table';
import bonacieux from '../games/four_musketeers/table/testdata/bonacieux.json';
import milady from '../games/four_musketeers/table/testdata/milady.json';
import rochefort from '../games/four_musketeers/table/testdata/rochefort.json';
import wardes from '../games/four_musketeers/table/testdata/wardes.json';
import '../games/mousquetaires_du_roy/messages';
import '../games/mousquetaires_du_roy/table/table';
import asked from '../games/mousquetaires_du_roy/table/testdata/asked.json';
import roy from '../games/mousquetaires_du_roy/table/testdata/replay.json';
import '../games/musketiere/messages';
import '../games/musketiere/table/table';
import alone from '../games/musketiere/table/testdata/alone.json';
import shared from '../games/musketiere/table/testdata/shared.json';
import watched from '../games/musketiere/table/testdata/watched.json';
import type { Frame, GameTypes } from '../generated/bridge';
import { setLanguage, useCatalogues } from '../lib/i18n';
import { languages } from '../lib/languages';
import { appliedIn } from '../lib/table/testing';

interface Position {
  readonly frame: Frame;
  readonly story: readonly GameTypes['Event'][];
}

const positions = (...logs: Parameters<typeof appliedIn>[0][]): Position[] =>
  logs.flatMap((log) => appliedIn(log as never).map(({ applied: { frame, story } }) => ({ frame, story })));

const [royFrame] = roy.frames as unknown as readonly Frame[];
/** All that can be asked of either side. */
const ofRoy = (asked as unknown as readonly Pick<Frame, 'view' | 'legal'>[]).map(
  ({ view, legal }): Position => {
    const { seat, asking, players, milady_seat } = view as unknown as Record<
      'seat' | 'players' | 'milady_seat',
      number
    > & { asking: string };
    const seats = Math.max(players, seat + 1, (milady_seat ?? 0) + 1);
    const frame = {
      ...royFrame,
      view,
      legal,
      viewer: seat,
      names: ['Anne', 'Bruno', 'Clara', 'David', 'Emil', 'Fritz'].slice(0, seats),
      controllers: Array.from({ length: seats }, (_, one) => (one === seat ? 'human' : 'skilled-bold')),
      decision: { kind: asking, seats: [seat], secret: false },
    } as unknown as Frame;
    return { frame, story: [] };
  },
);

const games = [
  ['musketiere', 'mk-musketiere', positions(alone as never, shared as never, watched as never)],
  [
    'four_musketeers',
    'mk-four-musketeers',
    positions(bonacieux as never, milady as never, rochefort as never, wardes as never),
  ],
  ['mousquetaires_du_roy', 'mk-mousquetaires-du-roy', ofRoy],
] as const;

/** So many of them: the words differ by language, where they stand does not. */
const spread = (all: readonly Position[], most: number) => {
  const step = Math.ceil(all.length / most);
  return all.filter((_, at) => at % step === 0);
};

/** Opens the match where it stands, and answers nothing else. */
class Standing extends EventTarget {
  constructor(private readonly at: Position) {
    super();
  }

  ask(op: string): Promise<unknown> {
    const { frame, story } = this.at;
    if (op !== 'open' && op !== 'follow') return new Promise(() => {});
    const told = { keep: 0, changed: [], inserted: [], events: story };
    return Promise.resolve({ frame: { ...frame, actions: Math.max(1, frame.actions) }, story: told });
  }

  retry(): void {}
}

const settings = { language: 'en', theme: 'dark', speed: 'fast', motion: 'off', sound: 'off' };

async function tableAt(tag: string, game: string, at: Position): Promise<HTMLElement> {
  const table = document.createElement(tag) as LitElement;
  Object.assign(table, {
    game: { id: game },
    engine: new Standing(at),
    settings,
    source: { at: 'table', id: 'm' },
  });
  document.body.append(table);
  for (let turn = 0; turn < 6; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    await table.updateComplete;
  }
  return table;
}

const NAMED =
  'button, a[href], [role], section, article, aside, ol[aria-label], ul[aria-label], input, h1, h2, h3';

/** What is read out of a part of the page: all but what is hidden from the ear, a label in the place of what it names.
 * A bar stands between what is read apart, ␟ between parts of a line. */
function heard(part: Node): string {
  if (part.nodeType === Node.TEXT_NODE) return part.textContent ?? '';
  if (!(part instanceof Element) || part.matches('[aria-hidden="true"], style, script, dialog:not([open])'))
    return '';
  const label = part.getAttribute('aria-label') ?? '';
  if (label && part.matches('button, a, [role="img"]')) return ` ${label} `;
  const inside = [...part.childNodes].map(heard).join('');
  const apart = part.matches('span, b, i, em, strong, small, kbd, svg') ? '␟' : ' | ';
  return `${label ? ` ${label}: ` : ''}${apart}${inside}${apart}`;
}
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(\| )+/g, '| ')
    .trim();

/** The same number, or the same words, twice in a row; what is no word for anybody. */
const FAULTS: readonly RegExp[] = [
  /(?<![\d/:,.–-])\b(\d+)[ ␟]+\1 \p{L}[^|]*/u,
  /\b(\p{L}{3,}[ ␟]+\p{L}{3,}[^|␟]{0,40})[ ␟]+\1\b/u,
  /undefined|NaN|\[object|\{ ?\$/,
  /\b[a-z]+_[a-z_]+\b/,
  /\b(?:sign|table|four|mr|ask|tell|says|card|option|place|token|hero|adversary|track|quest|skill|suit|person|button|story|lamp)-[a-z][\w-]+/,
];

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'lamp', ...games.flatMap(([game]) => [game, `table-${game}`]));
});
afterEach(() => document.body.replaceChildren());

describe.each(languages)('%s', (language) => {
  test.each(games)(
    '%s: nothing is said twice, nothing is nameless, nothing is raw',
    async (game, tag, all) => {
      await setLanguage(language);
      const faults = new Set<string>();
      const note = (words: string, where: string) => {
        for (const fault of FAULTS) {
          const found = fault.exec(words);
          if (found)
            faults.add(`${where}: ${words.slice(Math.max(0, found.index - 40), found.index)}${found[0]}`);
        }
      };
      expect(all.length).toBeGreaterThan(20);
      for (const at of spread(all, language === 'en' ? 25 : 10)) {
        const table = await tableAt(tag, game, at);
        const whole = plain(heard(table));
        expect(whole.length).toBeGreaterThan(100);
        note(whole, 'read');
        for (const part of table.querySelectorAll(NAMED)) {
          if (
            part.closest('[aria-hidden="true"], dialog:not([open]), [popover]') ||
            part.matches('[role="status"], [role="note"], label input')
          )
            continue;
          const label = part.getAttribute('aria-label');
          if (label && part.parentElement?.closest('[aria-label]')?.getAttribute('aria-label') === label)
            faults.add(`named like what it is in: ${label}`);
          if (!plain(heard(part)).replaceAll(/[|␟]/g, '').trim())
            faults.add(`no name: ${part.outerHTML.slice(0, 80)}`);
        }
        for (const sign of table.querySelectorAll<HTMLElement>('[data-sign]')) {
          const words = sign.dataset.sign ?? '';
          if (words.length < 8) faults.add(`no sign: ${words} ${sign.outerHTML.slice(0, 80)}`);
          note(words, 'sign');
        }
        table.remove();
      }
      expect([...faults]).toEqual([]);
    },
  );
});

test('what is read twice is noticed', () => {
  for (const words of [
    '2 2 cards',
    '3 3 pistoles',
    'Athos 4 4 cards',
    'Dark Lord Dark Lord',
    '2␟2 cards',
    'mr-sign-foo',
    'la_rochelle',
  ])
    expect(
      FAULTS.some((fault) => fault.test(words)),
      words,
    ).toBe(true);
  for (const words of [
    '3 of 3',
    '2 : 2 cards',
    '10 with two swords',
    'Life 4 of 4',
    '12 2 cards',
    '2 | 2 cards',
  ])
    expect(
      FAULTS.some((fault) => fault.test(words)),
      words,
    ).toBe(false);
});
