/** Plays whatever is asked with whatever lies nearest: what a browser can get wrong is how things are pressed, not which. */
import { END, middles, nearest, selectors, ways } from '../../kit/nearest';
import { expect } from '../../kit/site';
import type { Screen } from './screen';

/** Computers think, and who is out watches the others to the end of the round. */
const PATIENCE = 90_000;

export class Play {
  constructor(readonly screen: Screen) {}

  /** Answers until so many decisions are made. */
  async decide(decisions: number): Promise<void> {
    for (let made = 0, presses = 0; made < decisions; presses += 1) {
      if (presses > 40 * decisions) throw new Error(`nothing comes of pressing: ${await this.state()}`);
      const [css = '', decides] = ways[await this.#nearest()] ?? [];
      const pressed = await this.screen.press({ css });
      // What is only looked at so far is not decided.
      if (pressed && decides && (await this.screen.see({ css: '.act__weighed' })).length === 0) made += 1;
    }
  }

  /** Answers until the match is over. */
  async toEnd(): Promise<void> {
    const over = async () => (await this.screen.see({ css: END })).length > 0;
    while (!(await over())) {
      const way = await this.screen.place.run(nearest, selectors, middles);
      if (way >= 0) await this.screen.press({ css: ways[way]?.[0] ?? '' });
    }
  }

  /** Answers until a decision is open, and gives what is asked and the cards in hand. */
  async state(): Promise<string> {
    while ((await this.#nearest()) === 0) await this.screen.press({ css: ways[0]?.[0] ?? '' });
    // A card can be taken while what happened is still told: the decision is open when its question stands there.
    await this.screen.shows({ css: '.asked__words--you' });
    const [asked, hand] = await Promise.all([
      this.screen.text({ css: '.asked__words--you' }),
      this.screen.see({ css: 'mk-hand button' }),
    ]);
    return [asked, ...hand.map(({ name }) => name)].join('\n');
  }

  /** Waits for the player's turn; gives the place among the ways. */
  async #nearest(): Promise<number> {
    let way = -1;
    const ask = async () => {
      way = await this.screen.place.run(nearest, selectors, middles);
      return way;
    };
    await expect.poll(ask, { timeout: PATIENCE, intervals: [100] }).toBeGreaterThanOrEqual(0);
    return way;
  }
}
