/** The only human's seat; null where there are several, or none. */
export function onlyHuman(controllers: readonly string[]): number | null {
  const seat = controllers.indexOf('human');
  return seat >= 0 && seat === controllers.lastIndexOf('human') ? seat : null;
}
