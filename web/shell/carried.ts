/** What the site carries that others wrote. The build holds the list against what it bundles (`vite/licences.ts`). */
export interface Carried {
  readonly name: string;
  /** An SPDX expression, or `public domain`. */
  readonly licence: string;
  /** Its words: `licences/<text>.txt` of the site. */
  readonly text: string;
  /** The npm packages that it comes from; none where it lies inside Python's runtime. */
  readonly packages?: readonly string[];
  readonly version?: string;
  /** Where its source is, for those whose licence wants that said. */
  readonly source?: string;
  /** What of this project changes it as it is carried, for those whose licence wants that said. */
  readonly changedBy?: string;
}

export const libraries: readonly Carried[] = [
  {
    name: 'Lit',
    licence: 'BSD-3-Clause',
    text: 'lit',
    packages: ['lit', 'lit-html', 'lit-element', '@lit/reactive-element'],
  },
  { name: 'Fluent', licence: 'Apache-2.0', text: 'fluent', packages: ['@fluent/bundle'] },
  {
    name: 'CodeMirror',
    licence: 'MIT',
    text: 'codemirror',
    packages: [
      '@codemirror/autocomplete',
      '@codemirror/commands',
      '@codemirror/lang-python',
      '@codemirror/language',
      '@codemirror/state',
      '@codemirror/view',
      '@lezer/common',
      '@lezer/highlight',
      '@lezer/lr',
      '@lezer/python',
      '@marijn/find-cluster-break',
      'style-mod',
      'w3c-keyname',
    ],
  },
  { name: 'pep440', licence: 'Apache-2.0', text: 'pep440', packages: ['@renovatebot/pep440'] },
  { name: 'idb', licence: 'ISC', text: 'idb', packages: ['idb'] },
  { name: 'Lean QR', licence: 'MIT', text: 'lean-qr', packages: ['lean-qr'] },
  { name: 'qr', licence: '(MIT OR Apache-2.0)', text: 'qr', packages: ['qr'] },
  {
    name: 'Workbox',
    licence: 'MIT',
    text: 'workbox',
    packages: ['workbox-precaching', 'workbox-core', 'workbox-strategies'],
  },
  {
    name: 'EB Garamond',
    licence: 'OFL-1.1',
    text: 'eb-garamond',
    packages: ['@fontsource-variable/eb-garamond'],
  },
  {
    name: 'IM Fell English SC',
    licence: 'OFL-1.1',
    text: 'im-fell-english-sc',
    packages: ['@fontsource/im-fell-english-sc'],
  },
];

/** Python for the page, and what is linked into it. */
export const runtime = {
  /** The release whose parts these are; another one may have others. */
  of: '314.0.7',
  parts: [
    {
      name: 'Pyodide',
      licence: 'MPL-2.0',
      text: 'pyodide',
      packages: ['pyodide'],
      source: 'https://github.com/pyodide/pyodide',
      changedBy: 'tools/reached.mjs, tools/trimmed.mjs, tools/split.mjs',
    },
    { name: 'Python', version: '3.14.2', licence: 'PSF-2.0', text: 'python' },
    { name: 'StackFrame', licence: 'MIT', text: 'stackframe' },
    { name: 'Emscripten', version: '5.0.3', licence: 'MIT OR NCSA', text: 'emscripten' },
    { name: 'musl', licence: 'MIT', text: 'musl' },
    { name: 'LLVM', licence: 'Apache-2.0 WITH LLVM-exception', text: 'llvm' },
    { name: 'zlib', version: '1.3.1', licence: 'Zlib', text: 'zlib' },
    { name: 'bzip2', version: '1.0.6', licence: 'bzip2-1.0.6', text: 'bzip2' },
    { name: 'liblzma', version: '5.2.2', licence: 'public domain', text: 'liblzma' },
    { name: 'Zstandard', version: '1.5.7', licence: 'BSD-3-Clause', text: 'zstd' },
    { name: 'libffi', licence: 'MIT', text: 'libffi' },
    { name: 'SQLite', version: '3.39.0', licence: 'public domain', text: 'sqlite' },
    { name: 'Expat', version: '2.7.3', licence: 'MIT', text: 'expat' },
    { name: 'libmpdec', version: '2.5.1', licence: 'BSD-2-Clause', text: 'mpdecimal' },
    { name: 'HACL*', licence: 'MIT', text: 'hacl' },
    { name: 'mimalloc', licence: 'MIT', text: 'mimalloc' },
  ] satisfies readonly Carried[],
};

export const carried: readonly Carried[] = [...libraries, ...runtime.parts];
