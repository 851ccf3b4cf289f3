/** Six gestures, drawn: what one says across a table without a word. */
import './gestures.css';
import { html, render, type TemplateResult } from 'lit';
import { t } from '../i18n';
import type { Gesture } from './words';

/** Milliseconds for which one is seen. */
const SHOWN = 2600;

const drawings: Record<Gesture, string> = {
  /* A hat with its plume, lifted over a bow. */
  hat: 'M4 27c8 5 20 6 31-3-5-1-7-4-9-9-3-6-11-4-13 1-2 4-1 7-2 9M26 14c5-6 11-6 16-2-5 0-8 3-10 7M9 42c5-6 12-8 20-6m-4-4c6 2 10 6 12 12',
  /* Two hands that meet. */
  applause:
    'M10 38V24l6-9c2-3 6-1 4 3l-4 8 12-12c3-2 5 1 3 4L20 38c-3 4-7 4-10 0zM38 38V26l-4-8M40 12l3-4m-9 2V5m12 12h5',
  /* A face that laughs. */
  laugh: 'M24 6a18 18 0 1 0 .1 0zM14 20c2-3 5-3 7 0m6 0c2-3 5-3 7 0M13 28h22c-2 7-6 10-11 10s-9-3-11-10z',
  /* A breath, and a head that sinks. */
  sigh: 'M20 8a15 15 0 1 0 .1 0zM13 21h5m6 0h5M15 32c3-3 7-3 10 0M36 30c4-3 7 1 4 4 4-1 6 4 2 6',
  /* A glove thrown down. */
  glove:
    'M14 44l-4-16c-1-4 4-5 5-2l3 6 1-18c0-4 5-4 5 0l1 12 2-13c1-4 6-3 5 1l-2 14 5-9c2-3 6-1 5 2l-7 15-2 8zM14 44h17M5 8l6 4M4 17l6 0',
  /* Sand that runs. */
  hourglass:
    'M12 6h24M12 42h24M15 6c0 9 3 13 9 18 6-5 9-9 9-18M15 42c0-9 3-13 9-18 6 5 9 9 9 18M20 13h8M19 38c1-3 3-4 5-5 2 1 4 2 5 5',
};

export const gestureIcon = (gesture: Gesture): TemplateResult =>
  html`<svg class="gesture" viewBox="0 0 48 48" aria-hidden="true"><path d=${drawings[gesture]}></path></svg>`;

let shown: HTMLElement | null = null;

/** Shows what somebody at the table does, over it and in nobody's way; one at a time. */
export function showGesture(name: string, gesture: Gesture): void {
  shown?.remove();
  const place = document.createElement('div');
  place.className = 'gesture-shown';
  place.setAttribute('role', 'status');
  render(html`${gestureIcon(gesture)} <span>${t(`gesture-made-${gesture}`, { name })}</span>`, place);
  document.body.append(place);
  shown = place;
  setTimeout(() => place.remove(), SHOWN);
}
