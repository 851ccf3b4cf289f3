import { html } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawn } from '../../../lib/art/testing';
import { language, setLanguage, t, useCatalogues } from '../../../lib/i18n';
import '../messages';
import type { Card, Event, GameTypes } from '../../../generated/musketiere';

import { type Language, languages } from '../../../lib/languages';
import type { Recorded } from '../../../lib/table/recorded';
import { appliedIn } from '../../../lib/table/testing';
import { cardName, tell } from './sentences';
import { cameOf, chapters } from './story';
import alone from './testdata/alone.json';
import shared from './testdata/shared.json';

const events = (log: readonly Recorded<GameTypes>[], viewer: number | null): Event[] =>
  appliedIn(log)
    .filter(({ entry, applied }) => entry.op !== 'follow' && applied.frame.viewer === viewer)
    .flatMap(({ news }) => news);

beforeAll(() => useCatalogues('table', 'table-musketiere'));

const duel: Event[] = [
  { type: 'game_started', game: 1, removed: [4, 35, 40], pile: 12, aside: 19 },
  { type: 'pay_laid', seat: 0, cards: ['9/1', '6/0', '3/3'] },
  { type: 'guard_turned', duel: 3, strength: 12, counting: [0, 1, 2] },
  { type: 'cards_turned', duel: 3, cards: ['1/0', '4/2', '3/1'], counting: [0, 1, 2] },
  { type: 'duel_decided', duel: 3, strength: 12, sum: 8, won: false, seat: 0, card: '1/0', by_swords: false },
  { type: 'prison_taken', seat: 0, place: 2, source: 'centre', centre: { gems: 3, prisons: 2 } },
];

describe('the story', () => {
  it('tells a duel in words, and speaks to the reader', async () => {
    await setLanguage('en');
    const roster = { names: ['Anne', 'Aramis', 'Porthos'], viewer: 0 };
    const chapter = chapters(duel, roster).at(-1);
    expect(chapter?.title).toBe('Duel\u00a03 — guard\u00a012, lost by 4');
    expect(chapter?.lines.join(' ')).toBe(
      'You 1 · Aramis 4 · Porthos 3. You held the lowest card. A prison on your 3.',
    );
  });

  it('tells what may have turned the match: the pay that was laid, or the duel', async () => {
    await setLanguage('en');
    const told = chapters(duel, { names: ['Anne', 'Aramis', 'Porthos'], viewer: 0 });
    expect(told.map(cameOf)).toEqual(['Your pay: 9, 6 and 3.', told[1]?.lines.join(' ')]);
    const others = chapters(duel, { names: ['Anne', 'Aramis', 'Porthos'], viewer: 1 });
    expect(others.map(cameOf)[0], 'what another laid is not told').toBe('');
  });

  it('shows the cards of a duel with whose they are, and which decided it', async () => {
    const page = drawn(
      chapters(duel, { names: ['Anne', 'Aramis', 'Porthos'], viewer: 0 }).at(-1)?.picture ?? html``,
    );
    expect([...page.querySelectorAll('li')].map((one) => one.textContent.replace(/\s/g, ''))).toEqual([
      '1You',
      '4Aramis',
      '3Porthos',
    ]);
    expect(
      [...page.querySelectorAll('li')].map((one) => one.querySelector('.mk-card--lost') !== null),
    ).toEqual([true, false, false]);
    expect(page.querySelector('.mk-card__strength')?.textContent).toBe('12');
  });

  it('tells a spectator the same without what only the owner knows', async () => {
    await setLanguage('en');
    const told = chapters(
      duel.map((event) => (event.type === 'pay_laid' ? { type: 'pay_laid', seat: 0 } : event)),
      { names: ['Anne', 'Aramis', 'Porthos'], viewer: null },
    );
    expect(told.at(-1)?.lines.at(-1)).toBe('Anne takes a prison. It goes on the third card.');
    expect(told[0]?.lines.join(' ')).not.toContain('9');
  });
});

describe.each(languages)('in %s', (wish: Language) => {
  it('every event of recorded matches has its words', async () => {
    await setLanguage(wish);
    expect(language()).toBe(wish);
    const words = [
      ...[0, 1, null].flatMap((viewer) => {
        const roster = { names: ['Anne', 'Louis', 'Aramis'], viewer };
        return [alone, shared].flatMap((log) => {
          const story = events(log, viewer);
          return [
            ...story.map((event) => tell(event, roster)),
            ...chapters(story, roster).flatMap(({ title, lines }) => [title, ...lines]),
          ];
        });
      }),
      ...['0/0', '7/3', '10/4'].map((card: Card) => cardName(card)),
      t('known-ours'),
    ];
    expect(words.length).toBeGreaterThan(60);
    for (const sentence of words) {
      expect(sentence ?? 'nothing to say').not.toMatch(/^[a-z]+(-[\w]+)+$|\{|undefined|NaN/);
    }
  });
});
