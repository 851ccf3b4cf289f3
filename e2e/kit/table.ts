/** A table as a player meets it: waits until something is asked of him, and answers. Each game has its own. */
import type { Locator, Page } from '@playwright/test';
import { idOf, readKept, writeKept } from './kept';
import { click, type Press } from './setup';
import { expect } from './site';
import { saying, t, type Words } from './words';

/** Who is defeated watches the others to the end of the round. */
const PATIENCE = 60_000;

/** What the page waits for beside the decisions of the game. */
export type Pause = 'curtain' | 'scored' | 'over';

/** Who sits at the table: how he presses things, in which language he reads, and what he does while others play. */
export interface Player {
  readonly press?: Press;
  readonly words?: Words;
  /**
   * Touches the table while things are shown, to go on at once. Who presses the space bar instead may once press it too
   * late, on what can be chosen then.
   */
  readonly hurry?: 'touch' | 'space' | 'no';
}

/** Looks at each kind of moment the first time it comes; `seen` has those that have come. */
export function firstTimes<Moment>(
  look: (moment: Moment) => Promise<unknown>,
  seen = new Set<Moment>(),
): (moment: Moment) => Promise<void> {
  return async (moment) => {
    if (seen.has(moment)) return;
    seen.add(moment);
    await look(moment);
  };
}

export abstract class Table<Decision extends string> {
  readonly press: Press;
  protected readonly words: Words;
  readonly hand: Locator;
  /** The sentence that says what is asked. */
  readonly asked: Locator;
  readonly confirm: Locator;
  readonly takeBack: Locator;
  readonly curtain: Locator;
  readonly scoring: Locator;
  readonly next: Locator;
  readonly end: Locator;
  readonly main: Locator;
  readonly #hurry: Player['hurry'];
  readonly #middle: string;
  readonly #asking: string;

  constructor(
    readonly page: Page,
    /** Where a touch does nothing but hurry, and the button that leaves a scoring, by their words; what shows that a
     * decision is open, by its selector. */
    named: { readonly middle: string; readonly next: string; readonly asking?: string },
    { press = click, words = t, hurry = 'touch' }: Player = {},
  ) {
    this.press = press;
    this.words = words;
    this.#hurry = hurry;
    this.main = page.locator('main'); // by its name: roles are looked for in all that is drawn, again and again
    this.#middle = words(named.middle);
    this.#asking = named.asking ?? '.act__do';
    this.hand = this.main
      .locator('mk-hand')
      .getByRole('list', { name: words('table-hand') })
      .getByRole('button');
    this.asked = page.locator('.asked__words');
    this.confirm = page.locator('.act__do');
    this.takeBack = this.main.getByRole('button', { name: words('button-undo') });
    this.curtain = this.sheet(page.getByRole('heading', { name: saying('curtain-title', {}, words) }));
    const next = page.getByRole('button', { name: words(named.next), exact: true });
    this.scoring = this.sheet(next);
    this.next = this.scoring.locator(next);
    this.end = this.sheet(page.getByRole('button', { name: words('end-record') }));
  }

  /** The open sheet that has such a thing; by its element: where none is open, nothing more is looked for. */
  protected sheet(has: Locator): Locator {
    return this.page.locator('dialog[open]').filter({ has });
  }

  protected abstract decision(): Promise<Decision>;
  protected abstract decide(decision: Decision): Promise<void>;

  /** What can be seen as soon as the player must decide. */
  protected get asking(): Locator {
    return this.page.locator(this.#asking);
  }

  /** Waits until the page waits for the player. */
  async moment(): Promise<Decision | Pause> {
    const waiting = this.curtain.or(this.next).or(this.end).or(this.asking).first();
    let shown: 'sheet' | 'table' | null = null;
    await expect
      .poll(
        async () => {
          shown = await this.#pause();
          if (shown === 'table' || (shown === 'sheet' && (await waiting.isVisible()))) return true;
          if (this.#hurry === 'space') await this.page.keyboard.press('Space');
          return false;
        },
        { intervals: [30], timeout: PATIENCE },
      )
      .toBe(true);
    if (shown === 'table') return this.decision(); // what else the page waits for opens a sheet
    const pauses = { curtain: this.curtain, scored: this.next, over: this.end };
    for (const [pause, sign] of Object.entries(pauses)) if (await sign.isVisible()) return pause as Pause;
    return this.decision();
  }

  /**
   * Waits a while inside the page for something to be answered, on a sheet or at the table itself, and touches the table
   * meanwhile: whoever asks from outside again and again, by names and roles, slows down what he waits for.
   */
  #pause(): Promise<'sheet' | 'table' | null> {
    const hurry = this.#hurry;
    return this.page.evaluate(
      async ({ middle, asking, touch, patience, step }) => {
        let seen = false;
        for (let waited = 0; waited < patience || seen; waited += step) {
          if (document.querySelector('dialog[open]')) return 'sheet';
          const decisions = [...document.querySelectorAll(asking)];
          const open = decisions.some((one) => one.checkVisibility({ visibilityProperty: true }));
          if (open && seen) return 'table';
          seen = open; // it must stay: a sheet may follow
          if (touch && !open) document.querySelector<HTMLElement>(middle)?.click();
          await new Promise((resolve) => setTimeout(resolve, step));
        }
        return null;
      },
      {
        middle: `main [aria-label="${this.#middle}"]`,
        asking: this.#asking,
        touch: hurry === 'touch',
        patience: hurry === 'space' ? 20 : 1000,
        step: 20,
      },
    );
  }

  async openCurtain(): Promise<void> {
    await this.press(this.curtain.getByRole('button', { name: saying('curtain-ready', {}, this.words) }));
    await expect(this.curtain).toBeHidden();
  }

  async leaveScoring(): Promise<void> {
    await this.press(this.next);
    await expect(this.next).toBeHidden();
  }

  /** Answers one thing that the page waits for. */
  async answer(moment: Decision | Pause): Promise<void> {
    switch (moment) {
      case 'curtain':
        return this.openCurtain();
      case 'scored':
        return this.leaveScoring();
      case 'over':
        return;
      default:
        return this.decide(moment as Decision);
    }
  }

  /** Plays on until the page waits for `wanted`. Gives how often each thing was asked on the way. */
  async playUntil(
    wanted: (moment: Decision | Pause) => boolean,
    look: (moment: Decision | Pause) => Promise<unknown> = async () => {},
  ): Promise<Map<Decision | Pause, number>> {
    const asked = new Map<Decision | Pause, number>();
    for (;;) {
      const moment = await this.moment();
      asked.set(moment, (asked.get(moment) ?? 0) + 1);
      await look(moment);
      if (wanted(moment)) return asked;
      if (moment === 'over') throw new Error('the match is over before that came');
      await this.answer(moment);
    }
  }

  /** A match stored as `text` is not shown; a sentence says why, and what is stored stays. */
  async refuses(match: string, text: string, sentence: string | RegExp): Promise<void> {
    const { page } = this;
    const id = idOf(match);
    await page.goto('./#/');
    await writeKept(page, id, text);
    await page.goto(match);
    await expect(page.getByText(sentence).last()).toBeVisible();
    await expect(page.getByRole('heading', { name: this.words('failed-title') })).toBeVisible();
    await expect(this.hand).toHaveCount(0);
    expect((await readKept(page, id))?.text).toBe(text);
  }

  playToEnd(look?: (moment: Decision | Pause) => Promise<unknown>): Promise<Map<Decision | Pause, number>> {
    return this.playUntil((moment) => moment === 'over', look);
  }
}
