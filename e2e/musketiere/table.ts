import type { Locator, Page } from '@playwright/test';
import { expect } from '../kit/site';
import * as kit from '../kit/table';
import { saying } from '../kit/words';

type Decision = 'pay' | 'card' | 'stones';
export type Moment = Decision | kit.Pause;

export class Table extends kit.Table<Decision> {
  readonly ownPay: Locator;
  /** The cards of the duel. */
  readonly laid: Locator;

  constructor(page: Page, player: kit.Player = {}) {
    const asking = '.act__do:not(:has(.ring))'; // the last card plays itself
    super(page, { middle: 'table-middle', next: 'sheet-next', asking }, player);
    const { words } = this;
    this.ownPay = this.main.getByRole('list', { name: words('table-pay'), exact: true });
    this.laid = this.main.getByRole('list', { name: words('table-laid') });
  }

  protected async decision(): Promise<Decision> {
    if (await this.page.getByText(this.words('table-where-pay')).isVisible()) return 'pay';
    const open = this.hand.and(this.page.locator('[aria-disabled="false"]'));
    return (await open.count()) > 0 ? 'card' : 'stones';
  }

  protected decide(decision: Decision): Promise<void> {
    switch (decision) {
      case 'pay':
        return this.layPay();
      case 'card':
        return this.playCard();
      case 'stones':
        return this.moveStone();
    }
  }

  /** Lays three cards from the middle of the hand. */
  async layPay(): Promise<void> {
    for (let laid = 0; laid < 3; laid += 1) {
      await expect(this.ownPay.getByRole('button')).toHaveCount(laid);
      await this.press(this.hand.nth(4 + laid));
    }
    await expect(this.asked).toHaveText(this.words('ask-choose_pay-ready'));
    await this.press(this.confirm);
  }

  /** Plays a card of the hand; the highest if it is not said which. */
  async playCard(card: Locator = this.hand.last()): Promise<void> {
    // The last one is chosen already.
    if ((await card.getAttribute('aria-pressed')) !== 'true') await this.press(card);
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await this.press(this.confirm);
  }

  /** Answers what is asked with stones, with the first thing offered, or with that one of the own places. */
  async moveStone(place = 0): Promise<void> {
    const own = this.ownPay.getByRole('button');
    const others = this.page
      .getByRole('list', { name: saying('table-pay-of', {}, this.words) })
      .getByRole('button');
    for (const [places, at] of [
      [own, place],
      [others, 0],
    ] as const) {
      if ((await places.count()) === 0) continue;
      const chosen = places.and(this.page.locator('[aria-pressed="true"]'));
      if ((await chosen.count()) === 0) await this.press(places.nth(at));
      await expect(chosen).toHaveCount(1);
    }
    await expect(this.confirm).toHaveAttribute('aria-disabled', 'false');
    await this.press(this.confirm);
  }
}
