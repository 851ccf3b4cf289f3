/** What is said of a problem at its table: the question, and what the answer is worth. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Choice, Frame, GameTypes } from '../../generated/bridge';
import { icon } from '../art';
import type { Game } from '../game';
import { t, useCatalogues } from '../i18n';
import { href } from '../routes';
import { isSolved } from '../solved';
import type { Choices } from './choices';
import type { Free } from './laying';
import type { Hint, Whisperer } from './lesson';
import { PosedPanel } from './posed-panel';
import type { BaseScene } from './presenter';
import type { Answer, ProblemController } from './problem';
import { differenceIn } from './worth';

export class ProblemPanel<G extends GameTypes, S extends BaseScene> extends PosedPanel<
  G,
  S,
  ProblemController<G, S>
> {
  /** The question has been read, and the table is looked at. */
  #read = false;

  readonly #game: Game;
  readonly #id: string;

  constructor(
    game: Game,
    id: string,
    controller: ProblemController<G, S>,
    redraw: (focus: string | null) => void,
  ) {
    super(controller, redraw);
    this.#game = game;
    this.#id = id;
    void useCatalogues('problems', `problems-${game.id}`);
  }

  override get where(): string {
    const { problems } = this.#game.facts;
    const number = problems.findIndex(({ id }) => id === this.#id) + 1;
    return t('problem-number', { number, count: problems.length });
  }

  protected drawPosed(frame: Frame<G>, choices: Choices<G>, free: Free): TemplateResult {
    const { answer } = this.controller;
    if (answer) return this.#answered(answer, frame, choices);
    if (this.#read) return this.#recall();
    const hint: Hint = {
      topic: this.#id,
      about: null,
      also: free.regarded,
      text: t(`problem-${this.#id}`),
      asks: true,
    };
    const whisperer: Whisperer = { title: this.where, away: t('problem-look') };
    return html`<mk-coach class="posed" .hint=${hint} .whisperer=${whisperer} .free=${free} .done=${() => this.#turn(true)}></mk-coach>`;
  }

  /** Folded, it leaves the table free. */
  #recall(): TemplateResult {
    return html`<button class="posed__recall" @click=${() => this.#turn(false)}>${icon('help')} ${t('problem-recall')}</button>`;
  }

  #answered({ action, right, analysis }: Answer<G>, frame: Frame<G>, choices: Choices<G>): TemplateResult {
    if (right === null)
      return this.panel('question', this.where, html`<p>${t('problem-judging')}</p>`, nothing);
    const all = analysis?.choices ?? [];
    const own = all[analysis?.played ?? -1];
    const best = all[0];
    const name = choices.name(action, frame);
    const why = (choice: Choice<G> | undefined) =>
      choice?.reasons.length
        ? html`<p>${choice.reasons.map((one) => choices.reason(one, frame)).join(' ')}</p>`
        : nothing;
    const body = html`
      <p><b>${t(right ? 'problem-right' : 'problem-wrong', { name })}</b>
        ${right ? t(`problem-${this.#id}-why`) : nothing}
        ${analysis === null ? t('problem-weighing') : nothing}
        ${own && best && !right && best.worth > own.worth ? t('problem-cost', { cost: differenceIn(analysis?.unit ?? '', best.worth, own.worth) }) : nothing}
      </p>
      ${why(own)}
    `;
    return this.panel(right ? 'right' : 'wrong', this.where, body, right ? this.#goOn() : this.#again());
  }

  #goOn(): TemplateResult {
    const next = this.#next;
    return html`
      ${
        next === null
          ? html`<a class="button button--gold" href=${href({ page: 'problems', game: this.#game.id })}>${t('problem-all-solved')}</a>`
          : html`<a class="button button--gold" href=${href({ page: 'problem', game: this.#game.id, id: next })}>${t('problem-next')}</a>`
      }
      <button class="button" @click=${() => this.controller.playOn()}>${t('problem-play-on')}</button>
    `;
  }

  #again(): TemplateResult {
    return html`
      <button class="button button--gold" @click=${this.again}>${icon('retry')} ${t('retry')}</button>
      <button class="button" @click=${() => this.controller.playOn()}>${t('problem-play-on')}</button>
    `;
  }

  /** The next one that has not been solved, after this one or from the beginning; null when all are. */
  get #next(): string | null {
    const { id: game, facts } = this.#game;
    const at = facts.problems.findIndex(({ id }) => id === this.#id);
    const order = [...facts.problems.slice(at + 1), ...facts.problems.slice(0, at)];
    return order.find(({ id }) => !isSolved(game, id))?.id ?? null;
  }

  override fold(): void {
    this.#read = true;
  }

  #turn(read: boolean): void {
    this.#read = read;
    this.redraw(read ? null : '.posed .coach__away');
  }
}
