// A host and one guest, two browsers on this machine, over a data channel: what the codes weigh that they show each other,
// how soon they sit, what a match sends to the guest, how soon the host sees what the guest does, and what a reload costs.
// What a camera would read is pasted, and touches are counted without that; the seconds are the machine's alone, as nobody
// has to look for anything. Signs of life between the devices are not counted.
import { runnerImport } from 'vite';
import { median, withBrowser } from './_browser.mjs';

const GAMES = {
  musketiere: { players: 2, match_end: 'single' },
  four_musketeers: { players: 4, match: 'single' },
  mousquetaires_du_roy: { players: 2 },
};
const DECISIONS = 6;
/** Milliseconds in which nothing has changed at a table: whatever does then comes of the touch. */
const QUIET = 400;

// As the tests meet and play.
const load = async (path) =>
  (await runnerImport(`${process.cwd()}/e2e/${path}.ts`, { configFile: false, logLevel: 'error' })).module;
const { read, shownOn } = await load('guests/meeting');
const { listenToHost } = await load('guests/told');
const { END, middles, nearest, playQuickly, selectors, ways } = await load('kit/nearest');
const { t } = await load('kit/words');

async function open(browser, address, game, prepare = () => {}) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const kept = {
    'musketiere.settings': '{"language":"en","speed":"fast","motion":"off"}',
    'musketiere.setup': JSON.stringify({ [game]: { players: [], wishes: GAMES[game] } }),
    'musketiere.goals': JSON.stringify([game]),
  };
  await context.addInitScript((notes) => Object.assign(localStorage, notes), kept);
  const page = await context.newPage();
  const heard = await prepare(page);
  await page.goto(address);
  return { page, heard };
}

let touches = 0;
async function touch(page, words) {
  touches += 1;
  await page.getByRole('button', { name: t(words), exact: true }).click();
}

/** How many touches and seconds that takes. */
async function cost(work) {
  touches = 0;
  const began = performance.now();
  await work();
  return `${touches} touches, ${((performance.now() - began) / 1000).toFixed(1)} s`;
}

/** The host reads what the guest shows. */
async function accept(host, guest) {
  const answer = await shownOn(guest);
  await touch(host, 'invite-read');
  await read(host, answer);
  return answer;
}

/** Which of the ways lies nearest, pressed where that is wanted, and when; -1: the page does not wait for its player. */
const near = (page, press = false) =>
  page.evaluate(`[(${nearest})(${JSON.stringify(selectors)}, ${JSON.stringify(middles)}, ${press}),
    performance.timeOrigin + performance.now()]`);
const isAsked = async (page) => (await near(page))[0] >= 0;

/** Runs in the page: when its table changes after it has been quiet; null where nothing is seen there. */
const change = (quiet) =>
  new Promise((resolve) => {
    const rest = () => {
      globalThis.rests = true;
    };
    let waiting = setTimeout(rest, quiet);
    setTimeout(resolve, 10 * quiet, null);
    globalThis.rests = false;
    new MutationObserver((_, observer) => {
      clearTimeout(waiting);
      if (!globalThis.rests) waiting = setTimeout(rest, quiet);
      else {
        observer.disconnect();
        resolve(performance.timeOrigin + performance.now());
      }
    }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
  });

/** Milliseconds from each decision of the guest until its card or figure lies on the host's table. */
async function delaysOf(host, guest) {
  const delays = [];
  while (delays.length < DECISIONS && !(await guest.locator(END).isVisible())) {
    const [way] = await near(guest);
    if (ways[way]?.[1]) {
      const changed = host.evaluate(change, QUIET);
      await host.waitForFunction(() => globalThis.rests);
      const [, touched] = await near(guest, true);
      const seen = await changed;
      if (seen !== null) delays.push(seen - touched);
    } else await near(way < 0 ? host : guest, true);
  }
  return delays;
}

/** The guest's page is loaded anew, until its hand is there again. */
async function comeBack(host, guest) {
  while ((await near(host))[0] === 0) await near(host, true); // no sheet lies over the table
  const back = await cost(async () => {
    await guest.reload();
    await touch(host, 'together-title');
    await touch(host, 'guests-invite');
    const invitation = await shownOn(host);
    await touch(guest, 'join-read');
    await read(guest, invitation);
    await accept(host, guest);
    await guest.locator('mk-hand').waitFor();
  });
  await touch(host, 'close');
  return back;
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

console.log(
  '| game | link, answer | invite to first card | a match sends a guest | a message: median, largest | touch to the host’s table, median | back after a reload |',
);
console.log('|---|---|---|---|---|---|---|');
await withBrowser({ '/site/': 'dist' }, {}, async (address, browser) => {
  for (const game of Object.keys(GAMES)) {
    const { page: host } = await open(browser, `${address}/site/index.html`, game);
    let [link, answer, guest, heard] = [];
    const sat = await cost(async () => {
      await host.locator(`a[href="#/stage/${game}"]`).click();
      link = await shownOn(host);
      ({ page: guest, heard } = await open(browser, link, game, listenToHost));
      touches += 2; // the invitation, and the link that the camera of the other device has found
      answer = await accept(host, guest);
      await guest.locator('mk-show-code').waitFor({ state: 'detached' });
      await touch(host, 'stage-begin');
      while (!(await isAsked(host)) && !(await isAsked(guest)));
    });
    const delays = await delaysOf(host, guest);
    const before = heard.length;
    const back = await comeBack(host, guest);
    heard.splice(before); // a match without a cut sends it once
    await Promise.all([playQuickly(host), playQuickly(guest)]);
    await guest.getByText(t('guests-fair')).waitFor();
    const sizes = heard.map((text) => Buffer.byteLength(text));
    const sum = sizes.reduce((all, one) => all + one, 0);
    const delay = `${median(delays).toFixed(0)} ms of ${delays.length}`;
    const weight = `${kB(sum)} in ${sizes.length} | ${kB(median(sizes))}, ${kB(Math.max(...sizes))}`;
    console.log(
      `| ${game} | ${link.length}, ${answer.length} bytes | ${sat} | ${weight} | ${delay} | ${back} |`,
    );
    for (const page of [host, guest]) await page.context().close();
  }
});
