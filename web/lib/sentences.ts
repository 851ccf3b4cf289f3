/** The page's sentences for the messages of the engine and of the storage. */

import type { Message } from '../generated/bridge';
import { EngineError } from '../worker/client';
import { type Args, knows, t } from './i18n';

export function errorSentence(message: Message): string {
  const id = `error-${message.code}`;
  return knows(id) ? t(id, named(message)) : t('error-internal');
}

export function warningSentence(message: Message): string {
  return t(`warning-${message.code}`, named(message));
}

/** The engine speaks of options and seats by their ids; readers know them by the words of the form. */
function named({ params }: Message): Args {
  const args: Args = { ...params };
  for (const name of ['option', 'other']) {
    const label = `option-${args[name]}`;
    if (knows(label)) args[name] = t(label);
  }
  if (typeof args.seat === 'number') args.seat += 1;
  return args;
}

/** The sentence for anything that `EngineClient.ask` may throw. */
export function refusal(thrown: unknown): () => string {
  return () => (thrown instanceof EngineError ? errorSentence(thrown.refusal) : t('error-internal'));
}

/** The id of the data file without which something was refused; null where that was not why. */
export function missingData(thrown: unknown): string | null {
  if (!(thrown instanceof EngineError) || thrown.refusal.code !== 'data-missing') return null;
  return String(thrown.refusal.params.data);
}

/** What the reader must know about the storage; nothing while all is well. */
export function storageSentence(state: string): (() => string) | null {
  const ids: Record<string, string> = {
    memory: 'error-storage-refused',
    full: 'error-storage-full',
    newer: 'error-storage-newer',
  };
  const id = ids[state];
  return id ? () => t(id) : null;
}
