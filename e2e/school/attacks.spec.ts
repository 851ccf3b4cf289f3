/** What players do that would rather not play: each gets a sentence, the tournament goes on, and nothing gets out. */
import { expect, test } from '../kit/site';
import { t } from '../kit/words';
import { choosing, decide, enter, fence } from './kit';

const ATTEMPTS = `
def attempt(name, work):
    try:
        print(name, "got", type(work()).__name__)
    except BaseException as why:
        print(name, "refused:", type(why).__name__)

def fill(name, write):
    try:
        with open(f"/tmp/{name}", "wb") as file:
            write(file)
    finally:
        os.remove(f"/tmp/{name}")

def drown():
    ends = os.pipe()
    try:
        for _ in range(100):
            os.write(ends[1], bytes(1 << 20))
    finally:
        for end in ends:
            os.close(end)

def proxies():
    known = gc.get_objects()
    known += gc.get_referents(*known)
    return [one for one in known if type(type(one)).__name__ == "_JsProxyMetaClass"][0]
`;
const attempts = {
  js: 'import js',
  pyodide: 'import pyodide_js',
  ffi: 'from pyodide.ffi import to_js; to_js({}).constructor',
  run_js: 'from pyodide.code import run_js; run_js("1")',
  core: 'import _pyodide_core; _pyodide_core.to_js([1])',
  proxies: 'proxies()',
  later: 'import asyncio; asyncio.get_event_loop().call_soon(print)',
  loops: '[one for one in gc.get_objects() if type(one).__name__ == "WebLoop"][0].call_later(1, print)',
  http: 'import urllib.request; urllib.request.urlopen("http://127.0.0.1/")',
  socket: 'import socket; socket.create_connection(("127.0.0.1", 80), 1)',
  process: 'import subprocess; subprocess.run(["true"])',
  server: 'import musketiere.school.process',
  files: 'fill("one", lambda file: [file.write(bytes(1 << 20)) for _ in range(100)])',
  sparse: 'fill("two", lambda file: file.truncate(1 << 31))',
  pipe: 'drown()',
} as const;

test('nothing leads out: no script, no net, no storage, no page; the clock is coarse', async ({
  page,
  watch,
}) => {
  watch.expect(/Content Security Policy|Refused|violates|security policy|insecure|sandbox/i);
  const lines = Object.entries(attempts).map(
    ([name, code]) => `def ${name}_():\n    ${code}\n    return 1\n`,
  );
  const body = `
import time
${Object.keys(attempts)
  .map((name) => `attempt("${name}", ${name}_)`)
  .join('\n')}
now = {time.perf_counter() for _ in range(20000)}
[os.write(1, bytes([46]) * (1 << 20)) for _ in range(100)]
fill("three", lambda file: file.write(bytes(40 << 20)))
print("tick", min(b - a for a, b in zip(sorted(now), sorted(now)[1:])) >= 0.0009)
return legal[0]
`;
  await enter(page, {
    name: 'spy',
    text: choosing(body, `import gc\nimport os\n${ATTEMPTS}\n${lines.join('\n')}`),
  });
  const said = await decide(page);
  for (const name of Object.keys(attempts)) expect(said).toContain(`${name} refused:`);
  expect(said).toContain('tick True');

  // Whoever got at the browser's own objects all the same, as this test does, would find nothing there.
  const worker = page.workers().find((one) => one.url().startsWith('blob:null/'));
  if (!worker) throw new Error('there is no sandbox');
  const found = await worker.evaluate(async () => {
    await new Blob().text(); // what a driver calls itself may evaluate texts
    const told = async (work: () => unknown) => {
      try {
        return `got ${await work()}`;
      } catch (error) {
        return (error as Error).name;
      }
    };
    const doors = [
      'fetch',
      'indexedDB',
      'caches',
      'importScripts',
      'postMessage',
      'XMLHttpRequest',
      'WebSocket',
      'Worker',
      'BroadcastChannel',
      'MessageChannel',
      'navigator',
      'close',
      'setTimeout',
      'queueMicrotask',
    ];
    return {
      open: doors.filter((name) => (globalThis as Record<string, unknown>)[name] !== undefined),
      origin: self.origin,
      eval: await told(() => new Function('return 1')()),
      module: await told(() => import(/* @vite-ignore */ String('data:text/javascript,1'))),
    };
  });
  expect(found).toMatchObject({ open: [], origin: 'null', eval: 'EvalError', module: 'TypeError' });

  const frame = page.frames().find((one) => one.url() === 'about:srcdoc');
  const behind = await frame?.evaluate(async (address) => {
    const told = async (work: () => unknown) => {
      try {
        return `got ${await work()}`;
      } catch (error) {
        return (error as Error).name;
      }
    };
    const inWorker = (code: string) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob([code])));
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = () => reject(new TypeError());
      });
    return Promise.all([
      told(() => fetch(address)),
      told(() => localStorage.length),
      told(() => indexedDB.open('x')),
      told(() => caches.keys()),
      told(() => parent.document.title),
      told(() => import(/* @vite-ignore */ address)),
      told(() =>
        inWorker(`fetch(${JSON.stringify(address)}).then(() => postMessage(1), (error) => { throw error })
        .catch((error) => postMessage(error.name))`),
      ),
      told(() =>
        inWorker(
          `try { importScripts(${JSON.stringify(address)}); postMessage('in') } catch (error) { postMessage(error.name) }`,
        ),
      ),
    ]);
  }, new URL('./sw.js', page.url()).href);
  expect(behind).toEqual([
    'TypeError',
    'SecurityError',
    'SecurityError',
    'SecurityError',
    'SecurityError',
    'TypeError',
    'got TypeError',
    'got NetworkError',
  ]);
});

/** Goes deeper than the interpreter itself, which ends. */
const DEEPER = `
def deeper(_):
    return sorted([2, 1], key=deeper)
`;

test('whatever it does the tournament goes on, and each fault has its sentence', async ({ page, watch }) => {
  test.slow();
  watch.expect(/fatal error|Maximum call stack|in deeper/); // Pyodide's last words
  const body = `
seen = vars(builtins).setdefault("seen", set())
if view.duel == 0:
    assert view.hand not in seen, "it remembers a deal"
    seen.add(view.hand)
self.seat = 1 - self.seat
if view.phase == "play_card" and not view.history:
    if view.duel == 2:
        while True:
            pass
    if view.duel == 3:
        hoard = bytearray(1 << 30)
    if view.duel == 4:
        sys.modules["musketiere.school.host"]._move = lambda *_: 10 ** 9
        return legal[0]
    if view.duel == 5:
        import os
        if view.seat == 0:
            deeper(0)
        os._exit(0)
    if view.duel == 6:
        json.dumps = lambda *_: "{" + "x" * 200_000
        return legal[0]
    if view.duel == 7:
        class Loaded:
            def __reduce__(self):
                return print, ("loaded",)
        return Loaded()
return legal[0]
`;
  await enter(
    page,
    { name: 'hung', text: choosing('return legal[0]', 'while True:\n    pass\n') },
    { name: 'rogue', text: choosing(body, `import builtins\nimport json\nimport sys\n${DEEPER}`) },
  );
  let beats = 0;
  await page.exposeFunction('beat', () => {
    beats += 1;
  });
  await page.evaluate(() => {
    setInterval(() => (globalThis as unknown as { beat(): void }).beat(), 50);
  });
  const tournament = page.locator('mk-school-tournament');
  await tournament.getByRole('checkbox', { name: 'hung' }).check();
  await tournament.getByRole('button', { name: t('school-begin') }).click();
  const before = beats;
  await expect(tournament.getByRole('alert')).toContainText(t('school-fault-start-time'), {
    timeout: 20_000,
  }); // with Python
  expect(beats - before, 'the page is not held up while he hangs').toBeGreaterThan(10);
  await fence(page, 1, 7, t('player-random'));
  const faults = tournament.locator('details').first();
  await faults.locator('summary').click();
  const lines = await faults.locator('li').allInnerTexts();
  const count = (kind: string) =>
    Number(
      /\((\d+)\)$/.exec(lines.find((line) => line.startsWith(t(`school-fault-${kind}`))) ?? '')?.[1] ?? 0,
    );
  expect(lines.join('\n')).not.toContain('remembers');
  const kinds = ['move-time', 'raised', 'illegal', 'died', 'garbled'];
  expect(Object.fromEntries(kinds.map((kind) => [kind, count(kind)]))).toEqual({
    'move-time': 2,
    raised: 2,
    illegal: 2,
    died: 2,
    garbled: 6, // what it has patched spoils what it must choose next, too
  });
});
