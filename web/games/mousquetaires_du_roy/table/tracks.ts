/** The three tracks and the ladder: where each stands, and how near it is to being lost. */
import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';
import { vars } from '../../../lib/table/directives';
import { token } from '../art';
import { trackAbout, trackName } from '../words';
import { key } from './animation';

interface Gauge {
  readonly id: 'time' | 'honour' | 'siege' | 'louvre';
  /** What is written beside the token. */
  readonly words: string;
  /** How much of the way to Milady's victory is gone, 0 … 1. */
  readonly lost: number;
  /** Steps to it, where it is near. */
  readonly left: number;
  readonly detail: string;
}

function gauges({ tracks }: View): Gauge[] {
  const { time, honour, siege, louvre } = tracks;
  const dice = time.dice.findLast(([from]) => time.at >= from)?.[1] ?? 0;
  return [
    {
      id: 'time',
      words: `${time.at}/${time.end}`,
      lost: time.at / time.end,
      left: time.end - time.at,
      detail: t('mr-track-time', { left: time.end - time.at, dice }),
    },
    {
      id: 'honour',
      words: `${honour.at}/${honour.most}`,
      lost: 1 - honour.at / honour.most,
      left: honour.at,
      detail: t('mr-track-honour', { left: honour.at }),
    },
    {
      id: 'siege',
      words: siege.at > 0 ? `+${siege.at}` : siege.at < 0 ? `−${-siege.at}` : '0',
      lost: (siege.right - siege.at) / (siege.right - siege.left),
      left: siege.at - siege.left,
      detail: t('mr-track-siege', { left: siege.at - siege.left, right: siege.right - siege.at }),
    },
    {
      id: 'louvre',
      words: `${louvre.at}/${louvre.fail}`,
      lost: (louvre.at - 1) / (louvre.fail - 1),
      left: louvre.fail - louvre.at,
      detail: t('mr-track-louvre', { left: louvre.fail - louvre.at }),
    },
  ];
}

/** One or two steps from Milady's victory; the ladder costs honour only. */
const near = ({ id, left }: Gauge): boolean => id !== 'louvre' && left <= 2;

export const trackStrip = (view: View, open: () => void): TemplateResult => html`
  <ul class="tracks" aria-label=${t('mr-tracks')}>
    ${gauges(view).map(
      (gauge) => html`<li>
        <button class="track ${near(gauge) ? 'track--near' : ''}" @click=${open}
          title="${trackName(gauge.id)}: ${gauge.detail}" ${vars({ '--lost': gauge.lost.toFixed(3) })}>
          <span class="track__token" data-key=${key.track(gauge.id)}>${token(gauge.id)}</span>
          <span class="track__words"><span class="track__name">${trackName(gauge.id)}</span><b>${gauge.words}</b></span>
          <span class="track__bar" aria-hidden="true"></span>
          <span class="unseen">${gauge.detail}</span>
        </button>
      </li>`,
    )}
  </ul>
`;

/** All there is to know of them, in a sheet. */
export const trackSheet = (view: View): TemplateResult => html`
  <dl class="facts">
    ${gauges(view).map(
      (gauge) => html`<div class="fact">
        <dt>${token(gauge.id)} ${trackName(gauge.id)} <b>${gauge.words}</b></dt>
        <dd>${gauge.detail} <small>${trackAbout(gauge.id)}</small></dd>
      </div>`,
    )}
  </dl>
  ${rewards(view)}
`;

const rewards = ({ tracks: { siege } }: View) =>
  siege.rewards.length === 0
    ? nothing
    : html`<h3>${t('mr-rewards')}</h3>
        <ul class="rewards">
          ${siege.rewards.map(
            ({ space, reward, paid }) =>
              html`<li class=${paid ? 'rewards__paid' : ''}>
                <b>${space > 0 ? `+${space}` : `−${-space}`}</b> ${t(`mr-reward-${reward}`)}
                ${paid ? html`<small>${t('mr-reward-paid')}</small>` : nothing}
              </li>`,
          )}
        </ul>`;
