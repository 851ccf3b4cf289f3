import { render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import type { Musketeer, Token, View } from '../../../../generated/mousquetaires_du_roy';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import { heroName } from '../../names';
import { powerAbout, tokenAbout, tokenName } from '../../words';
import asked from '../testdata/asked.json';
import { outfit } from './outfit';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const recorded = asked[0]?.view as View;
const bought: readonly Token[][] = [['pistol', 'horse'], ['cuirass']];
const view: View = {
  ...recorded,
  musketeers: recorded.musketeers.map((one, who) => ({ ...one, tokens: bought[who] ?? [] })),
};
const drawn = (shown: Musketeer | null, of = view) => {
  const place = document.createElement('div');
  render(outfit(of, shown), place);
  return place;
};

it('says what the one who is looked at can do, and what each thing does that he has', () => {
  const words = drawn(0).textContent ?? '';
  const [first] = view.musketeers;
  expect(words).toContain(heroName(first?.hero ?? 'athos'));
  expect(words).toContain(powerAbout(first?.power ?? ''));
  for (const id of ['pistol', 'horse']) expect(words).toContain(tokenAbout(id));
});

it('names what the others have, whoever is looked at, and says what it does at a touch', () => {
  const signs = (shown: Musketeer | null) =>
    [...drawn(shown).querySelectorAll<HTMLElement>('[data-sign]')].map((one) => one.dataset.sign);
  const sign = (id: Token) => `${tokenName(id)}: ${tokenAbout(id)}`;
  expect(signs(0)).toEqual([sign('cuirass')]);
  expect(signs(1)).toEqual([sign('pistol'), sign('horse')]);
  expect(signs(null)).toEqual([sign('pistol'), sign('horse'), sign('cuirass')]);
});

it('is not there where nobody is looked at and nobody has bought anything', () => {
  const bare = { ...view, musketeers: view.musketeers.map((one) => ({ ...one, tokens: [] })) };
  expect(drawn(null, bare).querySelector('.outfit')).toBeNull();
  expect(drawn(0, bare).querySelector('.outfit .belongings')).toBeNull();
});
