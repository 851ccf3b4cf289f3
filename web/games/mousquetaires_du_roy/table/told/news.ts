/**
 * What has happened while a side could do nothing: told to the Musketeers before the first of them acts, and to Milady
 * where a new turn opens. The night is among it, unless it has been told here to who decides alone: among several, whoever
 * acted last has read it, and not always who sits here now.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Event, MissionPlace, Perfidy } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import type { Chapter } from '../../../../lib/table/story';
import { perfidy as perfidyCard } from '../../art';
import { perfidyAbout, perfidyName } from '../../words';
import type { People } from '../scene/people';
import { changed, changeList, changesOf, chip } from './changes';
import { chapters } from './story';

/** Where the last turn but one begins, or the only one. */
function since(story: readonly Event[]): number {
  const turns = story.flatMap(({ type }, at) => (type === 'turn_started' ? [at] : []));
  return turns.at(-2) ?? turns.at(-1) ?? 0;
}

/**
 * How the last turn ended, and what Milady did then; nothing once somebody has begun his turn. To her: all that the
 * Musketeers did in the last turn, and how it ended. In the order of the story; `nightRead`: without the night.
 */
export function newsOf(story: readonly Event[], people: People, nightRead: boolean): Chapter[] {
  const told = chapters(story.slice(since(story)), people);
  const now = told.at(-1);
  if (now?.kind !== 'turn') return [];
  if (people.view.side === 'milady') return told.slice(1, -1).filter(({ lines }) => lines.length > 0);
  const evening = told.slice(told.findLastIndex(({ kind }) => kind === 'musketeer') + 1, -1);
  const before = nightRead ? [] : evening;
  return [...before, now].filter(({ kind, lines }) => kind !== 'musketeer' && lines.length > 0);
}

export const thisTurn = (story: readonly Event[]): readonly Event[] =>
  story.slice(story.findLastIndex(({ type }) => type === 'turn_started') + 1);

/** The Perfidy card that Milady has played this turn: one at most (MR-12.1). */
export const playedNow = (story: readonly Event[]): Perfidy | null =>
  thisTurn(story).find((one) => one.type === 'perfidy_played')?.card ?? null;

/** Where she has plotted anew this turn, until somebody has begun his. */
export function plottedAt(story: readonly Event[]): MissionPlace | null {
  const turn = thisTurn(story);
  const begun = turn.some(({ type }) => type === 'musketeer_started');
  return begun ? null : (turn.findLast((one) => one.type === 'mission_placed')?.where ?? null);
}

/** What is shown of what has changed. */
function unread(story: readonly Event[], { view }: People, nightRead: boolean): readonly Event[] {
  if (view.side === 'milady') return story.slice(since(story));
  const read = nightRead ? 'turn_started' : 'musketeer_ended';
  return story.slice(story.findLastIndex(({ type }) => type === read) + 1);
}

/** The pictures of what has changed, and the card that Milady has played. */
function strip(story: readonly Event[], people: People, nightRead: boolean): TemplateResult | typeof nothing {
  const hers = people.view.side === 'milady';
  const card = playedNow(story);
  const played = card
    ? [
        chip(
          !hers,
          perfidyCard(card, 'small'),
          perfidyName(card),
          `${perfidyName(card)}: ${perfidyAbout(card, people.view.side)}`,
        ),
      ]
    : [];
  return changeList([...played, ...changed(changesOf(unread(story, people, nightRead)), people)]);
}

export const news = (
  told: readonly Chapter[],
  story: readonly Event[],
  people: People,
  nightRead: boolean,
): TemplateResult | typeof nothing =>
  told.length === 0
    ? nothing
    : html`<section class="focus news" aria-label=${t('mr-news')} tabindex="0">
        <h2 class="focus__name">${t('mr-news')}</h2>
        ${strip(story, people, nightRead)}
        ${told.map(({ heading, lines }) => html`<p class="news__part"><b>${heading}</b> ${lines.join(' ')}</p>`)}
      </section>`;
