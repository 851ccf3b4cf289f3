/** What presses is said, what is best is gold, and what a way risks stands beside its button. */
import { render } from 'lit';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type {
  Action,
  Counsel,
  Frame,
  Lead,
  Legal,
  Place,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import { setLanguage, useCatalogues } from '../../../../lib/i18n';
import { languages } from '../../../../lib/languages';
import '../../messages';
import { best as golden, grounds } from '../counsel/gold';
import { firstOf } from '../counsel/lead';
import asked from '../testdata/asked.json';
import { around, dangerOf, lead, silent } from '../testing';
import { actionButtons } from './actions';
import { choices } from './chosen';
import { asHinted, asLit, background, now } from './counsel';
import type { Drawer } from './options';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const recorded = asked.find((one) => one.view.asking === 'action')?.view as View;
const { honour: crown } = recorded.tracks;
/** Some honour has been lost. */
const view: View = {
  ...recorded,
  tracks: { ...recorded.tracks, honour: { ...crown, at: crown.most - 1 } },
};
const actions: Action[] = [{ type: 'move', what: 'richelieu' }, { type: 'draw' }, { type: 'end_turn' }];
const theLead: Lead = { ...lead, do: 'buy', piece: 'horse', today: false };
const peopleOf = (view: View) => ({ roster: { names: [], viewer: 0 }, view });
const drawn = (what: unknown): HTMLElement => {
  const place = document.createElement('div');
  render(what, place);
  return place;
};
const buttons = (
  counsel: Partial<Counsel>,
  more: Partial<Frame> = {},
  looked: Partial<Parameters<typeof actionButtons>[1]> = {},
) => {
  const legal: Legal = { actions, counsel: { ...silent, ...counsel } };
  const frame = { legal, view, problem: null, ...more } as Frame;
  return drawn(actionButtons(frame, { ...around(frame), chosen: 'richelieu', ...looked }));
};
const told = (legal: Legal, view: View, drawer: Drawer | null = null) =>
  now({ legal, problem: null, view } as Frame, { roster: { names: [], viewer: 0 }, view }, drawer);
/** Without the signs that set names apart. */
const plain = (one: Element | null) => (one?.textContent ?? '').replace(/[\u2066-\u2069]/g, '');
const gold = (where: HTMLElement) =>
  [...where.querySelectorAll('.button:not(.act__rest)')].map((one) => one.classList.contains('button--gold'));

describe('the buttons of a turn', () => {
  it('begin with what is counselled of a list, and open the list beside it', () => {
    const horse: Action = { type: 'buy', what: 'horse' };
    const pistol: Action = { type: 'buy', what: 'pistol' };
    const done: (Action | string | null)[] = [];
    const pair = (bought: Action[], drawer: 'buy' | null = null) =>
      buttons(
        {},
        { legal: { actions: [...actions, ...bought], counsel: { ...silent, best: actions.length } } },
        { drawer, act: (action) => done.push(action), open: (name) => done.push(name), close: () => {} },
      ).querySelectorAll<HTMLElement>('.act__pair > .button');
    for (const button of pair([horse, pistol])) {
      expect(button.classList).toContain('button--gold');
      button.click();
    }
    expect(done).toEqual([horse, 'buy']);
    expect(pair([horse, pistol])[0]?.getAttribute('aria-label')).toMatch(/^Buy: Horse \(\d pistoles\)$/);
    expect(pair([horse, pistol])[0]?.querySelector('.act__price')?.textContent).toBe(`${view.prices.horse}`);
    expect(pair([horse])).toHaveLength(1); // and no list of one
    expect(pair([horse, pistol], 'buy')).toHaveLength(0); // it is gold in the list
  });

  it('keep the way that is counselled wherever one looks, and have one to a touched place beside it', () => {
    const ways = (looked: Partial<Parameters<typeof actionButtons>[1]>) =>
      [
        ...buttons(
          { best: 0 },
          {
            legal: {
              actions: [...actions, { type: 'move', what: 'bastille' }],
              counsel: { ...silent, best: 0 },
            },
          },
          looked,
        ).querySelectorAll('.act__way'),
      ].map((button) => [button.getAttribute('aria-label'), button.classList.contains('button--gold')]);
    const gold = ['Go to Richelieu’s palace', true];
    expect(ways({ chosen: 'paris' })).toEqual([gold]);
    expect(ways({ chosen: 'bastille' })).toEqual([gold]);
    expect(ways({ chosen: 'bastille', picked: true })).toEqual([gold, ['Go to the Bastille', false]]);
    expect(ways({ chosen: 'richelieu', picked: true })).toEqual([gold]);
    expect(ways({ chosen: 'paris', picked: true }), 'where he stands').toEqual([gold]);
  });

  it('pay the beggars who are counselled to be paid, wherever one looks', () => {
    const alms: Action = { type: 'pay_beggars', what: 'louvre' };
    const done: (Action | null)[] = [];
    const pays = (chosen: Place) => {
      const counsel = { ...silent, best: actions.length };
      const place = buttons(
        {},
        { legal: { actions: [...actions, alms], counsel } },
        { chosen, act: (action) => done.push(action) },
      );
      return [...place.querySelectorAll<HTMLElement>('.act__do.button--gold')];
    };
    const [button] = pays('paris');
    expect(button?.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain('Pay the beggars at the Louvre');
    button?.click();
    expect(done).toEqual([alms]);
    expect(pays('louvre'), 'there it stands beside them').toEqual([]);
  });

  it('keep their words while the lamp shines, whatever it has found, and are gold for that', () => {
    const some: Action[] = [
      ...actions,
      { type: 'move', what: 'bastille' },
      { type: 'buy', what: 'horse' },
      { type: 'buy', what: 'pistol' },
      { type: 'pay_beggars', what: 'louvre' },
    ];
    const frame = { view, problem: null, legal: { actions: some, counsel: silent } } as unknown as Frame;
    const words = (where: HTMLElement) =>
      [...where.querySelectorAll<HTMLElement>('.act__short, .button')].map(({ textContent }) =>
        textContent?.trim(),
      );
    for (const best of [null, ...some.keys()]) {
      const own = { ...frame, legal: { actions: some, counsel: { ...silent, best } } } as unknown as Frame;
      const unlit = words(buttons({}, own, { own }));
      for (const said of some) expect(words(buttons({}, asLit(own, said), { own }))).toEqual(unlit);
    }
    const own = { ...frame, legal: { actions: some, counsel: { ...silent, best: 0 } } } as unknown as Frame;
    const lit = buttons({}, asLit(own, { type: 'buy', what: 'horse' }), { own });
    const golden = [...lit.querySelectorAll<HTMLElement>('.button--gold')];
    expect(golden.map(({ dataset }) => dataset.drawer)).toEqual(['buy']);
  });

  it('lead on in gold where nothing is counselled and no action is left', () => {
    const isGold = (left: number) =>
      buttons({ best: null }, { view: { ...view, actions: left } }).querySelector(
        '.act__end.button--gold',
      ) !== null;
    expect([isGold(0), isGold(1)]).toEqual([true, false]);
  });

  it('end a turn at once where nothing is left to do, and else ask whether that is meant', () => {
    const whole = view.musketeers[view.active ?? 0]?.allowance ?? 0;
    const pressed = (best: number, ending = false, left = whole - 1) => {
      const done: string[] = [];
      const place = buttons(
        { best },
        { view: { ...view, actions: left } },
        {
          ending,
          act: () => done.push('ended'),
          end: () => done.push('asked'),
        },
      );
      const button = place.querySelector<HTMLButtonElement>('.act__end');
      button?.click();
      return [button?.textContent?.includes('left?'), ...done];
    };
    expect(pressed(2)).toEqual([false, 'ended']);
    expect(pressed(1)).toEqual([false, 'asked']);
    expect(pressed(1, true)).toEqual([true, 'asked']);
    expect(pressed(2, false, whole), 'where it has just begun').toEqual([false, 'asked']);
  });

  it('say which card they lay, in brief too', () => {
    const lay: Action[] = [
      { type: 'reinforce', what: 'combat' },
      { type: 'reinforce', what: 'double_combat' },
    ];
    const legal: Legal = { actions: lay, counsel: silent };
    const short = [...buttons({}, { legal }).querySelectorAll('.act__short')].map((one) => one.textContent);
    expect(short).toEqual(['+ Combat', '+ Double Combat']);
  });

  it('are gold where the engine counsels it, and nowhere else', () => {
    expect(gold(buttons({}))).toEqual([false, false, false]);
    expect(gold(buttons({ best: 1 }, { view: { ...view, actions: 1 } }))).toEqual([true, false, false]);
    expect(gold(buttons({ best: 2 }))).toEqual([false, false, true]);
  });

  it('are gold where Milady is led, or has touched a place and is told of none', () => {
    const to: Action[] = [
      { type: 'destination', what: 'louvre' },
      { type: 'destination', what: 'richelieu' },
    ];
    const go = (places: Place[], counsel: Partial<Counsel> = {}, some = to, picked = true) => {
      const lead: Counsel['lead'] = { side: 'milady', what: 'go', places, card: null };
      const legal: Legal = { actions: some, counsel: { ...silent, lead, ...counsel } };
      const asking = { ...view, asking: 'destination' as const };
      return gold(buttons({}, { legal, view: asking }, { picked }));
    };
    expect([go(['richelieu', 'paris']), go(['paris', 'louvre'])]).toEqual([[true], [false]]);
    expect(go([], { lead: null })).toEqual([true]);
    expect([go(['richelieu'], {}, to, false), go([], { lead: null }, to, false)]).toEqual([[true], [false]]);
    const close: Action[] = to.map((one) => ({ ...one, type: 'close' }) as Action);
    expect(go([], { lead: null, best: 0 }, close)).toEqual([false]);
    expect(go([], { lead: null, best: 1 }, close)).toEqual([true]);
    expect(go([], { lead: null, best: 1 }, close, false)).toEqual([true]);
  });

  it('say why they are gold', () => {
    const said = (best: number | null, more: Partial<Frame> = {}, some = actions) => [
      ...golden({
        legal: { actions: some, counsel: { ...silent, best } },
        view,
        problem: null,
        ...more,
      }).values(),
    ];
    expect(said(null)).toEqual([]);
    expect(said(1)).toEqual([
      'Drawing: he holds few cards yet, and most cards are good for a die or a point later.',
    ]);
    expect(said(2)).toEqual(['Ending his go: nothing left to do is worth an action.']);
    expect(said(2, { view: { ...view, actions: 0 } })).toEqual(['He has no action left.']);
    expect(said(1, { problem: 'inn' })).toEqual([]);
    const signs = (where: HTMLElement) =>
      [...where.querySelectorAll<HTMLElement>('.button--gold')].map(({ dataset }) => dataset.sign);
    for (const best of [0, 1, 2]) expect(signs(buttons({ best })).filter(Boolean)).toHaveLength(1);
    const ways: Action[] = [
      { type: 'move', what: 'louvre' },
      { type: 'ride', what: 'louvre' },
      { type: 'escape_pay' },
      { type: 'escape_fight' },
    ];
    expect(new Set(ways.flatMap((_, at) => said(at, {}, ways))).size).toBe(2);
  });

  it('say of a duel what the odds come to, and nothing of them where they are not known', () => {
    const duel: Action[] = [{ type: 'duel', what: 0 }];
    const why = (odds: Legal['odds'] = [], by = view) =>
      [
        ...golden({
          legal: { actions: duel, counsel: { ...silent, best: 0 }, odds },
          view: by,
          problem: null,
        }).values(),
      ].join();
    expect(why([{ action: 0, hit: 30, hurt: 60, grave: 0 }])).toContain('armed as he is');
    const musketeers = view.musketeers.map((one) => ({ ...one, life: 1, place: 'quest' as const }));
    const last: View = { ...view, active: 0, musketeers };
    expect(why([{ action: 0, hit: 30, hurt: 60, grave: 0 }], last)).toContain('his last life');
    const back = golden({
      legal: { actions: [{ type: 'ride', what: 'quest' }], counsel: { ...silent, best: 0 } },
      view: last,
      problem: null,
    });
    expect([...back.values()].join()).toContain('another line of the inn');
    expect(why([{ action: 0, hit: 30, hurt: 100, grave: 0 }])).toContain('costs for certain');
    expect(why([{ action: 0, hit: 80, hurt: 97, grave: 0 }])).toContain('almost certainly cost');
    expect(why()).toContain('worth the risk');
  });

  it('offer to draw with all actions that are left, where there are several', () => {
    const rest = (left: number, posed = false) =>
      buttons({}, { view: { ...view, actions: left } }, { posed }).querySelectorAll('.act__rest').length;
    expect([rest(3), rest(1)]).toEqual([1, 0]);
    const counselled = (left: number) =>
      [...buttons({ best: 1 }, { view: { ...view, actions: left } }).querySelectorAll('.button--gold')].map(
        (one) => one.classList.contains('act__rest'),
      );
    expect([counselled(3), counselled(1)]).toEqual([[true], [false]]); // one gold button, which draws on
    expect(rest(3, true), 'where one is judged').toBe(0);
    const words = (hints: 'on' | 'off') =>
      buttons({}, { view: { ...view, actions: 3 } }, { hints })
        .querySelector('.act__rest')
        ?.getAttribute('aria-label')
        ?.replace(/[\u2066-\u2069]/g, '');
    expect(words('on')).toMatch(/^Draw 3: up to 3 cards, .*; it stops /); // while nothing is counselled, too
    expect(words('off')).toMatch(/^Draw 3: 3 cards for all 3 actions/);
  });

  it('counsel nothing in a problem', () => {
    expect(gold(buttons({ best: 1 }, { problem: 'inn' } as Partial<Frame>))).toEqual([false, false, false]);
  });

  it('warn of the way that leads to prison', () => {
    expect(buttons({}).querySelector('.risk')).toBeNull();
    const told = (chance: number, may_be: readonly Place[], drawer: Drawer | null = null) => {
      const milady = { ...view.milady, may_be: [...may_be] };
      const risks: Counsel['risks'] = [{ action: 0, what: 'bastille', chance }];
      return buttons({ risks }, { view: { ...view, milady } }, { drawer })
        .querySelector('.risk')
        ?.textContent?.replace(/[\u2066-\u2069]/g, '');
    };
    // MR-30.4: each place that nobody has ruled out is as likely.
    const places: Place[] = ['paris', 'louvre', 'quest', 'la_rochelle', 'richelieu', 'miladys_house'];
    expect(told(83, places)).toContain('Prison threatens: 5 of 6, as Milady may be at any of 6 places.');
    expect(told(75, places.slice(2))).toContain('Prison threatens: 3 of 4,');
    expect(told(100, places.slice(0, 2))).toContain('Prison for certain');
    expect(told(83, places, 'exchange'), 'while something else is chosen').toBeUndefined();
  });
});

describe('other answers', () => {
  it('are gold where they lead on and nothing is counselled, but not as a dare', () => {
    const legal: Legal = {
      actions: [{ type: 'done' }, { type: 'commit', what: 'combat' }],
      counsel: { ...silent, dare: 0 },
    };
    const fights = (more: Partial<Frame> = {}) =>
      gold(buttons({}, { legal, view: { ...view, asking: 'commit' }, ...more }));
    expect(fights()).toEqual([false]);
    expect(fights({ problem: 'inn' } as Partial<Frame>), 'nothing is told in a problem').toEqual([true]);
    expect(fights({ legal: { ...legal, counsel: silent } })).toEqual([true]);
    const unhinted = asHinted({ view, legal } as Frame, 'off');
    expect(fights({ legal: unhinted.legal }), 'nor where no hints are wanted').toEqual([true]);
  });

  it('give the card that is counselled for a duel a button of its own, and none that is not', () => {
    const legal: Legal = {
      actions: [
        { type: 'done' },
        { type: 'commit', what: 'combat' },
        { type: 'commit', what: 'double_combat' },
      ],
      counsel: { ...silent, best: 2 },
    };
    const act = vi.fn();
    const shown = (more: Partial<Frame> = {}) =>
      buttons({}, { legal, view: { ...view, asking: 'commit' }, ...more }, { act });
    const lit = shown().querySelectorAll<HTMLElement>('.button--gold');
    expect([...lit].map((one) => one.getAttribute('aria-label'))).toEqual(['Into the duel: Double Combat']);
    lit[0]?.click();
    expect(act).toHaveBeenCalledWith(legal.actions[2]);
    expect(gold(shown()), 'to fight without it is quiet').toEqual([false]);
    const none = { ...legal, counsel: { ...silent, best: 0 } };
    expect(shown({ legal: none }).querySelector('.act__rest')).toBeNull();
    expect(shown({ problem: 'x' } as Partial<Frame>).querySelector('.act__rest')).toBeNull();
  });

  it('are not gold because they come first or last', () => {
    const plain: Action[] = [{ type: 'appear' }, { type: 'stay_hidden' }];
    const legal: Legal = { actions: plain, counsel: silent };
    expect(gold(buttons({}, { legal, view: { ...view, asking: 'reveal' } }))).toEqual([false, false]);
    expect(
      gold(
        buttons({}, { legal: { ...legal, actions: [{ type: 'done' }] }, view: { ...view, asking: 'buy' } }),
      ),
    ).toEqual([true]);
  });
});

it('there is one counsel: where the lamp has found something else, that is gold, and no lead says otherwise', () => {
  const frame = {
    view,
    problem: null,
    legal: { actions, counsel: { ...silent, lead: theLead, best: 2 } },
  } as unknown as Frame;
  const lit = asLit(frame, { type: 'draw' });
  expect([...golden(lit).keys()]).toEqual([{ type: 'draw' }]);
  expect(lit.legal?.counsel.lead).toBeNull();
  expect([asLit(frame, { type: 'end_turn' }), asLit(frame, null)]).toEqual([frame, frame]);
  const led = (dare: number | null) =>
    ({ ...frame, legal: { actions, counsel: { ...silent, lead: theLead, dare } } }) as unknown as Frame;
  for (const dare of [1, 2])
    expect(asLit(led(dare), { type: 'draw' }).legal?.counsel, 'a dare').toMatchObject({
      lead: null,
      best: 1,
      dare: null,
    });
  const unclear = { ...frame, legal: { actions, counsel: silent } } as unknown as Frame;
  expect([...golden(unclear).keys()]).toEqual([]);
  expect([...golden(asLit(unclear, { type: 'draw' })).keys()]).toEqual([{ type: 'draw' }]);
  const asked = { ...frame, view: { ...view, asking: 'man' } } as Frame;
  expect([...golden(asked).values()][0]).toMatch(/he will cost them most/);
  expect([...golden(asLit(asked, { type: 'draw' })).values()], 'its own reason').toEqual([
    'The lamp finds this best.',
  ]);
  const hidden = { ...unclear, view: { ...view, asking: 'destination' } } as Frame;
  expect(asLit(hidden, { type: 'draw' }), 'what nobody may foresee').toBe(hidden);
});

it('who begins is one and the same: who is counselled, or whom the lamp has found', () => {
  const starts: Action[] = [0, 1].map((what) => ({ type: 'start', what }));
  const frame = {
    legal: { actions: starts, counsel: { ...silent, lead: { ...theLead, musketeer: 1 } } },
    view: { ...view, asking: 'next' },
    problem: null,
  } as unknown as Frame;
  expect(choices.counselled?.(frame)).toBe(starts[1]);
  expect(asLit(frame, { type: 'start', what: 1 })).toBe(frame);
  const lit = asLit(frame, { type: 'start', what: 0 });
  expect([frame, lit].map(firstOf)).toEqual([starts[1], starts[0]]);
  const isGold = (frame: Frame, shown: number) => gold(buttons({}, frame, { shown }))[0];
  expect([isGold(frame, 1), isGold(frame, 0)]).toEqual([true, false]);
  expect([isGold(lit, 1), isGold(lit, 0)]).toEqual([false, true]);
  const people = { roster: { names: [], viewer: 0 }, view: lit.view };
  expect(plain(drawn(now(lit, people, null)).querySelector('.now__full'))).toMatch(
    /begins: the lamp finds this best\.$/,
  );
});

describe('every answer that can be counselled', () => {
  it.each(languages)('says why it is, in %s', async (wish) => {
    await setLanguage(wish);
    const declined: Partial<Record<View['asking'], Action>> = {
      paris: { type: 'pass' },
      perfidy: { type: 'draw_perfidy' },
      reveal: { type: 'stay_hidden' },
      own: { type: 'pass' },
      commit: { type: 'done' },
      buy: { type: 'done' },
      offer: { type: 'done' },
      blade: { type: 'pass' },
      sacrifice: { type: 'no' },
    };
    const plain: View['asking'][] = [
      ...([
        'man',
        'ambush',
        'nemesis',
        'target',
        'close',
        'reroll',
        'wound',
        'cards',
        'jail',
        'heal',
        'pay',
      ] as const),
    ];
    const own: Action[] = [
      { type: 'discard_space', what: 1 },
      { type: 'refill' },
      { type: 'search', what: 'urgence' as never },
      { type: 'take_paris', what: 0 as never },
    ];
    const said = (asking: View['asking'], action: Action) =>
      golden({
        legal: { actions: [action], counsel: { ...silent, best: 0 } },
        view: { ...view, asking },
        problem: null,
      }).get(action);
    const kinds = [...plain, ...(Object.keys(declined) as View['asking'][])];
    const words = [
      ...kinds
        .filter((asking) => asking !== 'buy' && asking !== 'own')
        .map((asking) => said(asking, { type: 'yes' })),
      ...own.map((action) => said('own', action)),
      ...Object.entries(declined).map(([asking, action]) => said(asking as View['asking'], action)),
    ];
    expect(new Set(words).size).toBe(words.length);
    for (const one of words) expect(one).not.toMatch(/mr-|\{/);
    await setLanguage('en');
  });

  it('is no purchase that serves nothing now, and of the others says what it serves', () => {
    const musketeers = view.musketeers.map((one) => ({
      ...one,
      skills: { ...one.skills, nobility: 5 },
      place: 'paris' as const,
    }));
    const paris = {
      ...view.missions.louvre,
      id: 'trafiquants',
      challenges: [
        { skill: 'nobility', value: 6, solved: false, reward: { pistoles: 0, epic: 0, cards: 0 } },
      ],
      opponents: [{ ...view.milady.rochefort, id: 'jussac', beaten: false }],
    } as unknown as NonNullable<View['missions']['paris']>;
    const why = (what: string, missions: View['missions'] = { paris, louvre: null }) => {
      const buy = { type: 'buy', what } as Action;
      const asking = { ...view, asking: 'buy' as const, active: 0, musketeers, missions };
      return golden({
        legal: { actions: [buy], counsel: { ...silent, best: 0 } },
        view: asking,
        problem: null,
      }).get(buy);
    };
    expect(why('improved_nobility')).toBe('Nobility 6 in Paris is a point easier for him then.');
    expect(why('improved_panache')).toBeUndefined();
    expect(why('toledo')).toBe('It helps in every duel, and Jussac in Paris is still to be beaten.');
    expect(why('toledo', { paris: null, louvre: null })).toBeUndefined();
    expect(why('horse')).toBeUndefined();
  });

  it('has its grounds, to whoever has read what it is for', () => {
    const draw: Action = { type: 'draw' };
    const asked = {
      legal: { actions: [draw], counsel: { ...silent, best: 0 } },
      view: { ...view, asking: 'action' as const },
      problem: null,
    };
    expect(grounds(asked)).toEqual([...golden(asked).values()]);
    const stored = { ...lead, do: 'draw', place: null, task: null, number: null } as const;
    expect(
      grounds({ ...asked, legal: { ...asked.legal, counsel: { ...asked.legal.counsel, lead: stored } } }),
    ).toEqual([]);
    expect(grounds({ ...asked, problem: 'inn' })).toEqual([]);
  });
});

describe('a list that is open', () => {
  it('leaves the lead to it in sight, and nothing else', () => {
    const lead = { ...silent, lead: theLead };
    const shown = drawn(told({ actions, counsel: lead }, view, 'buy'));
    expect(shown.querySelector('.now__lead')?.textContent).toContain('at the Louvre');
    expect(shown.querySelectorAll('.now__line')).toHaveLength(1);
    expect(drawn(told({ actions, counsel: lead }, view, 'exchange')).querySelector('.now')).toBeNull();
    expect(drawn(told({ actions, counsel: silent }, view, 'buy')).querySelector('.now')).toBeNull();
  });
});

describe('a danger', () => {
  const seen = (lead: Counsel['lead'], turns: number) => {
    const danger = dangerOf('siege', { turns, remedy: 3 });
    const team: View = { ...view, side: 'team', asking: 'action' };
    return (
      drawn(told({ actions, counsel: { ...silent, lead, danger } }, team)).querySelector('.now__danger') !==
      null
    );
  };

  it('that is far off stands on its track alone where there is a lead', () => {
    expect([seen(theLead, 9), seen(theLead, 3), seen(null, 9)]).toEqual([false, true, true]);
  });
});

it('who has no action left is told so by the question alone', () => {
  const end: Counsel['lead'] = {
    ...theLead,
    do: 'end_turn',
    piece: null,
    place: null,
    task: null,
    number: null,
  };
  const leads = (left: number) =>
    drawn(
      told({ actions, counsel: { ...silent, lead: end, best: 2 } }, { ...view, actions: left }),
    ).querySelector('.now__lead');
  expect(leads(0)).toBeNull();
  expect(leads(1)?.textContent).toContain('Ending his go: nothing');
});

it('on a phone is what to do and why, and what it brings is behind the “?”', () => {
  const one: Counsel = { ...silent, lead: { ...theLead, do: 'move', piece: null, today: true } };
  const felt = { ...view, asking: 'next' as const };
  const brief = plain(drawn(told({ actions, counsel: one }, felt)).querySelector('.now__brief'));
  expect(brief).toMatch(/ first\. Go for \w+ \d at the Louvre, for the Queen’s honour\.$/);
  expect(brief.length, 'two lines of 45 letters').toBeLessThan(90);
  const [behind] = background({ legal: { actions, counsel: one }, problem: null }, peopleOf(felt));
  expect(behind?.replace(/[\u2066-\u2069]/g, '')).toMatch(
    / first\. Go for the challenge of \w+ \d at the Louvre/,
  );
});

describe('what is new', () => {
  const legal: Legal = { actions, counsel: silent };
  const said = (more: Partial<View>) =>
    drawn(told(legal, { ...view, ...more })).textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';
  const duel = asked.find((one) => one.view.duel)?.view.duel as View['duel'];

  const behind = (more: Partial<View>, counsel: Counsel = silent) =>
    background({ legal: { actions, counsel }, problem: null }, peopleOf({ ...view, ...more })).join(' ');

  it('is how one acts and where Milady may be, told to whoever asks for as long as the match is young', () => {
    const how = 'Rest the mouse on a place of the map';
    expect(behind({ turn: 1 })).toContain(how);
    const touched = vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    expect(behind({ turn: 1 })).toContain('Touch a place of the map');
    touched.mockRestore();
    expect(
      [behind({ turn: 4 }), behind({ turn: 1, asking: 'next' }), said({ turn: 1 })].join(),
    ).not.toContain(how);
    const where = 'Where a ? stands, Milady may be';
    const milady: View['milady'] = { ...view.milady, may_be: ['paris', 'louvre'] };
    expect(behind({ turn: 1, asking: 'next', milady })).toContain(where);
    expect(behind({ turn: 1, asking: 'next', milady: { ...milady, may_be: [] } })).not.toContain(where); // she has been seen
    expect(behind({ turn: 1, asking: 'next', milady, side: 'milady' })).not.toContain(where);
    expect(behind({ turn: 4, asking: 'next', milady })).not.toContain(where);
  });

  it('leaves two lines to read at every decision, and under them the way to victory', () => {
    for (const [lead, turns, side] of [
      [theLead, 9, 'team'],
      [theLead, 3, 'team'],
      [theLead, 1, 'team'],
      [null, 9, 'team'],
      [null, 1, 'team'],
      [null, 9, 'milady'],
    ] as const) {
      const danger = dangerOf('siege', { turns, remedy: 3 });
      const counsel = { ...silent, lead, danger, best: 1 };
      const shown = drawn(told({ actions, counsel }, { ...view, side, turn: 1, actions: 3 }));
      expect(shown.querySelectorAll('.now > p:not(.now__quest)').length).toBeLessThanOrEqual(2);
      expect(shown.querySelectorAll('.now > .now__quest:last-child')).toHaveLength(1);
      expect(behind({ side }, counsel), 'that is said above, and by its sign').not.toMatch(
        /To win:|Danger\./,
      );
    }
  });

  it('is what a botte does, where a duel is fought, and whole where the line is cut', () => {
    expect(duel).toBeTruthy();
    const line = drawn(told(legal, { ...view, turn: 1, asking: 'commit', duel })).querySelector('.now__line');
    expect(line?.textContent).toContain('strikes at once');
    expect(line?.getAttribute('data-sign')).toBe(line?.textContent?.trim());
    expect(said({ turn: 4, asking: 'commit', duel })).toBe('');
  });

  it('is not what is left of a mission that is not there', () => {
    const danger = dangerOf('honour', { turns: 3, remedy: 0 });
    const text = drawn(told({ actions, counsel: { ...silent, danger } }, view)).querySelector('.now__danger');
    expect(text?.getAttribute('data-sign')?.replace(/[\u2066-\u2069]/g, '')).toMatch(
      /^Danger\. At this pace 3 more turns, then the Queen’s honour is lost, and Milady wins\. This is how Milady wins first/,
    );
  });

  const presses = (danger: Partial<Counsel['danger']>, more: Partial<View>, lead: Counsel['lead'] = null) => {
    const counsel = { ...silent, lead, danger: dangerOf(danger.way ?? 'time', danger) };
    const place = drawn(told({ actions, counsel }, { ...view, ...more }));
    for (const brief of place.querySelectorAll('.now__brief')) brief.remove();
    return [...place.querySelectorAll('.now__lead > .now__full, .now__danger > :last-child')].map((one) =>
      (one.textContent ?? '').replace(/[\u2066-\u2069]/g, ''),
    );
  };
  it('by dice is told with what bad luck makes of it', () => {
    const siege = { way: 'siege', turns: 5 } as const;
    expect(presses({ ...siege, soonest: 2 }, {})[0]).toMatch(
      /^At this pace about 5 more turns, 2 with bad luck, then La Rochelle falls/,
    );
    expect(presses(siege, {})[0]).toMatch(/^At this pace 5 more turns, then La Rochelle falls/);
  });

  it('is met where it comes from', () => {
    const paris = { way: 'honour', place: 'paris', turns: 3, remedy: 2 } as const;
    expect(presses(paris, {})[0]).toContain('What helps: 2 tasks in Paris');
  });

  const mission = view.missions.louvre;
  if (!mission) throw new Error('no mission is recorded at the Louvre');
  const louvre = {
    ...mission,
    challenges: mission.challenges.map((one, at) => ({ ...one, solved: at > 0 })),
    opponents: [],
  };
  const last = {
    missions: { ...view.missions, louvre },
    tracks: { ...view.tracks, louvre: { at: 3, fail: 4, honour: [3, 4] } },
  };

  it('goes on in her sentence, and begins one of theirs', () => {
    const read = (side: View['side']) => {
      const counsel = { ...silent, danger: { ...silent.danger, way: 'siege', turns: 1 } as const };
      const line = drawn(told({ actions, counsel }, { ...view, side })).querySelector('.now__danger');
      return line?.textContent?.replace(/\s+/g, ' ').trim();
    };
    expect(read('milady')).toMatch(/^To win: tonight La Rochelle falls\./);
    expect(read('team')).toMatch(/^Danger\. Tonight La Rochelle falls, and Milady wins\./);
  });

  it('is no alarm for honour of which nothing has been lost', () => {
    const whole = { ...last, tracks: { ...last.tracks, honour: { ...crown, at: crown.most } } };
    const alarm = (danger: Partial<Counsel['danger']>, more: Partial<View>) => {
      const counsel = { ...silent, lead: theLead, danger: dangerOf(danger.way ?? 'time', danger) };
      return drawn(told({ actions, counsel }, { ...view, ...more })).querySelector('.now__danger');
    };
    expect(alarm({ way: 'honour', turns: 2 }, last)).not.toBeNull();
    expect(alarm({ way: 'honour', turns: 2 }, whole)).toBeNull();
  });

  it('is never about what presses that it can wait, but how long it has', () => {
    const ready = { ...theLead, do: 'draw', piece: null, ready: true } as const;
    const [words] = presses({ way: 'honour', turns: 6, remedy: 3, within: 1 }, last, ready);
    expect(words).toMatch(/^Draw/);
    expect(words).not.toMatch(/can wait/);
    const soon = presses({ way: 'honour', turns: 2, remedy: 3 }, {}, ready).join(' ');
    expect(soon).toMatch(/ Draw/);
    expect(soon).toMatch(/For the Louvre about 2 turns are left/);
    expect(soon).not.toMatch(/can wait/);
    expect(presses({ turns: 20 }, {}, ready)[0]).toMatch(/What can wait/);
  });

  it('says of what can wait how long, as the warning has it, and what a night of it costs', () => {
    const walls = {
      ...theLead,
      do: 'draw',
      piece: null,
      ready: true,
      place: 'la_rochelle',
      task: 'reinforce',
    } as const;
    const siege = { ...view.siege, odds: { forward: 0, back: 60, lost: 0 } };
    const words = (danger: Partial<Counsel['danger']>) =>
      presses({ remedy: 2, ...danger }, { siege }, walls)[0];
    expect(words({ way: 'siege', turns: 5, soonest: 2 })).toMatch(
      /What can wait: the walls of La Rochelle, against the siege \(La Rochelle holds about 5 more turns, 2 with bad luck; tonight ground is lost: 6 of 10\)\.$/,
    );
    expect(words({ way: 'siege', turns: 5 })).toContain('(La Rochelle holds 5 more turns; tonight');
    expect(words({ turns: 20 }), 'of time nothing is told').toMatch(/against the siege\.$/);
    const louvre = { ...walls, place: 'louvre', task: 'challenge' } as const;
    expect(presses({ way: 'honour', turns: 6, remedy: 2 }, {}, louvre)[0]).toContain(
      ' (the Queen’s honour lasts 6 more turns).',
    );
  });

  it('is that the mission at the Louvre fails, where nothing is lost before (MR-16.7)', () => {
    expect(presses({}, last)).toEqual([
      'Tonight the mission at the Louvre fails, and the Queen’s honour falls. What helps: the last task at the Louvre.',
    ]);
    expect(presses({ turns: 1 }, last)[0], 'the last turn of all').toMatch(/^This is the last turn: finish/);
    expect(presses({ way: 'time', turns: 2 }, last)[0], 'a match before a mission').toMatch(/time runs out/);
    expect(presses({ way: 'siege', turns: 2, tonight: 30 }, last)[0]).toMatch(
      /^Tonight \(in 3 of 10 cases\) La Rochelle falls, and Milady wins\./,
    );
    expect(presses({ way: 'siege', turns: 1, tonight: 100 }, {})[0], 'no case is left').toMatch(
      /^Tonight La Rochelle falls/,
    );
    const earlier = { ...last, tracks: { ...last.tracks, louvre: { at: 2, fail: 4, honour: [3, 4] } } };
    expect(presses({}, earlier)[0]).toMatch(/time runs out, and Milady wins\.$/);
    expect(presses({}, { ...last, side: 'milady' })[0]).toMatch(/time runs out\.$/);
    expect(presses({ way: 'siege', turns: 5, remedy: 3 }, { side: 'milady' })[0]).toMatch(
      /La Rochelle falls\. What hinders you: up to 3 Combat cards on the walls\.$/,
    );
  });

  const failing = {
    ...last,
    tracks: { ...last.tracks, honour: { ...crown, at: 5, toll: ['louvre' as const] } },
  };
  it('calls nobody to a mission that as things stand fails tonight, and says what that costs (MR-16.7)', () => {
    const inn: Counsel['lead'] = { ...theLead, place: 'quest', task: 'inn', today: true };
    const said = (within: number | null, lead: Counsel['lead'] = inn) =>
      presses({ way: 'honour', turns: 2, remedy: 2, within }, failing, lead);
    const forgone =
      'As things stand the mission at the Louvre fails tonight: honour falls from 5 to 4, Milady draws a Perfidy card, and a new mission begins.';
    for (const within of [0, 1]) {
      expect(said(within)).toContain(forgone);
      expect(said(within).join(' '), 'nor is it said twice').not.toMatch(/What helps|Nobody has|only 1 of/);
    }
    expect(said(1, { ...theLead, today: true }).join(' '), 'one task does not save it').not.toMatch(
      /otherwise/,
    );
    for (const within of [2, null]) {
      expect(said(within, null).join(' ')).toMatch(/What helps/);
      expect(said(within).join(' '), 'what is counselled is something else').not.toMatch(/What helps|stands/);
    }
  });

  it('says what helps where somebody is called there all the same, and not that it fails as things stand', () => {
    const there: Lead = { ...theLead, do: 'challenge', piece: null, today: true };
    const inn: Lead = { ...there, place: 'quest', task: 'inn', do: 'inn' };
    const danger = dangerOf('honour', { turns: 2, remedy: 2, within: 1 });
    const challenges = louvre.challenges.map((one, at) => ({ ...one, solved: at > 1 }));
    const missions = { ...view.missions, louvre: { ...louvre, challenges } };
    const said = (lead: Lead, rival: Counsel['rival'] = null, problem: string | null = null) => {
      const legal: Legal = { actions, counsel: { ...silent, danger, lead, best: 0, rival } };
      const today: View = { ...view, ...failing, missions };
      return plain(drawn(now({ legal, problem, view: today } as Frame, peopleOf(today), null)));
    };
    const called = said(there);
    expect(called).toContain('What helps: 2 tasks at the Louvre, 1 of which can be done now.');
    expect(called, 'one task does not save it').not.toMatch(/As things stand|otherwise/);
    expect(said(inn, { action: 1, lead: there })).not.toContain('As things stand');
    expect(said(inn)).toContain('As things stand');
    expect(said(there, null, 'inn'), 'a problem gives no lead away').toContain('As things stand');
    // What he could do already and puts off for new cards is not told as a way there.
    expect(said({ ...there, do: 'draw', today: false, ready: true })).toContain('As things stand');
  });

  it('names no help that comes too late for the match', () => {
    const tonight = { way: 'honour', turns: 1, remedy: 3 } as const;
    expect(presses({ ...tonight, within: 1 }, {})[0]).not.toMatch(/What helps/);
    expect(presses({ ...tonight, within: 3 }, {})[0]).toMatch(/What helps: 3 tasks/);
    expect(presses({ ...tonight, turns: 2, within: 1 }, {})[0]).toMatch(/What helps: 3 tasks/);
  });

  it('is one line on a phone that says what and when', () => {
    const brief = (danger: Partial<Counsel['danger']>, of: Partial<View> = {}) => {
      const counsel = { ...silent, danger: dangerOf(danger.way ?? 'time', danger) };
      const said = drawn(told({ actions, counsel }, { ...view, ...of })).querySelector(
        '.now__danger .now__brief',
      );
      return said?.textContent?.replace(/[\u2066-\u2069]/g, '');
    };
    expect(brief({ way: 'honour', turns: 2 })).toBe('Honour may be lost within 2 turns.');
    expect(brief({ way: 'honour', turns: 2, remedy: 2, within: 1 }, failing)).toBe(
      'As things stand the Louvre fails tonight: honour 5 → 4.',
    );
    expect(brief({ way: 'siege', turns: 2, tonight: 30 })).toBe('La Rochelle may fall tonight (3 of 10).');
  });

  it('says what honour comes to tonight, and for what (MR-15.11, MR-16.5)', () => {
    const danger = dangerOf('honour', { turns: 3, remedy: 0 });
    const said = (toll: View['tracks']['honour']['toll']) => {
      const tracks = { ...view.tracks, honour: { ...view.tracks.honour, at: 5, toll } };
      return drawn(told({ actions, counsel: { ...silent, danger } }, { ...view, tracks }))
        .querySelector('.now__danger')
        ?.getAttribute('data-sign')
        ?.replace(/[\u2066-\u2069]/g, '')
        .replace(/ This is how .*/, '');
    };
    const lost = 'Danger. At this pace 3 more turns, then the Queen’s honour is lost, and Milady wins.';
    expect(said([])).toBe(lost);
    expect(said(['louvre'])).toBe(
      `${lost} Tonight honour falls from 5 to 4: the Louvre has waited too long.`,
    );
    expect(said(['paris', 'louvre'])).toBe(
      `${lost} Tonight honour falls from 5 to 3: a point for the plot in Paris, a point for the Louvre.`,
    );
  });

  it('is not forgotten where the lead leads elsewhere', () => {
    const rather = /For the Louvre about 3 turns are left, this one included; for now this helps more\.$/;
    const inn: Counsel['lead'] = { ...theLead, place: 'quest', task: 'inn', today: true };
    expect(presses({ way: 'honour', turns: 3, remedy: 3 }, {}, inn)[0]).toMatch(rather);
    expect(presses({ way: 'honour', turns: 6, remedy: 3 }, {}, inn)[0]).not.toMatch(rather);
    expect(presses({ way: 'honour', turns: 3, remedy: 3 }, {}, theLead)[0]).not.toMatch(rather);
    expect(presses({ way: 'time', turns: 3 }, {}, inn)[0]).not.toMatch(rather);
    expect(presses({ way: 'siege', turns: 9 }, last, inn)[0]).toMatch(/helps more than the Louvre\.$/);
    const vain = { turns: 3, remedy: 0 } as const; // there is nothing that could be done later
    expect(presses({ way: 'honour', ...vain }, {}, inn)[0]).toMatch(/helps more than the Louvre\.$/);
    expect(presses({ way: 'siege', ...vain }, {}, inn)[0]).toMatch(/helps more than La Rochelle\.$/);
    expect(presses({ way: 'siege', turns: 3, remedy: 1 }, {}, inn)[0]).toMatch(
      /For La Rochelle about 3 turns are left/,
    );
    const draw: Counsel['lead'] = { ...theLead, do: 'draw', piece: null, place: null, task: null };
    const words = presses({ way: 'siege', turns: 2, tonight: 20, remedy: 2 }, {}, draw);
    expect(words.join(' '), 'for want of anything better').not.toMatch(/helps more/);
    expect(words.join(' ')).toMatch(/Tonight \(in 2 of 10 cases\) La Rochelle falls/);
    const part = presses({ way: 'honour', turns: 3, remedy: 3, within: 1 }, {}, inn);
    expect(part[0]).toMatch(/At the Louvre only 1 of 3 tasks is within reach, so this helps more\.$/);
    expect(presses({ way: 'siege', turns: 9 }, last, { ...inn, place: 'louvre' }).at(-1)).not.toMatch(rather);
    const alone = { ...theLead, piece: null, place: null, task: null, number: null };
    const honour = { way: 'honour', turns: 3, remedy: 3 } as const;
    expect(presses(honour, {}, { ...alone, do: 'draw' })[0]).toMatch(rather);
    expect(presses(honour, {}, { ...alone, piece: 'horse' })[0]).not.toMatch(rather); // nobody would take it for that
  });

  it('says where it leads elsewhere that nobody is able to do anything there', () => {
    const inn: Counsel['lead'] = { ...theLead, place: 'quest', task: 'inn', today: true };
    const words = (within: number, barred = false) =>
      presses({ way: 'honour', turns: 1, remedy: 3, within, barred }, {}, inn).at(-1);
    const lacks = /Nobody has what the Louvre asks for yet\.$/;
    const barred = /For now nobody can do anything at the Louvre\.$/;
    expect(words(0)).toMatch(lacks);
    expect(words(1)).not.toMatch(/[Nn]obody/);
    const lost = /At the Louvre too few of 3 tasks are within reach \(1\): .* the match is lost tonight\.$/;
    expect(words(1), 'and it is the last turn').toMatch(lost);
    const inParis = { ...inn, place: 'paris' as const };
    expect(
      presses({ way: 'honour', turns: 1, remedy: 3, within: 1 }, {}, inParis).at(-1),
      'something in Paris may save it',
    ).not.toMatch(lost);
    expect(words(0, true), 'it is not for want of cards').toMatch(barred);
  });

  it('comes before what is counselled where it is the last turn', () => {
    const order = (turns: number, tonight = 0) => {
      const danger = dangerOf('honour', { turns, tonight, remedy: 1, within: 1 });
      const lead: Counsel['lead'] = { ...theLead, place: 'quest', task: 'inn' };
      const lines = drawn(
        told({ actions, counsel: { ...silent, lead, danger } }, { ...view, side: 'team' }),
      ).querySelectorAll('.now__line');
      return [...lines].map((one) => (one.classList.contains('now__danger') ? 'danger' : 'lead'));
    };
    expect(order(1)).toEqual(['danger', 'lead']);
    expect(order(3, 20)).toEqual(['danger', 'lead']);
    expect(order(3)).toEqual(['lead', 'danger']);
    const failing = drawn(told({ actions, counsel: { ...silent, lead: theLead } }, { ...view, ...last }));
    expect(failing.querySelector('.now > :first-child')?.className, 'a mission is no match').toContain(
      'now__lead',
    );
    expect(failing.querySelector('.now__danger--first')).toBeNull();
    // Nor is it told at the end of what is counselled against it.
    const danger = dangerOf('time', { turns: 1, remedy: 0 });
    const lead: Counsel['lead'] = {
      ...theLead,
      do: 'inn',
      place: 'quest',
      task: 'inn',
      piece: null,
      today: true,
    };
    const shown = drawn(told({ actions, counsel: { ...silent, lead, danger } }, { ...view, side: 'team' }));
    const first = shown.querySelector('.now > :first-child');
    expect(first?.className).toContain('now__danger--first');
    expect(first?.querySelector('.now__full')?.textContent).toContain('This is the last turn');
    expect(first?.querySelector('.now__brief')?.textContent).toBe('The last turn: now or never.');
    expect(shown.querySelector('.now__lead')?.textContent).not.toContain('because');
  });

  it('is the reason of what is counselled against it, and is not said twice', () => {
    const honour = dangerOf('honour', { turns: 3, remedy: 3, within: 1 });
    const there: Counsel['lead'] = { ...theLead, do: 'challenge', piece: null, today: true };
    expect(presses(honour, {}, there)).toEqual([
      expect.stringMatching(
        /^Within reach: .* at the Louvre, because otherwise the Queen’s honour is lost within 3 turns\.$/,
      ),
    ]);
    expect(presses({ ...honour, turns: 6 }, {}, there)).toEqual([
      expect.stringMatching(/, for the Queen’s honour\.$/),
    ]);
    const inn: Counsel['lead'] = { ...there, place: 'quest', task: 'inn', do: 'inn' };
    expect(presses({ way: 'time', turns: 3 }, {}, inn)).toEqual([
      expect.stringMatching(/, because time runs out within 3 turns\.$/),
    ]);
    // Who only goes there has no task yet of which that could be the reason: it is said before.
    const bound: Counsel['lead'] = { ...theLead, do: 'move', piece: null, task: null, number: null };
    expect(presses({}, last, bound)).toEqual([
      expect.stringMatching(/^The Louvre: /),
      expect.stringMatching(/^Tonight the mission at the Louvre fails, and the Queen’s honour falls\./),
    ]);
    // Of a mission that fails, only what is done in time.
    const reasons = [true, false].map((today) =>
      presses({}, last, { ...there, today, ready: !today }).join(' '),
    );
    expect(reasons[0]).toMatch(/, because otherwise the mission there fails this turn and honour falls\.$/);
    expect(reasons[1]).not.toContain('because');
    // What he could do already is no reason to draw.
    const ready: Counsel['lead'] = { ...theLead, do: 'draw', piece: null, ready: true };
    expect(presses(honour, {}, ready)[0]).not.toContain('because');
    // Whoever asks why it is gold is told the same.
    const counsel = { ...silent, lead: there, danger: { ...silent.danger, ...honour }, best: 0 };
    const legal: Legal = { actions: [{ type: 'challenge', what: 0 }], counsel };
    expect([...golden({ legal, view, problem: null }).values()]).toEqual(presses(honour, {}, there));
    const now = { ...counsel, danger: { ...counsel.danger, turns: 1 } };
    const [gold] = golden({ legal: { ...legal, counsel: now }, view, problem: null }).values();
    expect(presses({ ...honour, turns: 1 }, {}, there)).toContain(gold);
    expect(gold).not.toContain('because');
  });

  it('gives way to what drawing with all actions costs, where that is counselled and nothing presses', () => {
    const lines = (best: number, left: number, turns = 9, problem: string | null = null) => {
      const danger = dangerOf('siege', { turns, remedy: 3 });
      const lead: Counsel['lead'] = { ...theLead, do: 'draw', piece: null };
      const legal: Legal = { actions, counsel: { ...silent, lead, danger, best } };
      const people = { roster: { names: [], viewer: 0 }, view: { ...view, actions: left } };
      const shown = drawn(now({ legal, problem, view: people.view } as Frame, people, null));
      const price = shown.querySelector('.now__price')?.textContent ?? '';
      const sign = shown.querySelector<HTMLElement>('.now__lead')?.dataset.sign ?? '';
      const plain = (words: string) => words.replace(/[\u2066-\u2069]/g, '');
      return {
        price: plain(price),
        quest: shown.querySelector('.now__quest') !== null,
        isSaid: /Draw 3: up to 3 cards/.test(plain(sign)),
      };
    };
    expect(lines(1, 3)).toEqual({
      price: expect.stringMatching(/^Draw 3: up to 3 cards, each for one of his 3 actions; /),
      quest: true, // the way to victory is always told
      isSaid: true, // where a phone has no second line
    });
    expect(lines(1, 3, 3)).toEqual({ price: '', quest: true, isSaid: true });
    const none = { price: '', quest: true, isSaid: false };
    expect([lines(1, 1), lines(0, 3)]).toEqual([none, none]);
    expect(lines(1, 3, 9, 'inn').price).toBe('');
  });

  it('is joined by what drawing with all actions costs and gives, where that is counselled', () => {
    const words = (best: number | null, left: number) =>
      background(
        { legal: { actions, counsel: { ...silent, best } }, problem: null },
        peopleOf({ ...view, actions: left }),
      ).find((one) => one.startsWith('Draw'));
    expect(words(1, 3)?.replace(/[\u2066-\u2069]/g, '')).toMatch(
      /^Draw 3: up to 3 cards, each for one of his 3 actions; it stops /,
    );
    expect([words(1, 1), words(0, 3), words(null, 3)]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    [1, 1, 'the last task at the Louvre, which can be done now.'],
    [1, 0, 'the last task at the Louvre.'],
    [3, 3, '3 tasks at the Louvre, all of which can be done now.'],
    [3, 1, '3 tasks at the Louvre, 1 of which can be done now.'],
    [3, 0, '3 tasks at the Louvre.'],
    [3, null, '3 tasks at the Louvre.'],
  ])('is also whether somebody is able to do it: of %i tasks %s', (remedy, within, words) => {
    const danger = dangerOf('honour', { turns: 3, tonight: 0, remedy, within });
    const text = drawn(told({ actions, counsel: { ...silent, danger } }, view)).querySelector('.now__danger');
    expect(text?.getAttribute('data-sign')?.replace(/[\u2066-\u2069]/g, '')).toContain(
      `What helps: ${words}`,
    );
  });
});

describe.each(languages)('in %s', (wish) => {
  it('both sides are told what presses, and where the quest stands', async () => {
    await setLanguage(wish);
    const texts = new Set<string>();
    const ways = ['time', 'honour', 'siege', 'constance'] as const;
    const tracks: View['tracks'] = { ...view.tracks, honour: { ...view.tracks.honour, toll: ['louvre'] } };
    for (const side of ['team', 'milady'] as const)
      for (const way of ways)
        for (const tonight of [0, 20]) {
          const danger = dangerOf(way, { turns: 3, tonight, remedy: 2, within: 1 });
          const text =
            drawn(told({ actions, counsel: { ...silent, danger } }, { ...view, side, tracks })).textContent ??
            '';
          expect(text).not.toMatch(/mr-|\{/);
          texts.add(text);
        }
    expect(texts.size).toBe(16);
    await setLanguage('en');
  });
});
