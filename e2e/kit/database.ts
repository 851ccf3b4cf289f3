export interface Kept {
  readonly text: string;
  readonly revision: number;
}

interface Wanted {
  readonly store: 'matches' | 'records';
  readonly key?: string;
  /** Written under `key`; without it, what is there is read: all of it, without a key. */
  readonly value?: Kept;
}

/** Runs in the page: reads or writes in the page's database, as soon as the page has made it. */
export async function inDatabase({ store, key, value }: Wanted): Promise<unknown> {
  const done = <R extends IDBRequest>(request: R) =>
    new Promise<R['result']>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const open = () => {
    const opening = indexedDB.open('musketiere');
    opening.onupgradeneeded = () => opening.transaction?.abort(); // it is not for us to make it
    return done(opening).catch(() => undefined);
  };
  let database = await open();
  while (!database) {
    await new Promise((later) => setTimeout(later, 50));
    database = await open();
  }
  const transaction = database.transaction(store, value ? 'readwrite' : 'readonly');
  const ended = new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  const entries = transaction.objectStore(store);
  const asking: IDBRequest = value
    ? entries.put(value, key)
    : key === undefined
      ? entries.getAll()
      : entries.get(key);
  const answer = await done(asking);
  await ended;
  database.close();
  return answer;
}
