import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage, useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import type { Reason, View } from '../../../../generated/mousquetaires_du_roy';
import { languages } from '../../../../lib/languages';
import { mirrors, reasonText } from './reasons';

const TYPES: Reason['type'][] = [
  ...(['quest', 'louvre', 'paris', 'siege_dice', 'cards', 'life', 'honour', 'siege', 'time'] as const),
  ...(['rochefort', 'perfidy', 'honour_tonight', 'siege_tonight', 'constance_tonight'] as const),
];

const said = (reason: Reason, side: View['side'] = 'team') => reasonText(reason, { view: { side } as View });

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

describe('why a choice is good', () => {
  it('is a whole sentence in every language, compared or not', async () => {
    for (const language of languages) {
      await setLanguage(language);
      for (const type of TYPES)
        for (const [than, against] of [
          [null, false],
          [null, true],
          [0.25, false],
          [0.25, true],
        ] as const) {
          const words = said({ type, number: 0.5, than, against });
          expect(words).toMatch(/^\p{Lu}.*\.$/u);
          expect(words).not.toMatch(/mr-why|[{}]/);
        }
    }
  });

  it('says in words what becomes more and what less, and no share of a number', async () => {
    await setLanguage('en');
    expect(said({ type: 'quest', number: 0.84, than: 0.3, against: false })).toBe(
      'The quest gets further than otherwise.',
    );
    expect(said({ type: 'life', number: -0.62, than: null, against: true })).toBe(
      'Against it: The Musketeers lose lives.',
    );
    expect(said({ type: 'siege', number: -1.2, than: 0.01, against: true })).toBe(
      'Against it: The siege goes worse for the Musketeers than otherwise.',
    );
    for (const type of TYPES.filter((one) => !one.endsWith('tonight')))
      expect(said({ type, number: 0.6, than: null, against: false }), 'nothing is compared').not.toMatch(
        / than |[Mm]ore|[Ff]ewer/,
      );
    for (const type of TYPES.filter((one) => !one.endsWith('tonight')))
      expect(said({ type, number: 1.8, than: 0.7, against: false })).not.toMatch(/\d/);
  });

  it('tells Milady of herself as “you”', async () => {
    await setLanguage('en');
    const perfidy: Reason = { type: 'perfidy', number: 1, than: null, against: false };
    expect([said(perfidy), said(perfidy, 'milady')]).toEqual([
      'Milady gains Perfidy cards.',
      'You gain Perfidy cards.',
    ]);
  });

  it('is not told of two choices where the one says it of the other', () => {
    const more: Reason = { type: 'cards', number: 1.5, than: 0.2, against: false };
    expect(mirrors(more, { ...more, number: 0.2, than: 1.5, against: true })).toBe(true);
    expect(mirrors(more, { ...more, type: 'louvre' })).toBe(false);
    expect(mirrors({ ...more, than: null }, { ...more, than: null })).toBe(false);
  });

  it('says when all is lost tonight', async () => {
    await setLanguage('en');
    const tonight = (number: number) => said({ type: 'honour_tonight', number, than: null, against: false });
    expect(tonight(1)).toBe('Left alone, the Queen’s honour falls to 1 this turn.');
    expect(tonight(0)).toBe('Left alone, the Queen’s honour is lost this turn.');
    expect(
      said({ type: 'siege_tonight', number: 0.41, than: null, against: false }),
      'a chance as it is told everywhere',
    ).toMatch(/: .*4.* of .*10.*\.$/);
  });
});
