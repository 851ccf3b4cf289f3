import { render } from 'lit';
import { expect, test } from 'vitest';
import '../messages';
import type { Card } from '../../../generated/musketiere';
import { useCatalogues } from '../../../lib/i18n';
import { appliedIn } from '../../../lib/table/testing';
import { ownPay } from './own';
import { type Scene, sceneOf } from './scene';
import alone from './testdata/alone.json';

test('what the own pay is worth stands there from the first card that is laid for it, and for nobody else', async () => {
  await useCatalogues('table', 'musketiere', 'table-musketiere');
  const first = appliedIn(alone)[0]?.applied.frame.view;
  if (!first) throw new Error('nothing recorded');
  const dealt: Scene = { ...sceneOf(first), viewer: 0, duel: 0, pay: null, ownChoice: null };
  const worth = (scene: Scene, picked: readonly Card[] = []) => {
    const box = document.createElement('div');
    render(ownPay(scene, 0, picked, new Map(), null, true, null, false), box);
    return box.querySelector('.own__worth b')?.textContent ?? null;
  };
  expect(worth(dealt)).toBeNull();
  expect(worth(dealt, ['7/2'])).toBe('7');
  expect(worth({ ...dealt, ownChoice: ['7/2', '5/0', '3/1'] }), 'handed in').toBe('15');
  expect(worth({ ...dealt, viewer: null, ownChoice: ['7/2', '5/0', '3/1'] })).toBeNull();
  expect(worth({ ...dealt, duel: 4, pay: ['7/2', '5/0', '3/1'], rows: ['G-P', '---'] })).toBe('19');
});
