import { describe, expect, it } from 'vitest';
import type { Frame, GameTypes, Update } from '../../generated/bridge';
import type { Answer, Ask, Op } from '../../worker/protocol';
import { applyUpdate, type Engine, MatchClient } from './match-client';

interface Letters extends GameTypes {
  Event: { type: string };
}
const events = (letters: string) => [...letters].map((type) => ({ type }));
const letters = (story: readonly { type: string }[]) => story.map(({ type }) => type).join('');
const placed = (places: Record<number, string>) =>
  Object.entries(places).map(([at, type]) => ({ at: Number(at), event: { type } }));
const frame = { game: 'letters' } as Frame<Letters>;

const update = (story: Partial<Update<Letters>['story']>): Update<Letters> => ({
  frame,
  story: { keep: 0, changed: [], inserted: [], events: [], ...story },
});

describe('a story', () => {
  const become = (before: string, patch: Partial<Update<Letters>['story']>) => {
    const story = events(before);
    const { news, ...now } = applyUpdate<Letters>(story, update(patch));
    expect(letters(story), 'the story before is left as it is').toBe(before);
    return [
      letters(now.before),
      letters(now.story),
      news.map(({ at, event }) => `${at}${event.type}`).join(' '),
    ];
  };

  it('goes on', () =>
    expect(become('ab', { keep: 2, events: events('cd') })).toEqual(['ab', 'abcd', '2c 3d']));

  it('has news in its midst, one after the other, and then at its end', () =>
    expect(
      become('adf', { keep: 3, inserted: placed({ 1: 'b', 2: 'c', 4: 'e' }), events: events('g') }),
    ).toEqual(['adf', 'abcdefg', '1b 2c 4e 6g']));

  it('is seen otherwise, and that is no news', () =>
    expect(become('abc', { keep: 3, changed: placed({ 0: 'A', 2: 'C' }) })).toEqual(['AbC', 'AbC', '']));

  it('is changed before anything is put in', () =>
    expect(become('abd', { keep: 3, changed: placed({ 2: 'D' }), inserted: placed({ 2: 'c' }) })).toEqual([
      'abD',
      'abcD',
      '2c',
    ]));

  it('is taken back, and then nothing of it is news', () => {
    expect(become('abcd', { keep: 2 })).toEqual(['ab', 'ab', '']);
    expect(become('abcd', { keep: 2, events: events('xy') })).toEqual(['abxy', 'abxy', '']);
  });

  it('that has missed an answer is not told on', () =>
    expect(() => become('ab', { keep: 3 })).toThrow(RangeError));
});

describe('a client', () => {
  /** Gives these answers, one after the other. */
  const answering = (...answers: object[]) => {
    const asked: unknown[] = [];
    const engine: Engine = {
      ask: async <K extends Op>(op: K, body: Ask<K>) => {
        asked.push([op, body]);
        return answers.shift() as Answer<K>;
      },
    };
    return { asked, client: new MatchClient<Letters>(engine, 'board') };
  };

  it('asks in its own name and puts together what it is told', async () => {
    const { asked, client } = answering(
      update({ events: events('ab') }),
      update({ keep: 2, changed: placed({ 1: 'B' }), events: events('c') }),
    );
    await client.ask('follow', { seats: [] });
    expect(letters(client.story)).toBe('ab');
    const { news } = await client.ask('follow', { seats: [1] });
    expect(letters(client.story)).toBe('aBc');
    expect(news).toEqual([{ at: 2, event: { type: 'c' } }]);
    expect(asked).toEqual([
      ['follow', { client: 'board', seats: [] }],
      ['follow', { client: 'board', seats: [1] }],
    ]);
  });

  it('hears who thinks, what was decided, that a player of the visitor must decide, and that nobody must', async () => {
    const thinking = { seat: 1, progress: 0.5 };
    const decided = { update: update({ events: events('a') }) };
    const { asked, client } = answering({ thinking }, decided, { own: 2 }, {});
    expect(await client.advance(30)).toEqual({ thinking, own: null, applied: null });
    expect((await client.advance(30)).applied?.story).toEqual(events('a'));
    expect(await client.advance(30)).toEqual({ thinking: null, own: 2, applied: null });
    expect(await client.advance(30)).toEqual({ thinking: null, own: null, applied: null });
    expect(letters(client.story)).toBe('a');
    expect(asked[0]).toEqual(['advance', { client: 'board', budget: 30 }]);
  });
});
