/** How a duel ended is told once: while it happens, or to whoever has not seen that, over the next question. */
import type { LitElement } from 'lit';
import { afterEach, expect, test } from 'vitest';
import '../messages';
import type { GameTypes } from '../../../generated/musketiere';
import { useCatalogues } from '../../../lib/i18n';
import type { Applied } from '../../../lib/table/match-client';
import { appliedIn } from '../../../lib/table/testing';
import './table';
import alone from './testdata/alone.json';

afterEach(() => document.body.replaceChildren());

/** A table that is opened there, and where nothing more happens. */
async function tableAt({
  frame,
  story,
}: Applied<GameTypes>): Promise<LitElement & { controller: EventTarget }> {
  const told = { keep: 0, changed: [], inserted: [], events: story };
  const ask = (op: string) =>
    op === 'open' || op === 'follow' ? Promise.resolve({ frame, story: told }) : new Promise(() => {});
  const table = Object.assign(
    document.createElement('mk-musketiere') as LitElement & { controller: EventTarget },
    {
      game: { id: 'musketiere' },
      engine: Object.assign(new EventTarget(), { ask }),
      settings: { language: 'en', theme: 'dark', speed: 'normal', motion: 'full', sound: 'off' },
      source: { at: 'table', id: 'm' },
    },
  );
  document.body.append(table);
  for (let turn = 0; turn < 6; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    await table.updateComplete;
  }
  return table;
}

test('the duel before stands at the next question until its end has been seen', async () => {
  await useCatalogues('table', 'musketiere', 'table-musketiere');
  const ends = ({ frame, story }: Applied<GameTypes>) =>
    frame.decision?.kind === 'play_card' && frame.legal !== null
      ? story.findLast(({ type }) => type === 'duel_decided')
      : undefined;
  const at = appliedIn(alone).find(({ applied }) => ends(applied));
  if (!at) throw new Error('no duel is recorded');
  const table = await tableAt(at.applied);
  const told = () => table.querySelector('.between__last, .asked__before')?.textContent ?? null;
  expect(told()).toContain('The duel before');
  const event = ends(at.applied);
  table.controller.dispatchEvent(new CustomEvent('step', { detail: { event } }));
  table.requestUpdate();
  await table.updateComplete;
  expect(told()).toBeNull();
});
