// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What a tool of the build says that does `work`, and whether the build goes on. */
function runs(work: string): { said: string; status: number | null } {
  const tools = new URL('../tools/pyodide.mjs', import.meta.url).href;
  const script = `import { run, startPyodide, startWith } from '${tools}'; run(async () => { ${work} });`;
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  return { said: stderr.toString(), status };
}

test('a tool that has done its work says nothing', () => {
  expect(runs('')).toEqual({ said: '', status: 0 });
});

test('a tool that waits for what never comes has failed, and says so', () => {
  const { said, status } = runs('await new Promise(() => {});');
  expect(said).toBe('It waits for something that will never come.\n');
  expect(status).toBe(1);
});

test('what goes wrong when Python has started is a failure too', () => {
  expect(runs("await startPyodide(); throw new Error('another match');")).toEqual({
    said: 'another match\n',
    status: 1,
  });
});

test('an interpreter that cannot be made ends the tool with the reason', () => {
  const { said, status } = runs(
    "await startWith(async () => { throw new Error('no room for the table'); }); await new Promise(() => {});",
  );
  expect(said).toMatch(/^no room for the table$/m);
  expect(said).not.toContain('never come');
  expect(status).toBe(1);
});
