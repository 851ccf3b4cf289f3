/** The fencing school: writing a player, one decision, a tournament. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit } from '../kit/audit';
import { begin, option } from '../kit/setup';
import { expect, test } from '../kit/site';
import { saying, t } from '../kit/words';
import { choosing, decide, enter, fence, wheelOf } from './kit';

const root = new URL('../../', import.meta.url).pathname;
const middle = readFileSync(`${root}py/musketiere/school/examples/musketiere/middle_card.py`, 'utf8');

interface Figures {
  readonly players: readonly {
    readonly share: number;
    readonly total: number;
    readonly matches: number;
    readonly lost: readonly { readonly match: number; readonly behind: number }[];
  }[];
}

/** What the command line says of the tournament that the tests fight here. */
function onCommandLine(...more: readonly string[]): Figures {
  const file = join(mkdtempSync(join(tmpdir(), 'school-')), 'middle.py');
  writeFileSync(file, middle);
  const given = [file, 'rule_based', '--matches', '4', '--seed', '1844', ...more];
  const told = execFileSync('python3', ['-m', 'musketiere', 'duel', ...given, '--json'], {
    env: { ...process.env, PYTHONPATH: `${root}py` },
    encoding: 'utf8',
  });
  return JSON.parse(told);
}

test('the same seed gives the same tournament as on the command line, and the worst match can be watched', async ({
  page,
}) => {
  await enter(page, { name: 'middle', text: middle });
  await fence(page, 4, 1844, t('player-rule_based'));
  const figures = onCommandLine();
  const rows = page.locator('.standing__table tbody tr');
  for (const [at, { share, total, matches, lost }] of figures.players.entries()) {
    const cells = await rows.nth(at).locator('td').allInnerTexts();
    expect(cells[0]).toContain(`${(100 * share).toFixed(1)}%`);
    expect(cells[1]).toBe(total.toFixed(1));
    expect(cells[4]).toBe(String(matches));
    for (const { match, behind } of at === 0 ? lost : [])
      await expect(
        page.getByRole('button', { name: t('school-watch', { match: match + 1, behind }) }),
      ).toBeVisible();
  }
  await audit(page, 'the school after a tournament');
  await page
    .getByRole('button', { name: saying('school-watch') })
    .first()
    .click();
  await expect(page.locator('.table')).toBeVisible();
  await expect(page.locator('mk-written')).toHaveCount(0); // it has written nothing
  await page.goBack();
  await expect(rows).toHaveCount(2);
});

test('one match is played and watched, with what the player wrote beside each of its moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const text = choosing(
    'print("I may", len(legal))\nif view.duel == 1:\n    raise ValueError("no idea")\nreturn legal[0]',
  );
  await enter(page, { name: 'mine', text });
  await page.getByRole('button', { name: t('school-one') }).press('Enter');
  const written = page.getByRole('region', { name: t('school-notes') });
  await expect(written).toContainText(t('school-notes-none'), { timeout: 60_000 });
  await page.getByRole('button', { name: t('school-notes-next') }).press('Enter');
  await expect(written).toContainText('I may');
  await page.reload(); // they stay as long as the tab does
  const next = page.getByRole('button', { name: t('school-notes-next') });
  for (const _ of [1, 2]) await next.press('Enter');
  await expect(written).toContainText('ValueError: no idea');
  await expect(written).toContainText(t('school-notes-chance'));
  await expect(written).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await audit(page, 'what was written beside a move');
});

test('a tournament is fought by the rules that were chosen in the form of a new match, and says them', async ({
  page,
}) => {
  await page.goto('./#/new/musketiere');
  await option(page, t('option-match_end-single')).click();
  await begin(page);
  await enter(page, { name: 'middle', text: middle });
  const tournament = page.locator('mk-school-tournament');
  await tournament.getByRole('combobox', { name: t('school-rules') }).selectOption('form');
  await expect(tournament.locator('.described')).toContainText(t('option-match_end-single'));
  await fence(page, 4, 1844, t('player-rule_based'));
  const { players } = onCommandLine('--option', 'match_end=single');
  const totals = page.locator('.standing__table tbody tr td:nth-of-type(2)');
  await expect(totals).toHaveText(players.map(({ total }) => total.toFixed(1)));

  // Another game has rules of its own.
  await page.locator('select[name=game]').selectOption('four_musketeers');
  await expect(tournament.getByRole('combobox', { name: t('school-rules') })).toHaveValue('usual');
  await expect(tournament.locator('.described')).toHaveCount(0);
});

test('by keyboard on a phone: from an example to a fault with its line, kept and told', async ({
  page,
  watch,
}) => {
  watch.expect(/inline style|style-src-attr/); // what the browser itself would write into a field that is edited
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./#/school');
  const code = page.getByRole('textbox', { name: /Source text/ });
  await expect(code).toContainText('class MiddleCard');
  await code.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(choosing('print("I see", view.seat)\nreturn legal[len(view.nothing)]'));
  await page.keyboard.press('Escape'); // closes what is offered
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(code).not.toBeFocused();
  const said = await decide(page);
  expect(said).toContain("has no attribute 'nothing'");
  expect(said).toContain('I see 0');
  expect(said).toContain(t('school-line', { line: 7 }));
  await expect(page.locator('.cm-fault')).toHaveText('        return legal[len(view.nothing)]');
  await audit(page, 'one decision on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.reload();
  await expect(code).toContainText('view.nothing');
});

test('who is no player is told so before the first match; stopped or loaded anew, a tournament goes on', async ({
  page,
}) => {
  await enter(
    page,
    { name: 'good', text: choosing('return legal[0]') },
    { name: 'broken', text: 'from musketiere.school import Player\n\nclass Mine(Player:\n' },
  );
  const tournament = page.locator('mk-school-tournament');
  await tournament.getByRole('button', { name: t('school-begin') }).click();
  await expect(tournament.getByRole('alert').first()).toContainText(t('school-unfit', { name: 'broken.py' }));
  await expect(page.locator('.cm-fault')).toHaveText('class Mine(Player:');

  await page.locator('select[name=player]').selectOption('good.py');
  await tournament.getByRole('button', { name: t('school-begin') }).click();
  await tournament.getByRole('button', { name: t('school-stop') }).click();
  await expect(tournament.getByText(t('school-stopped'))).toBeAttached();
  await tournament.getByRole('button', { name: t('school-go-on') }).click();
  await expect(page.locator('#school-played')).not.toHaveJSProperty('value', 0);
  await tournament.getByRole('button', { name: t('school-stop') }).click();
  await expect(page.locator('.standing__own td').nth(3)).toHaveText('0');

  const kept = () => page.evaluate(() => localStorage.getItem('musketiere.tournament'));
  await expect.poll(kept).not.toBeNull();
  await page.reload();
  const left = page.getByRole('region', { name: t('school-unfinished') });
  await left.getByRole('button', { name: t('school-go-on') }).click();
  await expect(page.locator('#school-played')).not.toHaveJSProperty('value', 0);
  await expect(page.locator('.standing__own th')).toHaveText('good.py');
});

const odd = wheelOf({
  'odd_counts.py': `
import importlib, importlib.metadata, statistics

def odd(numbers):
    return [one for one in numbers if one % 2]

def ways_out():
    for name in ("js", "pyodide_js", "ctypes", "micropip"):
        try:
            importlib.import_module(name)
            yield name
        except ImportError:
            pass

def version():
    return importlib.metadata.version("odd-counts"), statistics.median([1, 2, 9])
`,
});

test('a player comes by link, with the wheels that it names: it is shown, run by nobody, and taken in', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const fetched: string[] = [];
  context.on('request', (request) => fetched.push(request.url()));
  const library = () => fetched.filter((url) => url.includes('/library-')).length;
  const body =
    'print(odd_counts.odd(range(6)), odd_counts.version(), [*odd_counts.ways_out()])\nreturn legal[1]';
  await enter(page, { name: 'sent', text: choosing(body, 'import odd_counts') });
  expect(await decide(page)).toContain("No module named 'odd_counts'");
  expect(library()).toBe(0);

  const wheels = page.locator('mk-wheels');
  await page.locator('.school__wheels summary').press('Enter');
  const choose = wheels.locator('input[type=file]');
  await choose.setInputFiles(wheelOf({ 'odd_counts.py': '', 'odd/fast.so': '' }));
  await expect(wheels.getByRole('alert')).toContainText(
    t('wheel-fault-compiled', { file: odd.name, detail: 'odd/fast.so' }),
    { timeout: 20_000 },
  );
  await choose.setInputFiles(wheelOf({ 'odd_counts.py': '' }, 'Requires-Python: <3.10\n'));
  await expect(wheels.getByRole('alert')).toContainText(
    t('wheel-fault-python', { file: odd.name, detail: '<3.10' }),
    { timeout: 20_000 },
  );
  await choose.setInputFiles(odd);
  await expect(wheels.getByRole('listitem')).toContainText('odd_counts 1.2', { timeout: 20_000 });
  await expect(wheels).toContainText(t('wheels-lacking', { name: 'odd_counts 1.2', wanted: 'even_counts' }));
  expect(library()).toBe(1);
  expect(await decide(page)).toContain("[1, 3, 5] ('1.2', 2) []");
  await audit(page, 'a player with a wheel');

  await page.getByRole('button', { name: t('school-link') }).click();
  await expect(page.getByText(t('school-link-copied'))).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  // As where the wheel has never been.
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('musketiere');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const clearing = opening.result.transaction('wheels', 'readwrite').objectStore('wheels').clear();
          clearing.onsuccess = resolve;
        };
      }),
  );
  await page.goto('about:blank');
  await page.goto(address);
  const sent = page.getByRole('region', { name: /^sent.py for/ });
  await expect(sent).toContainText('return legal[1]');
  await expect(sent.getByRole('listitem')).toContainText('sha256:');
  await expect(sent).toContainText(t('wheels-missing', { file: odd.name }));
  await audit(page, 'a player that was sent');
  await expect(page.locator('iframe')).toHaveCount(0);
  await sent.getByRole('button', { name: t('school-take') }).click();
  await expect(page.locator('select[name=player]')).toContainText('sent 2.py');
  await expect(page).toHaveURL(/#\/school$/);

  await expect(wheels).toContainText(t('wheels-missing', { file: odd.name }));
  await page.getByRole('button', { name: t('school-try') }).click();
  await expect(page.getByText(t('error-wheels-missing', { files: odd.name }))).toBeVisible();
  await choose.setInputFiles(odd);
  await expect(wheels).not.toContainText(t('wheels-missing', { file: odd.name }), { timeout: 20_000 });
  expect(library()).toBe(1);
  await page.goto(`${address.slice(0, -20)}`);
  await expect(page.getByText(t('school-link-damaged'))).toBeVisible();
});
