import '../../../../web/lib/table/table';
import './table.css';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { rosette } from '../../../../web/lib/art/table';
import { t } from '../../../../web/lib/i18n';
import type { Moment } from '../../../../web/lib/table/lesson';
import { asked } from '../../../../web/lib/table/prompt';
import { TableElement } from '../../../../web/lib/table/table';
import { bladeCard, numberOf } from '../art';
import type { Action, Frame, Event as GameEvent, GameTypes } from '../generated/parade';
import { choices } from './chosen';
import { fencer } from './fencer';
import { middle } from './middle';
import { presenter } from './presenter';
import type { Scene } from './scene';
import { bladeName, chapters, hintFor, tell } from './sentences';
import { beside, sheets } from './sheets';

const look = {
  face: (blade: string, raised: boolean) => bladeCard(blade, ...(raised ? ['chosen' as const] : [])),
  name: bladeName,
  about: bladeName,
};

/** The table of Parade. */
@customElement('mk-parade')
export class ParadeTable extends TableElement<GameTypes, Scene> {
  protected override readonly presenter = presenter;
  protected override readonly choices = choices;
  protected override readonly answers = '.act .button, mk-hand button';
  /** The blade that has been touched. */
  @state() private picked: string | null = null;

  // ---- drawing ---------------------------------------------------------------------------------------------

  protected override draw(frame: Frame, scene: Scene): TemplateResult {
    const { controller, roster, front, show } = this;
    const { stage } = controller;
    const context = this.context(frame, scene);
    const you = stage.at === 'choosing';
    const around = {
      scene,
      names: roster.names,
      thinking: controller.thinking?.seat ?? null,
      deciding: you ? (frame.decision?.seats ?? []) : [],
      views: this.watching?.views ?? null,
    };
    return html`
      <div class="table table--parade ${this.watching ? 'table--watched' : ''} mk-felt" @click=${this.touch}>
        ${rosette()}
        <h1 class="unseen" tabindex="-1">${t('parade-title', { deal: scene.deal })}</h1>
        <section class="fencers" aria-label=${t('table-rivals')}>
          ${scene.laid.map((_, seat) => (seat === front ? nothing : fencer(seat, around)))}
        </section>
        ${middle(scene, roster, around.views)}
        ${asked({
          words: you && frame.decision ? t(`parade-ask-${frame.decision.kind}`) : this.meanwhile(scene),
          you,
          why: null,
          looks: [
            { label: t('story-open'), word: t('story-word'), symbol: 'story', press: () => show('story') },
            {
              label: t('parade-bouts-open'),
              word: t('parade-bouts-open'),
              symbol: 'help',
              press: () => show('bouts'),
            },
          ],
          coachPanel: stage.at === 'over' ? nothing : context.coachPanel,
        })}
        <section class="me" aria-label=${this.sideLabel(roster.names[front ?? 0] ?? '')}>
          ${front === null ? nothing : this.#mine(front, frame, scene)}
        </section>
        ${this.transport(scene)} ${beside(context)}
        <p class="unseen" role="status">${this.spoken}</p>
      </div>
      ${sheets(context)}
    `;
  }

  #mine(seat: number, frame: Frame, scene: Scene): TemplateResult {
    const { picked, roster } = this;
    const choosing = this.controller.stage.at === 'choosing';
    return html`
      <p class="me__points">${t('parade-points', { count: scene.totals[seat] ?? 0 })}</p>
      <mk-hand .look=${look} .label=${this.handLabel(roster.names[seat] ?? '')} .cards=${scene.hand ?? []}
        .picked=${picked === null ? [] : [picked]} .open=${choosing && isLaying(frame)} @mk-touch=${this.#touched}></mk-hand>
      ${this.watching ? nothing : html`<div class="act">${choosing ? this.#choices(frame) : this.primary()}</div>`}
    `;
  }

  /** What can be said, or the one button that lays the blade which has been touched. */
  #choices(frame: Frame): unknown {
    if (!isLaying(frame))
      return frame.legal?.actions.map((action) => this.#button(action, t(`parade-do-${action.type}`)));
    const action = frame.legal?.actions.find((one) => one.type === 'lay' && one.card === this.picked) ?? null;
    const label =
      this.picked === null ? t('parade-do-none') : t('parade-do-lay', { number: numberOf(this.picked) });
    return [this.takeBack(), this.#button(action, label)];
  }

  #button(action: Action | null, label: string): TemplateResult {
    return html`<button class="button button--gold act__do" aria-disabled=${action ? 'false' : 'true'}
      @click=${() => this.#do(action)}>${label}</button>`;
  }

  protected override where({ view }: Frame, scene: Scene): string {
    const fought = scene.bouts.length;
    const bout = view.phase === 'over' ? fought : fought + 1;
    return t('parade-where', { deal: scene.deal, deals: view.options.deals, bout });
  }

  protected override chapters(story: readonly GameEvent[]) {
    return chapters(story, this.roster);
  }

  protected override tell(event: GameEvent): string | null {
    return tell(event, this.roster);
  }

  protected override hint(moment: Moment<GameTypes, Scene>, heard: ReadonlySet<string>) {
    return hintFor(moment, this.roster, heard);
  }

  // ---- what the player does --------------------------------------------------------------------------------

  protected override opens(): void {
    this.picked = null;
  }

  protected override choice(frame: Frame): HTMLElement | null {
    return this.querySelector<HTMLElement>(isLaying(frame) ? 'mk-hand' : '.act__do');
  }

  /** A second touch lays the blade. */
  readonly #touched = (event: Event) => {
    const { detail: card } = event as CustomEvent<string>;
    if (card === this.picked) this.#do({ type: 'lay', card });
    else this.picked = card;
  };

  #do(action: Action | null): void {
    if (action !== null) this.picked = null;
    this.act(action);
  }
}

const isLaying = ({ decision }: Frame): boolean => decision?.kind === 'lay';
