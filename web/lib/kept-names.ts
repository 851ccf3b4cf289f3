/** Names that are remembered on this device, under one key: what has been solved, seen, finished. */
export class KeptNames {
  /** As long as the page is open, where the browser refuses storage. */
  #kept: readonly string[] | null = null;

  constructor(readonly key: string) {}

  has(name: string): boolean {
    return this.#read().includes(name);
  }

  add(name: string): void {
    if (this.has(name)) return;
    const names = [...this.#read(), name];
    try {
      localStorage.setItem(this.key, JSON.stringify(names));
    } catch {
      this.#kept = names;
    }
  }

  #read(): readonly string[] {
    if (this.#kept) return this.#kept;
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(this.key) ?? '[]');
      return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
    } catch {
      return [];
    }
  }
}
