import type { TemplateResult } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import type { Action, Lead, Offer, View } from '../../../../generated/mousquetaires_du_roy';
import { drawn } from '../../../../lib/art/testing';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import { powerAbout } from '../../words';
import type { People } from '../scene/people';
import asked from '../testdata/asked.json';
import { silent } from '../testing';
import { offerOf, type Piece } from './offer';
import { type Chain, offer, offerButtons, partners, whole, wholeWords } from './trade';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const at = (asking: string): View => {
  const found = asked.find(({ view }) => view.asking === asking && view.side === 'team');
  if (!found) throw new Error(`${asking} is not recorded`);
  return found.view as View;
};
const trade = (view: View, actions: Action[], acts: unknown[] = []) => {
  const people: People = { roster: { names: [], viewer: 0 }, view };
  const legal = { actions, counsel: silent };
  return {
    view,
    people,
    legal,
    good: new Map<Action, string>(),
    pieces: [],
    whole: null,
    act: (...some: unknown[]) => acts.push(some),
  };
};

it('shows whom it is offered what changes hands, and nothing to touch', () => {
  const view = at('trade');
  const shown = drawn(offer(trade(view, [{ type: 'yes' }, { type: 'no' }])) as TemplateResult);
  if (!view.offer) throw new Error('no offer is recorded');
  const { given, taken, tokens_given, tokens_taken } = view.offer;
  const powers = [view.active ?? 0, view.offer.partner].map((who) =>
    powerAbout(view.musketeers[who]?.power ?? ''),
  );
  expect([...shown.querySelectorAll('.offer__power')].map(({ textContent }) => textContent)).toEqual(powers);
  expect(shown.querySelectorAll('.offer li')).toHaveLength(
    given.length + taken.length + tokens_given.length + tokens_taken.length,
  );
  expect(shown.querySelectorAll('button')).toHaveLength(0);
});

it('begins with whom one touches, or with a card of his', () => {
  const base = at('action');
  const view: View = {
    ...base,
    musketeers: base.musketeers.map((one, who) => (who === 1 ? { ...one, hand: ['kitty', 'combat'] } : one)),
  };
  const acts: unknown[] = [];
  const begin: Action = { type: 'exchange', what: 1 };
  const shown = drawn(partners(trade(view, [begin], acts)));
  for (const button of shown.querySelectorAll('button')) button.click();
  expect(acts).toEqual([
    [begin],
    [begin, { type: 'take', what: 'kitty' }],
    [begin, { type: 'take', what: 'combat' }],
  ]);
});

it('is gold where it is counselled with him, and what would change hands is not known', () => {
  const view = at('action');
  const begins: Action[] = [1, 2].map((what) => ({ type: 'exchange', what }));
  const good = new Map(begins.slice(1).map((one) => [one, 'It helps.']));
  const shown = drawn(partners({ ...trade(view, begins), good }));
  const sides = [...shown.querySelectorAll('.trade__side > .option')];
  expect(sides.map((one) => one.classList.contains('option--good'))).toEqual([false, true]);
});

it('MR-14.12: what is counselled is one touch, from its beginning until it takes effect', () => {
  const view = at('action');
  const begin: Action = { type: 'exchange', what: 1 };
  const lead = {
    side: 'team',
    trade: { give: ['combat', 'combat'], take: ['nobility_1'] },
  } as unknown as Lead;
  const good = new Map([[begin, 'It helps.']]);
  const chain: Chain = [
    begin,
    { type: 'take', what: 'nobility_1' },
    { type: 'give', what: 'combat' },
    { type: 'give', what: 'combat' },
    { type: 'done' },
  ];
  expect(whole(good, lead)).toEqual(chain);
  expect(whole(new Map(), lead), 'something else is gold').toBeNull();
  expect(whole(good, { ...lead, trade: null }), 'nothing is known of it').toBeNull();

  const acts: unknown[] = [];
  const shown = drawn(partners({ ...trade(view, [begin], acts), good, whole: chain }));
  expect(shown.querySelectorAll('.option--good')).toHaveLength(1);
  shown.querySelector<HTMLElement>('.option--good')?.click();
  expect(acts).toEqual([chain]);
  const words = (one: Chain) =>
    wholeWords(one, { roster: { names: [], viewer: 0 }, view }).replace(/[\u2066-\u2069]/g, '');
  expect(shown.textContent).toContain(wholeWords(chain, { roster: { names: [], viewer: 0 }, view }));
  expect(words(chain)).toMatch(/^Exchange with \S+: 2 × Combat for Nobility \+1$/);
  const picture = shown.querySelector('.trade__whole .option__picture');
  const drawings = [...(picture?.children ?? [])].map((one) => one.classList.contains('trade__way'));
  expect(drawings, 'in the order of the words').toEqual([false, false, true, false]);
  expect(words([begin, { type: 'give', what: 'combat' }, { type: 'done' }])).toMatch(/^Give \S+ Combat$/);
});

it('MR-14.12: what is chosen lies on the side of who gives it, and goes back by a touch', () => {
  const base = at('offer');
  const { active } = base;
  if (!base.offer || active === null) throw new Error('no offer is recorded');
  const { partner } = base.offer;
  const empty = { partner, given: [], taken: [], tokens_given: [], tokens_taken: [] };
  const musketeers = base.musketeers.map((one, who): typeof one =>
    who === partner ? { ...one, hand: ['kitty', 'kitty', 'combat'] } : one,
  );
  const view: View = { ...base, asking: 'offer', musketeers, offer: empty };
  const take: Action = { type: 'take', what: 'kitty' };
  const horse: Action = { type: 'give_token', what: 'horse' };
  const actions: Action[] = [{ type: 'give', what: 'combat' }, take, { type: 'take', what: 'combat' }, horse];
  const pieces: Piece[] = [
    { type: 'take', what: 'kitty' },
    { type: 'give_token', what: 'horse' },
  ];
  const acts: unknown[] = [];
  const laid = { ...view, offer: offerOf(partner, pieces) };
  const shown = drawn(offer({ ...trade(laid, actions, acts), pieces }) as TemplateResult);
  expect(laid.offer).toEqual({ ...empty, taken: ['kitty'], tokens_given: ['horse'] });
  const names = (selector: string) =>
    [...shown.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label'));
  expect(names('.trade__card'), 'what is left of his hand').toEqual(['Kitty', 'Combat']);
  expect(names('.offer__back')).toEqual(['Horse', 'Kitty']);
  for (const button of shown.querySelectorAll<HTMLElement>('.offer__back')) button.click();
  expect(acts).toEqual([[pieces[1]], [pieces[0]]]);

  // It is told that they change hands: he has it no more.
  const told = musketeers.map((one, who): typeof one =>
    who === partner ? { ...one, hand: ['combat'] } : one,
  );
  const then = drawn(offer({ ...trade({ ...laid, musketeers: told }, actions), pieces }) as TemplateResult);
  const left = [...then.querySelectorAll('.trade__card')].map((one) => one.getAttribute('aria-label'));
  expect(left).toEqual(['Combat']);
});

it('can be agreed on once anything changes hands, and left as long as nothing has', () => {
  const done: string[] = [];
  const empty = { partner: 1, given: [], taken: [], tokens_given: [], tokens_taken: [] } as Offer;
  const buttons = (of: Offer, leave: (() => void) | null = () => done.push('leave')) => [
    ...drawn(offerButtons({ offer: of, send: () => done.push('send'), leave })).querySelectorAll('button'),
  ];
  for (const button of buttons(empty)) button.click();
  expect(done).toEqual(['leave']);
  for (const button of buttons({ ...empty, given: ['combat'] })) button.click();
  expect(done).toEqual(['leave', 'send', 'leave']);
  expect(buttons(empty, null)).toHaveLength(0);
});
