import { html, render } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  Action,
  Adventure,
  DuelOdds,
  Frame,
  Mission,
  MusketeerView,
  Quest,
} from '../../../../generated/mousquetaires_du_roy';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import { adventureName } from '../../words';
import { adversaryLine } from '../board/element';
import asked from '../testdata/asked.json';
import { silent } from '../testing';
import { isAtStake, isWeighed, sum, weighedButtons, weighing } from './weighed';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const frames = (asked as unknown as Frame[]).filter(({ view }) => view.asking === 'action');
const [first] = frames;
if (!first?.legal) throw new Error('no action recorded');
const { view, legal } = first;
const CAVOIS = {
  id: 'de_cavois',
  force: 3,
  life: 2,
  wounds: 0,
  botte: { sword: 1, shield: 0, fleur: 1, other: 0 },
  special: null,
  reward: { pistoles: 2, epic: 0, cards: 0 },
  beaten: false,
};
/** Where he stands the Captain waits, and these can be done. */
function at(actions: Action[], odds: DuelOdds[] = []): Frame {
  const louvre = { ...view.missions.louvre, opponents: [CAVOIS] } as unknown as Mission;
  const musketeers = view.musketeers.map((one) => ({
    ...one,
    place: 'louvre' as const,
    hand: ['combat' as const],
  }));
  const seen = { ...view, active: 0, actions: 3, musketeers, missions: { ...view.missions, louvre } };
  return { ...first, view: seen, legal: { ...legal, actions, odds } } as unknown as Frame;
}
/** Question, strip, and what is told to whoever asks. */
function shown(action: Action, frame: Frame): HTMLElement {
  const place = document.createElement('div');
  if (!isWeighed(action, frame)) throw new Error('it is done at once');
  const { question, strip, more } = weighing(action, frame);
  render(html`${question} ${strip} <aside>${more.join(' ')}</aside>`, place);
  return place;
}
const read = (place: HTMLElement) => place.textContent?.replace(/\s+/g, ' ') ?? '';

it('a challenge is told in points while cards are put down for it', () => {
  const asking = (asked as unknown as Frame[]).find(({ view }) => view.asking === 'cards')?.view;
  if (!asking) throw new Error('not recorded: cards');
  const skills = { erudition: 2, nobility: 2, gallantry: 2, panache: 2 };
  const musketeers = asking.musketeers.map((one) => ({ ...one, skills }));
  const told = (cards: Adventure[], more = {}) => {
    const place = document.createElement('div');
    render(sum({ ...asking, musketeers, cards, ...more }), place);
    return place.textContent?.replace(/[\u2066-\u2069]/g, '').trim();
  };
  expect(told([])).toBe('Gallantry 2 of 7: 5 are missing.');
  expect(told(['gallantry_1', 'gallantry_2'])).toBe('Gallantry 2 + 3 of 7: 2 are missing.');
  expect(told(['gallantry_2', 'gallantry_2'])).toBe('Gallantry 2 + 4 of 7: 1 is missing.');
  expect(told([], { asking: 'action' })).toBe('');
});

describe('what is touched where it lies', () => {
  const duel: Action = { type: 'duel', what: 0 };

  it('is a duel: told with whom, how many lives he has, the odds and the cost, before any die', () => {
    const armed = { hit: 90, hurt: 10, grave: 0 };
    const frame = at([duel], [{ action: 0, hit: 60, hurt: 40, grave: 0, armed }]);
    const milady = { ...frame.view.milady, own: null, seen_at: null, may_be: ['louvre' as const] };
    const musketeers = frame.view.musketeers.map((one) => ({
      ...one,
      life: 2,
      power: 'extra_die' as const,
    }));
    const words = read(shown(duel, { ...frame, view: { ...frame.view, musketeers, milady } }));
    expect(words).toMatch(/Cavois/);
    expect(words).toMatch(/At stake: .*task.*; it brings 2 pistoles\./);
    expect(words).toMatch(/2 lives: every wound takes one/);
    expect(words).toMatch(/6 of 10/);
    expect(words).toMatch(/4 of 10/);
    expect(words).toMatch(/Cavois: go ahead\?/);
    expect(words).toMatch(
      /Takes one of his 3 actions, win or lose\. If Milady is here, Rochefort may step in\./,
    );
    expect(words).toMatch(/Without cards .*6 of 10; loses a life: 4 of 10/);
    expect(words).toMatch(/With cards .*9 of 10; loses a life: 1 of 10/);
  });

  it('is asked about only where more is at stake than an action', () => {
    const frame = at([duel]);
    const spared = frame.view.musketeers.map((one) => ({ ...one, power: 'rochefort_immune' as const }));
    const asks = (actions: number) => {
      const view = { ...frame.view, musketeers: spared, actions };
      expect(isWeighed(duel, { ...frame, view }), 'it is looked at in any case').toBe(true);
      return weighing(duel as never, { ...frame, view }).question;
    };
    expect([asks(2), asks(1)]).toEqual([null, expect.stringMatching(/Cavois: go ahead\?/)]);
  });

  it('is at stake as soon as it may put him out of action (MR-18.1)', () => {
    const asks = (life: number, odds = { hurt: 40, grave: 10 }, special: string | null = null) => {
      const frame = at([duel], [{ action: 0, hit: 60, ...odds }]);
      const opponents = [{ ...CAVOIS, special }];
      const louvre = { ...frame.view.missions.louvre, opponents } as unknown as Mission;
      const milady = { ...frame.view.milady, own: null, seen_at: null, may_be: [] };
      const musketeers = frame.view.musketeers.map((one) => ({ ...one, life, hand: [] }));
      const view = { ...frame.view, musketeers, milady, missions: { ...frame.view.missions, louvre } };
      const cards = musketeers.map((one) => ({ ...one, hand: ['combat' as const] }));
      expect(
        isAtStake(duel, { ...frame, view: { ...view, musketeers: cards } }),
        'he can still go back',
      ).toBe(false);
      return isAtStake(duel, { ...frame, view });
    };
    expect([1, 2, 3].map((life) => asks(life))).toEqual([true, true, false]);
    expect(asks(2, { hurt: 40, grave: 1 }), 'hardly ever').toBe(false);
    expect(asks(1, { hurt: 2, grave: 0 }), 'hardly ever').toBe(false);
    expect(asks(3, { hurt: 100, grave: 40 }, 'final_wound'), 'MR-9.27').toBe(true);
    expect(asks(4, { hurt: 100, grave: 40 }, 'final_wound')).toBe(false);
  });

  it('is a challenge: told with what it asks, what he has for it, and that Rochefort may come between', () => {
    const challenge: Action = { type: 'challenge', what: 0 };
    const frame = at([challenge]);
    const louvre = {
      ...frame.view.missions.louvre,
      challenges: [{ skill: 'panache', value: 6, solved: false, reward: { pistoles: 1, epic: 0, cards: 0 } }],
    } as unknown as Mission;
    const skills = { ...frame.view.musketeers[0]?.skills, panache: 4 };
    const in_cards = { ...frame.view.musketeers[0]?.in_cards, panache: 3 };
    const musketeers = frame.view.musketeers.map(
      (one) => ({ ...one, power: 'extra_die', skills, in_cards }) as typeof one,
    );
    const milady = { ...frame.view.milady, own: null, seen_at: null, may_be: ['louvre' as const] };
    const missions = { ...frame.view.missions, louvre };
    const seen = { ...frame, view: { ...frame.view, musketeers, missions, milady } };
    const left = (life: number) => {
      const hurt = musketeers.map((one) => ({ ...one, life }));
      return isAtStake(challenge, { ...seen, view: { ...seen.view, musketeers: hurt } });
    };
    expect([1, 2, 3].map(left), 'MR-10.7: he may have to fight Rochefort').toEqual([true, true, false]);
    // MR-10.12
    const known = { ...seen, view: { ...seen.view, milady: { ...milady, seen_at: 'louvre' as const } } };
    const place = shown(challenge, known);
    expect(read(place)).toMatch(/Panache 6/);
    expect(read(place)).toMatch(/Needed: 6\. He has 4 and up to 3 more in cards\./);
    expect(read(place)).toMatch(/1 pistole/);
    expect(read(place)).toMatch(/Milady is here: Rochefort will step in/);
    expect(place.querySelectorAll('.points__one')).toHaveLength(6);
    expect(place.querySelectorAll('.points__one--shown')).toHaveLength(4);
    expect(place.querySelectorAll('.points__one--near')).toHaveLength(2);
    const hurt = { ...known.view.milady.rochefort, wounds: known.view.milady.rochefort.life };
    const milady_alone = { ...known.view.milady, rochefort: hurt };
    const spared = { ...known, view: { ...known.view, milady: milady_alone } };
    expect(isAtStake(challenge, spared), 'he is out of action').toBe(false);
  });

  it('MR-10.2, MR-10.5, MR-10.6: is whatever Rochefort may step into, but nothing of Athos, nor while he is out of action', () => {
    const perhaps = (action: Action, hero: Partial<MusketeerView> = {}, wounds = 0, more = {}) => {
      const { view: before, ...frame } = at([action]);
      const { rochefort } = before.milady;
      const milady = {
        ...before.milady,
        own: null,
        seen_at: null,
        may_be: ['louvre' as const],
        rochefort: { ...rochefort, wounds },
      };
      const quest = {
        ...before.quest,
        board: 'inn',
        lines: [[{ kind: null, up: false }]],
        ...more,
      } as unknown as Quest;
      const musketeers = before.musketeers.map((one) => ({
        ...one,
        power: 'extra_die' as const,
        inn: null,
        life: 1,
        ...hero,
      }));
      return read(shown(action, { ...frame, view: { ...before, milady, quest, musketeers } })).includes(
        'Rochefort may step in',
      );
    };
    expect(perhaps(duel)).toBe(true);
    expect(perhaps({ type: 'inn', what: 0 })).toBe(true);
    expect(perhaps({ type: 'passage' })).toBe(true);
    const decoy = { lines: [[{ kind: 'decoy', up: true }]] };
    expect(perhaps({ type: 'inn', what: 0 }, {}, 0, decoy), 'a decoy fights nobody, and he does').toBe(true);
    expect(perhaps({ type: 'character', what: 'kitty' })).toBe(false);
    expect(perhaps(duel, { power: 'rochefort_immune', hand: [] })).toBe(false);
    expect(perhaps(duel, { hand: [] }, view.milady.rochefort.life)).toBe(false);
  });

  it('is a card to be played: told with what it does', () => {
    const kitty: Action = { type: 'character', what: 'kitty' };
    expect(read(shown(kitty, at([kitty])))).toMatch(
      /^Kitty: go ahead\? Milady discards .{20,}Takes one of his 3 actions\./,
    );
  });

  it('is a door that may put him out of action: told with what may be behind, and opened by its own words', () => {
    const inn = (kind: string | null) => ({
      board: 'inn',
      length: 1,
      lines: [[{ kind, up: kind !== null }]],
      behind: { guards: 2, decoys: 1, traps: 0 },
    });
    const frame = at([{ type: 'inn', what: 0 }]);
    const facing = (kind: string | null, life: number) => {
      const quest = { ...frame.view.quest, ...inn(kind) } as unknown as Quest;
      const musketeers = frame.view.musketeers.map((one) => ({
        ...one,
        life,
        power: 'rochefort_immune' as const,
      }));
      return { ...frame, view: { ...frame.view, quest, musketeers } };
    };
    const open: Action = { type: 'inn', what: 0 };
    const asks = (kind: string | null, life: number) => isAtStake(open, facing(kind, life));
    expect([asks(null, 3), asks(null, 2)]).toEqual([false, true]);
    expect([asks('trap', 2), asks('trap', 1)]).toEqual([false, true]);
    expect(asks('decoy', 1)).toBe(false);
    expect(asks('force_4', 1), 'he can go back from his Combat cards').toBe(false);
    const door = facing(null, 2);
    expect(read(shown(open, door))).toMatch(/Behind the closed doors: 2 guards and 1 decoy\./);
    const place = document.createElement('div');
    const done: string[] = [];
    if (isWeighed(open, door))
      render(
        weighedButtons(open, door, { back: () => done.push('back'), act: () => done.push('act') }),
        place,
      );
    const [back, act] = place.querySelectorAll('button');
    expect(act?.textContent).toBe('Open the next door');
    act?.click();
    back?.click();
    expect(done).toEqual(['act', 'back']);
  });

  it('is gold where it is counselled or nothing is, and not where something else is, or where it would be a dare', () => {
    const duel: Action = { type: 'duel', what: 0 };
    const another: Action = { type: 'duel', what: 1 };
    const isGold = (best: number | null, dare: number | null = null, problem: string | null = null) => {
      const counsel = { ...silent, best, dare };
      const frame = { ...at([duel, { type: 'draw' }]), problem };
      const place = document.createElement('div');
      const shown = {
        ...frame,
        legal: { actions: [duel, { type: 'draw' } as Action, another], counsel },
      } as Frame;
      render(weighedButtons(duel as never, shown, { back: () => {}, act: () => {} }), place);
      return place.querySelector('.act__weighed')?.classList.contains('button--gold');
    };
    expect([isGold(0), isGold(null), isGold(1)]).toEqual([true, true, false]);
    expect(isGold(null, 0), 'a dare').toBe(false);
    expect(isGold(null, 2), 'another would be one').toBe(true);
    expect(isGold(null, 0, 'inn'), 'nothing is told in a problem').toBe(true);
  });

  it.each<Action>([{ type: 'draw' }, { type: 'move', what: 'paris' }])(
    'is done at once where nothing is attempted and nobody plays a card: $type',
    (action) => expect(isWeighed(action, at([action]))).toBe(false),
  );

  it.each<Action & { readonly what: Adventure }>([
    { type: 'reinforce', what: 'combat' },
    { type: 'character', what: 'des_essarts' },
    { type: 'character', what: 'mousqueton' },
  ])('is done at once where that can be taken back, and not as the last action: $type $what', (action) => {
    const frame = at([action]);
    expect(isWeighed(action, frame)).toBe(false);
    const words = read(shown(action, { ...frame, view: { ...frame.view, actions: 1 } }));
    expect(words).toContain(adventureName(action.what));
    expect(words).toMatch(/Takes his last action\./);
  });

  it('stays where it was touched, and a second touch there means it', () => {
    const frame = at([duel]);
    const done: (Action | null)[] = [];
    const lines = (asked: Action | null) => {
      const place = document.createElement('ul');
      const act = (action: Action | null) => done.push(action);
      render(
        adversaryLine('louvre-duel-0', CAVOIS as never, {
          action: duel,
          act,
          weighed: asked,
          good: new Map(),
        }),
        place,
      );
      return place.querySelector<HTMLElement>('.element--open');
    };
    expect(frame.legal?.actions).toContain(duel);
    expect(lines(null)?.querySelector('.element__go')?.textContent).toBe('Fight');
    const asks = lines(duel);
    expect(asks?.classList).toContain('element--asks');
    expect(asks?.querySelector('.element__go')?.textContent, 'it is called as before').toBe('Fight');
    asks?.click();
    expect(done).toEqual([duel]);
  });
});
