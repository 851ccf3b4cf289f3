/**
 * The licences of what the site carries, in their own words, and its bill of materials (CycloneDX). What `carried` lists
 * is held against what is bundled: nothing comes without its licence, and no licence outlives what it was for.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { type Carried, carried, runtime } from '../web/shell/carried';

const root = new URL('..', import.meta.url).pathname;
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** What the builds of page, workers, service worker and embed script have brought in so far. */
const bundled = new Set<string>();

const filesOf = (item: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  item.type === 'chunk' ? item.moduleIds.filter((id) => !id.startsWith('\0')) : item.originalFileNames;

/** Notes from which packages a build takes something. */
export const noteCarried: Plugin = {
  name: 'note-carried',
  generateBundle(_, bundle) {
    for (const item of Object.values(bundle))
      for (const file of filesOf(item)) {
        const name = PACKAGE.exec(file)?.[1];
        if (name) bundled.add(name);
      }
  },
};

/** What is bundled and not listed, or listed and not bundled, as sentences. Asked when all has been built. */
export function faults(): string[] {
  bundled.add('pyodide'); // laid beside the page
  const listed = new Set(carried.flatMap(({ packages = [] }) => packages));
  const said = (names: Set<string>, others: Set<string>, fault: string) =>
    [...names].filter((name) => !others.has(name)).map((name) => `${name} ${fault} (web/shell/carried.ts).`);
  return [
    ...said(bundled, listed, 'is bundled, but not among what is carried'),
    ...said(listed, bundled, 'is listed as carried, but not bundled'),
  ];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
const manifestOf = (name: string) => manifestIn(`${root}node_modules/${name}/`);
const ours = manifestIn(root);

/** The licences a package brings along, if it does. */
function textsIn(name: string): string[] {
  const folder = `${root}node_modules/${name}/`;
  const files = readdirSync(folder).filter((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  return files.map((file) => readFileSync(folder + file, 'utf8').trim());
}

/** The words of a licence: those that its packages bring, else those kept in `licences/`. */
function words({ name, text, packages = [] }: Carried): string {
  const kept = `${root}licences/${text}.txt`;
  const own = new Set(packages.flatMap(textsIn));
  if (own.size > 0 && existsSync(kept)) throw new Error(`${name} brings its licence; ${kept} is not needed.`);
  return own.size > 0 ? `${[...own].join(`\n\n${'-'.repeat(80)}\n\n`)}\n` : readFileSync(kept, 'utf8');
}

const licences = (licence: string) =>
  licence === 'public domain' ? [{ license: { name: licence } }] : [{ expression: licence }];

function components({ name, licence, packages, version, source }: Carried) {
  const more = {
    licenses: licences(licence),
    ...(source && { externalReferences: [{ type: 'vcs', url: source }] }),
  };
  if (!packages) return [{ type: 'library', 'bom-ref': name, name, ...(version && { version }), ...more }];
  return packages.map((each) => {
    const manifest = manifestOf(each);
    if (manifest.license !== licence) throw new Error(`${each} says ${manifest.license}, not ${licence}.`);
    const purl = `pkg:npm/${each.replace('@', '%40')}@${manifest.version}`;
    return { type: 'library', 'bom-ref': purl, name: each, version: manifest.version, purl, ...more };
  });
}

/** The same words for the same build: no number, no date. */
const billOfMaterials = () => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: { type: 'application', 'bom-ref': 'site', name: ours.name, licenses: licences(ours.license) },
  },
  components: carried.flatMap(components),
});

export const layLicences: Plugin = {
  name: 'lay-licences',
  apply: 'build',
  generateBundle() {
    const { version } = manifestOf('pyodide');
    if (version !== runtime.of)
      this.error(`Pyodide is ${version}; web/shell/carried.ts lists the parts of ${runtime.of}.`);
    const lay = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
    lay('licences/ours.txt', readFileSync(`${root}LICENSE`, 'utf8'));
    for (const part of carried) lay(`licences/${part.text}.txt`, words(part));
    lay('licences/bom.cdx.json', `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
  },
};
