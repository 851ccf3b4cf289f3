import { describe, expect, it } from 'vitest';
import { feelings } from '../../../lib/art/face';
import { appliedIn } from '../../../lib/table/testing';
import { persons } from '../art';
import { faceSymbols } from '../art/faces';
import { feelingOf, personsOf } from './faces';
import { applyEvent, type Scene, sceneOf } from './scene';
import alone from './testdata/alone.json';

describe('whose face a seat has', () => {
  it('is that of the name it bears, and nobody has another’s', () => {
    expect(personsOf(['Anna', 'd’Artagnan', 'Athos', 'Bruno'])).toEqual([
      'porthos',
      'dartagnan',
      'athos',
      'aramis',
    ]);
    expect(new Set(personsOf(['Athos', 'Athos', 'Athos', 'Athos'])).size).toBe(4);
  });

  it('has been drawn with every feeling', () => {
    expect(faceSymbols.flat()).toHaveLength(persons.length * feelings.length);
  });
});

describe('what a face shows', () => {
  const calm = { verdict: null, rows: ['---', '---', 'PPP'] } as unknown as Scene;
  const taken = (type: 'gem_taken' | 'prison_taken', source: [number, number] | 'centre') =>
    ({ type, seat: 0, place: 0, source, centre: { gems: 0, prisons: 0 } }) as const;

  it('who is robbed of a gem is cross, and who took it is glad', () => {
    expect(feelingOf(0, calm, taken('gem_taken', [1, 2]))).toBe('glad');
    expect(feelingOf(1, calm, taken('gem_taken', [1, 2]))).toBe('cross');
    expect(feelingOf(1, calm, taken('gem_taken', 'centre'))).toBe('calm');
  });

  it('who is rid of a prison is glad, and who takes it is cross', () => {
    expect(feelingOf(0, calm, taken('prison_taken', [1, 0]))).toBe('cross');
    expect(feelingOf(1, calm, taken('prison_taken', [1, 0]))).toBe('glad');
  });

  it('who sits in prison is sad', () => {
    expect(feelingOf(2, calm, null)).toBe('sad');
  });

  it('tells nothing before the duel is decided', () => {
    let moments = 0;
    let before: Scene | null = null;
    for (const { applied, news } of appliedIn(alone)) {
      let scene = before ?? sceneOf(applied.frame.view);
      for (const event of before ? news : []) {
        scene = applyEvent(scene, event);
        if (scene.verdict !== null || scene.turned === null) continue;
        moments += 1;
        for (const [seat, row] of scene.rows.entries())
          expect(feelingOf(seat, scene, event)).toBe(row === 'PPP' ? 'sad' : 'calm');
      }
      before = sceneOf(applied.frame.view);
    }
    expect(moments).toBeGreaterThan(5);
  });
});
