/**
 * A name as it is shown: without control characters, line breaks, halves of characters, and the signs that turn the
 * direction of writing, which would also turn what stands beside it.
 */
export const plainName = (name: string): string =>
  name.replace(/[\p{Bidi_Control}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '');
