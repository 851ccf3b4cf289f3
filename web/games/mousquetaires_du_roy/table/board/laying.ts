/** Milady lays the tokens of a quest board: the way that the Musketeers will come, and what waits for them on it. */
import './laying.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Challenge, Quest, View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { place, skill, token } from '../../art';
import { challengeName, galleryName, lineName, questTokenName, stageName } from '../../words';

/** A line of the inn, a stage or a gallery. */
interface Stage {
  readonly name: string;
  readonly squares: number;
  readonly challenge?: Challenge;
}

/** Of the inn the lines that so many tokens reach. */
function stagesOf(quest: Quest, reached: number): Stage[] {
  switch (quest.board) {
    case 'inn':
      return Array.from({ length: Math.ceil(reached / quest.length) }, (_, at) => ({
        name: lineName(at + 1),
        squares: quest.length,
      }));
    case 'england':
      return quest.stages.map((stage, at) => ({
        name: stageName(at + 1),
        squares: 'token' in stage ? 1 : 0,
        ...stage,
      }));
    case 'galleries':
      return quest.stages.map(({ challenge }, at) => ({
        name: galleryName(at + 1),
        squares: quest.each,
        challenge,
      }));
    default:
      return [];
  }
}

/** Which tokens she has laid so far, and where the next one goes, if there is one. */
export function laying({ milady, quest, asking }: View, more = false): TemplateResult | typeof nothing {
  const { own } = milady;
  if (!own || asking !== 'lay') return nothing;
  let next = 0;
  return html`
    <span class="drawer__picture">${place(quest.board)}</span>
    <div class="laying laying--${quest.board}" role="group" aria-label=${t('mr-laid-so-far')}>
      <p class="laying__why">${t('mr-question-lay')}</p>
      ${stagesOf(quest, own.laying.length + Number(more)).map(({ name, squares, challenge }) => {
        const first = next;
        next += squares;
        return html`<section class="laying__stage">
          <b class="laying__name">${name}</b>
          <ol class="chosen">${Array.from({ length: squares }, (_, at) => square(first + at))}</ol>
          ${challenge ? html`<small class="laying__challenge">${skill(challenge.skill)} ${challengeName(challenge.skill, challenge.value)}</small>` : nothing}
        </section>`;
      })}
    </div>
  `;

  function square(at: number): TemplateResult {
    const kind = own?.laying[at];
    return kind
      ? html`<li>${token(kind)}<span class="unseen">${questTokenName(kind)}</span></li>`
      : html`<li class="chosen__free ${at === own?.laying.length ? 'chosen__free--next' : ''}" aria-hidden="true">${token('quest')}</li>`;
  }
}
