import { html, render } from 'lit';
import { afterEach, expect, test, vi } from 'vitest';
import { Part } from './part';

let frames: (() => void)[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  frames = [];
});

test('what a part needs is asked for once what stands meanwhile can be seen', async () => {
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  const load = vi.fn(async () => 'the part');
  const part = new Part(load);
  const place = document.createElement('div');
  const draw = () =>
    render(
      part.show((text) => html`<p>${text}</p>`, draw, html`<h1>A game</h1>`),
      place,
    );
  draw();
  expect(place.textContent).toBe('A game');
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();

  for (const painted of frames) painted();
  await vi.waitFor(() => expect(place.textContent).toBe('the part'));
  expect(load).toHaveBeenCalledOnce();
});
