/** Milady reads of herself as “you”, wherever she looks. */

import { html } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import type { Event, Frame, View } from '../../../generated/mousquetaires_du_roy';
import { drawn } from '../../../lib/art/testing';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { languages } from '../../../lib/languages';
import '../messages';
import { house } from '../rules/house';
import { effectAbout, perfidyAbout, trackAbout } from '../words';
import { actionButtons } from './actions';
import { appeared } from './appeared';
import { board } from './board';
import { background, now } from './counsel';
import { focus } from './focus';
import { gauges } from './gauges';
import { best, grounds } from './gold';
import { laying } from './laying';
import { miladysHand } from './milady';
import { namedLine } from './named';
import { optionList, options } from './options';
import { outlook, steps } from './outlook';
import type { People } from './people';
import { sceneOf } from './scene';
import { ask } from './sentences';
import { chapters } from './story';
import { fellowSheet, team } from './team';
import asked from './testdata/asked.json';
import stories from './testdata/stories.json';
import { trackSheet, trackStrip } from './tracks';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

/** Nothing is attempted elsewhere, nor hers. */
const PLACES = [...(['paris', 'louvre', 'quest', 'la_rochelle', 'richelieu', 'miladys_house'] as const)];
const peopleOf = (view: View): People => ({ roster: { names: [], viewer: view.seat }, view });
const EFFECTS = ['siege_die', 'wound', 'honour', 'perfidy', 'tax', 'strangle'] as const;
const act = () => {};
/** But for her house, and what her figure is called. */
const names = (words: string) =>
  words
    .replaceAll('Milady’s house', '')
    .replace(/^Milady(, in secret)?$/, '')
    .includes('Milady');

/** All that is read and heard, and what every sign says. */
function said(page: HTMLElement): string[] {
  const signs = [...page.querySelectorAll('*')].flatMap((one) =>
    ['data-sign', 'aria-label', 'title'].flatMap((name) => one.getAttribute(name) ?? []),
  );
  return [...signs, ...(page.textContent ?? '').split(/(?<=[.!?:])\s+|\n/)]
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '');
}

/** What she is asked, and with what she answers. */
function decision(frame: Frame): HTMLElement {
  const { view, legal } = frame;
  const people = peopleOf(view);
  const good = best(frame);
  const scene = sceneOf(view);
  return drawn(html`
    ${ask(frame, scene, people)} ${grounds(frame).join(' ')} ${background(frame, view).join(' ')}
    ${steps(view)} ${now(frame, people, null)} ${outlook(people)} ${namedLine(view)} ${laying(view)}
    ${miladysHand(view, legal)} ${optionList(options(frame, people, null), act, good)} ${scene.appeared ? appeared(scene.appeared, people) : ''}
    ${actionButtons(frame, { people, own: frame, shown: null, chosen: 'paris', picked: false, drawer: null, open: act, close: act, act, drawOn: act, posed: false, hints: 'on', ending: false, end: act })}
  `);
}

/** What lies there all the time. */
function table({ view, legal }: Frame): HTMLElement {
  const people = peopleOf(view);
  const good = new Map();
  const spots = PLACES.map((place) =>
    focus({
      view,
      people,
      place,
      legal,
      good,
      weighed: null,
      thrown: null,
      rolling: false,
      trail: '',
      gone: new Map(),
      act,
    }),
  );
  return drawn(html`
    ${trackStrip(view, null, act)} ${trackSheet(view)} ${spots}
    ${board({ view, people, chosen: 'paris', open: new Set(), spot: null, good: new Set(), trail: '', choose: act, glance: act })}
    ${team({ view, people, shown: null, starters: new Set(), choose: act })}
    ${view.musketeers.map((_, who) => fellowSheet(view, who))}
  `);
}

const hers = (asked as unknown as Frame[]).filter(({ view }) => view.side === 'milady');

it.each(hers.map((frame) => [frame.view.asking, frame] as const))('where she is asked: %s', (_, frame) => {
  const who = t('mr-you', { side: 'milady', names: '' });
  const lines = said(decision(frame));
  expect(
    lines.some((line) => line.includes(who)),
    'who she is',
  ).toBe(isFirst(frame));
  expect(lines.map((line) => line.replace(who, '')).filter(names)).toEqual([]);
});
const isFirst = ({ view: { turn, asking } }: Frame): boolean => turn === 1 && asking === 'destination';

it('where a reader who leads them all is asked who acts first, that is one word', () => {
  const first = (asked as unknown as Frame[]).find(({ view }) => view.asking === 'next');
  if (!first) throw new Error('nothing recorded');
  const view: View = {
    ...first.view,
    turn: 1,
    musketeers: first.view.musketeers.map((one) => ({ ...one, due: true, owner: 0 })),
  };
  const alone = { ...first, view, viewer: 0 as const };
  expect(said(decision(alone)).join(' ')).toContain(t('mr-you', { side: 'all', names: '' }));
});

it('at the table', () => {
  const [first, last] = [hers[0], hers.at(-1)];
  if (!first || !last) throw new Error('nothing recorded');
  for (const frame of [first, last]) expect(said(table(frame)).filter(names)).toEqual([]);
});

it('in what has happened, but for how it ended, which is one sentence for both sides', () => {
  const told = stories as unknown as { view: View; story: Event[] }[];
  const lines = told
    .filter(({ view }) => view.side === 'milady')
    .flatMap(({ view, story }) =>
      chapters(
        story.filter(({ type }) => type !== 'match_ended'),
        peopleOf(view),
      ),
    )
    .flatMap((one) => [one.heading, ...one.lines]);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter(names)).toEqual([]);
});

it.each(languages)('in what her cards do and how she wins, in %s', async (language) => {
  await setLanguage(language);
  const words = (side: View['side']) => [
    ...Object.keys(house.perfidy).map((card) => perfidyAbout(card, side)),
    ...EFFECTS.map((effect) => effectAbout(effect, 5, side)),
    ...gauges(hers[0]?.view as View).map(({ id }) => trackAbout(id, side)),
  ];
  expect(words('milady').filter((one) => /M[iy]lady/.test(one))).toEqual([]);
  const differ = words('milady').filter((one, at) => one !== words('team')[at]);
  expect(differ).toHaveLength(2 + 4 + 4);
  expect(words(null)).toEqual(words('team'));
});
