/** What this tab remembers of a match, by its id: it outlives a reload, and is kept in no backup. */

/** In the place of what the browser refuses to store. */
const unkept = new Map<string, string>();

export class Remembered<T> {
  constructor(readonly kind: string) {}

  keep(id: string, what: T): void {
    const kept = JSON.stringify(what);
    try {
      sessionStorage.setItem(this.#key(id), kept);
    } catch {
      unkept.set(this.#key(id), kept);
    }
  }

  of(id: string): T | null {
    try {
      const kept = sessionStorage.getItem(this.#key(id)) ?? unkept.get(this.#key(id));
      return kept === undefined ? null : (JSON.parse(kept) as T);
    } catch {
      return null;
    }
  }

  #key(id: string): string {
    return `musketiere.${this.kind}.${id}`;
  }
}
