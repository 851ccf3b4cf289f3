import { html, render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import type { GameTypes } from '../../generated/bridge';
import { useCatalogues } from '../i18n';
import { HASTE } from './pace';
import type { BaseScene } from './presenter';
import { scored, type TableContext } from './sheets';

beforeAll(() => useCatalogues('table'));

it('of a round is left by one press, gold once it has been told; a touch on it only hurries the telling', () => {
  const pressed = (at: string, what: string, age = HASTE + 1) => {
    const done: string[] = [];
    const controller = {
      stage: { at },
      since: performance.now() - age,
      leaveSheet: () => done.push('left'),
      skip: () => done.push('hurried'),
    };
    const context = { controller, coachPanel: null } as unknown as TableContext<GameTypes, BaseScene>;
    const page = document.createElement('div');
    const body = () => html`<p>Told</p><i data-sign="A sign"></i>`;
    render(scored(context, { title: 'Night', open: true, next: 'On', body }), page);
    const isGold = page.querySelector('.button')?.classList.contains('button--gold');
    page.querySelector<HTMLElement>(what)?.click();
    return [isGold, ...done];
  };
  expect(pressed('animating', '.button')).toEqual([false, 'left']);
  expect(pressed('scored', '.button')).toEqual([true, 'left']);
  expect(['p', 'dialog'].map((what) => pressed('animating', what)[1])).toEqual(['hurried', 'hurried']);
  expect(['p', 'dialog'].map((what) => pressed('scored', what)[1])).toEqual([undefined, 'left']);
  expect(pressed('scored', 'dialog', 0)[1], 'what has just come is unread').toBeUndefined();
  expect(pressed('scored', '.button', 0)[1]).toBe('left');
  expect(pressed('animating', '[data-sign]')[1], 'it is explained').toBeUndefined();
});
