/** What a wheel wants beside it, held against what is brought: names, and versions as Python compares them (PEP 440). */
import { satisfies, validRange } from '@renovatebot/pep440';
import { plainName, projectOf, versionOf } from './wheels';

/** A name, perhaps with extras, and which versions of it will do. */
const REQUIREMENT = /^([\w.-]+)\s*(?:\[[^\]]*\])?\s*\(?([^()]*)\)?$/;
/** What is always here, under a name that no wheel has. */
const PYTHON = 'Python';

export interface Wanting {
  /** Not brought. */
  readonly lacking: readonly string[];
  /** Brought in a version that will not do. */
  readonly unfit: readonly string[];
  /** Written in a way that is not understood: whether it is met cannot be told. */
  readonly unread: readonly string[];
}

/** `files`: the wheels that are brought. */
export function wanting(requires: readonly string[], files: readonly string[]): Wanting {
  const brought = new Map(files.map((file) => [projectOf(file), versionOf(file)]));
  const found = { lacking: [] as string[], unfit: [] as string[], unread: [] as string[] };
  for (const wanted of requires) {
    const [, name = '', versions = wanted] = REQUIREMENT.exec(wanted) ?? [];
    const version =
      name === PYTHON ? null : brought.get(plainName(name || (/^[\w.-]*/.exec(wanted)?.[0] ?? '')));
    if (version === undefined) found.lacking.push(wanted);
    else if (version === null) found.unread.push(wanted);
    else {
      const does = fits(version, versions);
      if (does === null) found.unread.push(wanted);
      else if (!does) found.unfit.push(wanted);
    }
  }
  return found;
}

/** Whether a wheel is for the Python that runs here; where that cannot be read, it is one more of what it wants. */
export function forPython(
  versions: string,
  here: string,
): { readonly fits: boolean; readonly wants: string[] } {
  const does = fits(here, versions);
  return { fits: does !== false, wants: does === null ? [`${PYTHON} ${versions}`] : [] };
}

/** null: this is not how versions are said. A version that is brought has been chosen, also one before its release. */
function fits(version: string, versions: string): boolean | null {
  return validRange(versions) ? satisfies(version, versions, { prereleases: true }) : null;
}
