/** What has changed, at a glance: pictures and figures, red where it serves the other side. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Event, Musketeer, Track } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { back, hero, token } from '../../art';
import { epicAbout, epicTokens, pistoles } from '../../words';
import { type Gauge, gauges, signed } from '../scene/gauges';
import { heroOf, type People } from '../scene/people';

/** Each track from where to where it went, wounds by Musketeer, what the team has got and lost, cards for Milady. */
export interface Changes {
  readonly tracks: ReadonlyMap<Track, readonly [before: number, after: number]>;
  readonly wounds: ReadonlyMap<Musketeer, number>;
  readonly purse: number;
  readonly epic: number;
  /** Cards that were a reward. */
  readonly cards: number;
  readonly perfidy: number;
}

export function changesOf(story: readonly Event[]): Changes {
  const tracks = new Map<Track, readonly [number, number]>();
  const wounds = new Map<Musketeer, number>();
  const sums = { purse: 0, epic: 0, cards: 0, perfidy: 0 };
  for (const event of story) {
    if (event.type === 'token_moved')
      tracks.set(event.token, [tracks.get(event.token)?.[0] ?? event.before, event.after]);
    if (event.type === 'wounded')
      wounds.set(event.musketeer, (wounds.get(event.musketeer) ?? 0) + event.amount);
    if (event.type === 'purse' || event.type === 'epic') sums[event.type] += event.change;
    if (event.type === 'adventure_drawn' && event.reason !== 'deal') sums.cards += 1;
    if (event.type === 'perfidy_drawn' && event.reason !== 'deal') sums.perfidy += 1;
  }
  return { tracks, wounds, ...sums };
}

/** By how much each gauge but that of the quest stands higher than before, in all: also what no token shows. */
export function risesOf(story: readonly Event[]): Map<Gauge['id'], number> {
  const rises = new Map<Gauge['id'], number>();
  const add = (id: Gauge['id'], rise: number) => rises.set(id, (rises.get(id) ?? 0) + rise);
  for (const event of story) {
    if (event.type === 'token_moved') add(event.token, event.after - event.before);
    else if (event.type === 'strangling') add('constance', event.added);
    else if (event.type === 'mission_ended' && event.where === 'paris') rises.delete('constance'); // she is out of it
  }
  return rises;
}

/** Whether it is bad for the Musketeers. */
export const isBad = (track: Track, before: number, after: number) =>
  track === 'honour' || track === 'siege' ? after < before : after > before;

/** One of them. */
export const chip = (bad: boolean, picture: TemplateResult, short: string, words: string): TemplateResult =>
  html`<li class="change ${bad ? 'change--bad' : ''}" data-sign=${words}><span class="change__picture">${picture}</span><b aria-hidden="true">${short}</b><span class="unseen">${words}</span></li>`;

/** Tracks, wounds and Milady's cards. */
export function changed({ tracks, wounds, perfidy }: Changes, people: People): TemplateResult[] {
  const { view } = people;
  const hers = view.side === 'milady';
  const moved = gauges(view).flatMap(({ id, picture }) => {
    const [before, after] = tracks.get(id as Track) ?? [0, 0];
    if (before === after) return [];
    const [from, to] = id === 'siege' ? [signed(before), signed(after)] : [`${before}`, `${after}`];
    const words = t('mr-news-change', { track: t(`mr-track-short-${id}`), before: from, after: to });
    return [chip(isBad(id as Track, before, after) !== hers, picture, `${from} → ${to}`, words)];
  });
  const hurt = [...wounds].map(([who, count]) =>
    chip(
      !hers,
      hero(view.musketeers[who]?.hero ?? 'athos'),
      `−${count}`,
      t('mr-news-wounds', { name: heroOf(people, who), count }),
    ),
  );
  const drawn =
    perfidy === 0
      ? []
      : [
          chip(
            !hers,
            back('perfidy'),
            `+${perfidy}`,
            t('mr-news-perfidy', { count: perfidy, side: view.side ?? 'none' }),
          ),
        ];
  return [...moved, ...hurt, ...drawn];
}

/** What the team has got, to pay with and to play. */
export const gained = ({ purse, epic, cards }: Changes, { view }: People): TemplateResult[] =>
  (
    [
      [purse, token('pistole'), pistoles],
      [epic, token('epic'), (count: number) => `${epicTokens(count)}. ${epicAbout()}`],
      [cards, back('adventure'), (count: number) => t('adventure-cards', { count })],
    ] as const
  ).flatMap(([count, picture, words]) =>
    count > 0 ? [chip(view.side === 'milady', picture, `+${count}`, `+ ${words(count)}`)] : [],
  );

export const changeList = (chips: readonly TemplateResult[]): TemplateResult | typeof nothing =>
  chips.length === 0 ? nothing : html`<ul class="changes" aria-label=${t('mr-news-changes')}>${chips}</ul>`;
