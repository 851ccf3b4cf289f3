/** What is worth wanting is said in whole sentences, whatever the engine finds, and nothing is said in a problem. */
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  Frame,
  Lead,
  Legal,
  Quest,
  QuestToken,
  Scheme,
  SiegeOdds,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import { setLanguage, useCatalogues } from '../../../../lib/i18n';
import { languages } from '../../../../lib/languages';
import '../../messages';
import { asHinted } from '../choices/counsel';
import { heroOf, type People } from '../scene/people';
import asked from '../testdata/asked.json';
import { lead, silent } from '../testing';
import { best } from './gold';
import { leadOf, leadWords, placesOf } from './lead';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const view = asked.find((one) => one.view.asking === 'action')?.view as View;
const mission = view.missions.louvre;
if (!mission) throw new Error('no mission is recorded at the Louvre');
const people = (more: Partial<View> = {}): People => ({
  roster: { names: [], viewer: 0 },
  view: { ...view, ...more },
});
const said = (one: Lead | Scheme, more: Partial<View> = {}) =>
  leadWords(one, people(more)).replace(/[\u2066-\u2069]/g, '');

describe('a lead', () => {
  it('names the aim and what it is good for', () => {
    expect(said(lead)).toMatch(/^Go for the challenge of \w+ \d at the Louvre, for the Queen’s honour\.$/);
    expect(said({ ...lead, do: 'challenge' })).toMatch(/^Within reach: /);
    const found = { milady: { ...view.milady, seen_at: 'louvre' as const, bars: [0] } };
    expect(said({ ...lead, do: 'challenge' }, found)).toMatch(
      /^First wound Rochefort, who bars the way, then /,
    );
    expect(said({ ...lead, do: 'draw' })).toMatch(/^First draw, then /);
    const idle = { ...lead, do: 'draw', place: null, task: null } as const;
    expect(said(idle, { turn: 1 })).toMatch(/few cards yet/);
    expect(said(idle, { turn: 2 })).toMatch(/nothing within his reach/);
    expect(said({ ...lead, do: 'draw', today: false })).toMatch(/^Draw cards for /);
    expect(said({ ...lead, do: 'draw', today: false, task: 'inn', place: 'quest' })).toBe(
      'Draw cards for the next door of any line of the inn (a guard may wait there), for the quest.',
    );
    const onQuest = { ...lead, do: 'duel', task: 'duel', place: 'quest' } as const;
    expect(said(onQuest), 'not twice what it is for').toMatch(/^Within reach: [^,]* on the quest\.$/);
    const behind = (kind: QuestToken, up = true) => {
      const quest = { board: 'inn', lines: [[null, { kind, up }, { kind: null, up: false }]] };
      const inn = { ...lead, do: 'inn', task: 'inn', place: 'quest', number: 0 } as const;
      return said(inn, { quest: quest as unknown as Quest });
    };
    expect(behind('force_3')).toContain('the duel with the guard at the open door of line 1 of the inn');
    for (const words of [behind('force_3', false), behind('decoy'), behind('trap')])
      expect(words).toMatch(/the next door of line 1 of the inn/);
    const ready = { ...lead, do: 'draw', today: false, ready: true } as const;
    expect(said(ready)).toMatch(/^Draw: for now new cards help more\. What can wait: the challenge of .*\.$/);
  });

  it('to exchange cards tells whose aim it is', () => {
    const exchange = { ...lead, do: 'exchange' } as const;
    expect(said(exchange)).toMatch(/^First exchange cards, then the challenge of /);
    const { roster, view } = people();
    const other = heroOf({ roster, view }, 1);
    expect(said({ ...exchange, doer: 1 })).toBe(
      said(exchange).replace(
        'First exchange cards, then',
        `Exchange with ${other}: he then has the cards for`,
      ),
    );
  });

  it('ends a turn for want of actions, or because nothing is worth one', () => {
    const end = { ...lead, do: 'end_turn', place: null, task: null } as const;
    expect(said(end, { asking: 'action', actions: 0 })).toBe('He has no action left.');
    expect(said(end, { asking: 'action', actions: 1 })).toMatch(/^Ending his go: nothing /);
    expect(said(end, { asking: 'next', actions: 0 }), 'he has yet to begin').toMatch(/first\. Ending his go/);
  });

  it('shows where it leads', () => {
    const frame = { problem: null, legal: { actions: [], counsel: { ...silent, lead } } } as unknown as Frame;
    expect(placesOf(frame)).toEqual(['louvre']);
    expect(placesOf({ ...frame, legal: null })).toEqual([]);
  });

  it('shows the way that Milady had best close, if one is counselled (MR-12.13)', () => {
    const actions = [
      { type: 'close', what: 'louvre' },
      { type: 'close', what: 'paris' },
    ];
    const shut = (best: number | null) =>
      placesOf({ problem: null, legal: { actions, counsel: { ...silent, best } } } as unknown as Frame);
    expect([shut(1), shut(null)]).toEqual([['paris'], []]);
  });

  it('is said in brief too', () => {
    expect(leadWords(lead, people(), { brief: true })).not.toContain('honour');
    const buy = { ...lead, do: 'buy', piece: 'horse' } as const;
    expect(leadWords(buy, people(), { brief: true })).toMatch(/^First buy “Horse”, then /);
    const alone = { ...buy, place: null, task: null };
    expect(leadWords(alone, people(), { brief: true }), 'what it does is told at a touch').toBe(
      'Buy “Horse”.',
    );
  });

  it('to buy something says what it does, as the reason why that is gold', () => {
    const buy = { ...lead, do: 'buy', piece: 'horse' } as const;
    const legal = { actions: [{ type: 'buy', what: 'horse' }], counsel: { ...silent, lead: buy, best: 0 } };
    const { view } = people();
    const good = best({ view: { ...view, asking: 'action' }, problem: null, legal } as unknown as Frame);
    expect([...good.values()]).toEqual([expect.stringMatching(/^Buy “Horse”\. Each turn one of his Moves/)]);
    const alone = { ...legal, counsel: { ...legal.counsel, lead: { ...buy, place: null, task: null } } };
    const better = best({
      view: { ...view, asking: 'action' },
      problem: null,
      legal: alone,
    } as unknown as Frame);
    expect([...better.values()]).toEqual([expect.stringMatching(/^Buying: it helps him for good, and more/)]);
  });

  it('that is a duel likelier lost is a last resort, and told as one', () => {
    const duel = { ...lead, do: 'duel', task: 'duel', dares: true } as const;
    for (const begin of ['duel', 'move', 'draw'] as const)
      expect(said({ ...duel, do: begin })).toMatch(
        /^A last resort: .*is wounded more often than he wounds\./,
      );
    expect(said({ ...duel, dares: false })).toMatch(/^Within reach: /);
  });

  it('to a line of the inn names it, and says that it is the shortest where there is one', () => {
    const door = { kind: null, up: false };
    const at = (...left: number[]) => {
      const lines = left.map((count) => [0, 1, 2].map((one) => (one < 3 - count ? null : door)));
      const quest = { ...view.quest, board: 'inn', lines } as unknown as Quest;
      return said({ ...lead, do: 'inn', place: 'quest', task: 'inn', number: 1 }, { quest });
    };
    expect(at(3, 2, 2)).toMatch(
      /^Within reach: the next door of line 2 of the inn.* No line has fewer doors left: 2\.$/,
    );
    expect(at(1, 1, 3)).toMatch(/ It is the last door of that line\.$/);
    expect([at(2, 3, 3), at(2, 2, 2)].join()).not.toMatch(/left|last/);
  });

  it('to the walls says what a card there makes of the night, if that can be told', () => {
    const walls = { ...lead, place: 'la_rochelle', task: 'reinforce', number: 0 } as const;
    const at = (now: SiegeOdds, then: SiegeOdds) =>
      said({ ...walls, night: then }, { siege: { ...view.siege, odds: now } });
    const now = { forward: 20, back: 52, lost: 0 };
    const then = { ...now, back: 31 };
    expect(at(now, then)).toMatch(
      /^Go for the walls .* Tonight ground is lost there: 5 of 10; with his card 3\.$/,
    );
    expect(at({ ...now, lost: 41 }, { ...then, lost: 3 })).toMatch(
      / Tonight the town falls: 4 of 10; with his card under 1\.$/,
    );
    expect(at({ ...now, lost: 3 }, { ...then, lost: 2 }), 'what can be told').toMatch(
      / Tonight ground is lost there: 5 of 10; with his card 3\.$/,
    );
    expect(at(now, now)).not.toContain('Tonight');
  });

  it('to a duel says what speaks for it beside its odds: what it brings, or that nothing else is left there', () => {
    const duel = { ...lead, do: 'duel', task: 'duel' } as const;
    const [foe] = mission.opponents;
    if (!foe) throw new Error('nobody guards it');
    const at = (pistoles: number, solved: boolean) => {
      const reward = { pistoles, epic: 0, cards: 0 };
      const challenges = mission.challenges.map((one) => ({ ...one, solved }));
      const louvre = { ...mission, challenges, opponents: [{ ...foe, beaten: false, reward }] };
      return said(duel, { missions: { ...view.missions, louvre } });
    };
    expect(at(2, false)).toMatch(/ It brings 2 pistoles\.$/);
    expect(at(2, true)).toMatch(/ It is the last task there\.$/);
    expect(at(0, false)).toMatch(/for the Queen’s honour\.$/);
    expect(said({ ...duel, today: false, do: 'draw' })).not.toContain('It brings');
  });

  it('names what is to be bought or played for it, and what that is good for where it is for nothing else', () => {
    const buy = { ...lead, do: 'buy', piece: 'horse' } as const;
    expect(said(buy)).toMatch(/^First buy “Horse”, then /);
    expect(said({ ...buy, place: null, task: null })).toMatch(/^Buy “Horse”\. Each turn one of his Moves/);
    expect(said({ ...lead, do: 'character', piece: 'planchet' })).toMatch(/^First play “Planchet”, then /);
  });

  it('to draw tells how far he is from it', () => {
    const draw = { ...lead, do: 'draw', today: false } as const;
    const musketeers = view.musketeers.map((one) => ({ ...one, skills: { ...one.skills }, in_cards: null }));
    const points = view.musketeers.map((one) => ({
      ...one,
      in_cards: { erudition: 1, gallantry: 1, nobility: 1, panache: 1 },
    }));
    expect(said(draw, { musketeers: points } as Partial<View>)).toMatch(/ So far he has \d of \d\.$/);
    expect(said(draw, { musketeers } as Partial<View>), 'not where cards are hidden').not.toContain('So far');
    const duel = { ...draw, task: 'duel', better: { count: 2, now: 52, after: 81 } } as const;
    expect(said(duel)).toMatch(/ Hits him: 5 of 10; with 2 Combat cards more 8\.$/);
    const same = { ...duel, better: { count: 1, now: 52, after: 53 } };
    expect(said(same), 'nothing that nobody can tell apart').not.toContain('Hits him');
  });

  it('beside another that is as good tells how likely the duel is won', () => {
    const duel = { ...lead, do: 'move', task: 'duel' } as const;
    const ahead = [
      { place: 'louvre', number: 0, hit: 40, hurt: 30, grave: 0, armed: { hit: 70, hurt: 20, grave: 0 } },
    ];
    const legal = { actions: [], ahead, counsel: silent } as unknown as Legal;
    const away = { musketeers: view.musketeers.map((one) => ({ ...one, place: 'la_rochelle' }) as const) };
    const words = (brief: boolean) => leadWords(duel, people(away), { beside: legal, brief });
    expect(words(false)).toMatch(/ Hits him: 4 of 10, with cards 7; loses a life: 3 of 10, with cards 2\.$/);
    expect(words(true)).toMatch(/ Hits him: 7 of 10; loses a life: 2 of 10\.$/);
    const here = [{ action: 0, hit: 90, hurt: 10, grave: 0 }];
    const other = { ...legal, actions: [{ type: 'duel', what: 0 }], odds: here } as unknown as Legal;
    const onQuest = { ...duel, place: 'quest' } as const;
    const told = (more: Partial<View>) => leadWords(onQuest, people(more), { beside: other });
    expect(told(away), 'not the odds of whom he stands before').not.toContain('Hits him');
    const there = { musketeers: view.musketeers.map((one) => ({ ...one, place: 'quest' }) as const) };
    expect(told(there)).toContain('Hits him: 9 of 10');
  });

  it('names what is short', () => {
    const short = { ...lead, do: 'draw', today: false } as const;
    expect(said({ ...short, lacks: { card: 'panache_1', count: 2 } })).toMatch(
      /^Draw, 2 points are still missing for /,
    );
    expect(said({ ...short, task: 'duel', lacks: { card: 'combat', count: 1 } })).toMatch(
      /^Draw, 1 Combat card is still missing for the duel with /,
    );
  });

  it('names whoever had best act, where that is asked', () => {
    expect(said(lead, { asking: 'next' })).toMatch(/^\S+ first\. Go for /);
  });

  it('is not given in a problem, nor to whoever wants no hints', () => {
    const frame = {
      view,
      problem: null,
      legal: { actions: [{ type: 'draw' }], counsel: { ...silent, lead, best: 0 } },
    } as unknown as Frame;
    expect(leadOf(frame)).toEqual(lead);
    expect(leadOf({ ...frame, problem: 'inn' })).toBeNull();
    const quiet = asHinted(frame, 'off').legal?.counsel;
    expect([quiet?.lead, quiet?.best]).toEqual([null, null]);
    expect(quiet?.danger).toEqual(silent.danger);
    expect(asHinted(frame, 'on')).toBe(frame);
  });
});

describe.each(languages)('in %s', (wish) => {
  it('every lead is a sentence', async () => {
    await setLanguage(wish);
    const texts = new Set<string>();
    const tasks = ['challenge', 'duel', 'inn', 'passage', 'reinforce', 'exchange', null] as const;
    const begins = ['draw', 'buy', 'exchange', 'pay_beggars', 'character', 'move', 'ride'] as const;
    const pieces: Partial<Record<string, Lead['piece']>> = { buy: 'horse', character: 'kitty' };
    const lackings = [null, { card: 'combat', count: 1 }, { card: 'panache_1', count: 2 }] as const;
    for (const task of tasks)
      for (const begin of begins)
        for (const lacks of lackings)
          for (const ready of [false, true])
            for (const place of ['louvre', 'paris', 'quest', 'la_rochelle', null] as const)
              texts.add(
                said({
                  ...lead,
                  task,
                  do: begin,
                  piece: pieces[begin] ?? null,
                  lacks,
                  ready,
                  place,
                  today: lacks === null,
                }),
              );
    for (const [what, card] of [
      ['go', null],
      ['plot', null],
      ['strike', null],
      ['strike', 'baume'],
    ] as const)
      texts.add(said({ side: 'milady', what, places: ['paris', 'richelieu'], card }));
    for (const text of texts) expect(text).toMatch(/^[^{}]*[.!]$/);
    for (const text of texts) expect(text).not.toMatch(/mr-|\{|\s\s/);
    await setLanguage('en');
  });
});
