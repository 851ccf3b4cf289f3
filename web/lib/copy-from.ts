import { t } from './i18n';
import { notify } from './notices';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Copies what stands in a field. Where the browser does not allow it, it is left selected there. */
export async function copyFrom(field: Field, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(field.value);
    notify(() => t(done));
  } catch {
    field.focus();
    field.select();
    notify(() => t('share-copy-failed'), { alert: true });
  }
}

export const selectAll = (event: Event) => (event.target as Field).select();
