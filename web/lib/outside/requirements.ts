/** What a wheel wants beside it, held against what is brought: names, and versions as Python compares them (PEP 440). */
import { eq, explain, gt, lt, satisfies, validRange } from '@renovatebot/pep440';
import { plainName, projectOf, versionOf } from './wheels';

/** Letters of versions that are read: somebody else has written them. */
const LONGEST = 300;
const NAME = /^[\w.-]*/;
/** After a name: extras perhaps, and which versions of it will do. */
const VERSIONS = /^(?:\[[^\]]*\])? ?(?:\(([^()]*)\)|([^()]*))$/;
/** `<` or `>`, and what. */
const BEYOND = /^ ?([<>])(?!=)(.*)$/;
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
    const [name = ''] = NAME.exec(wanted) ?? [];
    const version = name === '' || name === PYTHON ? null : brought.get(plainName(name));
    if (version === undefined) found.lacking.push(wanted);
    else if (version === null) found.unread.push(wanted);
    else {
      const [, inBrackets, versions = inBrackets] =
        VERSIONS.exec(plainBlanks(wanted.slice(name.length))) ?? [];
      const does = versions === undefined ? null : fits(version, versions);
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

/** Never more than one blank: expressions that allow for many try them again and again. */
const plainBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** null: this is not how versions are said. A version that is brought has been chosen, also one before its release. */
function fits(version: string, versions: string): boolean | null {
  const said = plainBlanks(versions);
  if (said === '') return true;
  if (said.length > LONGEST || !explain(version) || !validRange(said)) return null;
  return said.split(',').every((one) => {
    const [, how, bound = ''] = BEYOND.exec(one) ?? [];
    return how ? isBeyond(version, how, bound.trim()) : satisfies(version, one, { prereleases: true });
  });
}

/**
 * Before, or after, and not that itself: what comes before a release is not meant by `<` it, nor what comes after it by `>`.
 * The library takes all of one release for the same there.
 */
function isBeyond(version: string, how: string, bound: string): boolean {
  const [one, other] = [explain(version), explain(bound)];
  if (!one || !other) return false;
  const isAlike = (...parts: readonly ('pre' | 'post' | 'dev')[]) =>
    eq(one.base_version, other.base_version) && parts.every((part) => `${one[part]}` === `${other[part]}`);
  if (how === '<')
    return lt(version, bound) && !(one.is_prerelease && !other.is_prerelease && isAlike('post'));
  const isAfter = one.is_postrelease && !other.is_postrelease && !other.is_devrelease && isAlike('pre');
  return gt(version, bound) && !isAfter && !(one.local !== null && isAlike('pre', 'post', 'dev'));
}
