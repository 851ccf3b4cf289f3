/** The page's sentences for the messages of the engine and of the storage. */
import { EngineError } from '../worker/client';
import type { Message } from '../worker/protocol';
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
