/**
 * What has happened while a side could do nothing: told to the Musketeers before the first of them acts, and to Milady
 * where a new turn opens.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Event, Musketeer, Perfidy, Track } from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';
import type { Chapter } from '../../../lib/table/story';
import { foe, hero, perfidy as perfidyCard } from '../art';
import { perfidyAbout, perfidyName } from '../words';
import { gauges, signed } from './gauges';
import { heroOf, type People } from './people';
import { chapters } from './story';

/** Where the last turn but one begins, or the only one. */
function since(story: readonly Event[]): number {
  const turns = story.flatMap(({ type }, at) => (type === 'turn_started' ? [at] : []));
  return turns.at(-2) ?? turns.at(-1) ?? 0;
}

/**
 * What Milady did and, before that, how the last turn ended; nothing once somebody has begun his turn. To her: all that
 * the Musketeers did in the last turn, and how it ended.
 */
export function newsOf(story: readonly Event[], people: People): Chapter[] {
  const told = chapters(story.slice(since(story)), people);
  const now = told.at(-1);
  if (now?.kind !== 'turn') return [];
  if (people.view.side === 'milady') return told.slice(1, -1).filter(({ lines }) => lines.length > 0);
  const evening = told.slice(told.findLastIndex(({ kind }) => kind === 'musketeer') + 1, -1);
  return [now, ...evening].filter(({ kind, lines }) => kind !== 'musketeer' && lines.length > 0);
}

/** What it came to: each track from where to where it went, wounds by Musketeer, cards for Milady. */
export interface Changes {
  readonly tracks: ReadonlyMap<Track, readonly [before: number, after: number]>;
  readonly wounds: ReadonlyMap<Musketeer, number>;
  readonly perfidy: number;
}

/** Since the last Musketeer had his turn, or since that moment. */
export function changesOf(
  story: readonly Event[],
  from = story.findLastIndex(({ type }) => type === 'musketeer_ended') + 1,
): Changes {
  const tracks = new Map<Track, readonly [number, number]>();
  const wounds = new Map<Musketeer, number>();
  let perfidy = 0;
  for (const event of story.slice(from)) {
    if (event.type === 'token_moved')
      tracks.set(event.token, [tracks.get(event.token)?.[0] ?? event.before, event.after]);
    if (event.type === 'wounded')
      wounds.set(event.musketeer, (wounds.get(event.musketeer) ?? 0) + event.amount);
    if (event.type === 'perfidy_drawn' && event.reason !== 'deal') perfidy += 1;
  }
  return { tracks, wounds, perfidy };
}

/** The Perfidy card that Milady has played this turn: one at most (MR-12.1). */
export function playedNow(story: readonly Event[]): Perfidy | null {
  const turn = story.slice(story.findLastIndex(({ type }) => type === 'turn_started') + 1);
  return turn.find((one) => one.type === 'perfidy_played')?.card ?? null;
}

/** Whether it is bad for the Musketeers. */
const isBad = (track: Track, before: number, after: number) =>
  track === 'honour' || track === 'siege' ? after < before : after > before;

/** At a glance: the pictures of what has changed, red where it serves the other side. */
function strip(story: readonly Event[], people: People): TemplateResult | typeof nothing {
  const { view } = people;
  const hers = view.side === 'milady';
  const { tracks, wounds, perfidy } = hers ? changesOf(story, since(story)) : changesOf(story);
  const chip = (bad: boolean, picture: TemplateResult, short: string, words: string) =>
    html`<li class="change ${bad !== hers ? 'change--bad' : ''}" data-sign=${words}><span class="change__picture">${picture}</span><b aria-hidden="true">${short}</b><span class="unseen">${words}</span></li>`;
  const moved = gauges(view).flatMap(({ id, picture }) => {
    const [before, after] = tracks.get(id as Track) ?? [0, 0];
    if (before === after) return [];
    const [from, to] = id === 'siege' ? [signed(before), signed(after)] : [`${before}`, `${after}`];
    const words = t('mr-news-change', { track: t(`mr-track-short-${id}`), before: from, after: to });
    return [chip(isBad(id as Track, before, after), picture, `${from} → ${to}`, words)];
  });
  const hurt = [...wounds].map(([who, count]) =>
    chip(
      true,
      hero(view.musketeers[who]?.hero ?? 'athos'),
      `−${count}`,
      t('mr-news-wounds', { name: heroOf(people, who), count }),
    ),
  );
  const drawn =
    perfidy === 0 ? [] : [chip(true, foe('milady'), `+${perfidy}`, t('mr-news-perfidy', { count: perfidy }))];
  const card = playedNow(story);
  const played = card
    ? [
        chip(
          true,
          perfidyCard(card, 'small'),
          perfidyName(card),
          `${perfidyName(card)}: ${perfidyAbout(card)}`,
        ),
      ]
    : [];
  const all = [...played, ...moved, ...hurt, ...drawn];
  return all.length === 0
    ? nothing
    : html`<ul class="changes" aria-label=${t('mr-news-changes')}>${all}</ul>`;
}

export const news = (
  told: readonly Chapter[],
  story: readonly Event[],
  people: People,
): TemplateResult | typeof nothing =>
  told.length === 0
    ? nothing
    : html`<section class="focus news" aria-label=${t('mr-news')} tabindex="0">
        <h2 class="focus__name">${t('mr-news')}</h2>
        ${strip(story, people)}
        ${told.map(({ heading, lines }) => html`<p class="news__part"><b>${heading}</b> ${lines.join(' ')}</p>`)}
      </section>`;
