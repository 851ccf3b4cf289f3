import { render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import type { GameTypes } from '../../generated/bridge';
import { useCatalogues } from '../i18n';
import type { BaseScene } from './presenter';
import { scored, type TableContext } from './sheets';

beforeAll(() => useCatalogues('table'));

it('of a round has a gold button once it has been told, unless the end of a lesson leads on', () => {
  const button = (at: string, leadsOn = false) => {
    const controller = { stage: { at, last: false }, goOn: () => {}, skip: () => {} };
    const context = { controller, coachPanel: null, leadsOn } as unknown as TableContext<
      GameTypes,
      BaseScene
    >;
    const page = document.createElement('div');
    render(scored(context, { title: 'Night', open: true, next: 'On', body: () => '' }), page);
    return page.querySelector('.button')?.classList.contains('button--gold');
  };
  expect([button('animating'), button('scored'), button('scored', true)]).toEqual([false, true, false]);
});
