/** Copies what may still be on its way. Rejects where the browser does not allow it, or when nothing comes. */
export async function copyText(coming: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in self)) return navigator.clipboard.writeText(await coming);
  // Asked for while the press still counts: Safari lets nothing be copied after waiting.
  const blob = coming.then((text) => new Blob([text], { type: 'text/plain' }));
  blob.catch(() => {}); // whoever asked hears of it; a clipboard that is not there would not listen
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
