import { render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import type { Event } from '../../../../generated/mousquetaires_du_roy';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import { applyEvent } from '../scene/apply-event';
import { type Scene, sceneOf } from '../scene/scene';
import stories from '../testdata/stories.json';
import { isHeld, priceOf, whyEnded } from './duel-end';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

/** The last scenes of all duels that were fought to an end, with what was told by then. */
const ends = (stories as unknown as { view: Scene['view']; story: Event[] }[]).flatMap(({ view, story }) => {
  let scene = sceneOf(view);
  return story.flatMap((event, at) => {
    scene = applyEvent(scene, event);
    const next = story[at + 1] ?? null;
    return scene.duel?.result ? [{ scene, next, told: story.slice(0, at + 1) }] : [];
  });
});
const seen = ({ scene }: { scene: Scene }, viewer: number | null): Scene => ({ ...scene, viewer });
const fighter = ({ duel, view }: Scene) => view.musketeers[duel?.musketeer ?? 0]?.owner ?? -1;

it('is looked at by whoever fought it, once, when all has been told that came of it, unless he has plainly won', () => {
  const held = ends.filter((one) => isHeld(seen(one, fighter(one.scene)), one.next));
  const ended = ends.filter(({ told }) => told.at(-1)?.type === 'duel_ended');
  const fought = ended.filter(
    ({ scene }) => scene.duel?.result !== 'opponent' || scene.view.side === 'milady',
  );
  expect(held.length).toBe(fought.length);
  expect(held.length).toBeGreaterThan(10);
  expect(fought.length).toBeLessThan(ended.length);
  for (const { told, next } of held) {
    const since = told.slice(told.findLastIndex(({ type }) => type === 'duel_ended')).map(({ type }) => type);
    expect(since).not.toContain('fallen');
    expect(['wounded', 'purse', 'epic', 'validated']).not.toContain(next?.type);
  }
});

it('keeps nobody else', () => {
  for (const one of ends)
    for (const viewer of [null, fighter(one.scene) + 1])
      if (one.scene.duel?.against !== 'rochefort') expect(isHeld(seen(one, viewer), one.next)).toBe(false);
});

it('says why, and what it has cost and brought', () => {
  const lost = ends.find(
    ({ scene, told }) => scene.duel?.result === 'musketeer' && told.at(-1)?.type === 'wounded',
  );
  const { duel, view } = lost?.scene ?? {};
  if (!lost || !duel || !view) throw new Error('no duel was lost');
  const why = whyEnded(duel);
  expect(why).toMatch(
    duel.met ? /botte/ : /Swords that no shield stopped: 0 of his, [1-4] of the adversary’s\./,
  );
  expect(why).toMatch(duel.life === null ? /./ : /stands: that takes another duel\.$/);
  const place = document.createElement('div');
  render(priceOf(lost.told, { roster: { names: [], viewer: 0 }, view }), place);
  expect(place.querySelectorAll('.change')).toHaveLength(1);
  expect(place.textContent).toMatch(/−[1-4]/);
  expect(whyEnded({ ...duel, met: null, hits: null, result: 'tie' })).toMatch(/^No sword got through/);
  expect(whyEnded({ ...duel, result: 'opponent', life: 1 })).toMatch(
    /one life left: that takes another duel\.$/,
  );
  expect(whyEnded({ ...duel, result: 'opponent', life: 0 })).not.toMatch(/another duel/);
  // Rochefort flees, or is rid of them: nobody meets him again by another duel (MR-10.17, 10.18).
  expect(whyEnded({ ...duel, against: 'rochefort', result: 'opponent', life: 3 })).not.toMatch(
    /another duel/,
  );
});
