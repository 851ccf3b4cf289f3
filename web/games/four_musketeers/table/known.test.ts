import { beforeAll, describe, expect, it } from 'vitest';
import '../messages';
import { html, render } from 'lit';
import type { Event } from '../../../generated/four_musketeers';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import { appliedIn } from '../../../lib/table/testing';
import { known, seenIn } from './known';
import { numberOf, type People, peopleOf } from './people';
import { applyEvent, type Scene, sceneOf } from './scene';
import bonacieux from './testdata/bonacieux.json';
import rochefort from './testdata/rochefort.json';
import wardes from './testdata/wardes.json';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'four_musketeers', 'table-four_musketeers');
});

/** What is said of the hidden cards; that it comes to all of them is looked at. */
function addsUp(told: readonly Event[], scene: Scene, people: People): string {
  const place = document.createElement('div');
  render(
    known(told, scene, people, (cards) => html`<h3></h3>${cards}`),
    place,
  );
  const words = (place.querySelector('.known > p:last-child')?.textContent ?? '').replace(
    /[\u2066-\u2069]/g,
    '',
  );
  const [whole = 0, ...parts] = (words.match(/\d+/g) ?? []).map(Number);
  expect(
    parts.reduce((sum, cards) => sum + cards, 0),
    words,
  ).toBe(whole);
  expect(place.querySelectorAll('.known__numbers .known__card').length % 32).toBe(0);
  return words;
}

describe.each([
  ['rochefort', rochefort],
  ['bonacieux', bonacieux],
  ['wardes', wardes],
] as const)('the cards that are left in the match %s', (_, log) => {
  const looks = appliedIn(log).map(({ applied: { frame, story } }) => {
    const scene = sceneOf(frame.view);
    return { frame, story, scene, people: peopleOf(scene, { names: frame.names, viewer: frame.viewer }) };
  });

  it('are those that the engine has not shown to whoever strikes (FM-20.21)', () => {
    const striking = looks.filter(({ frame }) => frame.legal && frame.legal.unseen.length > 0);
    expect(striking.length).toBeGreaterThan(2);
    for (const { frame, story, scene, people } of striking) {
      const seen = seenIn(story, scene, people);
      const hidden = [...(seen ?? [])].filter(([, at]) => at === 'hidden').map(([card]) => numberOf(card));
      const counted = [3, 4, 5, 6, 7, 8, 9, 10].map(
        (number) => hidden.filter((one) => one === number).length,
      );
      expect(counted).toEqual(frame.legal?.unseen);
    }
  });

  it('lie in places that make up their number, while they are told, too (FM-4.4)', () => {
    let scene: Scene | null = null;
    for (const { entry, applied, news } of appliedIn(log)) {
      const { frame, story, before } = applied;
      const next = sceneOf(frame.view);
      const people = peopleOf(next, { names: frame.names, viewer: frame.viewer });
      if (scene && (entry.op === 'advance' || entry.op === 'act'))
        for (const [number, event] of news.entries()) {
          scene = applyEvent(scene, event);
          if (event.type === 'hands_dealt' || event.type === 'seat_changed')
            addsUp([...before, ...news.slice(0, number + 1)], scene, people);
        }
      addsUp(story, next, people);
      scene = next;
    }
  });
});

it('are told to nobody before any is dealt', () => {
  const [first] = appliedIn(rochefort);
  if (!first) throw new Error('nothing recorded');
  const { frame } = first.applied;
  const scene = sceneOf(frame.view);
  const people = peopleOf(scene, { names: [], viewer: null });
  expect(seenIn([], scene, people)).toBeNull();
  const place = document.createElement('div');
  render(
    known([], scene, people, (cards) => html`<h3></h3>${cards}`),
    place,
  );
  expect(place.childElementCount, 'no heading over nothing').toBe(0);
});

it('FM-20.12: counts the pile of another player’s servant, which everybody remembers, as no hidden hand', () => {
  const people = {
    roster: { names: ['Anne', 'Bruno'], viewer: 0, controllers: [] },
    seats: [0, 1, 1].map((owner) => ({ owner, kind: owner ? 'servant' : 'player', now: 'dazed' })),
  } as unknown as People;
  const scene = {
    hands: [['3S', '4S', '5S', '6S'], null, ['8H']],
    handCounts: [4, 4, 4],
    piles: [null, null, ['7H', '8H', '9H', '10H']],
    random: 8,
    kept: 12,
  } as unknown as Scene;
  const dealt = { type: 'hands_dealt', reshuffled: true } as Event;
  expect(addsUp([dealt], scene, people)).toBe(
    '24 not seen yet: 4 in other hands, 8 in the random deck and 12 for the next hand.',
  );
});
