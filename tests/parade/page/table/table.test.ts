import { render } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage, useCatalogues } from '../../../../web/lib/i18n';
import { languages } from '../../../../web/lib/languages';
import type { PlayController } from '../../../../web/lib/table/play';
import type { Action, GameTypes, Update } from '../generated/parade';
import nobody from '../testdata/nobody.json';
import seat0 from '../testdata/seat-0.json';
import seat1 from '../testdata/seat-1.json';
import shared from '../testdata/shared.json';
import '../messages';
import { type Log, opened, RecordedEngine, text } from '../testing';
import { fencer } from './fencer';
import { applyEvent, type Scene, sceneOf, withoutSecrets } from './scene';
import { hintFor } from './sentences';

/** At each step of what is told the page is looked at. Only where a choice can be taken back is there time to do so. */
const watch = vi.hoisted(() => ({ look: () => {} }));
vi.mock('../../../../web/lib/table/pace', async (original) => ({
  ...(await original<object>()),
  paceOf: () => ({ step: () => 0, grace: () => 1 }),
  haste: () => 1,
  sleep: (ms: number, cut: AbortSignal) =>
    new Promise<void>((resolve) => {
      if (ms === 1 && !cut.aborted) cut.addEventListener('abort', () => resolve());
      else
        setTimeout(() => {
          watch.look();
          resolve();
        });
    }),
}));
vi.mock('../../../../web/worker/saved', () => ({ listMatches: async () => [] }));

beforeEach(() => localStorage.clear());
afterEach(() => render(null, document.body));

/** What was answered about the table. */
const updates = (log: Log): Update[] =>
  log.flatMap((entry) => {
    switch (entry.op) {
      case 'open':
      case 'follow':
      case 'act':
      case 'undo':
        return entry.answer;
      case 'advance':
        return entry.answer.update ?? [];
      default:
        return [];
    }
  });

/** The blades that a seat was dealt; all matches begin with the same. */
const dealt = [seat0, seat1].map(
  (log) => new Set(updates(log).find(({ frame }) => frame.viewer !== null)?.frame.view.hand),
);

// ---- the events ------------------------------------------------------------------------------------------------------

test.each([
  ['seat-0', seat0],
  ['seat-1', seat1],
  ['nobody', nobody],
  ['shared', shared],
])('events lead from one view to the next, as seen by %s', (_, log: Log) => {
  let scene: Scene | null = null;
  let told = 0;
  for (const { frame, story } of updates(log)) {
    const next = sceneOf(frame.view);
    if (scene?.viewer === next.viewer && story.changed.length === 0 && story.events.length > 0) {
      const news = [...story.inserted.map(({ event }) => event), ...story.events];
      expect(news.reduce(applyEvent, scene)).toEqual(next);
      told += news.length;
    }
    scene = next;
  }
  expect(told).toBeGreaterThan(20);
});

test('what everybody may see of a scene is no blade but those that have been turned up', () => {
  const views = updates(shared).map(({ frame }) => frame.view);
  expect(views.filter(({ bouts }) => bouts.some(({ cards }) => cards.includes(null)))).not.toEqual([]);
  for (const view of views) {
    const open = view.bouts.flatMap(({ cards }) => (cards.includes(null) ? [] : cards));
    const left = JSON.stringify(withoutSecrets(sceneOf(view))).match(/b\d+/g) ?? [];
    expect(left).toEqual(open);
  }
});

// ---- the table -------------------------------------------------------------------------------------------------------

/** The blades that can be seen or read in the page, or found by the names of its parts. */
function shown(): Set<string> {
  const table = find('mk-parade')?.innerHTML.replace(/<!--.*?-->/gs, '') ?? '';
  const story = all('.story p').map(text).join('\n');
  const found = [
    ...table.matchAll(/card-b(\d+)|mk-card__value">(\d+)<|\bblade (\d+)/g),
    ...story.matchAll(/ (\d+)(?= ·|\.)/g), // Anne 16 · Porthos 27.
  ];
  return new Set(found.map(([, ...groups]) => `b${groups.find((group) => group !== undefined)}`));
}

/** What has been turned up for all, as far as it has been answered. */
const turnedUp = (log: Log): Set<string> =>
  new Set(
    updates(log)
      .flatMap(({ story }) => story.events)
      .flatMap((event) => (event.type === 'bout_decided' ? (event.cards ?? []) : [])),
  );

/** A message that is missing shows its id; one that lacks what it needs to know shows its braces. */
const ID = /\b(parade|table|tell|says|story|end|watch|coach)-\w+|\{.*|undefined|NaN/;

interface Played {
  readonly engine: RecordedEngine;
  /** How often the page was looked at, and what it showed that it must not. */
  readonly looks: number;
  readonly leaked: readonly string[];
  /** All the blades it has shown. */
  readonly seen: ReadonlySet<string>;
  /** Messages that it lacks. */
  readonly unsaid: readonly string[];
}

/** Within the screen: what all of it is drawn with takes long to go through. */
const all = (selector: string) => [
  ...(document.getElementById('content')?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const find = (selector: string) => all(selector)[0] ?? null;
const until = <T>(found: () => T) => vi.waitUntil(found, { interval: 10, timeout: 10_000 });

/** Plays a recorded match at the table, choice by choice, and looks at the page at every step. */
async function play(id: string, log: Log): Promise<Played> {
  const engine = new RecordedEngine(log);
  const leaked: string[] = [];
  let looks = 0;
  const seen = new Set<string>();
  const unsaid: string[] = [];
  const look = () => {
    const { controller } = (find('mk-parade') ?? {}) as { controller?: PlayController<GameTypes, Scene> };
    const { scene, step, humans = [] } = controller ?? {};
    // Of several at one device nobody has his own blades open while both look at what is turned up.
    const both = humans.length > 1 && step?.event.type === 'bout_decided' && step.event.cards !== null;
    const viewer = both ? null : (scene?.viewer ?? null);
    const own = viewer === null ? [] : (dealt[viewer] ?? []);
    const allowed = new Set([...turnedUp(engine.answered), ...own]);
    const now = shown();
    leaked.push(...[...now].filter((blade) => !allowed.has(blade)));
    unsaid.push(...(text(find('mk-parade')).match(ID) ?? []));
    looks += 1;
    for (const blade of now) seen.add(blade);
  };
  watch.look = look;
  await opened(`#/match/parade/${id}`, engine);
  for (const { op, body } of log) {
    if (op === 'act') await choose(engine, body.action);
    if (op === 'undo') (await until(() => find('.act__undo'))).click();
  }
  await until(goingOn(() => find('mk-match-end')));
  watch.look = () => {};
  return { engine, looks, leaked, seen, unsaid };
}

/** What is looked for; meanwhile the next player sits down, and nobody waits. */
const goingOn =
  <T>(look: () => T) =>
  () => {
    const ready = find('.pass[open] .button');
    if (ready) watch.look();
    ready?.click();
    const found = look();
    if (!found && find('.act__undo')) find('.table--parade')?.click();
    return found;
  };

async function choose(engine: RecordedEngine, action: Action): Promise<void> {
  const before = engine.asked.length;
  const words = { hold: 'Hold', thrust: 'Thrust', parry: 'Parry', yield: 'Yield' };
  const button = () =>
    action.type === 'lay'
      ? find(`mk-hand button[aria-label="blade ${action.card.slice(1)}"][aria-disabled=false]`)
      : (all('.act__do').find((one) => text(one) === words[action.type]) ?? null);
  const first = await until(goingOn(button));
  watch.look();
  first.click();
  if (action.type === 'lay') (await until(() => find('.act__do[aria-disabled=false]'))).click();
  await until(() => engine.asked.length > before);
}

test.each([
  ['seat-0', seat0],
  ['seat-1', seat1],
  ['nobody', nobody],
  ['shared', shared],
])(
  'is played to its end by %s, and never shows a blade that is hidden from whoever looks',
  async (id, log: Log) => {
    const { engine, looks, leaked, seen, unsaid } = await play(id, log);
    expect(engine.left).toEqual([]);
    expect(looks).toBeGreaterThan(30);
    expect(leaked).toEqual([]);
    expect(unsaid).toEqual([]);
    const viewers = new Set(updates(log).map(({ frame }) => frame.viewer));
    const known = [...viewers].flatMap((viewer) => (viewer === null ? [] : [...(dealt[viewer] ?? [])]));
    expect(seen).toEqual(new Set([...known, ...turnedUp(log)]));
  },
);

test('the end says who has won, and every sentence of the table is there in all languages', async () => {
  await play('seat-0', seat0);
  const { frame } = updates(seat0).at(-1) as Update;
  const totals = all('.end__total').map(text);
  expect(totals).toEqual(
    frame.outcome?.ranking.map(({ total }) => `${total} point${total === 1 ? '' : 's'}`),
  );
  expect(all('.story__chapter--bout')).toHaveLength(6);
  for (const language of languages) {
    await setLanguage(language);
    const table = await until(() => find('mk-parade'));
    await (table as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
    const words = [
      text(table),
      ...[...table.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel ?? ''),
    ];
    expect(words.join(' ')).not.toMatch(ID);
  }
});

test.each(languages)('the lesson explains each decision once, and the end, in %s', async (language) => {
  await useCatalogues('table-parade');
  await setLanguage(language);
  const roster = { names: ['Anne', 'Porthos'], viewer: 0 };
  const [{ frame } = { frame: null }] = updates(seat0);
  if (!frame?.decision) throw new Error('nothing recorded');
  const { decision, view } = frame;
  const said = (['lay', 'open', 'answer', 'over'] as const).map((at) => {
    const moment = {
      frame: at === 'over' ? frame : { ...frame, decision: { ...decision, kind: at } },
      scene: sceneOf(view),
      stage: { at: at === 'over' ? at : ('choosing' as const) },
      event: null,
    };
    const hint = hintFor(moment, roster, new Set());
    expect(hintFor(moment, roster, new Set([hint?.topic ?? '']))).toBeNull();
    return hint?.text ?? '';
  });
  expect(new Set(said).size).toBe(4);
  for (const words of said) expect(words).not.toMatch(ID);
});

test('with all cards open the others show their hands too, and with none their backs', () => {
  const views = [seat0, seat1].map(
    (log) => updates(log).find(({ frame }) => frame.legal)?.frame.view ?? null,
  );
  const scene = views[0] && sceneOf(views[0]);
  if (!scene) throw new Error('nothing recorded');
  const around = { scene, names: ['Anne', 'Porthos'], thinking: null, deciding: [] };
  const faces = () =>
    new Set([...document.querySelectorAll('.mk-card__value')].map((value) => `b${text(value)}`));
  render(fencer(1, { ...around, views }), document.body);
  expect(faces()).toEqual(dealt[1]);
  render(fencer(1, { ...around, views: null }), document.body);
  expect(faces()).toEqual(new Set());
  expect(document.querySelectorAll('.mk-card--back')).toHaveLength(6);
});
