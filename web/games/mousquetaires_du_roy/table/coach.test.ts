import { render } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import '../messages';
import type { Event, Frame, Rival, View } from '../../../generated/mousquetaires_du_roy';
import { languages } from '../../../lib/languages';
import type { Hint } from '../../../lib/table/lesson';
import { hintFor, whispererOf } from './coach';
import { presenter } from './presenter';
import { sceneOf } from './scene/scene';
import lessons from './testdata/lessons.json';
import { silent } from './testing';

/** Something can be tried wherever somebody stands. */
const OPEN: Frame['legal'] = {
  actions: [{ type: 'challenge', what: 0 }, { type: 'duel', what: 0 }, { type: 'draw' }],
  counsel: silent,
};

/** All that is explained in the first turn of a lesson, in that order. */
function heardIn(
  { lesson, view, moments }: (typeof lessons)[number],
  after = new Map<string, Event['type'] | undefined>(),
): Hint[] {
  const people = { roster: { names: ['Jeanne', 'Agnès'], viewer: view.seat }, view };
  const heard = new Set<string>();
  const hints: Hint[] = [];
  const story: Event[] = [];
  const listen = (now: View, at: 'animating' | 'choosing' | 'scored', event: Event | null) => {
    const frame = { lesson, view: now, legal: at === 'choosing' ? OPEN : null } as Frame;
    const moment = {
      frame,
      scene: sceneOf(now),
      stage: { at },
      event,
    };
    const next = () => hintFor(moment, people, story, heard);
    for (let hint = next(); hint; hint = next()) {
      heard.add(hint.topic);
      hints.push(hint);
      after.set(hint.topic, story.at(-1)?.type);
    }
  };
  for (const moment of moments) {
    for (const event of moment.events) {
      listen(view, 'animating', event as Event);
      story.push(event as Event);
      if (presenter.scored?.(event as Event, null)) {
        listen(view, 'scored', null);
        expect(
          hints.some(({ topic }) => topic.endsWith('-end')),
          'the night is read by itself',
        ).toBe(false);
        listen(view, 'animating', null); // its sheet has been left
      }
    }
    if (moment.view) listen({ ...view, ...moment.view }, 'choosing', null);
  }
  return hints;
}
const topics = (lesson: string) => {
  const found = lessons.find((one) => one.lesson === lesson);
  if (!found) throw new Error(`no lesson ${lesson}`);
  return heardIn(found).map(({ topic }) => topic.replace(/^mr-coach-/, ''));
};

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

describe('the first turn', () => {
  it('begins with what it is all about, and ends with the turn', () => {
    for (const [lesson, first] of [
      ['team', 'ask-next'],
      ['milady', 'ask-destination'],
    ] as const) {
      const heard = topics(lesson);
      expect(heard[0]).toBe(first);
      expect(heard.at(-1)).toBe('end');
    }
  });

  it('leaves nobody without what wins', () => {
    const last = (lesson: string) =>
      heardIn(lessons.find((one) => one.lesson === lesson) as (typeof lessons)[number]).at(-1)?.text;
    expect(last('team')).toMatch(/You win by the quest alone, board after board/);
    expect(last('milady')).toMatch(/let time run out, or wear down the Queen’s honour/);
  });

  it('points to what has got its seal, not to what had one before', () => {
    const team = lessons.find((one) => one.lesson === 'team') as (typeof lessons)[number];
    const won = heardIn(team).find(({ topic }) => topic === 'mr-coach-challenge-won');
    expect(won?.about).toMatch(/^\[data-key=".*(paris|louvre)-challenge-\d"\]$/);
  });

  it('explains what each side meets, once', () => {
    const [team, milady] = [topics('team'), topics('milady')];
    for (const topic of ['ask-action', 'attempt', 'dice', 'challenge-won', 'rochefort', 'siege', 'tracks'])
      expect([topic, team.filter((one) => one === topic).length]).toEqual([topic, 1]);
    for (const topic of [
      'ask-paris',
      'ask-man',
      'ask-ambush',
      'ask-perfidy',
      'musketeers',
      'ask-reveal',
      'siege',
    ])
      expect([topic, milady.filter((one) => one === topic).length]).toEqual([topic, 1]);
  });

  it('is over when it has been said', () => {
    const [one] = lessons;
    if (!one) throw new Error('no lesson');
    const people = { roster: { names: [], viewer: 0 }, view: one.view };
    const moment = {
      frame: { lesson: one.lesson, view: one.view } as Frame,
      scene: sceneOf(one.view),
      stage: { at: 'choosing' as const },
    };
    expect(hintFor({ ...moment, event: null }, people, [], new Set())?.topic).toBe('mr-coach-ask-next');
    expect(hintFor({ ...moment, event: null }, people, [], new Set(['mr-coach-end']))).toBeNull();
  });
});

it('speaks only between whole things: of a challenge when it has been paid, of dice before they roll', () => {
  const after = new Map<string, Event['type'] | undefined>();
  for (const lesson of lessons) if (lesson.lesson === 'team') heardIn(lesson, after);
  expect(after.get('mr-coach-challenge-won')).toBe('purse');
  expect(after.get('mr-coach-dice')).not.toBe('thrown');
  expect(after.get('mr-coach-siege')).toBe('musketeer_ended');
});

it('asks for one thing at a time: thirty words at most where a side begins', () => {
  for (const lesson of lessons.filter((one) => one.lesson !== 'siege'))
    expect(heardIn(lesson)[0]?.text.split(' ').length).toBeLessThanOrEqual(30);
});

it('explains Rochefort only where he can step in', () => {
  const view = lessons.find(({ lesson }) => lesson === 'milady')?.view;
  if (!view) throw new Error('no lesson');
  const people = { roster: { names: [], viewer: 1 }, view };
  const asked: View = { ...view, asking: 'reveal', active: 0 };
  const moment = (legal: Frame['legal']) => ({
    frame: { lesson: 'milady', view: asked, legal } as Frame,
    scene: sceneOf(asked),
    stage: { at: 'choosing' as const },
    event: null,
  });
  const away: Frame['legal'] = { actions: [{ type: 'stay_hidden' }], counsel: silent };
  expect(hintFor(moment(away), people, [], new Set())).toBeNull();
  const there: Frame['legal'] = { actions: [{ type: 'appear' }, { type: 'stay_hidden' }], counsel: silent };
  expect(hintFor(moment(there), people, [], new Set())?.topic).toBe('mr-coach-ask-reveal');
});

it('whispers no more where one tries something once it has been tried, nor to draw where something else is gold', () => {
  const view = lessons.find(({ lesson }) => lesson === 'team')?.view;
  if (!view) throw new Error('no lesson');
  const people = { roster: { names: [], viewer: 0 }, view };
  const heard = (actions: number, best: number, story: Event[]) => {
    const now: View = { ...view, asking: 'action', active: 0, actions };
    const legal = { ...OPEN, counsel: { ...silent, best } };
    const moment = {
      frame: { lesson: 'team', view: now, legal } as Frame,
      scene: sceneOf(now),
      stage: { at: 'choosing' as const },
      event: null,
    };
    return hintFor(moment, people, story, new Set(['mr-coach-ask-action']))?.topic ?? null;
  };
  const tried = [{ type: 'element_declared' } as Event];
  expect([heard(3, 0, []), heard(3, 0, tried)]).toEqual(['mr-coach-attempt', null]);
  expect([heard(1, 2, tried), heard(1, 0, tried)]).toEqual(['mr-coach-last-action', null]);
});

it('explains why Rochefort may step in, where it is said for the first time', () => {
  const view = lessons.find(({ lesson }) => lesson === 'team')?.view;
  if (!view) throw new Error('no lesson');
  const place = view.musketeers[1]?.place ?? 'paris';
  const heard = (may_be: View['milady']['may_be']) => {
    const now: View = {
      ...view,
      asking: 'action',
      active: 1,
      actions: 3,
      milady: { ...view.milady, may_be, seen_at: null },
    };
    const frame = { lesson: 'team', view: now, legal: OPEN, problem: null } as unknown as Frame;
    const moment = { frame, scene: sceneOf(now), stage: { at: 'choosing' as const }, event: null };
    const people = { roster: { names: [], viewer: 0 }, view: now };
    return hintFor(moment, people, [], new Set(['mr-coach-ask-action', 'mr-coach-door']))?.topic;
  };
  expect([heard([place]), heard([])]).toEqual(['mr-coach-may-step-in', 'mr-coach-attempt']);
});

it('whispers nothing else than what is gold', () => {
  const view = lessons.find(({ lesson }) => lesson === 'team')?.view;
  if (!view) throw new Error('no lesson');
  const people = { roster: { names: [], viewer: 0 }, view };
  const now: View = { ...view, asking: 'action', active: 0, actions: 3 };
  const heard = (best: number | null, rival: Rival | null = null) =>
    hintFor(
      {
        frame: {
          lesson: 'team',
          view: now,
          legal: { ...OPEN, counsel: { ...silent, best, rival } },
        } as Frame,
        scene: sceneOf(now),
        stage: { at: 'choosing' },
        event: null,
      },
      people,
      [],
      new Set(['mr-coach-ask-action']),
    )?.topic ?? null;
  expect([heard(0), heard(1), heard(null), heard(2)]).toEqual([
    'mr-coach-attempt',
    'mr-coach-attempt',
    'mr-coach-attempt',
    null,
  ]);
  const other = { action: 2, lead: null } as unknown as Rival;
  expect(heard(0, other), 'where one may choose something else').toBeNull();
});

it.each(languages)('has words for all of it in %s', async (language) => {
  await setLanguage(language);
  for (const lesson of lessons)
    for (const { text } of heardIn(lesson)) expect(text).not.toMatch(/^mr-coach-|\{|undefined/);
});

it('has a voice for each side: Planchet for the team, the Cardinal for Milady', async () => {
  await setLanguage('en');
  const voice = (side: 'team' | 'milady') => {
    const view = lessons.find((one) => one.view.side === side)?.view;
    if (!view) throw new Error(`no lesson for ${side}`);
    const { title, face } = whispererOf({ roster: { names: [], viewer: view.seat }, view });
    const page = document.createElement('div');
    render(face, page);
    return [title, page.querySelector('use')?.getAttribute('href')];
  };
  expect(voice('team')).toEqual(['Planchet whispers', '#mk-roy-person-planchet']);
  expect(voice('milady')).toEqual(['The Cardinal whispers', '#mk-person-richelieu']);
});
