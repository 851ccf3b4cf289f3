// The longest tasks of the page's main thread in a game against thinking computer players, on a phone's screen, full motion.
import { withBrowser } from './_browser.mjs';

/** Runs in the page: does the next thing a player would do, if there is one. */
function act() {
  const offered = (selector) =>
    [...document.querySelectorAll(selector)].filter(
      (one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true',
    );
  const isPressed = (one) => one.getAttribute('aria-pressed') === 'true';
  const [confirm] = offered('.act__do');
  // Of a stone both are asked: where it goes, and whose it is.
  const asked = ['.own button', '.seat button']
    .map(offered)
    .find((all) => all.length > 0 && !all.some(isPressed));
  const choice = (asked ?? offered('.hand button')).find((one) => !isPressed(one));
  (confirm ?? choice)?.click();
}

/** Milliseconds of each task on the main thread of the page, longest first. */
function mainThreadTasks(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ dur }) => dur / 1000)
    .sort((a, b) => b - a);
}

await withBrowser({ '/site/': 'dist' }, {}, async (address, browser) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`${address}/site/index.html#/new/musketiere`);
  await page.locator('form .button--gold').last().click();
  await page.locator('.aim .button').click();
  await page.locator('.hand button').nth(11).waitFor();
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const scoring = page.getByRole('dialog');
  while (!(await scoring.isVisible())) {
    await page.evaluate(act);
    await page.waitForTimeout(250);
  }
  const tasks = mainThreadTasks(await browser.stopTracing());
  const longest = tasks.slice(0, 5).map((ms) => ms.toFixed(0));
  console.log(
    `longest main-thread tasks of ${tasks.length} in one game (aim at most 50 ms): ${longest.join(', ')} ms`,
  );
});
