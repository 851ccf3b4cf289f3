/** How a duel has ended: why, what it has cost and brought, and whether who fought it looks at that as long as he likes. */
import type { nothing, TemplateResult } from 'lit';
import type { Event } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { adventure } from '../../art';
import { adventureAbout, adventureName } from '../../words';
import { applyEvent } from '../scene/apply-event';
import type { People } from '../scene/people';
import type { DuelScene, Scene } from '../scene/scene';
import { changed, changeList, changesOf, chip, gained } from '../told/changes';

/**
 * His own duel, with all that has come of it, before `next` takes it off the table; of Milady that is Rochefort's. A plain
 * victory keeps no Musketeer.
 */
export function isHeld(scene: Scene, next: Event | null): boolean {
  const { duel, view, viewer } = scene;
  const owner = duel?.against === 'rochefort' && view.side === 'milady' ? view.milady_seat : undefined;
  const fighter = owner ?? (duel && view.musketeers[duel.musketeer]?.owner);
  if (!duel?.result || viewer === null || fighter !== viewer || scene.appeared) return false;
  if (duel.result === 'opponent' && view.side !== 'milady') return false; // that stays in sight at the place itself
  return next === null || next.type === 'fallen' || applyEvent(scene, next).duel?.result !== duel.result;
}

/** What decided it, and what that leaves to be done. */
export function whyEnded({ against, result, met, hits, life }: DuelScene): string {
  const by = met
    ? met.musketeer && met.opponent
      ? 'both'
      : met.musketeer
        ? 'mine'
        : 'its'
    : hits
      ? 'swords'
      : 'tie';
  // What a cuirass held passed the shields, too.
  const mine = hits ? hits.hits_on_opponent + hits.absorbed_opponent : 0;
  const its = hits ? hits.hits_on_musketeer + hits.absorbed_musketeer : 0;
  const why = t('mr-duel-why', { by, mine, its });
  const absorbed = hits && hits.absorbed_musketeer + hits.absorbed_opponent > 0 ? t('mr-absorbed') : '';
  const struck = result === 'opponent' || result === 'both';
  // Rochefort does not stay to be met again (MR-10.17, 10.18).
  const isGone = against === 'rochefort' || life === null || (struck && life === 0);
  const left = isGone ? '' : t('mr-duel-left', { life: struck ? life : 0 });
  return [why, absorbed, left].filter((one) => one !== '').join(' ');
}

/** Lives, and what was won, as far as it has been told. */
export function priceOf(told: readonly Event[], people: People): TemplateResult | typeof nothing {
  const since = told.slice(told.findLastIndex(({ type }) => type === 'duel_started'));
  // A card that may be seen is shown as itself: it lies behind the dice.
  const isSeen = (event: Event) => event.type === 'adventure_drawn' && event.card !== undefined;
  const changes = changesOf(since.filter((event) => !isSeen(event)));
  const hers = people.view.side === 'milady';
  const cards = since.flatMap((event) =>
    event.type === 'adventure_drawn' && event.card
      ? [chip(hers, adventure(event.card, 'small'), adventureName(event.card), adventureAbout(event.card))]
      : [],
  );
  return changeList([...gained(changes, people), ...cards, ...changed(changes, people)]);
}
