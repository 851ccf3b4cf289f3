import type { Locator, Page } from '@playwright/test';
import type { DecisionKind, Place } from '../../web/generated/mousquetaires_du_roy';
import { expect } from '../kit/site';
import * as kit from '../kit/table';
import { saying } from '../kit/words';

export type Moment = DecisionKind | kit.Pause;

/** Where one plays what one has before one says that it is enough. */
const PLAYS: ReadonlySet<DecisionKind> = new Set(['paris', 'man', 'ambush', 'perfidy', 'commit', 'cards']);

export class Table extends kit.Table<DecisionKind> {
  override readonly hand: Locator;
  /** What there is to choose from. */
  readonly options: Locator;
  /** What can be attempted where the active Musketeer stands. */
  readonly attempts: Locator;
  /** Does what has been touched, and is looked at. */
  readonly meant: Locator;
  readonly finish: Locator;
  /** What only Milady knows. */
  readonly secrets: Locator;
  readonly purse: Locator;
  readonly story: Locator;
  /** Where what is asked can be answered. */
  readonly chosen: Locator;

  constructor(page: Page, player: kit.Player = {}) {
    super(
      page,
      { middle: 'mr-places', next: 'mr-night-over', asking: '.table--roy:not([data-asking=""])' },
      player,
    );
    const { main, words } = this;
    this.hand = main.locator('mk-hand').getByRole('button');
    this.options = main.locator('.option:not([aria-disabled="true"]), .trade__card');
    this.attempts = main.locator('.element--open, .inn__go, .stage--now > .button');
    this.meant = main.locator('.act__weighed');
    this.finish = main.locator('.act__end');
    this.secrets = main.locator('.secrets');
    this.purse = main.locator('.purse');
    this.chosen = main
      .locator(
        ':is(.option, .die-button, .act__do, .act__end, .tile--chosen, .tile--open, .fellow--open, mk-hand button)',
      )
      .and(main.locator(':focus'));
    this.story = main.getByRole('region', { name: words('story-title') });
  }

  protected async decision(): Promise<DecisionKind> {
    return (await this.asking.getAttribute('data-asking')) as DecisionKind;
  }

  /** Whatever lies nearest; a Musketeer attempts what he can. */
  protected async decide(decision: DecisionKind): Promise<void> {
    const told = await this.asked.innerText();
    switch (decision) {
      case 'next':
        await this.begin(this.main.locator('.fellow--open').first());
        break;
      case 'action':
        if ((await this.meant.count()) > 0) await this.press(this.meant);
        else if ((await this.attempts.count()) > 0) await this.mean(this.attempts.first());
        else await this.stop();
        break;
      default: {
        const ways = PLAYS.has(decision) ? [this.options, this.confirm] : [this.confirm, this.options];
        for (const way of ways) {
          if ((await way.count()) === 0) continue;
          await this.press(way.first());
          break;
        }
      }
    }
    await this.answered(decision, told);
  }

  /** The page has taken the answer. */
  private async answered(decision: DecisionKind, told: string): Promise<void> {
    await expect
      .poll(
        async () =>
          (await this.page.locator('.table--roy').getAttribute('data-asking')) !== decision ||
          (await this.asked.innerText()) !== told,
      )
      .toBe(true);
  }

  /** Touches it, and does it by its button where it is looked at first. */
  async mean(what: Locator): Promise<void> {
    await this.press(what);
    if ((await this.meant.count()) > 0) await this.press(this.meant);
  }

  /** Ends his turn, and says so twice where he has actions left. */
  async stop(): Promise<void> {
    await this.press(this.finish);
    const sure = this.finish.filter({ hasText: /\?/ });
    if ((await sure.count()) > 0) await this.press(sure);
  }

  /** Chooses a Musketeer, and begins his turn. */
  async begin(fellow: Locator): Promise<void> {
    if ((await fellow.getAttribute('aria-pressed')) !== 'true') await this.press(fellow);
    await this.press(this.confirm.first());
  }

  fellow(hero: string): Locator {
    return this.main
      .getByRole('list', { name: this.words('side-team') })
      .getByRole('button', { name: this.words(`hero-${hero}`) });
  }

  place(place: Place): Locator {
    return this.main
      .getByRole('list', { name: this.words('mr-places') })
      .getByRole('button', { name: this.words(`place-${place}`) });
  }

  /** A button by the message it bears. */
  button(id: string, args = {}): Locator {
    return this.main.getByRole('button', { name: saying(id, args, this.words) });
  }

  /** One of what there is to choose from, by its name. */
  option(name: string): Locator {
    return this.options.filter({ has: this.page.locator('b').getByText(name, { exact: true }) });
  }
}
