/** Milady is told what her part of the turn asks, and what the Musketeers' part means for her. */
import { render } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Place, View } from '../../../../generated/mousquetaires_du_roy';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import { heroName } from '../../names';
import { hersAbout, insteadAbout } from '../board/place';
import asked from '../testdata/asked.json';
import { outlook, steps } from './outlook';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const hers = asked.find(({ view }) => view.asking === 'perfidy')?.view as View;
const drawn = (what: unknown): HTMLElement => {
  const place = document.createElement('div');
  render(what, place);
  return place;
};
/** While the Musketeers act: the first has had his turn. */
const watching = (destination: Place, change: Partial<View['milady']> = {}): View => {
  const { own } = hers.milady;
  return {
    ...hers,
    phase: 'musketeers',
    asking: '',
    musketeers: hers.musketeers.map((one, who) => ({ ...one, life: 3, due: who > 0 })),
    milady: { ...hers.milady, own: own && { ...own, destination }, ...change },
  };
};
const lines = (view: View): string[] =>
  [...drawn(outlook({ roster: { names: [], viewer: 0 }, view })).querySelectorAll('.now__line')].map(
    (line) => line.textContent?.replace(/\s+/g, ' ').trim() ?? '',
  );
const names = (view: View, from: number) => view.musketeers.slice(from).map(({ hero }) => heroName(hero));

describe('in her own part', () => {
  it('shows which of her decisions this is, and none at the end of a turn', () => {
    const now = (view: View) => drawn(steps(view)).querySelector('[aria-current="step"]')?.textContent;
    expect(now({ ...hers, phase: 'milady', asking: 'destination' })).toBe('Hide');
    expect(now({ ...hers, phase: 'milady', asking: 'nemesis' })).toBe('Paris');
    expect(now({ ...hers, phase: 'musketeers', asking: 'own' })).toBe('After them');
    expect(now({ ...hers, phase: 'end', asking: 'man' })).toBeUndefined();
    expect(now({ ...hers, turn: 0, phase: 'milady', asking: 'man' })).toBeUndefined();
    expect(now({ ...hers, phase: 'milady', side: 'team', asking: 'destination' })).toBeUndefined();
  });
});

describe('while the Musketeers act', () => {
  it('says who can still find her, or whom Rochefort can bar', () => {
    const view = watching('richelieu', { seekers: [2] });
    expect(lines(view)[0]).toMatch(new RegExp(`^Who may still find you .*: ${names(view, 2)[0]}\\.$`));
    expect(lines(watching('richelieu', { seekers: [] }))[0]).toMatch(/^Nobody is left who could find you/);
    expect(lines(watching('paris'))[0]).toMatch(/^Whom Rochefort may still bar in Paris/);
    const { rochefort } = view.milady;
    expect(lines(watching('louvre', { rochefort: { ...rochefort, wounds: rochefort.life } }))[0]).toMatch(
      /out of action/,
    );
  });

  it('promises her nothing that is not there', () => {
    const told = (place: Place, change: Partial<View>) => lines({ ...watching(place), ...change })[0];
    const walls = (...spaces: View['siege']['spaces']) => ({ siege: { ...hers.siege, spaces } });
    expect(told('la_rochelle', walls('combat', null))).toMatch(/you take a Combat card off the walls\.$/);
    expect(told('la_rochelle', walls('bassompierre', null))).toMatch(/if they lay one there\.$/); // MR-19.6
    const left = (paris: number) => ({ piles: { ...hers.piles, paris } });
    expect(told('miladys_house', left(2))).toMatch(/you take a Paris card/);
    expect(told('miladys_house', left(0))).toMatch(/no Paris card left/);
    const none = { missions: { ...hers.missions, paris: null } };
    expect(told('paris', none)).toBe('Nobody can find you in Paris.');
    expect(hersAbout('paris', { ...hers, ...none })).toBe('');
    expect(hersAbout('louvre', hers)).toMatch(/^Rochefort can bar attempts/);
  });

  it('tells her of each place what she chooses against', () => {
    expect(insteadAbout('richelieu', hers)).toBe('But then Rochefort bars nobody’s way.');
    expect(insteadAbout('louvre', hers)).toBe('But then you do nothing after the Musketeers.');
    const none = { missions: { ...hers.missions, paris: null } };
    expect(insteadAbout('paris', { ...hers, ...none }), 'nothing is gained there either').toBe('');
    const { rochefort } = hers.milady;
    const milady = { ...hers.milady, rochefort: { ...rochefort, wounds: rochefort.life } };
    expect(insteadAbout('richelieu', { ...hers, milady }), 'he bars nobody anywhere').toBe('');
  });

  it('knows when she has been found', () => {
    expect(lines(watching('richelieu', { seen_at: 'richelieu', bars: [] }))[0]).toMatch(/after them you do/);
    expect(lines(watching('paris', { seen_at: 'paris', bars: [1] }))[0]).toMatch(/still bars/);
  });

  it('names what is in their way, and what the night takes', () => {
    const view = watching('paris');
    const { paris, louvre } = view.missions;
    const one = paris ?? louvre;
    if (!one) throw new Error('no mission was recorded');
    const manned: View = {
      ...view,
      missions: { ...view.missions, paris: { ...one, effect: 'honour', ambush: 'nemesis', named: 2 } },
      tracks: { ...view.tracks, honour: { ...view.tracks.honour, at: 5, toll: ['paris'] } },
    };
    expect(lines(manned)[1]).toContain(`Nemesis (${names(view, 2)[0]})`);
    expect(lines(manned).at(-1)).toMatch(/^Tonight honour falls from 5 to 4/);
    const held = { ...manned, tracks: { ...manned.tracks, honour: { ...manned.tracks.honour, toll: [] } } };
    expect(lines(held).at(-1)).toMatch(/^Tonight honour holds\./);
  });

  it('is told to nobody else, and to her no more when all have had their turn', () => {
    expect(lines({ ...watching('paris'), side: 'team' })).toEqual([]);
    const view = watching('paris');
    const over = { ...view, musketeers: view.musketeers.map((one) => ({ ...one, due: false })) };
    expect(lines(over)).toEqual([]);
  });
});
