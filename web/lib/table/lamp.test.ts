import { afterEach, expect, test, vi } from 'vitest';
import type { Analysis, Frame, GameTypes } from '../../generated/bridge';
import type { Choices } from './choices';
import { type Asked, Lamp, mayAsk } from './lamp';

const choice = (action: object, worth = 1) => ({ action, worth, error: 0.5, worlds: 40, reasons: [] });
const thinking = (progress: number): Analysis<GameTypes> => ({
  progress,
  unit: 'points',
  choices: null,
  played: null,
});
const found = (...actions: object[]): Analysis<GameTypes> => ({
  progress: 1,
  unit: 'points',
  choices: actions.map((action, place) => choice(action, 10 - 3 * place)),
  played: null,
});

/** A table at which the viewer must decide; what is asked is answered one after the other, the last for ever. */
class Table implements Asked<GameTypes> {
  stage = { at: 'choosing' };
  frame = {
    viewer: 0,
    actions: 4,
    legal: { actions: [{ card: 'a' }, { card: 'b' }] },
    decision: { kind: 'play', seats: [0], secret: false },
  } as unknown as Frame;
  asked = 0;
  cancelled = 0;
  answers: (Analysis<GameTypes> | null)[];

  constructor(...answers: (Analysis<GameTypes> | null)[]) {
    this.answers = answers;
  }

  async analyse(): Promise<Analysis<GameTypes> | null> {
    this.asked += 1;
    await new Promise((resolve) => setTimeout(resolve));
    return this.answers[Math.min(this.asked, this.answers.length) - 1] ?? null;
  }

  async cancel(): Promise<void> {
    this.cancelled += 1;
  }
}

const lampAt = () => {
  const drawn: (string | null)[] = [];
  const lamp: Lamp<GameTypes> = new Lamp(() => drawn.push(lamp.light?.at ?? null));
  return { lamp, drawn };
};

afterEach(() => vi.restoreAllMocks());

test('it thinks in slices and says what it has found', async () => {
  const table = new Table(thinking(0.3), thinking(0.6), found({ card: 'a' }, { card: 'b' }));
  const { lamp, drawn } = lampAt();
  await lamp.kindle(table);
  expect(table.asked).toBe(3);
  expect(drawn).toEqual(['thinking', 'thinking', 'thinking', 'found']);
  expect(lamp.light).toMatchObject({ at: 'found', found: { unit: 'points' } });
  expect(table.cancelled).toBe(0);
});

test('who asks for the first time is told before that it will be said, and nothing is asked until he wants it', async () => {
  localStorage.clear();
  const table = new Table(found({ card: 'a' }, { card: 'b' }));
  const { lamp, drawn } = lampAt();
  await lamp.ask(table);
  expect([drawn, table.asked]).toEqual([['offered'], 0]);
  lamp.out();
  await lamp.ask(table);
  expect(lamp.light?.at, 'who has put it out has not agreed').toBe('offered');
  lamp.again();
  await vi.waitFor(() => expect(lamp.light?.at).toBe('found'));
  lamp.out();
  await lamp.ask(table);
  expect(lamp.light?.at).toBe('found'); // once is enough
});

test.each([
  ['as good as anything', [3, 2.8, 2.7], 'c'],
  ['likely worse', [3, 2, 1], 'a'],
])(
  'what the table counsels, which is %s, is counted first accordingly, and stays its counsel',
  async (_, worths, first) => {
    const answer = found({ card: 'a' }, { card: 'b' }, { card: 'c' });
    const choices = answer.choices?.map((one, at) => ({ ...one, worth: worths[at] ?? 0 })) ?? null;
    const table = new Table({ ...answer, choices } as Analysis<GameTypes>);
    const lamp: Lamp<GameTypes> = new Lamp(
      () => {},
      () => ({ card: 'c' }) as never,
    );
    await lamp.kindle(table);
    const order = lamp.light?.at === 'found' ? lamp.light.found.choices.map(({ action }) => action) : [];
    expect(order[0]).toEqual({ card: first });
    expect(order).toHaveLength(3);
    lamp.out();
    lamp.follow(table);
    expect(lamp.said).toEqual({ card: first });
    table.frame = { ...table.frame, actions: 5 } as Frame;
    lamp.follow(table);
    expect(lamp.said).toBeNull();
  },
);

test('put out, it asks no more and drops what it was thinking about', async () => {
  const table = new Table(thinking(0.1));
  const { lamp } = lampAt();
  const burning = lamp.kindle(table);
  await vi.waitFor(() => expect(table.asked).toBeGreaterThan(3));
  lamp.out();
  const { asked } = table;
  await burning;
  expect([table.asked - asked, table.cancelled, lamp.light]).toEqual([0, 1, null]);
});

test.each([
  ['another player is to decide', { viewer: 1 }],
  ['something has been done', { actions: 5 }],
  ['nobody looks', { viewer: null }],
  ['nothing is asked', { legal: null }],
  ['there is but one answer', { legal: { actions: [{ card: 'a' }] } }],
])('it goes out when %s', async (_, change) => {
  const table = new Table(found({ card: 'a' }));
  const { lamp } = lampAt();
  await lamp.kindle(table);
  lamp.follow(table);
  expect(lamp.light?.at).toBe('found');
  table.frame = { ...table.frame, ...change } as Frame;
  lamp.follow(table);
  expect(lamp.light).toBeNull();
});

test.each(['curtain', 'animating', 'grace', 'over', 'scored'])(
  'it does not burn while the stage is %s',
  async (at) => {
    const table = new Table(found({ card: 'a' }));
    const { lamp } = lampAt();
    await lamp.kindle(table);
    table.stage = { at };
    lamp.follow(table);
    expect(lamp.light).toBeNull();
    expect(mayAsk(table)).toBe(false);
    await lamp.kindle(table);
    expect([table.asked, lamp.light]).toEqual([1, null]);
  },
);

test('an answer that comes when the decision is gone is nobody’s', async () => {
  const table = new Table(null);
  const { lamp } = lampAt();
  await lamp.kindle(table);
  expect(lamp.light).toBeNull();
});

test('what goes wrong is said, and asked again when wanted', async () => {
  const table = new Table(found({ card: 'a' }));
  const { lamp } = lampAt();
  const analyse = vi.spyOn(table, 'analyse').mockRejectedValueOnce(new Error('worker-died'));
  await lamp.kindle(table);
  expect(lamp.light?.at).toBe('failed');
  lamp.again();
  await vi.waitFor(() => expect(lamp.light?.at).toBe('found'));
  expect(analyse).toHaveBeenCalledTimes(2);
});

test('it does not think in a tab that nobody sees', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const table = new Table(thinking(0.5), found({ card: 'a' }));
  const { lamp } = lampAt();
  const burning = lamp.kindle(table);
  await Promise.resolve();
  expect(table.asked).toBe(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await burning;
  expect(table.asked).toBe(2);
});

test('cards bear the number of the best choice that plays them', async () => {
  const words = { cards: ({ card }: { card: string }) => [card] } as unknown as Choices<GameTypes>;
  const { lamp } = lampAt();
  expect(lamp.marks(words).size).toBe(0);
  await lamp.kindle(new Table(found({ card: 'a' }, { card: 'b' }, { card: 'a' })));
  expect(lamp.marks(words)).toEqual(
    new Map([
      ['a', { place: 1, sign: null }],
      ['b', { place: 2, sign: null }],
    ]),
  );
});

test('a card that is not simply played bears the sign of what is done with it', async () => {
  const words = {
    cards: ({ card }: { card: string }) => [card],
    sign: ({ card }: { card: string }) => (card === 'a' ? 'shadow-strike' : null),
  } as unknown as Choices<GameTypes>;
  const { lamp } = lampAt();
  await lamp.kindle(new Table(found({ card: 'a' }, { card: 'b' })));
  expect(lamp.marks(words)).toEqual(
    new Map([
      ['a', { place: 1, sign: 'shadow-strike' }],
      ['b', { place: 2, sign: null }],
    ]),
  );
});

test('where a choice plays several cards, those of the one in hand bear its number', async () => {
  const words = { cards: ({ cards }: { cards: string[] }) => cards } as unknown as Choices<GameTypes>;
  const { lamp } = lampAt();
  await lamp.kindle(new Table(found({ cards: ['a', 'b', 'c'] }, { cards: ['b', 'c', 'd'] })));
  expect(lamp.marks(words)).toEqual(
    new Map([
      ['a', { place: 1, sign: null }],
      ['b', { place: 1, sign: null }],
      ['c', { place: 1, sign: null }],
    ]),
  );
  lamp.choose(1);
  expect(lamp.marks(words)).toEqual(
    new Map([
      ['b', { place: 2, sign: null }],
      ['c', { place: 2, sign: null }],
      ['d', { place: 2, sign: null }],
    ]),
  );
});
