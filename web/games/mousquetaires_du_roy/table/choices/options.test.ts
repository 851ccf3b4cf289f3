import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { html } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import type { Action, Legal, View } from '../../../../generated/mousquetaires_du_roy';
import { drawn } from '../../../../lib/art/testing';
import { adversaryName, tokenAbout } from '../../words';
import { laying } from '../board/laying';
import { miladysHand } from '../hand/milady';
import type { People } from '../scene/people';
import asked from '../testdata/asked.json';
import { silent } from '../testing';
import { listHead } from './list-head';
import { isPlain, optionList, options } from './options';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const view = asked.find((one) => one.view.asking === 'action')?.view as View;
const people: People = { roster: { names: [], viewer: 0 }, view };
const listed = (view: View, actions: Action[], drawer: Parameters<typeof options>[2] = null) =>
  options({ view, legal: { actions, counsel: silent } }, people, drawer).map(({ action }) => action);

describe('what there is to choose from', () => {
  const walk: Action = { type: 'move', what: 'paris' };
  const buy: Action = { type: 'buy', what: 'horse' };
  const end: Action = { type: 'end_turn' };

  it('is, in a turn, what the open drawer holds', () => {
    expect(listed(view, [walk, buy, end])).toEqual([]);
    expect(listed(view, [walk, buy, end], 'buy')).toEqual([buy]);
    expect(listed(view, [walk, buy, end], 'exchange')).toEqual([]);
  });

  it('is, of Musketeers whom a card of hers may strike, told with what one would want to know of each', () => {
    const laid = asked.find((one) => one.view.asking === 'lay')?.view as View;
    const { own } = laid.milady;
    const target: View = {
      ...laid,
      asking: 'target',
      milady: { ...laid.milady, own: own && { ...own, playing: 'embastille' } },
      musketeers: laid.musketeers.map((one) => ({ ...one, place: 'louvre', hand_count: 2 })),
    };
    const [one] = options(
      { view: target, legal: { actions: [{ type: 'name', what: 0 }], counsel: silent } },
      { ...people, view: target },
      null,
    );
    expect(drawn(html`${one?.about}`).textContent).toMatch(/^Life \d of \d\. .*Louvre · 2 cards$/);
    const head = (view: View) =>
      drawn(html`${listHead(view)}`)
        .textContent?.replace(/\s+/g, ' ')
        .trim();
    expect(head(target)).toMatch(/^Arrested One Musketeer goes to the Bastille\..*hit hardest\.$/);
    expect(head({ ...target, asking: 'perfidy' })).toMatch(/^Perfidy Each turn you either draw/);
    expect(head({ ...target, asking: 'man' }), 'the mission is shown below').toBe('');
  });

  it('says that any Skill card fits, where it does', () => {
    const card: Action = { type: 'card', what: 'nobility_1' };
    const about = (active: number) =>
      options(
        { view: { ...view, active, asking: 'cards' }, legal: { actions: [card], counsel: silent } },
        people,
        null,
      ).map((one) => one.about);
    const aramis = view.musketeers.findIndex(({ power }) => power === 'any_skill');
    expect(about(aramis)).not.toEqual(about((aramis + 1) % view.musketeers.length));
  });

  it('is, of tokens, also how many are left, and there are as many squares as the board has', () => {
    const { view } = asked.find((one) => one.view.asking === 'lay') as (typeof asked)[number] & {
      view: View;
    };
    const { own } = view.milady;
    const stock = { force_2: 6, force_3: 6, force_4: 5 };
    const laid: View = {
      ...view,
      milady: { ...view.milady, own: own && { ...own, stock, laying: ['force_4'] } },
    };
    const token: Action[] = (['force_3', 'force_4', 'decoy'] as const).map((what) => ({
      type: 'lay_token',
      what,
    }));
    const names = options({ view: laid, legal: { actions: token, counsel: silent } }, people, null);
    expect(names.map(({ name }) => /×\d+$/.exec(name)?.[0])).toEqual(['×6', '×4', undefined]);
    const challenge = { skill: 'panache', value: 8 };
    const stages = [{ token: null }, { challenge }, { token: null }];
    const way = (quest: object) =>
      drawn(html`${laying({ ...laid, quest: { ...view.quest, ...quest } as View['quest'] }, true)}`);
    const squares = (quest: object) => way(quest).querySelectorAll('.chosen > li').length;
    expect(squares({ board: 'england', stages })).toBe(2);
    const parts = [...way({ board: 'england', stages }).querySelectorAll('.laying__stage')];
    expect(
      parts.map((one) => one.querySelectorAll('li:not(.chosen__free)').length),
      'what is laid',
    ).toEqual([1, 0, 0]);
    expect(
      parts.map((one) => one.querySelector('.chosen__free--next') !== null),
      'where the next one goes',
    ).toEqual([false, false, true]);
    expect(parts[1]?.textContent).toContain('Panache 8');
    const galleries = {
      board: 'galleries',
      each: 2,
      stages: [{ challenge }, { challenge }, { challenge }],
    };
    expect(squares(galleries), 'MR-25.5').toBe(6);
    expect(squares({}), 'the line of the inn that is laid').toBe(4);
  });

  it('is gold and says so where it is counselled', () => {
    const all = options({ view, legal: { actions: [buy], counsel: silent } }, people, 'buy');
    const said = (...good: [Action, string][]) =>
      drawn(optionList(all, () => {}, new Map(good))).querySelector('.option--good');
    expect(said()).toBeNull();
    expect(said([buy, 'It is worth its price.'])?.textContent).toContain('worth its price');
  });

  it('is all of her reserve where she sends guards, in an order that stays', () => {
    const [one, two, three] = view.milady.reserve;
    if (!one || !two || !three) throw new Error('she has no reserve');
    const reserve = [
      { ...one, force: 1 },
      { ...two, force: 3 },
      { ...three, force: 2 },
    ];
    const own = { destination: null, perfidy: [], paris: [], paris_pile: [], stock: {}, laying: [] };
    const stand = (manning: number[], open: number[]) => {
      const asked = {
        ...view,
        asking: 'man',
        milady: { ...view.milady, reserve, own: { ...own, manning } },
      } as unknown as View;
      const actions: Action[] = open.map((what) => ({ type: 'man', what }));
      const list = options({ view: asked, legal: { actions, counsel: silent } }, people, null);
      const good = new Map(actions.slice(-1).map((action) => [action, 'Why.'] as const));
      const drawnNow = drawn(optionList(list, () => {}, good));
      expect(drawnNow.querySelector('.option__good')?.textContent).toBe('Why.');
      return [...drawnNow.querySelectorAll('.option')].map((option) => [
        option.querySelector('b')?.textContent,
        option.getAttribute('aria-pressed'),
        option.getAttribute('aria-disabled'),
      ]);
    };
    const names = [two, three, one].map(({ id }) => adversaryName(id));
    expect(stand([], [one.number, three.number])).toEqual([
      [names[0], 'false', 'true'],
      [names[1], 'false', null],
      [names[2], 'false', null],
    ]);
    expect(stand([three.number], [one.number])).toEqual([
      [names[0], 'false', 'true'],
      [names[1], 'true', 'true'],
      [names[2], 'false', null],
    ]);
  });

  it('begins with what is counselled, or with what is one of two ways, which is not gold', () => {
    const actions = ['horse', 'pistol'].map((what) => ({ type: 'buy', what }) as Action);
    const list = options({ view, legal: { actions, counsel: silent } }, people, 'buy');
    const last = actions.slice(-1);
    const classes = (good: [Action, string][], ways: Action[]) => {
      const page = drawn(optionList(list, () => {}, new Map(good), new Set(), ways));
      return [...page.querySelectorAll('.option')].map((one) => one.className.replace(/option(--)?|\s/g, ''));
    };
    expect(classes([], [])).toEqual(['', '']);
    expect(
      classes(
        last.map((one) => [one, 'Why.']),
        [],
      ),
    ).toEqual(['good', '']);
    expect(classes([], last)).toEqual(['way', '']);
  });

  it('says what a thing does once, though that is why it is counselled', () => {
    const horse: Action = { type: 'buy', what: 'horse' };
    const list = options({ view, legal: { actions: [horse], counsel: silent } }, people, 'buy');
    const does = tokenAbout('horse');
    const page = drawn(optionList(list, () => {}, new Map([[horse, `Buy it. ${does}`]])));
    expect(page.querySelector('.option--good')?.textContent?.split(does)).toHaveLength(2);
    expect(page.querySelector('.option__good')).toBeNull();
  });

  it('is otherwise everything that is no plain answer', () => {
    const done: Action = { type: 'done' };
    expect(listed({ ...view, asking: 'buy' }, [buy, done])).toEqual([buy]);
  });
});

it('an action has words of its own where it is no card, no token and no place, and only there', () => {
  const text = readFileSync(
    join(import.meta.dirname, '../../messages/en/table-mousquetaires_du_roy.ftl'),
    'utf8',
  );
  const ids = new FluentResource(text).body.map(({ id }) => id).filter((id) => id.startsWith('mr-do-'));
  const types = ids.map((id) => id.slice('mr-do-'.length) as Action['type']);
  const onTheBoard = ['destination', 'close'];
  expect(types.filter((type) => !isPlain({ type } as Action)).sort()).toEqual(
    [...onTheBoard, 'reroll'].sort(),
  );
});

describe('the hand of Milady', () => {
  const at = (asking: View['asking']) =>
    asked.find((one) => one.view.asking === asking) as unknown as { view: View; legal: Legal };
  const lie = (view: View, legal: Legal | null) =>
    [...drawn(html`${miladysHand(view, legal)}`).querySelectorAll('.secret')].map(({ classList }) => ({
      isDestination: classList.contains('secret--destination'),
      isIdle: classList.contains('secret--idle'),
    }));
  const idle = (view: View, legal: Legal | null) => lie(view, legal).map(({ isIdle }) => isIdle);

  it.each([
    ['perfidy', 'play_perfidy'],
    ['paris', 'play_paris'],
    ['ambush', 'lay_ambush'],
  ] as const)(
    'has first what she may play, where she is asked for a card (%s), and the rest in the shade',
    (asking, type) => {
      const { view, legal } = at(asking);
      const { own } = view.milady;
      const hers: View = {
        ...view,
        milady: { ...view.milady, own: own && { ...own, destination: 'louvre' } },
      };
      const [destination, ...rest] = lie(hers, legal);
      expect(destination, 'stands before its line as ever').toEqual({ isDestination: true, isIdle: true });
      const cards = legal.actions.filter((one) => one.type === type).length;
      expect(cards).toBeGreaterThan(0);
      expect(rest.length).toBeGreaterThan(cards);
      expect(rest).toEqual(rest.map((_, at) => ({ isDestination: false, isIdle: at >= cards })));
    },
  );

  it('lies in the light while nothing of it is asked', () => {
    const { view, legal } = at('perfidy');
    expect(idle(view, null)).not.toContain(true);
    expect(idle(view, { ...legal, actions: [{ type: 'destination', what: 'paris' }] })).not.toContain(true);
  });
});
