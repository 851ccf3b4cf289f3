import { render } from 'lit';
import { afterEach, expect, test, vi } from 'vitest';
import type { Route } from '../lib/routes';
import type { EngineClient } from '../worker/client';
import { fullPage } from './framed';

afterEach(() => vi.unstubAllGlobals());

const route: Route = { page: 'match', game: 'musketiere', id: 'one' };
const engine = { state: 'ready', ask: async () => ({ code: '1.musketiere.AAAA.BBBB' }) };

/** Presses the link; gives whether it leads by itself. */
function leads(): boolean {
  render(fullPage(route, engine as unknown as EngineClient), document.body);
  let led = true;
  const stay = (event: Event) => {
    led = !event.defaultPrevented;
    event.preventDefault(); // nothing is there
  };
  document.body.addEventListener('click', stay, { once: true });
  document.querySelector('a')?.click();
  return led;
}

test('the tab is opened while the press still counts, and led on when the match is ready to go along', async () => {
  const replace = vi.fn();
  const tab = { opener: self, location: { replace } };
  vi.stubGlobal('open', () => tab);
  expect(leads()).toBe(false);
  expect([tab.opener, replace.mock.calls.length]).toEqual([null, 0]); // it is there, and knows nothing of us
  await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
  expect(replace.mock.calls[0]?.[0]).toContain('#/link/1.musketiere.AAAA.BBBB');
});

test('where no tab may be opened by a script, the link leads by itself', () => {
  vi.stubGlobal('open', () => null);
  expect(leads()).toBe(true);
});
