/** The table as a player meets it: what is asked now, and the ways to answer. */
import type { Locator, Page } from '@playwright/test';
import { click, type Press } from './setup';
import { expect } from './site';
import { saying, t } from './words';

/** What the page waits for. */
export type Moment = 'pay' | 'card' | 'stones' | 'curtain' | 'scored' | 'over';

export class Table {
  readonly hand: Locator;
  readonly ownPay: Locator;
  /** The cards of the duel. */
  readonly laid: Locator;
  /** The sentence that says what is asked. */
  readonly asked: Locator;
  readonly confirm: Locator;
  readonly takeBack: Locator;
  readonly curtain: Locator;
  readonly scoring: Locator;
  readonly next: Locator;
  readonly end: Locator;

  constructor(
    readonly page: Page,
    readonly press: Press = click,
    /** Whether the player touches the table while things are shown, to go on at once. */
    readonly hurried = true,
  ) {
    const table = page.getByRole('main');
    this.hand = table.getByRole('list', { name: t('table-hand') }).getByRole('button');
    this.ownPay = table.getByRole('list', { name: t('table-pay'), exact: true });
    this.laid = table.getByRole('list', { name: t('table-laid') });
    this.asked = page.locator('.asked__words');
    this.confirm = page.locator('.act__do');
    this.takeBack = table.getByRole('button', { name: t('button-undo') });
    this.curtain = page.getByRole('dialog', { name: saying('curtain-title') });
    this.scoring = page.getByRole('dialog', { name: saying('sheet-title') });
    this.next = this.scoring.getByRole('button', {
      name: new RegExp(`${t('sheet-next')}|${t('sheet-end')}`),
    });
    this.end = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: t('end-again') }) });
  }

  /** Waits until the page waits for the player. */
  async moment(): Promise<Moment> {
    const waiting = this.curtain.or(this.next).or(this.end).or(this.confirm).first();
    await expect(async () => {
      if (this.hurried) await this.#hurry();
      expect(await waiting.isVisible()).toBe(true);
    }).toPass({ intervals: [50], timeout: 30_000 });
    if (await this.curtain.isVisible()) return 'curtain';
    if (await this.next.isVisible()) return 'scored';
    if (await this.end.isVisible()) return 'over';
    if (await this.page.getByText(t('table-where-pay')).isVisible()) return 'pay';
    const open = this.hand.and(this.page.locator('[aria-disabled="false"]'));
    return (await open.count()) > 0 ? 'card' : 'stones';
  }

  async #hurry(): Promise<void> {
    const middle = this.page.getByRole('region', { name: t('table-middle') });
    if (await middle.isVisible()) await middle.dispatchEvent('click');
  }

  /** Lays the first three cards of the hand. */
  async layPay(): Promise<void> {
    for (let laid = 0; laid < 3; laid += 1) {
      await expect(this.hand).toHaveCount(12 - laid);
      await this.press(this.hand.nth(5));
    }
    await expect(this.asked).toHaveText(t('ask-choose_pay-ready'));
    await this.press(this.confirm);
  }

  /** Plays a card of the hand; the highest if it is not said which. */
  async playCard(card: Locator = this.hand.last()): Promise<void> {
    await this.press(card);
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await this.press(this.confirm);
  }

  /** Answers what is asked with stones, with the first thing offered. */
  async moveStone(): Promise<void> {
    const own = this.ownPay.getByRole('button');
    const others = this.page.getByRole('list', { name: saying('table-pay-of') }).getByRole('button');
    for (const places of [own, others]) {
      if ((await places.count()) === 0) continue;
      const chosen = places.and(this.page.locator('[aria-pressed="true"]'));
      if ((await chosen.count()) === 0) await this.press(places.first());
      await expect(chosen).toHaveCount(1);
    }
    await expect(this.confirm).toHaveAttribute('aria-disabled', 'false');
    await this.press(this.confirm);
  }

  async openCurtain(): Promise<void> {
    await this.press(this.curtain.getByRole('button', { name: saying('curtain-ready') }));
    await expect(this.curtain).toBeHidden();
  }

  async leaveScoring(): Promise<void> {
    await this.press(this.next);
    await expect(this.next).toBeHidden();
  }

  /** Answers one thing that the page waits for. */
  async answer(moment: Moment): Promise<void> {
    switch (moment) {
      case 'pay':
        return this.layPay();
      case 'card':
        return this.playCard();
      case 'stones':
        return this.moveStone();
      case 'curtain':
        return this.openCurtain();
      case 'scored':
        return this.leaveScoring();
      case 'over':
    }
  }

  /** Plays on until the page waits for `wanted`. Gives how often each thing was asked on the way. */
  async playUntil(
    wanted: (moment: Moment) => boolean,
    look: (moment: Moment) => Promise<unknown> = async () => {},
  ): Promise<Map<Moment, number>> {
    const asked = new Map<Moment, number>();
    for (;;) {
      const moment = await this.moment();
      asked.set(moment, (asked.get(moment) ?? 0) + 1);
      await look(moment);
      if (wanted(moment)) return asked;
      await this.answer(moment);
    }
  }

  playToEnd(look?: (moment: Moment) => Promise<unknown>): Promise<Map<Moment, number>> {
    return this.playUntil((moment) => moment === 'over', look);
  }
}
