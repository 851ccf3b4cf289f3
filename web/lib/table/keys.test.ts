import { expect, it } from 'vitest';
import { isForTable, takesBack } from './keys';

const pressed = (key: string, more: KeyboardEventInit = {}, on: EventTarget = document.body) => {
  let heard: KeyboardEvent | null = null;
  const hear = (event: Event) => {
    heard = event as KeyboardEvent;
  };
  on.addEventListener('keydown', hear, { once: true });
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  if (!heard) throw new Error('nothing was heard');
  return heard as KeyboardEvent;
};

it('takes back by Ctrl or Cmd and Z, which is nothing else at the table', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }])
    expect([takesBack(pressed('z', held)), isForTable(pressed('z', held))]).toEqual([true, false]);
  for (const event of [
    pressed('z'),
    pressed('Z', { ctrlKey: true, shiftKey: true }),
    pressed('y', { ctrlKey: true }),
  ])
    expect(takesBack(event)).toBe(false);
});

it('leaves both to whoever types', () => {
  const input = document.createElement('input');
  document.body.append(input);
  expect(takesBack(pressed('z', { ctrlKey: true }, input))).toBe(false);
  expect(isForTable(pressed('l', {}, input))).toBe(false);
  input.remove();
});
