/** The fencing school, with a player in it. */
import { execFileSync } from 'node:child_process';
import { type Page, expect as quick } from '@playwright/test';
import { expect } from '../kit/site';
import { t, type Words } from '../kit/words';

export interface Text {
  readonly name: string;
  readonly text: string;
  readonly game?: string;
}

/** These players as the browser keeps them, the last one changed last. */
export const kept = (players: readonly Text[]): string =>
  JSON.stringify(
    Object.fromEntries(
      players.map(({ name, text, game = 'musketiere' }, at) => {
        const id = `own-${at}`;
        return [id, { id, game, name, text, changed: at + 1, older: [] }];
      }),
    ),
  );

/** Keeps these players and no others, as long as nobody changes them. */
export async function keep(page: Page, ...players: readonly Text[]): Promise<void> {
  await page.goto('./');
  await page.evaluate((stored) => localStorage.setItem('musketiere.players', stored), kept(players));
}

/** Opens the school with these players, the last of them in the editor. */
export async function enter(page: Page, ...players: readonly Text[]): Promise<void> {
  await page.addInitScript((stored) => {
    if (origin !== 'null') localStorage.setItem('musketiere.players', stored);
  }, kept(players));
  await page.goto('./#/school');
  await expect(page.getByRole('textbox', { name: /Source text/ })).toBeVisible();
}

/** A player whose `choose` has these lines. */
export const choosing = (body: string, before = ''): string =>
  `from musketiere.school import Player\n${before}\n\nclass Mine(Player):\n    def choose(self, view, legal, rng):\n${body
    .trim()
    .split('\n')
    .map((line) => `        ${line}`)
    .join('\n')}\n`;

const PACK = `
import base64, hashlib, io, json, sys, zipfile
files = {path: text.encode() for path, text in json.load(sys.stdin).items()}
info = "odd_counts-1.2.dist-info"
says = "Metadata-Version: 2.1\\nName: odd-counts\\nVersion: 1.2\\nRequires-Dist: even_counts\\n" + sys.argv[1]
files[f"{info}/METADATA"] = says.encode()
files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n"
digest = lambda content: base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
record = "".join(f"{path},sha256={digest(content)},\\n" for path, content in files.items())
buffer = io.BytesIO()
with zipfile.ZipFile(buffer, "w") as wheel:
    for path, content in {**files, f"{info}/RECORD": f"{record}{info}/RECORD,,".encode()}.items():
        wheel.writestr(zipfile.ZipInfo(path), content)
sys.stdout.buffer.write(buffer.getvalue())
`;

/** A wheel with these files in it, and what else it says of itself. */
export const wheelOf = (files: Readonly<Record<string, string>>, says = '') => ({
  name: 'odd_counts-1.2-py3-none-any.whl',
  mimeType: 'application/zip',
  buffer: execFileSync('python3', ['-c', PACK, says], { input: JSON.stringify(files) }),
});

/** What the player has printed, or what Python said, after one decision. */
export async function decide(page: Page, words: Words = t): Promise<string> {
  await page.getByRole('button', { name: words('school-try') }).click();
  await expect(page.locator('mk-school-trial [role=status]')).not.toContainText(words('school-thinking'));
  return page.locator('mk-school-trial [role=status]').innerText();
}

/** Plays a tournament against these players of ours, to its end. */
export async function fence(page: Page, matches: number, seed: number, ...against: string[]): Promise<void> {
  const tournament = page.locator('mk-school-tournament');
  for (const box of await tournament.getByRole('checkbox').all()) await box.setChecked(false);
  for (const player of against) await tournament.getByRole('checkbox', { name: player }).setChecked(true);
  await tournament.getByLabel(t('school-matches')).fill(String(matches));
  await tournament.getByLabel(t('school-seed'), { exact: true }).fill(String(seed));
  await tournament.getByRole('button', { name: t('school-begin') }).click();
  await quick(tournament.getByText(t('school-over'))).toBeVisible({ timeout: 150_000 });
}
