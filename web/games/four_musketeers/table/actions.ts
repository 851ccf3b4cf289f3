/** The buttons with which a decision is made. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Action, Direction, Fighter, Frame, SwordCard } from '../../../generated/four_musketeers';
import { icon } from '../../../lib/art';
import { t } from '../../../lib/i18n';
import { ring } from '../../../lib/table/prompt';
import { suitMark } from '../art';
import { isDoubtful, LET_IT_HIT, previewOf, strikeWith, ways } from './choice';
import { circleFrom, rowOf } from './circle';
import { leftOf, waysOf } from './directions';
import { way } from './nametag';
import { outlookWords } from './odds';
import { isYou, numberOf } from './people';
import { shadowRisk } from './prospects';
import { type Asked, buttonHits, counts, losesByHit, towardWhom } from './sentences';

interface ActionContext extends Asked {
  /** Who sits at the end of the row. */
  readonly front: Fighter;
  readonly picked: SwordCard | null;
  readonly act: (action: Action | null) => void;
  readonly openSettings: () => void;
  /** In how many milliseconds the decision passes by itself; null where it waits. */
  readonly passes: number | null;
}

export function actionButtons(
  frame: Frame,
  { scene, people, front, picked, likely, act, openSettings, passes }: ActionContext,
): TemplateResult | typeof nothing {
  const { decision, legal } = frame;
  const passing = passes === null ? nothing : ring(passes);
  switch (decision?.kind) {
    case 'strike':
      return strikes();
    case 'choose_direction':
      return html`${waysOf(frame, scene, people, likely).map(
        ({
          direction,
          starter,
          better,
          chance,
        }) => html`<button class="button ${better ? 'button--gold' : ''} act__do" aria-describedby="toward-${direction}"
          @click=${() => act({ type: 'choose_direction', direction })}>
          <span class="act__way">${way(direction, starter, rowOf(scene, front))} ${towardWhom(scene, people, direction)}</span>
          <span class="unseen toward" id="toward-${direction}" aria-hidden="true">${toward(direction, starter)} ${chance}</span>
        </button>`,
      )}`;
    case 'choose_missing':
      return html`<div class="suits" role="group" aria-label=${t('four-ask-missing')}>
        ${(legal?.actions ?? []).map((action) =>
          action.type === 'choose_missing'
            ? html`<button class="button act__do" @click=${() => act(action)}
                aria-label=${t('suit-name', { suit: action.suit })}>${suitMark(action.suit)}</button>`
            : nothing,
        )}
      </div>`;
    case 'use_replay': {
      const [other, advised] = ['button--quiet act__offer', 'button--gold act__do'];
      const cancel = (
        look: string,
      ) => html`<button class="button ${look}" aria-describedby="replay-costs" @click=${() => act({ type: 'use_replay', use: true })}>
        <span class="act__way">${icon('retry')} ${t('four-button-replay')}</span>
        <small id="replay-costs" aria-hidden="true">${t('four-button-replay-costs', { left: scene.replays })}</small>
      </button>`;
      const accept = (look: string) =>
        html`<button class="button ${look}" @click=${() => act(LET_IT_HIT)}>${t('four-button-accept')}</button>`;
      return losesByHit(scene, people)
        ? html`${accept(other)} ${cancel(advised)}`
        : html`${cancel(other)} ${accept(advised)}`;
    }
    case 'choose_settings':
      return html`<button class="button button--gold act__do" @click=${openSettings}>${t('four-settings-open')}</button>`;
    default:
      return nothing;
  }

  /** Whom the starter would strike for, and who for the reader (FM-7.3, FM-7.4), to whoever does not see it on the table. */
  function toward(direction: Direction, starter: Fighter): string {
    return circleFrom(scene, starter, direction)
      .filter(({ target }, at) => at === 0 || isYou(people, target))
      .map(({ seat, target }) => {
        const left = leftOf(scene, target);
        const words = counts(seat, target, people);
        return left === 0 ? words : `${words} ${t('four-left', { count: left })}`;
      })
      .join(' ');
  }

  /** What an open strike with that card is likely to bring, or does for certain; a problem asks that. */
  function hitsWith(card: SwordCard): string | null {
    const after = previewOf(legal, card);
    if (!after || !legal) return null;
    if (legal.certain) return buttonHits(after, people);
    return outlookWords(likely, card);
  }

  /** Open, or the same card as the discard of a shadow strike. */
  function strikes(): TemplateResult {
    const { open, shadow } = ways(legal);
    const [openly, hidden] = [strikeWith(legal, picked, false), strikeWith(legal, picked, true)];
    // In a problem the button stays when it has answered: then nothing is left to choose.
    const first = frame.problem ? nothing : t('four-sign-shadow-first');
    const risk = shadowRisk(frame, scene, people, likely);
    const hits = frame.problem || picked === null ? null : hitsWith(picked);
    const off = (action: Action | null) => (action === null ? 'true' : 'false');
    return html`
      ${
        shadow
          ? html`<button class="button ${open ? '' : 'button--gold act__do'} act__shadow" aria-disabled=${off(hidden)}
              aria-describedby=${risk === null ? nothing : 'shadow-risk'}
              data-sign=${hidden === null ? first : `${t('four-shadow-strikes', { count: scene.random })} ${risk?.about ?? ''}`.trim()}
              @click=${() => act(hidden)}>
              <span class="act__way">${open ? nothing : passing} ${icon('shadow-strike')} ${t('four-button-shadow')}</span>
              ${risk === null ? nothing : html`<small id="shadow-risk" aria-hidden="true">${risk.words}</small>`}
            </button>`
          : nothing
      }
      ${
        open
          ? html`<button class="button button--gold ${isDoubtful(legal, picked, scene, people) ? 'act__do--doubtful' : ''} act__do" aria-disabled=${off(openly)}
              aria-describedby=${hits === null ? nothing : 'strike-hits'} @click=${() => act(openly)}>
              <span class="act__way">${passing} ${picked === null ? t('four-button-none') : t('four-button-strike', { number: numberOf(picked) })}</span>
              ${hits === null ? nothing : html`<small id="strike-hits" aria-hidden="true">${hits}</small>`}
            </button>`
          : nothing
      }
    `;
  }
}
