import type { Linked } from '../../generated/bridge';

/** The lines that put a link into a web page (`docs/embedding.md`). A code needs no escaping in an attribute. */
export function embedCode(kind: Linked['kind'], code: string): string {
  const script = new URL('embed.js', location.href).href;
  const attribute = kind === 'record' ? 'record' : 'setup';
  return `<script async src="${script}"></script>\n<musketiere-game ${attribute}="${code}"></musketiere-game>`;
}
