declare const __DAMAGED__: string; // put in by the build

/** What stands in place of a page of ours that is damaged while the net is gone. */
export const damagedPage = (): Response =>
  new Response(__DAMAGED__, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
