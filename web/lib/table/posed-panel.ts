/** What is said of a decision that is asked as a question, in the place of what a lesson says. */
import './posed-panel.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Frame, GameTypes } from '../../generated/bridge';
import { icon } from '../art';
import type { Choices } from './choices';
import type { Free } from './laying';
import type { PosedController } from './posed';
import type { BaseScene } from './presenter';

export abstract class PosedPanel<
  G extends GameTypes,
  S extends BaseScene,
  C extends PosedController<G, S> = PosedController<G, S>,
> {
  readonly controller: C;
  /** Draws the table anew, and puts the focus into what the panel has become, or else on the table. */
  protected readonly redraw: (focus: string | null) => void;

  constructor(controller: C, redraw: (focus: string | null) => void) {
    this.controller = controller;
    this.redraw = redraw;
  }

  /** Which question it is, for the bar of the page; null where that says where the match stands. */
  get where(): string | null {
    return null;
  }

  /** Nothing while one plays on. */
  draw(frame: Frame<G>, choices: Choices<G>, free: Free): TemplateResult | typeof nothing {
    const { isPosed, stage } = this.controller;
    return isPosed && stage.at === 'choosing' ? this.drawPosed(frame, choices, free) : nothing;
  }

  protected abstract drawPosed(
    frame: Frame<G>,
    choices: Choices<G>,
    free: Free,
  ): TemplateResult | typeof nothing;

  /** Whoever plays has read what was asked. */
  fold(): void {}

  protected panel(
    kind: 'question' | 'right' | 'wrong',
    name: string,
    body: TemplateResult,
    ways: unknown,
  ): TemplateResult {
    const named = this.where === null ? '' : 'posed--named';
    return html`<aside class="coach posed posed--${kind} ${named}" aria-label=${name} tabindex="-1">
      <p class="coach__name">${kind === 'right' ? icon('check') : nothing} ${name}</p>
      <div class="posed__says" role="status">${body}</div>
      <p class="coach__ways">${ways}</p>
    </aside>`;
  }

  protected readonly again = (): void => {
    this.controller.tryAgain();
    this.redraw(null);
  };
}
