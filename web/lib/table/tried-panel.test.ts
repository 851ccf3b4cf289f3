import { render } from 'lit';
import { beforeAll, expect, test } from 'vitest';
import type { Frame, GameTypes } from '../../generated/bridge';
import { setLanguage, t, useCatalogues } from '../i18n';
import type { Choices } from './choices';
import type { TriedController, Verdict } from './tried';
import { TriedPanel } from './tried-panel';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'review', 'watch');
});

const FOUND = { better: 60, played: 40 };

/** What is said of a choice that is worth so much, beside those of the finding. */
function told(
  verdict: Verdict,
  { better, played } = FOUND,
): { says: string; isRight: boolean; isNamed: boolean } {
  const finding = { unit: 'chance', better: { worth: better }, played: { worth: played } };
  const controller = Object.assign(new EventTarget(), {
    isPosed: true,
    stage: { at: 'choosing' },
    answer: { action: {}, verdict },
    origin: { route: { page: 'home' }, finding },
  });
  const panel = new TriedPanel(controller as unknown as TriedController<GameTypes, never>, () => {});
  const place = document.createElement('div');
  const choices = { name: () => 'A card' } as unknown as Choices<GameTypes>;
  render(panel.draw({} as Frame<GameTypes>, choices, { answers: '.act', regarded: null }), place);
  const aside = place.querySelector('aside');
  return {
    says: aside?.querySelector('[role="status"] b')?.textContent ?? '',
    isRight: aside?.classList.contains('posed--right') ?? false,
    isNamed: aside?.classList.contains('posed--named') ?? false,
  };
}

test.each<[string, Verdict, typeof FOUND, string, boolean]>([
  ['the best that was found', { is: 'better', worth: 60 }, FOUND, 'best', true],
  ['something else that is told to be worth as much', { is: 'other', worth: 59.8 }, FOUND, 'level', true],
  ['what is better than that', { is: 'other', worth: 61 }, FOUND, 'level', true],
  ['what was played', { is: 'played', worth: 40 }, FOUND, 'played', false],
  [
    'what was played, though it is told to be worth as much as the best',
    { is: 'played', worth: 52.6 },
    { better: 53.4, played: 52.6 },
    'played',
    false,
  ],
  ['what lies between the two', { is: 'other', worth: 52 }, FOUND, 'closer', false],
  [
    'what is better than the one played by less than is told',
    { is: 'other', worth: 40.3 },
    FOUND,
    'worse',
    false,
  ],
  ['what is worse', { is: 'other', worth: 30 }, FOUND, 'worse', false],
])('%s', (_, verdict, found, outcome, isRight) => {
  const name = t(`review-tried-${outcome}`, { name: 'A card' });
  // The bar of the page does not say what this is: its name stays on a phone.
  expect(told(verdict, found)).toEqual({ says: name, isRight, isNamed: false });
});
