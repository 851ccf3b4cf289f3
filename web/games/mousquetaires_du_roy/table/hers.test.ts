/** Milady reads of herself as “you”, wherever she looks. */

import { html } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import type { Event, Frame, MusketeerView, QuestToken, View } from '../../../generated/mousquetaires_du_roy';
import { drawn } from '../../../lib/art/testing';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import { languages } from '../../../lib/languages';
import '../messages';
import { house } from '../rules/house';
import { effectAbout, perfidyAbout, trackAbout } from '../words';
import { board } from './board/board';
import { focus } from './board/focus';
import { laying } from './board/laying';
import { trackSheet, trackStrip } from './board/tracks';
import { actionButtons } from './choices/actions';
import { background, now } from './choices/counsel';
import { namedLine } from './choices/named';
import { optionList, options } from './choices/options';
import { outlook, steps } from './choices/outlook';
import { best, grounds } from './counsel/gold';
import { miladysHand } from './hand/milady';
import { fellowSheet, team } from './hand/team';
import { gauges } from './scene/gauges';
import type { People } from './scene/people';
import { sceneOf } from './scene/scene';
import { ask, whoYouAre } from './scene/sentences';
import asked from './testdata/asked.json';
import stories from './testdata/stories.json';
import { appeared } from './told/appeared';
import { chapters } from './told/story';

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
    ${ask(frame, scene, people)} ${grounds(frame).join(' ')} ${background(frame, people).join(' ')}
    ${steps(view)} ${now(frame, people, null)} ${outlook(people)} ${namedLine(view)} ${laying(view)}
    ${miladysHand(view, legal)} ${optionList(options(frame, people, null), act, good)} ${scene.appeared ? appeared(scene.appeared, people) : ''}
    ${actionButtons(frame, { people, own: frame, shown: null, chosen: 'paris', picked: false, drawer: null, open: act, close: act, act, goOn: act, posed: false, hints: 'on', ending: false, end: act })}
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
  expect(said(decision(frame)).filter(names)).toEqual([]);
});

it('who somebody is, with and against whom and what for is told before the first question to his side, and not again', () => {
  const of = (asking: string, change: (view: View) => Partial<View>) => {
    const found = (asked as unknown as Frame[]).find(({ view }) => view.asking === asking)?.view;
    if (!found) throw new Error(`not recorded: ${asking}`);
    return whoYouAre(peopleOf({ ...found, ...change(found) }));
  };
  const owned = (...owners: number[]) =>
    of('next', ({ musketeers: [one] }) => ({
      turn: 1,
      seat: 0,
      side: 'team',
      musketeers: owners.map((owner, who) => ({
        ...(one as MusketeerView),
        hero: (['athos', 'porthos', 'aramis', 'dartagnan'] as const)[who] ?? 'athos',
        owner,
        due: true,
      })),
    }));
  expect(owned(0, 0, 0, 0)).toBe(
    'You lead the Musketeers against Milady: bring back the Queen’s diamond studs.',
  );
  expect(owned(0, 1, 1, 2)).toMatch(/^You are Athos, with Porthos, Aramis and d’Artagnan against Milady: /);
  expect(owned(0, 0, 1, 1)).toMatch(
    /^You lead Athos and Porthos, with Aramis and d’Artagnan against Milady: /,
  );
  const laying = (laid: readonly QuestToken[]) =>
    of('lay', ({ milady }) => ({
      turn: 0,
      milady: { ...milady, own: milady.own && { ...milady.own, laying: [...laid] } },
    }));
  expect(laying([])).toMatch(/^You are Milady, alone against the Musketeers: /);
  expect(laying(['force_2'])).toBe('');
  const scheming = { turn: 1, side: 'team', active: null, phase: 'musketeers', asking: 'perfidy' } as const;
  const due = ({ musketeers }: View) => musketeers.map((one) => ({ ...one, due: true }));
  expect(
    of('next', (view) => ({ ...scheming, musketeers: due(view) })),
    'while her part is read',
  ).not.toBe('');
  expect(of('next', () => ({ turn: 2 }))).toBe('');
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
