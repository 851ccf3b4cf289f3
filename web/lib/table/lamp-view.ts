/** The lamp at the table: the button that asks it, and what it says, which is fetched when it is first asked. */
import './lamp.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Frame, GameTypes } from '../../generated/bridge';
import { icon } from '../art';
import { t, useCatalogues } from '../i18n';
import { Part } from '../part';
import type { Choices } from './choices';
import { type Asked, type Lamp, mayAsk } from './lamp';

const part = new Part(async () => (await Promise.all([import('./lamp-panel'), useCatalogues('lamp')]))[0]);

/** Offered at every decision of the reader, but where a match teaches. */
export function lampButton<G extends GameTypes>(
  asked: Asked<G>,
  { light }: Lamp<G>,
  press: () => void,
): TemplateResult | typeof nothing {
  const { frame } = asked;
  if (!mayAsk(asked) || frame === null || frame.lesson !== null || frame.problem !== null) return nothing;
  const count = frame.viewer === null ? 0 : (frame.lamps[frame.viewer] ?? 0);
  // As long as it is only offered, nothing burns yet.
  const does = light === null ? 'lamp-ask' : light.at === 'offered' ? 'close' : 'lamp-put-out';
  const label =
    light === null && count > 0 ? t('lamp-ask-again', { used: t('lamp-used', { count }) }) : t(does);
  return html`<button
    class="icon-button lamp-button ${light === null || light.at === 'offered' ? '' : 'lamp-button--lit'}"
    aria-label=${label}
    title=${label}
    aria-expanded=${light === null ? 'false' : 'true'}
    @click=${press}
  >
    ${icon('lamp')} <small aria-hidden="true">${t('lamp-word')}</small><span class="lamp-button__word">${t(does)}</span>
    ${count > 0 ? html`<span class="lamp-button__count" aria-hidden="true">${count}</span>` : nothing}
  </button>`;
}

interface Shown<G extends GameTypes> {
  readonly frame: Frame<G>;
  readonly choices: Choices<G>;
  /** What it leaves in sight where it can, as a selector. */
  readonly inSight: string | null;
  /** Does what the lamp says. */
  readonly act: (action: G['Action']) => void;
  readonly close: () => void;
  readonly redraw: () => void;
}

/** Over the table or beside it; nothing while the lamp does not burn. */
export function lampPanel<G extends GameTypes>(
  lamp: Lamp<G>,
  { frame, choices, inSight, act, close, redraw }: Shown<G>,
): TemplateResult | typeof nothing {
  const { light, chosen } = lamp;
  if (light === null) return nothing;
  return html`<div class="lamp-room">${part.show(
    () => html`<mk-lamp .light=${light} .chosen=${chosen} .frame=${frame} .choices=${choices} .inSight=${inSight} .act=${act} .close=${close}
      .choose=${(place: number) => lamp.choose(place)} .again=${() => lamp.again()}></mk-lamp>`,
    redraw,
  )}</div>`;
}
