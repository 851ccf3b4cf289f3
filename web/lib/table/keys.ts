/** Whether a key is pressed alone, by somebody who neither types nor reads something over the table. */
export const isForTable = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.altKey && !event.metaKey && isFree(event);

/** Whether that is the key by which one takes back everywhere. */
export const takesBack = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'z' &&
  isFree(event);

function isFree({ target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest('input:not([type="radio"]), textarea, select');
  return !isTyping && !document.querySelector('dialog[open], [role=alertdialog]');
}
