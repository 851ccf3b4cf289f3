import { render, type TemplateResult } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import { useCatalogues } from '../../../lib/i18n';
import '../messages';
import type { Place, View } from '../../../generated/mousquetaires_du_roy';
import { purse } from './board';
import { focus } from './focus';
import type { People } from './people';
import { team } from './team';
import asked from './testdata/asked.json';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const view = asked.find(({ view }) => view.asking === 'action' && view.side === 'team')?.view as View;
const people: People = { roster: { names: [], viewer: 0 }, view };

function drawn(template: TemplateResult): HTMLElement {
  const place = document.createElement('div');
  render(template, place);
  return place;
}

/** What is read out: all but what is hidden from the ear. */
function heard(place: HTMLElement): string {
  for (const hidden of place.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (place.textContent ?? '').replace(/\s+/g, ' ').trim();
}

it('says what the team has once, not the bare number before it', () => {
  const rich: View = { ...view, team: { ...view.team, pistoles: 2, epic: 3 } };
  expect(heard(drawn(purse(rich, null)))).toMatch(/^2 pistoles ?3 Epic tokens/);
});

it('says how many cards a Musketeer holds once', () => {
  const musketeers = view.musketeers.map((one) => ({ ...one, hand_count: 2 }));
  const row = {
    view: { ...view, musketeers },
    people,
    shown: null,
    starters: new Set<never>(),
    choose: () => {},
  };
  const said = heard(drawn(team(row)));
  expect(said).toContain('2 cards');
  expect(said).not.toMatch(/2 ?2 cards/);
});

it('says that Paris is quiet in Paris only', () => {
  const bare: View = { ...view, missions: { paris: null, louvre: null } };
  const none = (place: Place) =>
    drawn(
      focus({
        view: bare,
        people,
        place,
        legal: null,
        good: new Map(),
        thrown: null,
        rolling: false,
        act: () => {},
      }),
    ).querySelectorAll('.focus__none').length;
  expect(none('paris')).toBe(1);
  expect(none('louvre')).toBe(0);
});
