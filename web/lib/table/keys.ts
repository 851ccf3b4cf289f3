/** Whether a key is pressed alone, by somebody who neither types nor reads something over the table. */
export function isForTable({ ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest('input:not([type="radio"]), textarea, select');
  return (
    !ctrlKey &&
    !altKey &&
    !metaKey &&
    !isTyping &&
    !document.querySelector('dialog[open], [role=alertdialog]')
  );
}
