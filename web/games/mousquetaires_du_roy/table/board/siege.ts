/** La Rochelle: the town and the Cardinal's lines, how far he has come, the guns of both sides, and how the night may end. */
import './siege.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Adventure, Legal, Phase, SiegeOdds, View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { vars } from '../../../../lib/table/directives';
import { diceOf, emplacement, restingDie, siegeCamp, siegeTown, standardOfSiege } from '../../art';
import { adventureAbout, adventureName, trackAbout } from '../../words';
import { chance } from '../counsel/odds';
import { cast } from '../duel/duel';
import { key } from '../scene/animation';
import { signed } from '../scene/gauges';
import type { Focus } from './place';

/** Phases in which the dice of the night have been thrown, or are about to be. */
const OVER: ReadonlySet<Phase> = new Set(['la_rochelle', 'end']);

export function siege({ view, legal, thrown, rolling }: Focus): TemplateResult {
  const { spaces, dice, odds } = view.siege;
  return html`
    <div class="siege ${thrown && rolling ? 'siege--fires' : ''}">
      <div class="field">
        ${siegeTown()} ${siegeCamp()}
        <ul class="spaces" aria-label=${t('mr-spaces')}>
          ${spaces.map(space)}
        </ul>
        <ul class="battery" aria-hidden="true">
          ${Array.from({ length: dice.red + Number(view.milady.reinforcements) }, () => html`<li>${emplacement(true)}</li>`)}
        </ul>
        ${thrown ? cast(thrown, rolling) : nothing} ${ground(view)}
      </div>
      ${thrown || OVER.has(view.phase) ? nothing : night(odds, legal)}
    </div>
  `;
}

/** What is placed throws its dice every night (MR-17.5). */
const space = (card: Adventure | null, at: number): TemplateResult =>
  card === null
    ? html`<li class="space" data-key=${key.space(at)} data-sign=${t('mr-sign-space')}>${emplacement(false)}<span class="unseen">${t('mr-space-free')}</span></li>`
    : html`<li class="space space--manned" data-key=${key.space(at)} data-sign="${adventureName(card)}: ${adventureAbout(card)}">${emplacement(true)}<span class="space__dice">${Array.from({ length: diceOf(card) }, () => restingDie('blue'))}</span><span class="unseen">${adventureName(card)}</span></li>`;

/** From Richelieu's end, where the town falls, to that of the Musketeers: in the colours of whom it serves. */
function ground({ side, tracks }: View): TemplateResult {
  const { at, left, right, rewards } = tracks.siege;
  const steps = Array.from({ length: right - left + 1 }, (_, i) => left + i);
  return html`
    <ol class="walls" aria-label=${t('mr-track-siege-now', { at })} ${vars({ '--steps': steps.length })}>
      ${steps.map((step) => {
        const reward = rewards.find((one) => one.space === step);
        const here = step === at;
        return html`<li class="wall ${step < 0 ? 'wall--theirs' : step > 0 ? 'wall--ours' : ''} ${step === left ? 'wall--lost' : ''} ${here ? 'wall--now' : ''}"
          data-sign=${reward ? t('mr-sign-reward', { reward: t(`mr-reward-${reward.reward}`, { side: side ?? 'none' }) }) : trackAbout('siege', side)}>
          ${reward ? html`<i class="pennant ${reward.reward === 'perfidy' ? 'pennant--hers' : ''} ${reward.paid ? 'pennant--paid' : ''}"></i>` : nothing}
          ${here ? html`<span class="wall__standard" data-key=${key.siege}>${standardOfSiege()}</span>` : nothing}
          ${here || reward ? html`<b>${signed(step)}</b>` : nothing}
        </li>`;
      })}
    </ol>
    <p class="limits"><span class="limits__lost">${t('mr-siege-limit', { end: 'left' })}</span><span>${t('mr-siege-limit', { end: 'right' })}</span></p>
  `;
}

/** The town is lost with the ground: that is a part of how often it goes back. */
const ENDS = ['back', 'lost', 'forward'] as const;

/** How the throw may end, as it stands and with each card that could be placed there now. */
function night(now: SiegeOdds, legal: Legal | null): TemplateResult {
  const more = (legal?.siege ?? []).flatMap((odds) => {
    const action = legal?.actions[odds.action];
    return action && 'what' in action ? [[`+ ${adventureName(`${action.what}`)}`, odds] as const] : [];
  });
  const all = [[t('mr-siege-so'), now] as const, ...more];
  return html`<ul class="night">
    ${all.map(
      ([name, odds]) => html`<li>
        <b class="night__name">${name}</b>
        <span class="night__bar" aria-hidden="true" ${vars({ '--lost': odds.lost, '--back': Math.max(0, odds.back - odds.lost), '--forward': odds.forward })}></span>
        <span class="night__ends">${ENDS.map((end) => html`<span class="night__end night__end--${end} ${odds[end] === 0 ? 'night__end--never' : ''}"><span class="night__what">${t('mr-siege-end', { end })} </span><b>${odds[end] === 0 ? t('mr-siege-never') : chance(odds[end])}</b></span> `)}</span>
      </li>`,
    )}
  </ul>`;
}
