import type { Linked } from '../../generated/bridge';

/** The lines that put a link into a web page (`docs/embedding.md`). A code needs no escaping in an attribute. */
export function embedCode(kind: Linked['kind'], code: string): string {
  const attribute = kind === 'record' ? 'record' : 'setup';
  return `${script()}\n<musketiere-game ${attribute}="${code}"></musketiere-game>`;
}

/** Those that put a task of the fencing school there. */
export const embedTask = (code: string): string =>
  `${script()}\n<musketiere-school task="${code}"></musketiere-school>`;

const script = (): string => `<script async src="${new URL('embed.js', location.href).href}"></script>`;
