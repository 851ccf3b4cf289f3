import { html, render } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Token, View } from '../../../../generated/mousquetaires_du_roy';
import { setLanguage, useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import { heroName } from '../../names';
import { challengeName, powerAbout, tokenName } from '../../words';
import asked from '../testdata/asked.json';
import { fellowSheet, leader, team } from './team';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const SKILLS = ['erudition', 'nobility', 'gallantry', 'panache'] as const;
const [first] = asked;
const recorded = first?.view as View;
const bought: Token[] = ['pistol', 'improved_panache'];
const view: View = {
  ...recorded,
  musketeers: recorded.musketeers.map((one, who) => (who === 0 ? { ...one, tokens: bought } : one)),
};
const drawn = (what: unknown) => {
  const place = document.createElement('div');
  render(what, place);
  return place;
};
const row = () =>
  drawn(
    team({
      view,
      people: { roster: { names: [], viewer: 0 }, view },
      shown: null,
      starters: new Set(),
      choose: () => {},
    }),
  );

describe('a Musketeer’s row', () => {
  it('names each skill beside its number', () => {
    const words = [...row().querySelectorAll('.fellow__skill-name')]
      .slice(0, 4)
      .map((one) => one.textContent);
    expect(words).toEqual(['Erudition', 'Nobility', 'Gallantry', 'Panache']);
  });

  it('shows that Conscripts takes an action from everybody whose turn is to come', async () => {
    await setLanguage('en');
    const shown = (conscripts: boolean) => {
      const musketeers = view.musketeers.map((one, who) => ({ ...one, due: who > 0 }));
      const now = { ...view, active: null, musketeers, milady: { ...view.milady, conscripts } };
      const people = { roster: { names: [], viewer: 0 }, view: now };
      const rows = drawn(team({ view: now, people, shown: null, starters: new Set(), choose: () => {} }));
      return [...rows.querySelectorAll('.fellow')].map(
        (one) => one.querySelector('.fellow__less > .pip') !== null,
      );
    };
    expect(shown(true)).toEqual(view.musketeers.map((_, who) => who > 0));
    expect(shown(false)).toEqual(view.musketeers.map(() => false));
  });

  it('says once how the one likes to play who leads them all, and at each of them where several do', async () => {
    await setLanguage('en');
    const drawnFor = (owners: number) => {
      const musketeers = view.musketeers.map((one, who) => ({ ...one, owner: who % owners }));
      const roster = {
        names: ['Blaise', 'Anne'],
        viewer: null,
        controllers: ['clever-vengeful', 'clever-vengeful'],
      };
      const now = { ...view, musketeers };
      const people = { roster, view: now };
      return drawn(
        html`${team({ view: now, people, shown: null, starters: new Set(), choose: () => {} })}${leader({ view: now, people })}`,
      );
    };
    const said = (owners: number) =>
      ['.fellow__likes', '.led'].map((of) => drawnFor(owners).querySelectorAll(of).length);
    expect(said(1)).toEqual([0, 1]);
    expect(said(2)).toEqual([view.musketeers.length, 0]);
    expect(
      drawnFor(1)
        .querySelector('.led')
        ?.textContent?.replace(/[\u2066-\u2069]/g, ''),
    ).toBe('Led by Blaise: bears grudges');
  });

  it('says in two words what he alone can do, and in a sentence at a touch', async () => {
    await setLanguage('en');
    const powers = [...row().querySelectorAll('.fellow__power')];
    expect(powers.map((one) => one.getAttribute('data-sign'))).toEqual(
      view.musketeers.map(({ power }) => powerAbout(power)),
    );
    for (const one of powers) expect(one.textContent).toMatch(/^.{3,15}$/);
  });

  it('says what he can do and what he has bought, each as a sign of its own', async () => {
    await setLanguage('en');
    const rows = [...row().querySelectorAll('.fellow')];
    expect(rows).toHaveLength(view.musketeers.length);
    for (const [who, one] of view.musketeers.entries()) {
      const signs = [...(rows[who]?.querySelectorAll<HTMLElement>('.fellow__skills [data-sign]') ?? [])];
      const said = signs.map((sign) => sign.querySelector('.unseen')?.textContent);
      expect(said).toEqual([
        ...SKILLS.map((skill) => challengeName(skill, one.skills[skill])),
        ...(who === 0 ? [tokenName('pistol')] : []), // the better skill is told by its number
      ]);
      for (const sign of signs)
        expect(sign.dataset.sign).toContain(sign.querySelector('.unseen')?.textContent);
    }
    expect(rows[0]?.querySelectorAll('.fellow__skill--improved')).toHaveLength(1);
  });

  it('opens to a table of them all, for who would compare them', () => {
    const table = drawn(fellowSheet(view, 1)).querySelector('.compared');
    const lines = [...(table?.querySelectorAll('tbody tr') ?? [])].map((line) =>
      [...line.querySelectorAll('th, td')].slice(0, 5).map((cell) => cell.textContent?.trim()),
    );
    expect(lines).toEqual(
      view.musketeers.map(({ hero, skills }) => [
        heroName(hero),
        ...SKILLS.map((skill) => `${skills[skill]}`),
      ]),
    );
    expect(table?.querySelectorAll('.compared__now')).toHaveLength(1);
  });
});
