/** Plays whatever is asked with whatever lies nearest: what a browser can get wrong is how things are pressed, not which. */
import { expect } from '../../kit/site';
import { t } from '../../kit/words';
import type { Screen } from './screen';

/** Computers think, and who is out watches the others to the end of the round. */
const PATIENCE = 90_000;

/** What can be pressed when the page waits for the player, what is nearest first; the last word: it is a decision. */
const ways: readonly (readonly [css: string, decides?: 'decides'])[] = [
  ['dialog[open] .button--gold'], // read, and go on
  ['.element--open, .inn__go, .stage--now > .button', 'decides'],
  ['main:not(:has(.fellow--open[aria-pressed="true"])) .fellow--open'],
  ['.act__do', 'decides'],
  ['mk-hand button[aria-pressed="false"]'],
  [':is(ul, ol, [role="list"]):not(:has(.place--picked)) .place--deed'],
  ['.option', 'decides'],
  ['.act__end', 'decides'],
];

/** Where a touch does nothing but hurry. */
const middles = ['table-middle', 'four-fight', 'mr-places'].map((id) => t(id));

export class Play {
  constructor(readonly screen: Screen) {}

  /** Answers until so many decisions are made. */
  async decide(decisions: number): Promise<void> {
    for (let made = 0, presses = 0; made < decisions; presses += 1) {
      if (presses > 40 * decisions) throw new Error(`nothing comes of pressing: ${await this.state()}`);
      const [css = '', decides] = ways[await this.#nearest()] ?? [];
      if ((await this.screen.press({ css })) && decides) made += 1;
    }
  }

  /** Answers until the match is over. */
  async toEnd(): Promise<void> {
    const over = async () => (await this.screen.see({ css: '.end__ranking' })).length > 0;
    const all = ways.map(([css]) => css);
    while (!(await over())) {
      const way = await this.screen.place.run(nearest, all, middles);
      if (way >= 0) await this.screen.press({ css: ways[way]?.[0] ?? '' });
    }
  }

  /** Answers until a decision is open, and gives what is asked and the cards in hand. */
  async state(): Promise<string> {
    while ((await this.#nearest()) === 0) await this.screen.press({ css: ways[0]?.[0] ?? '' });
    const [asked, hand] = await Promise.all([
      this.screen.text({ css: '.asked__words' }),
      this.screen.see({ css: 'mk-hand button' }),
    ]);
    return [asked, ...hand.map(({ name }) => name)].join('\n');
  }

  /** Waits for the player's turn; gives the place among the ways. */
  async #nearest(): Promise<number> {
    const all = ways.map(([css]) => css);
    let way = -1;
    const ask = async () => {
      way = await this.screen.place.run(nearest, all, middles);
      return way;
    };
    await expect.poll(ask, { timeout: PATIENCE, intervals: [100] }).toBeGreaterThanOrEqual(0);
    return way;
  }
}

/** Runs in the page. Where nothing waits for the player, the table is touched, to go on at once. */
function nearest(ways: readonly string[], middles: readonly string[]): number {
  const open = (one: Element) =>
    one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true' && !one.matches(':disabled');
  const way = ways.findIndex((css) => [...document.querySelectorAll(css)].some(open));
  if (way < 0)
    for (const words of middles) document.querySelector<HTMLElement>(`main [aria-label="${words}"]`)?.click();
  return way;
}
