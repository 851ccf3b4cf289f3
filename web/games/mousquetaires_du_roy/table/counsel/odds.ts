/** How likely the ends of a duel are, in words one can picture: seven of ten. */
import { html, nothing, type TemplateResult } from 'lit';
import type {
  Action,
  BetterArmed,
  DuelBefore,
  DuelEnds,
  DuelOdds,
  Legal,
  SiegeOdds,
} from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { vars } from '../../../../lib/table/directives';
import { faceMark } from '../../art';
import { steady } from '../steady';

/** Chances are told in tenths wherever one looks, so that they can be compared. */
const TENTHS = 10;
/** What happens more seldom, in percent, hardly does. */
export const RARE = 5;

/** None only where it never happens, and all only where it always does. */
const counted = (percent: number, of: number) =>
  percent === 0 ? 0 : percent === 100 ? of : Math.min(of - 1, Math.max(1, Math.round((percent * of) / 100)));

const likely = (percent: number, of: number) => ({
  like:
    percent === 0
      ? 'never'
      : percent === 100
        ? 'sure'
        : percent > 100 - RARE
          ? 'mostly'
          : percent < RARE
            ? 'hardly'
            : 'some',
  count: counted(percent, of),
  of,
});

export const chance = (percent: number, of = TENTHS): string => t('mr-chance', likely(percent, of));

/** Beside another one, which says of how many where it is a number. */
const other = (percent: number, first: number): string =>
  first === 0 || first === 100 ? chance(percent) : t('mr-chance-other', likely(percent, TENTHS));

const tenth = (percent: number) => counted(percent, TENTHS);

/** The odds with which an action begins a duel, where the engine tells them. */
export const oddsOf = (legal: Legal | null, action: Action | null): DuelOdds | undefined =>
  legal && action ? legal.odds?.find(({ action: at }) => legal.actions[at] === action) : undefined;

/** Whether it is likely enough to be told that he loses more than one. */
const livesLost = ({ grave }: DuelEnds) => (grave < RARE ? 'one' : 'more');

/** Where his Combat cards make a difference that can be told. */
const armedIn = ({ armed, ...bare }: DuelBefore): DuelEnds | undefined =>
  armed && [bare.hit, bare.hurt].map(tenth).join() !== [armed.hit, armed.hurt].map(tenth).join()
    ? armed
    : undefined;

/** As he is; and where his Combat cards make another duel of it, with all of them: so it is counselled. */
export function oddsWords(ends: DuelBefore): string {
  const armed = armedIn(ends);
  if (!armed) return endsWords(ends);
  const words = { hit: chance(ends.hit), hurt: chance(ends.hurt), lives: livesLost(ends) };
  return t('mr-odds-armed', {
    ...words,
    hits: other(armed.hit, ends.hit),
    hurts: other(armed.hurt, ends.hurt),
  });
}

/** How much likelier the night at La Rochelle ends badly now than with a card more, by its worst end where that can be told. */
export function nightWords(now: SiegeOdds, then: SiegeOdds): string {
  const end = (['lost', 'back'] as const).find((one) => tenth(now[one]) !== tenth(then[one]));
  return end ? t('mr-lead-night', { end, now: chance(now[end]), other: other(then[end], now[end]) }) : '';
}

/** How much likelier he wounds with a few Combat cards more, where that can be told. */
export const betterWords = ({ count, now, after }: BetterArmed): string =>
  tenth(now) === tenth(after)
    ? ''
    : t('mr-lead-better', { count, now: chance(now), other: other(after, now) });

/** With all his Combat cards, where there is room for no more. */
export const armedWords = ({ armed, ...bare }: DuelBefore): string => endsWords(armed ?? bare);

const endsWords = (ends: DuelEnds): string =>
  t('mr-odds', { hit: chance(ends.hit), hurt: chance(ends.hurt), lives: livesLost(ends) });

/** The same from Rochefort's side. */
export const oddsOfRochefort = ({ hit, hurt }: DuelEnds): string =>
  t('mr-odds-rochefort', { hit: chance(hit), hurt: chance(hurt) });

export const oddsLine = (ends: DuelBefore | undefined): TemplateResult | typeof nothing =>
  ends ? html`<span class="odds" data-sign=${t('mr-sign-odds')}>${oddsWords(ends)}</span>` : nothing;

/** How often he wounds and is wounded, in signs, where there is room for no more. */
export function oddsBrief(ends: DuelBefore | undefined): TemplateResult | typeof nothing {
  if (!ends) return nothing;
  const { armed = ends } = ends;
  const words = oddsWords(ends);
  return html`<span class="odds-brief" data-sign="${words} ${t('mr-sign-odds')}"><span aria-hidden="true"><span>${faceMark('sword')} ${tenths(ends.hit, armed.hit)}</span> <span><i class="heart"></i> ${tenths(ends.hurt, armed.hurt)}</span></span><span class="unseen">${words}</span></span>`;
}

/** From without Combat cards to with them, which only ever help: a range. */
function tenths(bare: number, armed: number): string {
  const both = new Set([bare, armed].map(tenth).sort((a, b) => a - b));
  return `${[...both].join('–')}/${TENTHS}`;
}

const part = (mine: boolean, percent: number, name = '') =>
  html`<span class="odds__part odds__part--${mine ? 'blue' : 'red'}" aria-hidden="true" ${vars({ '--part': percent })}>${name} ${chance(percent)}</span>`;

/** Of what he is about to do: each of the two with its name; in two lines where Combat cards make another duel of it. */
export function oddsPair(ends: DuelBefore): TemplateResult {
  const armed = armedIn(ends);
  const { hit, hurt, grave } = ends;
  if (armed)
    return oddsTable(
      [
        [t('mr-odds-bare'), { hit, hurt, grave }],
        [t('mr-odds-all'), armed],
      ],
      false,
      'pair',
    );
  return html`<p class="odds-pair" data-sign=${t('mr-sign-odds')}><span class="unseen">${oddsWords(ends)}</span>${part(true, ends.hit, t('mr-odds-hits', { by: 'him' }))}${part(false, ends.hurt, t('mr-odds-hurt', { lives: livesLost(ends) }))}</p>`;
}

/**
 * What may be done, line by line: how often he wounds, how often he loses a life. `rochefort`: he it is who is told first.
 * `about`: with the same, fewer lines need no less room. `names`: what the first column names.
 */
export function oddsTable(
  lines: readonly (readonly [name: string, odds: DuelEnds])[],
  rochefort: boolean,
  about: unknown,
  names = '',
): TemplateResult {
  const lives = !rochefort && lines.some(([, ends]) => livesLost(ends) === 'more') ? 'more' : 'one';
  const words = rochefort ? oddsOfRochefort : oddsWords;
  const parts = ({ hit, hurt }: DuelEnds) => [part(true, hit), part(false, hurt)];
  return html`<ul class="odds" ${steady(about)}>
    <li class="odds__head" aria-hidden="true" data-sign=${t('mr-sign-odds')}><span>${names}</span><span>${t('mr-odds-hits', { by: rochefort ? 'rochefort' : 'him' })}</span><span>${t('mr-odds-hurt', { lives })}</span></li>
    ${lines.map(([name, odds]) => html`<li class="odds__line"><b>${name}</b> <span class="unseen">${words(odds)}</span>${rochefort ? parts(odds).toReversed() : parts(odds)}</li>`)}
  </ul>`;
}
