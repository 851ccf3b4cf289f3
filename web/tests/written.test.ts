import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NoteOf } from '../generated/bridge';
import { setLanguage, t, useCatalogues } from '../lib/i18n';
import { keepNotes, notesOf } from '../lib/outside/notes';
import { Written } from '../lib/table/written';
import { opened, type Viewer } from './testing-replay';

const note = (action: number, more: Partial<NoteOf> = {}): NoteOf => ({
  seat: 1,
  action,
  printed: `at ${action}`,
  fault: '',
  text: '',
  line: 0,
  cut: false,
  ...more,
});

beforeEach(async () => {
  await setLanguage('en');
  await useCatalogues('school', 'table');
});
afterEach(() => document.body.replaceChildren());

/** What stands beside the table now. */
async function beside(viewer: Viewer, notes: readonly NoteOf[]) {
  const panel = Object.assign(new Written(), { viewer, notes });
  document.body.append(panel);
  await panel.updateComplete;
  return {
    said: async () => {
      await panel.updateComplete;
      return panel.querySelector('[role=region]')?.textContent?.replace(/\s+/g, ' ').trim();
    },
    press: async (label: string) => {
      panel.querySelector<HTMLElement>(`[aria-label="${t(label)}"]`)?.click();
      await new Promise((later) => setTimeout(later));
    },
  };
}

test('what was written as a move was chosen stands there after that move, and nowhere else', async () => {
  const { viewer } = await opened();
  const { said } = await beside(viewer, [note(0), note(2)]);
  expect(await said()).toBe(t('school-notes-none'));
  await viewer.jump(1);
  expect(await said()).toContain('at 0');
  await viewer.jump(2);
  expect(await said()).toBe(t('school-notes-none'));
});

test('one goes from note to note; what is written after the last move stands at the end', async () => {
  const { viewer, last } = await opened();
  const { said, press } = await beside(viewer, [note(2), note(last - 1), note(last)]);
  await press('school-notes-next');
  expect(viewer.at).toBe(3);
  await press('school-notes-next');
  expect(viewer.at).toBe(last);
  expect(await said()).toMatch(new RegExp(`at ${last - 1}.*at ${last}`));
  await press('school-notes-next');
  expect(viewer.at).toBe(last);
  await press('school-notes-before');
  expect(viewer.at).toBe(3);
});

test('a fault is said with its line, that chance has decided, and what Python says; texts are texts', async () => {
  const { viewer } = await opened();
  const fault = { fault: 'raised', text: '<b>ValueError</b>', line: 7, printed: '', cut: true };
  const { said } = await beside(viewer, [note(0, fault)]);
  await viewer.jump(1);
  for (const words of [t('school-fault-raised'), t('own-fault-line', { line: 7 }), t('school-notes-chance')])
    expect(await said()).toContain(words);
  expect(await said()).toContain('<b>ValueError</b>');
  expect(await said()).toContain(t('school-notes-cut'));
});

test('notes are those of one match alone', () => {
  keepNotes('one', [note(1)]);
  expect(notesOf('one')).toHaveLength(1);
  expect(notesOf('other')).toEqual([]);
});
