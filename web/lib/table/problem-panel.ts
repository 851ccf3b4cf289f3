/** What is said of a problem at its table: the question, and what the answer is worth. */
import './problem-panel.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Choice, Frame, GameTypes } from '../../generated/bridge';
import { icon } from '../art';
import type { Game } from '../game';
import { t, useCatalogues } from '../i18n';
import { href } from '../routes';
import { isSolved } from '../solved';
import type { Choices } from './choices';
import type { BaseScene } from './presenter';
import type { Answer, ProblemController } from './problem';
import { differenceIn } from './worth';

export class ProblemPanel<G extends GameTypes, S extends BaseScene> {
  /** The question has been read, and the table is looked at. */
  #read = false;

  readonly #game: Game;
  readonly #id: string;
  /** Draws the table anew, and puts the focus into what the panel has become, or else on the table. */
  readonly #redraw: (focus: string | null) => void;

  constructor(game: Game, id: string, redraw: (focus: string | null) => void) {
    this.#game = game;
    this.#id = id;
    this.#redraw = redraw;
    void useCatalogues('problems', `problems-${game.id}`);
  }

  /** Which one it is, for the bar of the page. */
  get where(): string {
    const { problems } = this.#game.facts;
    const number = problems.findIndex(({ id }) => id === this.#id) + 1;
    return t('problem-number', { number, count: problems.length });
  }

  /** In the place of what a lesson says; nothing while one plays on. */
  draw(
    controller: ProblemController<G, S>,
    frame: Frame<G>,
    choices: Choices<G>,
  ): TemplateResult | typeof nothing {
    if (frame.actions > 0 || controller.stage.at !== 'choosing') return nothing;
    const { answer } = controller;
    if (answer) return this.#answered(controller, answer, frame, choices);
    if (this.#read) return this.#recall();
    return this.#panel(
      'question',
      html`<p>${t(`problem-${this.#id}`)}</p>`,
      html`<button class="button button--gold" @click=${() => this.#turn(true)}>${t('problem-look')}</button>`,
    );
  }

  /** Folded, it leaves the table free. */
  #recall(): TemplateResult {
    return html`<button class="problem__recall" @click=${() => this.#turn(false)}>${icon('help')} ${t('problem-recall')}</button>`;
  }

  #answered(
    controller: ProblemController<G, S>,
    { action, right, analysis }: Answer<G>,
    frame: Frame<G>,
    choices: Choices<G>,
  ): TemplateResult {
    if (right === null) return this.#panel('question', html`<p>${t('problem-judging')}</p>`, nothing);
    const all = analysis?.choices ?? [];
    const own = all[analysis?.played ?? -1];
    const best = all[0];
    const cost = own && best && !right ? best.worth - own.worth : 0;
    const name = choices.name(action, frame);
    const why = (choice: Choice<G> | undefined) =>
      choice?.reasons.length
        ? html`<p>${choice.reasons.map((one) => choices.reason(one, frame)).join(' ')}</p>`
        : nothing;
    const body = html`
      <p><b>${t(right ? 'problem-right' : 'problem-wrong', { name })}</b>
        ${right ? t(`problem-${this.#id}-why`) : nothing}
        ${analysis === null ? t('problem-weighing') : nothing}
        ${cost > 0 ? t('problem-cost', { cost: differenceIn(analysis?.unit ?? '', cost) }) : nothing}
      </p>
      ${why(own)}
    `;
    return this.#panel(
      right ? 'right' : 'wrong',
      body,
      right ? this.#goOn(controller) : this.#again(controller),
    );
  }

  #goOn(controller: ProblemController<G, S>): TemplateResult {
    const next = this.#next;
    return html`
      ${
        next === null
          ? html`<a class="button button--gold" href=${href({ page: 'problems', game: this.#game.id })}>${t('problem-all-solved')}</a>`
          : html`<a class="button button--gold" href=${href({ page: 'problem', game: this.#game.id, id: next })}>${t('problem-next')}</a>`
      }
      <button class="button" @click=${() => controller.playOn()}>${t('problem-play-on')}</button>
    `;
  }

  #again(controller: ProblemController<G, S>): TemplateResult {
    return html`
      <button class="button button--gold" @click=${() => this.#back(controller)}>${icon('retry')} ${t('retry')}</button>
      <button class="button" @click=${() => controller.playOn()}>${t('problem-play-on')}</button>
    `;
  }

  #panel(kind: 'question' | 'right' | 'wrong', body: TemplateResult, ways: unknown): TemplateResult {
    return html`<aside class="coach problem problem--${kind}" aria-label=${this.where}>
      <p class="coach__name">${kind === 'right' ? icon('check') : nothing} ${this.where}</p>
      <div class="problem__says" role="status">${body}</div>
      <p class="coach__ways">${ways}</p>
    </aside>`;
  }

  /** The next one that has not been solved, after this one or from the beginning; null when all are. */
  get #next(): string | null {
    const { id: game, facts } = this.#game;
    const at = facts.problems.findIndex(({ id }) => id === this.#id);
    const order = [...facts.problems.slice(at + 1), ...facts.problems.slice(0, at)];
    return order.find(({ id }) => !isSolved(game, id))?.id ?? null;
  }

  /** Whoever plays has read it. */
  fold(): void {
    this.#read = true;
  }

  #turn(read: boolean): void {
    this.#read = read;
    this.#redraw(read ? null : '.problem .button');
  }

  #back(controller: ProblemController<G, S>): void {
    controller.tryAgain();
    this.#redraw(null);
  }
}
