// @vitest-environment node
import { expect, test } from 'vitest';
// @ts-expect-error: the tools of the build are JavaScript
import { reached } from '../tools/reached.mjs';
// @ts-expect-error
import { joined, list } from '../tools/wasm.mjs';

const bytes = (...numbers: number[]) => Buffer.from(numbers);
const text = (name: string) => Buffer.concat([bytes(name.length), Buffer.from(name)]);

/** An interpreter that imports functions of those names. */
const interpreter = (...names: string[]): Buffer =>
  joined([
    [1, list([bytes(0x60, 0, 0)])],
    [2, list(names.map((name) => Buffer.concat([text('env'), text(name), bytes(0, 0)])))],
  ]);

const ABORT = 'function __abort_js(){throw new Error("aborted")}';
const IMPORTS = 'var wasmImports={_abort_js:__abort_js,beep:_beep,emscripten_glClear:_glClear,tell:_tell};';
/** A script made as Pyodide's is, that does those statements and gives the imports. */
const script = (...statements: string[]) =>
  `async function create(Module={}){${[ABORT, IMPORTS, ...statements].join('')}return wasmImports}export default create;\n`;

const BEEP = 'var AUDIO={note:440};var _beep=()=>AUDIO.note;_beep.sig="v";Module["beep"]=_beep;';
const CLEAR = 'var _glClear=()=>GL.clear();var GL={clear(){}};';
const TELL =
  'function _tell(){return words[Module.tongue]}var words={de:"ja"};_tell.sig="i";var tongue="de";Module["tongue"]=tongue;';

async function run(source: string) {
  const { default: create } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  );
  const module: Record<string, unknown> = {};
  return { imports: await create(module), module };
}

test('what the interpreter imports stays, with all that it reaches', async () => {
  const less = reached(interpreter('tell'), script(BEEP, CLEAR, TELL), '');
  const { imports } = await run(less);
  expect(Object.keys(imports)).toEqual(['tell']);
  expect(imports.tell()).toBe('ja');
  expect(imports.tell.sig).toBe('i');
  for (const gone of ['beep', 'AUDIO', 'GL', '__abort_js']) expect(less).not.toContain(gone);
});

test('what the other script names of the module stays', async () => {
  const less = reached(
    interpreter('tell'),
    script(BEEP, CLEAR, TELL),
    'export const play = (m) => m.beep();',
  );
  const { module } = await run(less);
  expect((module.beep as () => number)()).toBe(440);
});

test('what does something where it is made stays, and what it names', async () => {
  const less = reached(
    interpreter('tell'),
    script(TELL, 'var others=[2];var began=start();function start(){Module.begun=[...others];return 1}'),
    '',
  );
  const { module } = await run(less);
  expect(module.begun).toEqual([2]);
});

test('nothing is drawn: what the interpreter imports for that aborts', async () => {
  const less = reached(interpreter('emscripten_glClear', 'tell'), script(CLEAR, TELL), '');
  const { imports } = await run(less);
  expect(() => imports.emscripten_glClear()).toThrow('aborted');
  expect(less).not.toContain('_glClear=');
});

test('a script that is made otherwise is refused', () => {
  expect(() => reached(interpreter('tell'), 'export default 1;', '')).toThrow('another');
});
