/** What the game is about, in one picture. */
import { render } from 'lit';
import { expect, test } from 'vitest';
import { goal } from './goal';
import './messages';

test.each([
  [{}, '#mk-life-KH'],
  [{ storyline: 'KC' }, '#mk-life-KH'],
  [{ storyline: 'AS' }, '#mk-person-richelieu'],
  [{ storyline: 'KS' }, '#mk-person-de_wardes'],
])('crossed out is who is to be hit: where all stand together the villain, by %o', (wishes, card) => {
  const place = document.createElement('div');
  render(goal(wishes), place);
  expect(place.querySelector('.goal-hit')?.innerHTML).toContain(card);
});
