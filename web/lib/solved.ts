/** Which problems have been solved on this device. */

const KEY = 'musketiere.solved';

/** As long as the page is open, where the browser refuses storage. */
let kept: readonly string[] | null = null;

const nameOf = (game: string, problem: string): string => `${game}/${problem}`;

function read(): readonly string[] {
  if (kept) return kept;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const isSolved = (game: string, problem: string): boolean => read().includes(nameOf(game, problem));

export function keepSolved(game: string, problem: string): void {
  if (isSolved(game, problem)) return;
  const solved = [...read(), nameOf(game, problem)];
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch {
    kept = solved;
  }
}
