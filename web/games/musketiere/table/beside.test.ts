import { render } from 'lit';
import { expect, it } from 'vitest';
import type { Event } from '../../../generated/musketiere';
import { appliedIn } from '../../../lib/table/testing';
import { known } from './beside';
import { applyEvent, handedIn, sceneOf } from './scene';
import aloneLog from './testdata/alone.json';

const isOpened = ({ type }: Event) => type === 'cards_turned';
const guards = (events: readonly Event[]) => events.filter((one) => one.type === 'guard_turned').length;

it('what is known is what has been shown: no card and no guard of a duel before it lies open', () => {
  const room = document.createElement('div');
  let seen: Event[] = [];
  let scene = null;
  let most = 0;
  for (const { entry, applied, news } of appliedIn(aloneLog)) {
    const { view } = applied.frame;
    if (scene && entry.op === 'act' && entry.body.action.type === 'play_card')
      scene = handedIn(scene, [entry.body.action.card]);
    for (const event of scene ? news : []) {
      if (event.type === 'game_started') seen = [];
      seen.push(event);
      scene = scene && applyEvent(scene, event);
      if (!scene || scene.game !== view.game) continue;
      render(known(view, scene), room);
      const turned = seen.flatMap((one) => (one.type === 'cards_turned' ? one.cards : []));
      const shown = room.querySelectorAll('li > .is-played').length;
      const isTurning = scene.turned !== null && scene.verdict === null;
      expect(shown).toBe(turned.length - (isTurning ? scene.players : 0));
      const mine = room.querySelectorAll('li > .is-own').length;
      expect(mine, 'no card of one’s own is unseen by its owner').toBe(
        12 - seen.filter(isOpened).length + Number(isTurning),
      );
      expect(room.querySelector('.known')?.children[4]?.querySelectorAll('li').length).toBe(guards(seen));
      most = Math.max(most, shown);
    }
    scene = sceneOf(view);
  }
  expect(most).toBeGreaterThan(5);
});
