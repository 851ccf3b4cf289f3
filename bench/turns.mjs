// How long a computer player takes in the browser: our worker plays whole matches of computers alone, and is asked as the
// page asks it, in slices.
import { readdirSync } from 'node:fs';
import { median, withBrowser } from './_browser.mjs';

const MATCHES = 5;
const worker = `/site/assets/${readdirSync('dist/assets').find((name) => /^engine\.worker-.*\.js$/.test(name))}`;
const games = {
  musketiere: { seats: 3, sides: ['a player'], sideOf: () => 0 },
  four_musketeers: { seats: 4, sides: ['a player'], sideOf: () => 0 },
  mousquetaires_du_roy: { seats: 2, sides: ['the team', 'Milady'], sideOf: (seat) => seat },
};

/**
 * Runs in the page: for each decision of these matches its seat, the turn it belongs to if the game counts turns, and
 * milliseconds from the question to the answer.
 */
async function play([address, game, seats, matches]) {
  const worker = new Worker(address, { type: 'module' });
  let last = 0;
  const ask = (op, body) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }) => {
        if (data.type === 'failed' || data.body?.error) reject(new Error(JSON.stringify(data)));
        if (data.type === 'answer' && data.id === id) resolve(data.body);
      };
      worker.postMessage({ id, op, body });
    });
  const decisions = [];
  for (let match = 0; match < matches; match++) {
    const controllers = Array(seats).fill('rule_based');
    const names = controllers.map((_, seat) => `${seat}`);
    let { frame } = await ask('start', {
      id: `bench${match}`,
      game,
      options: {},
      controllers,
      names,
      client: 'bench',
      seats: [],
    });
    while (frame.decision) {
      const [seat] = frame.decision.seats;
      const turn = `${match} ${frame.view.turn} ${seat}`;
      const began = performance.now();
      let answer = {};
      while (!answer.update) answer = await ask('advance', { client: 'bench', budget: 30 });
      decisions.push({ seat, turn, ms: performance.now() - began });
      ({ frame } = answer.update);
    }
  }
  worker.terminate();
  return decisions;
}

/** Sums by turn, in the order in which turns come. */
function byTurn(decisions) {
  const turns = new Map();
  for (const { turn, ms } of decisions) turns.set(turn, (turns.get(turn) ?? 0) + ms);
  return [...turns.values()];
}

const row = (what, times) =>
  console.log(
    `| ${what} | ${times.length} | ${median(times).toFixed(0)} ms | ${Math.max(...times).toFixed(0)} ms |`,
  );

console.log(`| ${MATCHES} matches of computers in the browser | how many | median | largest |`);
console.log('|---|---|---|---|');
const texts = { '/': ['text/html', '<!doctype html><title>turns</title>'] };
await withBrowser({ '/site/': 'dist' }, texts, async (address, browser) => {
  for (const [game, { seats, sides, sideOf }] of Object.entries(games)) {
    const page = await browser.newPage();
    await page.goto(address);
    const decisions = await page.evaluate(play, [worker, game, seats, MATCHES]);
    await page.close();
    sides.forEach((side, at) => {
      const own = decisions.filter(({ seat }) => sideOf(seat) === at);
      row(
        `${game}, a decision of ${side}`,
        own.map(({ ms }) => ms),
      );
      if (sides.length > 1) row(`${game}, a turn of ${side}`, byTurn(own));
    });
  }
});
