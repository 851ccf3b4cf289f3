/** The instruments over the map: how near each threat is, and an alarm where it is one step from the end, or the match can be lost within two turns. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Danger, View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { trackAbout, trackName } from '../../words';
import type { Pressure } from '../counsel/pressure';
import { key } from '../scene/animation';
import { alarming, gauges, near } from '../scene/gauges';

/** Of what is still to come tonight. */
const MOON = html`<svg class="track__moon" viewBox="0 0 24 24" aria-hidden="true"><path d="M14 2a10 10 0 1 0 8 15A9.5 9.5 0 0 1 14 2z"></path></svg>`;

/** `pressure`: what presses, as far as it is known. */
export const trackStrip = (view: View, pressure: Pressure | null, open: () => void): TemplateResult => html`
  <ul class="tracks" aria-label=${t('mr-tracks')}>
    ${gauges(view).map((gauge) => {
      const danger = pressure?.alarms.find(({ way }) => way === gauge.id);
      const alarm = danger !== undefined || alarming(gauge);
      const toll = gauge.id === 'honour' ? view.tracks.honour.toll.length : 0;
      const falls = toll > 0 ? t('mr-track-toll', { count: toll }) : '';
      return html`<li>
        <button class="track track--${gauge.id} ${alarm ? 'track--alarm' : near(gauge) ? 'track--near' : ''}" @click=${open}
          data-sign="${trackName(gauge.id)}: ${gauge.detail} ${falls} ${trackAbout(gauge.id, view.side)}">
          ${alarm && gauge.left !== 0 ? alarmWords(gauge.left === 1 || !danger ? 0 : turnsOf(danger), view) : nothing}
          <span class="track__picture" data-key=${key.track(gauge.id)}>${gauge.picture}</span>
          <span class="track__words"><span class="track__name">${trackName(gauge.id)}</span><span class="track__short" aria-hidden="true">${t(`mr-track-short-${gauge.id}`)}</span><b>${gauge.words}${falls ? html` <span class="track__toll" aria-hidden="true">${MOON}−${toll}</span>` : nothing}</b></span>
          <span class="unseen">${gauge.detail} ${falls}</span>
        </button>
      </li>`;
    })}
  </ul>
`;

/** In how many turns the match can be lost, this one included; 1 where the dice of this night can do it. */
const turnsOf = ({ tonight, turns }: Danger) => (tonight > 0 ? 1 : turns);

/** How far the end is; 0 turns: one step. */
const alarmWords = (turns: number, { side }: View) =>
  html`<span class="track__alarm"><span class="track__alarm-short" aria-hidden="true">${t('mr-alarm-short', { turns })}</span><span class="track__alarm-full">${t('mr-alarm', { turns, side: side ?? 'none' })}</span></span>`;

/** All there is to know of them, in a sheet. */
export const trackSheet = (view: View): TemplateResult => html`
  <dl class="facts">
    ${gauges(view).map(
      (gauge) => html`<div class="fact">
        <dt><span class="fact__picture">${gauge.picture}</span> ${trackName(gauge.id)} <b>${gauge.words}</b></dt>
        <dd>${gauge.detail} <small>${trackAbout(gauge.id, view.side)}</small></dd>
      </div>`,
    )}
  </dl>
  ${rewards(view)}
`;

const rewards = ({ side, tracks: { siege } }: View) =>
  siege.rewards.length === 0
    ? nothing
    : html`<h3>${t('mr-rewards')}</h3>
        <ul class="rewards">
          ${siege.rewards.map(
            ({ space, reward, paid }) =>
              html`<li class=${paid ? 'rewards__paid' : ''}>
                <b>${space > 0 ? `+${space}` : `−${-space}`}</b> ${t(`mr-reward-${reward}`, { side: side ?? 'none' })}
                ${paid ? html`<small>${t('mr-reward-paid')}</small>` : nothing}
              </li>`,
          )}
        </ul>`;
