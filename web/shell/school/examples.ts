/** Players to begin with: those that lie in the wheel, word for word. */
export interface Example {
  /** Of its file, without the ending. */
  readonly name: string;
  read(): Promise<string>;
}

const files = import.meta.glob<string>('../../../py/musketiere/school/examples/*/*.py', {
  query: '?raw',
  import: 'default',
});

/** From the simplest one on. */
export function examplesOf(game: string): readonly Example[] {
  return Object.entries(files)
    .filter(([path]) => path.split('/').at(-2) === game)
    .map(([path, read]) => ({ name: path.split('/').at(-1)?.replace(/\.py$/, '') ?? '', read }))
    .sort((a, b) => order(a) - order(b));
}

/** What they have in common in all games; whatever else there is comes first. */
const LATER = ['counting', 'worlds', 'search'];
const order = ({ name }: Example): number => LATER.indexOf(name);
