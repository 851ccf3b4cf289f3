/** What tests of drawings look at. */
import { render, type TemplateResult } from 'lit';
import { expect } from 'vitest';

export function drawn(template: TemplateResult): HTMLElement {
  const place = document.createElement('div');
  render(template, place);
  return place;
}

export const idsIn = (place: Element) => [...place.querySelectorAll('[id]')].map(({ id }) => id);

/** What a drawing points at: other drawings, and the paints it is filled with. */
export const pointedAt = (place: Element) => [
  ...[...place.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? ''),
  ...[...place.querySelectorAll('[fill^="url("]')].map(
    (shape) => shape.getAttribute('fill')?.slice(5, -1) ?? '',
  ),
];

/** The strict content policy allows no style attribute; a path is made of nothing but commands and numbers. */
export function expectSound(place: Element): void {
  expect(place.querySelector('[style]')).toBeNull();
  for (const path of place.querySelectorAll('path')) {
    expect(path.getAttribute('d')).toMatch(/^[Mm][-MmLlHhVvCcSsQqAaZz\d\s.]+$/);
    expect(path.getAttribute('d')).not.toMatch(/-(?![\d.])/);
  }
}
