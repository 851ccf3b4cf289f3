import { render } from 'lit';
import { expect, test } from 'vitest';
import '../messages';
import type { Frame } from '../../../generated/musketiere';
import { useCatalogues } from '../../../lib/i18n';
import { nothingPicked } from './choice';
import { question } from './question';
import type { Scene } from './scene';

test('the last duel is asked about in large words where it can be won, and not how its card is dragged', async () => {
  await useCatalogues('table', 'musketiere', 'table-musketiere');
  localStorage.clear();
  const asked = (duel: number, guard: number, hand: Scene['hand']) => {
    const box = document.createElement('div');
    const frame = {
      decision: { kind: 'play_card' },
      viewer: 0,
      lesson: null,
      problem: null,
      legal: { actions: [] },
    } as unknown as Frame;
    const scene = {
      viewer: 0,
      duel,
      guard,
      hand,
      ownChoice: null,
      pay: ['5/0', '6/0', '7/0'],
      played: [],
      rows: ['---', '---'],
      counting: [0, 1],
    } as unknown as Scene;
    render(question(frame, scene, { ...nothingPicked, cards: ['9/1'] }, []), box);
    return {
      large: box.querySelector('.asked__last') !== null,
      aim: box.querySelector('.asked__aim') !== null,
    };
  };
  expect(asked(9, 12, ['9/1'])).toEqual({ large: true, aim: false });
  expect(asked(9, 40, ['9/1']), 'beyond reach').toEqual({ large: false, aim: false });
  expect(asked(3, 12, ['9/1', '8/1'])).toEqual({ large: false, aim: true });
});
