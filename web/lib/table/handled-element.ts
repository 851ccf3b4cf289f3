import type { PropertyValues } from 'lit';
import type { Frame, GameTypes } from '../../generated/bridge';
import { mayLeadFocus } from '../embedded';
import { t } from '../i18n';
import { moveOn, notify } from '../notices';
import { painted } from '../seen';
import type { Choices } from './choices';
import { isForTable, takesBack } from './keys';
import { LaidElement } from './laid-element';
import { Lamp } from './lamp';
import { HASTE, sleep, UNREAD } from './pace';
import type { BaseScene } from './presenter';
import type { Signs } from './signs';

/** What its player does with a table: by touch and by key, with the lamp; and where the focus is led. */
export abstract class HandledElement<G extends GameTypes, S extends BaseScene> extends LaidElement<G, S> {
  protected readonly lamp = new Lamp<G>(
    () => this.requestUpdate(),
    // To whoever wants no hints the table counsels nothing: then the lamp is told apart from it.
    (frame) => (this.settings.hints === 'on' ? (this.choices.counselled?.(frame) ?? null) : null),
  );

  /** How its choices are spoken of where they are not made. */
  protected abstract readonly choices: Choices<G>;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.#key);
    this.addEventListener('mk-play', this.#play);
    this.addEventListener('click', this.#click, true);
  }

  override disconnectedCallback(): void {
    removeEventListener('keydown', this.#key);
    this.removeEventListener('mk-play', this.#play);
    this.removeEventListener('click', this.#click, true);
    this.lamp.out();
    super.disconnectedCallback();
  }

  protected override willUpdate(_: PropertyValues): void {
    if (this.playing) this.lamp.follow(this.playing);
  }

  /** When a decision opens, the focus goes where it is made, unless the reader is busy elsewhere. */
  protected leadFocus(frame: Frame<G>): void {
    const { stage } = this.controller;
    const now = stage.at === 'choosing' ? `${stage.at} ${this.controller.run}` : stage.at;
    if (now === this.#led) return;
    // Whoever presses twice at the curtain has not yet read what he is asked.
    const unread = this.#led === 'curtain' ? UNREAD : 0;
    this.#led = now;
    this.#ledAt = Number.POSITIVE_INFINITY;
    if (this.#hurries && stage.at === 'choosing') this.#hurried = performance.now();
    if (stage.at !== 'animating' && stage.at !== 'grace') this.#hurries = false;
    // Dialogs have closed by then, and to ask what can be focused costs no layout of its own.
    void Promise.all([painted(), sleep(unread, new AbortController().signal)]).then(() => {
      if (now === this.#led) this.#ledAt = performance.now();
      const here = document.activeElement;
      const free = here === null || here === document.body || here.tagName === 'MAIN' || this.contains(here);
      if (!free || !mayLeadFocus() || now !== this.#led) return;
      if (this.querySelector('dialog[open]')) {
        this.#led = ''; // when it has been closed
        return;
      }
      // Never onto "Take back": a key pressed once too often must not undo the choice.
      if (stage.at === 'grace') this.querySelector('mk-hand')?.focus();
      if (stage.at === 'held') this.querySelector<HTMLElement>('.act__on')?.focus();
      if (stage.at === 'over') this.querySelector<HTMLElement>('.act > .button')?.focus(); // back to how it ended
      if (stage.at !== 'choosing') return;
      const asked = this.querySelector('.asked__words')?.textContent?.trim() ?? '';
      const told = [...this.querySelectorAll<HTMLElement>('[data-told]')].map((one) => one.dataset.told);
      this.spoken = [asked, ...told].join(' ');
      this.choice(frame)?.focus();
    });
  }
  #led = '';
  /** When the focus was led there. */
  #ledAt = Number.POSITIVE_INFINITY;

  protected readonly act = (action: G['Action'] | null) => {
    if (action === null) return;
    this.answering();
    this.lesson.done();
    moveOn();
    void this.playing?.act(action);
  };

  protected readonly undo = (event: Event) => {
    event.stopPropagation();
    void this.playing?.undo();
  };

  /** Asked, or put out again. */
  protected readonly askLamp = () => {
    const { playing, lamp } = this;
    if (!playing) return;
    if (lamp.light === null) void lamp.ask(playing);
    else this.putOutLamp();
  };

  protected readonly putOutLamp = () => {
    this.lamp.out();
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('.lamp-button')?.focus());
  };

  protected readonly followLamp = (action: G['Action']) => {
    this.lamp.out();
    this.actByLamp(action);
  };

  /** What the lamp names is done at once, as what has been decided. */
  protected actByLamp(action: G['Action']): void {
    this.act(action);
  }

  protected readonly show = (panel: string | null): void => {
    this.panel = panel;
  };

  protected get signs(): Signs | null {
    return this.querySelector(':scope > mk-signs');
  }

  /** A touch anywhere, or the space bar, goes on to the next thing; a sign explains itself where there is none. */
  protected readonly touch = (event: Event) => {
    if (
      event.target instanceof Element &&
      event.target.closest('button:not([aria-disabled="true"]), a, input')
    )
      return;
    if (!this.#skip()) this.signs?.touch(event.target);
  };

  /** Whoever answers has read what was asked; where an answer is put together, whoever begins with it. */
  protected readonly answering = (): void => {
    this.lesson.answered();
    if (!this.posed) return;
    this.posed.fold();
    this.requestUpdate();
  };

  readonly #key = (event: KeyboardEvent) => {
    if (this.#lampKey(event) || this.#escapeKey(event) || this.#hurryKey(event))
      return event.preventDefault();
    if (event.key !== 'Enter' && (event.key !== ' ' || this.watching)) return;
    const target = event.target instanceof Element ? event.target : null;
    const isBusy =
      target?.closest('a, button:not([aria-disabled="true"]), input, summary') && !this.#isIdle(event);
    if (isBusy || !isForTable(event)) return;
    if (this.#skip() || this.#pressGold(event)) event.preventDefault();
  };

  /**
   * Where nothing has the focus that would answer, and nothing waits to be read, Enter gives the one answer that is gold; but
   * not to whoever presses once more, and has not read yet what is asked now.
   */
  #pressGold(event: KeyboardEvent): boolean {
    const { key, repeat, target } = event;
    const isIdle = this.#isIdle(event);
    const isFree =
      isIdle || target === document.body || (target instanceof Element && target.tagName === 'MAIN');
    if (key !== 'Enter' || !isFree || this.querySelector('.lamp-room, .posed')) return false;
    const [gold, ...others] = [
      ...this.querySelectorAll<HTMLElement>('.act .button--gold:not([aria-disabled="true"])'),
    ].filter((one) => !one.matches('.button--gold + [aria-expanded]')); // the list beside it only opens
    if (!gold || others.length > 0) return false;
    if (repeat || performance.now() - this.#ledAt < HASTE) return isIdle;
    gold.click();
    return true;
  }

  #isIdle({ key, target }: KeyboardEvent): boolean {
    return key === 'Enter' && target instanceof HTMLElement && this.idles(target);
  }

  /** Whether Enter would give no answer there, as it only shows what is shown already. */
  protected idles(_: HTMLElement): boolean {
    return false;
  }

  /** What Enter on a chosen card does: the same as the button that plays it. */
  readonly #play = () => this.querySelector<HTMLElement>('.act__do[aria-disabled="false"]')?.click();

  /** L asks the lamp, or puts it out; so does Escape, where no note lies over the table. */
  #lampKey(event: KeyboardEvent): boolean {
    if (!isForTable(event)) return false;
    const isNoted = this.querySelector('.why-page:popover-open') !== null;
    if (event.key === 'Escape' && this.lamp.light !== null && !isNoted) this.putOutLamp();
    else if (event.key.toLowerCase() === 'l' && this.querySelector('.lamp-button')) this.askLamp();
    else return false;
    return true;
  }

  /** Escape, or the key that takes back, puts back what has been chosen, or else takes back what was played before. */
  #escapeKey(event: KeyboardEvent): boolean {
    const isHere =
      takesBack(event) || (event.key === 'Escape' && !event.defaultPrevented && isForTable(event));
    // What lies over the table and closes with it comes first.
    if (!isHere || this.querySelector('.why-page:popover-open, mk-coach')) return false;
    const { stage, frame } = this.controller;
    if (this.putBack()) {
      if (stage.at === 'choosing' && frame) void this.updateComplete.then(() => this.backTo(frame)?.focus());
    } else if (this.playing?.canUndo) void this.playing.undo();
    else if (this.playing && takesBack(event)) notify(() => this.whyKept() ?? t('undo-none'));
    else return false;
    return true;
  }

  /** Why what this seat did last cannot be taken back, where that is a rule of the game. */
  protected whyKept(): string | null {
    return null;
  }

  /** What has been chosen and not played is put back, and what is open put away; whether there was any. */
  protected putBack(): boolean {
    return false;
  }

  /** Where the focus goes then. */
  protected backTo(frame: Frame<G>): HTMLElement | null {
    return this.choice(frame);
  }

  /** N goes to the next decision. */
  #hurryKey(event: KeyboardEvent): boolean {
    const hurries = isForTable(event) && event.key.toLowerCase() === 'n' && this.playing !== null;
    const { at } = this.controller.stage;
    if (hurries && at === 'animating') this.hurry();
    if (hurries && at === 'held') this.goOn();
    return hurries;
  }

  protected readonly hurry = () => {
    this.#hurries = true;
    this.controller.hurryOn();
  };
  #hurries = false;
  /** When the decision that was hurried to was there. */
  #hurried = Number.NEGATIVE_INFINITY;

  /** Whoever presses once more to hurry on has not read what stands there now: neither deed nor lamp is meant. */
  readonly #click = (event: MouseEvent) => {
    const isSoon = event.detail > 0 && performance.now() - this.#hurried < HASTE;
    const does = event.target instanceof Element && event.target.closest('.act__do, .lamp-button');
    if (!isSoon || !does) return;
    event.preventDefault();
    event.stopPropagation();
  };

  protected readonly goOn = () => this.controller.goOn();

  #skip(): boolean {
    const { at } = this.controller.stage;
    if (at === 'held') this.goOn();
    const moving = at === 'animating' || at === 'grace';
    if (moving) this.controller.skip();
    return moving || at === 'held';
  }
}
