import type { Locator, Page } from '@playwright/test';
import { expect } from '../kit/site';
import * as kit from '../kit/table';
import { saying } from '../kit/words';

type Decision = 'intro' | 'missing' | 'direction' | 'strike' | 'replay' | 'settings';
export type Moment = Decision | kit.Pause;

export class Table extends kit.Table<Decision> {
  readonly intro: Locator;
  /** Between two rounds of a solitaire: what may be changed. */
  readonly settings: Locator;
  /** Strikes with the card held over the table. */
  readonly strike: Locator;
  readonly shadowStrike: Locator;
  /** What everybody has struck with in this fight. */
  readonly strikes: Locator;
  readonly suits: Locator;
  /** What is out of play: by roles that want cards in it, the line of story. */
  readonly line: Locator;
  /** The ways to answer. */
  readonly #act: Locator;

  constructor(page: Page, player: kit.Player = {}) {
    // The last card of a hand strikes by itself.
    const asking = '.act__offer, .act__do:not(:has(.ring))';
    super(page, { middle: 'four-fight', next: 'four-go-on', asking }, player);
    const { words } = this;
    this.intro = this.sheet(this.#button('four-intro-begin'));
    this.settings = this.sheet(page.getByRole('heading', { name: words('four-settings-title') }));
    this.#act = this.main.locator('.act');
    this.strike = this.#act.getByRole('button', { name: saying('four-button-strike', {}, words) });
    this.shadowStrike = this.#way('four-button-shadow');
    this.strikes = this.main.getByRole('list', { name: words('four-strikes') }).getByRole('listitem');
    const region = (name: string) => this.main.getByRole('region', { name: words(name) });
    this.line = region('four-line').or(region('four-line-name'));
    this.suits = this.#act.getByRole('group', { name: words('four-ask-missing') }).getByRole('button');
  }

  protected override get asking(): Locator {
    return this.intro.or(this.settings).or(this.confirm);
  }

  protected async decision(): Promise<Decision> {
    if (await this.intro.isVisible()) return 'intro';
    if (await this.settings.isVisible()) return 'settings';
    if (await this.#way('four-button-accept').isVisible()) return 'replay';
    if (await this.#toward('left').isVisible()) return 'direction';
    if (await this.suits.first().isVisible()) return 'missing';
    return 'strike';
  }

  protected async decide(decision: Decision): Promise<void> {
    switch (decision) {
      case 'intro':
        await this.press(this.#button('four-intro-begin'));
        return expect(this.intro).toBeHidden();
      case 'missing':
        return this.press(this.suits.first());
      case 'direction':
        return this.turn('left');
      case 'strike':
        return this.strikeWith();
      case 'replay':
        return this.useReplay(false);
      case 'settings':
        await this.press(this.settings.getByRole('button', { name: this.words('four-next-round') }));
        return expect(this.settings).toBeHidden();
    }
  }

  turn(direction: 'left' | 'right'): Promise<void> {
    return this.press(this.#toward(direction));
  }

  #toward(direction: 'left' | 'right'): Locator {
    return this.#act.locator(`[aria-describedby="toward-${direction}"]`);
  }

  useReplay(use: boolean): Promise<void> {
    return this.press(this.#way(use ? 'four-button-replay' : 'four-button-accept'));
  }

  /** Holds a card over the table: the highest, if it is not said which. The only one lies there already. */
  async hold(card: Locator = this.hand.last()): Promise<void> {
    if ((await card.getAttribute('aria-pressed')) !== 'true') await this.press(card);
    await expect(card).toHaveAttribute('aria-pressed', 'true');
  }

  /** Puts the held card back; the only one stays. */
  async unhold(): Promise<void> {
    if ((await this.hand.count()) > 1)
      await this.press(this.hand.and(this.page.locator('[aria-pressed="true"]')));
  }

  /** Where the ways to strike lie: their right lower corners, which their words do not move. */
  corners(): Promise<string> {
    return this.#act.locator('.act__shadow, .act__do').evaluateAll((ways) =>
      ways
        .map((way) => way.getBoundingClientRect())
        .map(({ right, bottom }) => `${Math.round(right)}|${Math.round(bottom)}`)
        .join(', '),
    );
  }

  /** Strikes with a card, openly where that is allowed. */
  async strikeWith(card?: Locator): Promise<void> {
    await this.hold(card);
    await this.press((await this.strike.isVisible()) ? this.strike : this.shadowStrike);
  }

  /** Discards a card for a shadow strike. */
  async strikeFromShadow(card?: Locator): Promise<void> {
    await this.hold(card);
    await this.press(this.shadowStrike);
  }

  /** The panel of a character, by the name he bears at the table. */
  figure(name: string): Locator {
    return this.main.getByRole('article', { name, exact: true });
  }

  /** What the story says of a fight of the present round. */
  chapter(title: string): Locator {
    return this.main
      .getByRole('region', { name: this.words('story-title') })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) })
      .first();
  }

  #way(id: string): Locator {
    return this.#act.getByRole('button', { name: this.words(id), exact: true });
  }

  #button(id: string): Locator {
    return this.page.getByRole('button', { name: this.words(id), exact: true });
  }
}
