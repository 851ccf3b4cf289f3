import { afterEach, expect, test, vi } from 'vitest';
import { painted, untilSeen } from './seen';

afterEach(() => vi.restoreAllMocks());

test('a page in sight need not wait', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  await expect(untilSeen()).resolves.toBeUndefined();
});

test('a hidden page waits until it is seen, whatever else changes', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  let seen = false;
  const waiting = untilSeen().then(() => {
    seen = true;
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(seen).toBe(false);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await waiting;
  expect(seen).toBe(true);
});

test('in a tab that nobody looks at, where nothing is painted, nobody waits for that', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  await expect(painted()).resolves.toBeUndefined();
});

test('a tab that is left before the frame it waits for, or a frame out of sight, keeps nobody waiting for long', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const over = vi.fn();
  void painted().then(over);
  await new Promise((resolve) => setTimeout(resolve));
  expect(over).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(over).toHaveBeenCalled());
});
