import { beforeAll, describe, expect, it } from 'vitest';
import '../messages';
import { render } from 'lit';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import { appliedIn } from '../../../lib/table/testing';
import { known, seenIn } from './known';
import { numberOf, peopleOf } from './people';
import { sceneOf } from './scene';
import bonacieux from './testdata/bonacieux.json';
import rochefort from './testdata/rochefort.json';
import wardes from './testdata/wardes.json';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'four_musketeers', 'table-four_musketeers');
});

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
      const seen = seenIn(story, scene, frame.view.piles, people);
      const hidden = [...(seen ?? [])].filter(([, at]) => at === 'hidden').map(([card]) => numberOf(card));
      const counted = [3, 4, 5, 6, 7, 8, 9, 10].map(
        (number) => hidden.filter((one) => one === number).length,
      );
      expect(counted).toEqual(frame.legal?.unseen);
    }
  });

  it('lie in places that make up their number', () => {
    for (const { frame, story, scene, people } of looks) {
      const place = document.createElement('div');
      render(known(story, scene, frame.view, people), place);
      const words = place
        .querySelector('.known > p:last-child')
        ?.textContent?.replace(/[\u2066-\u2069]/g, '');
      const [whole = 0, ...parts] = (words?.match(/\d+/g) ?? []).map(Number);
      expect(
        parts.reduce((sum, cards) => sum + cards, 0),
        words,
      ).toBe(whole);
      expect(place.querySelectorAll('.known__numbers .known__card').length % 32).toBe(0);
    }
  });
});

it('are told to nobody before any is dealt', () => {
  const [first] = appliedIn(rochefort);
  if (!first) throw new Error('nothing recorded');
  const { frame } = first.applied;
  const scene = sceneOf(frame.view);
  expect(seenIn([], scene, frame.view.piles, peopleOf(scene, { names: [], viewer: null }))).toBeNull();
});
