/** Another player at the table: name, ducats, what he is doing, his hand and his pay. */
import { html, nothing, type TemplateResult } from 'lit';
import { places } from '../../../generated/components-musketiere';
import type { Frame, View } from '../../../generated/musketiere';
import { characterOf } from '../../../lib/computers';
import { t } from '../../../lib/i18n';
import { vars } from '../../../lib/table/directives';
import type { Stage } from '../../../lib/table/playback';
import { likingOf, who } from '../../../lib/table/roster';
import { voiceOf } from '../../../lib/table/voices';
import { cardBack, ducat } from '../art';
import { key } from './animation';
import { isImprisoned, stoneAt } from './cards';
import { openCards, openHand } from './open';
import { type Deed, payPlace } from './place';
import type { Scene } from './scene';
import type { Saying } from './voices';

export interface Around {
  readonly frame: Frame;
  readonly scene: Scene;
  readonly stage: Stage;
  readonly thinking: number | null;
  /** What each would say to what has been told so far. */
  readonly said: ReadonlyMap<number, Saying>;
  readonly names: readonly string[];
  readonly face: (seat: number) => TemplateResult;
  /** Every seat's own view, when all cards lie open. */
  readonly views: readonly View[] | null;
  /** Whose third gem would end the game: that is said now, and marked. */
  readonly near: readonly number[];
}

/** What he has from the games before; in the first one nobody has anything. */
const ducats = (
  total: number,
): TemplateResult => html`<p class="seat__total" data-sign=${t('sign-ducats', { count: total })}>
  <span aria-hidden="true">${total}${ducat()}</span>
  <span class="unseen">${t('table-seat-total', { count: total })}</span>
</p>`;

export function seatPanel(
  seat: number,
  around: Around,
  actionButtons: ReadonlyMap<number, Deed>,
): TemplateResult {
  const { frame, scene, stage, names, face, views, near } = around;
  const name = names[seat] ?? '';
  const total = scene.totals[seat] ?? 0;
  const count = scene.handCounts[seat] ?? 0;
  const { verdict } = scene;
  const marked = verdict?.seat === seat ? (verdict.won ? 'seat--won' : 'seat--lost') : '';
  const { hand, pay: own } = openCards(views?.[seat], seat, scene);
  const scoring = scene.sheet ?? (stage.at === 'over' ? frame.view.last_game : null);
  const pay = own ?? scoring?.pay[seat]?.cards ?? null;
  const isNear = near.includes(seat);
  const doing = doingOf(seat, around);
  const liking = doing === null ? likingOf(frame, seat) : null;
  const voice = doing !== null && news.has(doing) ? null : speaks(seat, around);
  const jailed = isImprisoned(scene.rows[seat]) ? 'seat--jailed' : '';
  return html`
    <article class="seat ${marked} ${jailed}" aria-label=${name}>
      <header class="seat__head">
        ${face(seat)}
        <h2 class="seat__name" title=${name}>${name}</h2>
        ${scene.totals.some((one) => one > 0) ? ducats(total) : nothing}
      </header>
      <p class="seat__says">
        ${voice === null ? nothing : html`<span class="seat__voice" aria-hidden="true" ${vars({ '--letters': voice.length })}>${voice}</span>`}
        <span data-sign=${doing === 'says-two-gems' ? t('sign-two-gems') : (liking?.about ?? nothing)}>${doing === null ? (liking?.word ?? '\u00a0') : t(doing)}</span>
      </p>
      <div class="seat__cards">
        <ol class="pay ${pay === null ? '' : 'pay--open'} ${isNear ? 'pay--near' : ''}" aria-label=${t('table-pay-of', { name })}>
          ${places.map((place) =>
            payPlace(
              {
                seat,
                place,
                card: pay?.[place] ?? null,
                laid: scene.duel > 0 || scene.chosen[seat] === true,
                stone: stoneAt(scene.rows[seat], place),
                near: isNear,
              },
              actionButtons.get(place) ?? null,
            ),
          )}
        </ol>
        <p class="seat__hand" data-sign=${t('sign-hand', { count })} data-key=${key.seat(seat)}>
          <span class="unseen">${t('table-seat-hand', { count })}</span>
          <span class="seat__fan" aria-hidden="true" ${vars({ '--n': count })}>
            ${Array.from({ length: count }, (_, i) => html`<i ${vars({ '--i': i })}>${i === count - 1 ? cardBack() : nothing}</i>`)}
          </span>
          <span class="seat__count" aria-hidden="true">${count > 0 ? count : nothing}</span>
        </p>
        ${hand === null ? nothing : openHand(hand, name)}
      </div>
    </article>
  `;
}

/** What is told of a player before he speaks of it; the rest is also seen. */
const news: ReadonlySet<string> = new Set(['says-highest', 'says-lowest', 'says-thinking']);

/** What a player is doing, or how he stands, as the message that says it. */
function doingOf(seat: number, { frame, scene, stage, thinking }: Around): string | null {
  const { verdict } = scene;
  if (verdict?.seat === seat) return verdict.won ? 'says-highest' : 'says-lowest';
  if (thinking === seat) return 'says-thinking';
  if (scene.chosen[seat]) return 'says-chosen';
  if (isImprisoned(scene.rows[seat])) return 'says-imprisoned';
  const row = scene.rows[seat] ?? '';
  if (stage.at === 'over') return null;
  const deciding =
    stage.at !== 'still' && scene.turned === null && frame.decision?.secret && scene.sheet === null;
  if (deciding && stage.at === 'animating') return 'says-choosing';
  if (row.split('G').length === 3) return 'says-two-gems';
  return deciding ? 'says-choosing' : null;
}

/** Whoever has ended the game with his third gem says nothing to the one gem more. */
function speaks(seat: number, { frame, scene, said, names }: Around): string | null {
  const saying = scene.rows[seat] === 'GGG' ? undefined : said.get(seat);
  if (!saying) return null;
  const { words, time, avenged } = saying;
  const controller = frame.controllers[seat] ?? '';
  // Whoever bears grudges says against whom.
  if (avenged !== undefined && characterOf(controller) === 'vengeful')
    return t('voice-avenges', { ...who({ names, viewer: frame.viewer }, avenged), time });
  return voiceOf(controller, words, time);
}
