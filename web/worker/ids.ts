/** A new name for a match. (`crypto.randomUUID` exists only on https; a page on the home network may lack it.) */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
