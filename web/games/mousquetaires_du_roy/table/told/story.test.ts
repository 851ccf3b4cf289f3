import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage, useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import type { Action, Event, Legal, View } from '../../../../generated/mousquetaires_du_roy';
import { type Language, languages } from '../../../../lib/languages';
import { victoryLine } from '../../names';
import { stageName } from '../../words';
import type { People } from '../scene/people';
import { sceneOf } from '../scene/scene';
import { ask, tell } from '../scene/sentences';
import asked from '../testdata/asked.json';
import stories from '../testdata/stories.json';
import { silent } from '../testing';
import { chapters } from './story';

type Told = (typeof stories)[number];

const peopleOf = (view: View): People => ({
  roster: { names: ['Jeanne', 'Agnès'], viewer: view.seat },
  view,
});
const told = ({ view, story }: Told) => chapters(story, peopleOf(view));
const of = (match: string, seat: number | null): Told => {
  const found = stories.find((one) => one.match === match && one.view.seat === seat);
  if (!found) throw new Error(`not recorded: ${match} for ${seat}`);
  return found;
};

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

describe('the story', () => {
  const { view } = of('four', 0);
  const line = (...story: Event[]) =>
    chapters([{ type: 'musketeer_started', musketeer: 0, actions: 3 }, ...story], peopleOf(view))
      .flatMap(({ lines }) => lines)
      .join(' ');
  const card = { type: 'adventure_drawn', musketeer: 0, reason: 'action' } as const;
  const walk = {
    type: 'moved',
    musketeer: 0,
    before: 'paris',
    after: 'louvre',
    free: false,
    cause: 'move',
  } as const;
  const reach: Event = {
    type: 'element_declared',
    ...{ musketeer: 0, place: 'quest', element: 1, kind: 'inn', cards: [] },
  };
  const duel = (opponent: string): Event => ({
    type: 'duel_started',
    ...{ musketeer: 0, against: 'element', opponent, blue: 3, red: 2, life: 1 },
    botte: { sword: 0, shield: 0, fleur: 2, other: 0 },
  });
  const opened = (token: 'force_2' | 'trap' | 'decoy') =>
    ({ type: 'token_revealed', board: 'inn', position: 5, token }) as const;

  beforeAll(() => setLanguage('en'));

  it('tells Milady of herself as “you”, in every language', async () => {
    const hers = stories.find((one) => one.view.side === 'milady');
    if (!hers) throw new Error('not recorded');
    for (const language of languages) {
      await setLanguage(language);
      const lines = told(hers).flatMap(({ lines }) => lines);
      const victory = hers.story.flatMap((one) =>
        one.type === 'match_ended' ? [victoryLine(one.reason)] : [],
      );
      expect(lines.filter((one) => /M[iy]lady/.test(one))).toEqual(
        victory.filter((one) => /M[iy]lady/.test(one)),
      );
    }
    await setLanguage('en');
  });

  it('tells what the dice show: what a pistol adds is not thrown (MR-14.5)', () => {
    const thrown: Event = { type: 'thrown', round: 1, blue: ['sword', 'sword', 'fleur'], red: ['sword'] };
    expect(tell(thrown, peopleOf(view))).toBe('Round 1: the dice show 2 swords against 1.');
  });

  it('of a short match begins half-way (MR-3.13)', () => {
    const placed: Event = { type: 'board_placed', board: 'england', tokens: 2 };
    const { quest } = view;
    const first = (boards: View['quest']['boards']) =>
      tell(placed, peopleOf({ ...view, quest: { ...quest, boards } as View['quest'] }));
    expect(first(['england', 'galleries'])).toBe('The quest begins half-way, in England.');
    expect(first(['inn', 'calais', 'england', 'galleries'])).toBe('The quest goes on to England.');
  });

  it('names a Musketeer once, and tells cards drawn together in one sentence', () => {
    expect(line(walk, card, card)).toBe('Athos goes to the Louvre. He draws 2 cards.');
    expect(line({ ...card, card: 'combat' }, { ...card, card: 'panache_1' })).toBe(
      'Athos draws Combat and Panache +1.',
    );
  });

  it('says which cards a challenge has taken', () => {
    const met = { type: 'challenge_won', musketeer: 0, skill: 'panache', value: 5, score: 5 } as const;
    expect(line({ ...met, cards: ['panache_1', 'panache_1'] })).toBe(
      'Athos masters Panache 5 with 5 points, thanks to Panache +1 and Panache +1.',
    );
    expect(line({ ...met, cards: [] })).toBe('Athos masters Panache 5 with 5 points.');
  });

  it('begins every sentence with a capital', () => {
    expect(line({ ...walk, musketeer: 3 })).toBe('D’Artagnan goes to the Louvre.');
  });

  it('says nothing that the next sentence says', () => {
    const first = { type: 'duel_ended', musketeer: 0, result: 'musketeer', final_wound: false } as const;
    const wound = { type: 'wounded', musketeer: 0, amount: 2, life: 2, cause: 'duel' } as const;
    expect(line(reach, opened('force_2'), duel('force_2'), first, wound)).toBe(
      'Athos crosses swords with a guard of force 2. Athos is struck. Athos takes 2 wounds.',
    );
    const gone = { type: 'token_discarded', board: 'inn', position: 5 } as const;
    expect(
      line(
        reach,
        opened('trap'),
        { ...wound, amount: 1, cause: 'trap' },
        { ...gone, token: 'trap', cause: 'trap' },
        { type: 'inn_moved', musketeer: 0, line: 1, square: 2 },
      ),
    ).toBe('Athos walks into a trap and takes a wound.');
    const both = { ...first, result: 'both' } as const;
    const beaten = { ...gone, token: 'force_2', cause: 'beaten' } as const;
    expect(line(both, { ...wound, amount: 1 }, beaten)).toBe(
      'Both draw blood. Athos takes a wound. The guard is beaten.',
    );
  });

  it('says what a Perfidy card does, unless the next sentence says it', () => {
    expect(line({ type: 'perfidy_played', card: 'conscrits' })).toBe(
      'Milady plays Conscripts. Every Musketeer has one action fewer this turn.',
    );
    const honour = { type: 'token_moved', token: 'honour', before: 5, after: 4, cause: 'perfidy' } as const;
    expect(line({ type: 'perfidy_played', card: 'calomnie' }, honour)).toBe(
      'Milady plays Slander. The Queen’s honour falls to 4.',
    );
  });

  it('says why the Queen’s honour falls where no sentence before does', () => {
    const falls = (cause: 'ladder' | 'paris') =>
      line({ type: 'token_moved', token: 'honour', before: 5, after: 4, cause });
    expect(falls('ladder')).toBe('The Queen’s honour falls to 4: the Louvre has waited too long.');
    expect(falls('paris')).toBe('The Queen’s honour falls to 4: they talk in Paris.');
  });

  it('counts the swords that strangle Constance', () => {
    const throttle = (added: number, total: number) => line({ type: 'strangling', red: [], added, total });
    expect(throttle(1, 1)).toBe('The noose round Constance tightens; 1 sword so far.');
    expect(throttle(0, 2)).toBe('Constance can breathe; 2 swords so far.');
  });

  it('says what was attempted where Rochefort steps in', () => {
    expect(
      line(
        reach,
        { type: 'milady_revealed', place: 'quest', cause: 'rochefort' },
        { type: 'rochefort_appeared', musketeer: 0, life: 4 },
        duel('rochefort'),
        { type: 'duel_ended', musketeer: 0, result: 'tie', final_wound: false },
        { type: 'action_cancelled', musketeer: 0 },
      ),
    ).toBe(
      'Athos reaches for a door in line 2 of the inn. Milady is on the quest! Rochefort bars Athos’s way. ' +
        'Athos crosses swords with Rochefort. Nobody is hurt. Athos’s attempt comes to nothing.',
    );
  });

  it('opens no chapter that has nothing to tell', () => {
    for (const one of stories)
      for (const { kind, id, lines } of told(one))
        if (kind !== 'turn') expect([id, lines.length > 0]).toEqual([id, true]);
  });

  it('tells the dealing in one sentence', () => {
    const [before] = told(of('four', null));
    expect(before?.lines[0]).toBe(
      'Every Musketeer is dealt 2 Adventure cards, and Milady a Perfidy card and a Paris card.',
    );
    expect(before?.lines[1]).toBe('The quest for the diamond studs begins at an inn.');
  });

  it('grows: what has been told stays as it was', () => {
    const { story, view: last } = of('four', 0);
    const whole = chapters(story, peopleOf(last));
    for (let events = 0; events <= story.length; events += 1) {
      const sofar = chapters(story.slice(0, events), peopleOf(last));
      sofar.forEach(({ id, begins }, at) => {
        expect([id, begins]).toEqual([whole[at]?.id, whole[at]?.begins]);
      });
    }
  });

  it('tells Milady where she goes, and nobody else', () => {
    const secret = (seat: number | null) =>
      told(of('four', seat)).flatMap(({ lines }) => lines.filter((words) => words.includes('in secret')));
    expect(secret(1).length).toBeGreaterThan(3);
    expect(secret(0)).toEqual([]);
    expect(secret(null)).toEqual([]);
  });

  it('names no card that lies in a hand to the other side', () => {
    const drawn = (seat: number | null, who: 'Milady' | 'a Musketeer') =>
      told(of('four', seat)).flatMap(({ lines }) =>
        lines.filter((words) => words.includes(' draws ') && words.includes('Milady') === (who === 'Milady')),
      );
    expect(drawn(null, 'Milady').every((words) => words.endsWith('Milady draws a Perfidy card.'))).toBe(true);
    expect(drawn(0, 'Milady')).toEqual(drawn(null, 'Milady'));
    expect(drawn(1, 'Milady')).not.toEqual(drawn(null, 'Milady'));
    expect(drawn(1, 'a Musketeer')).toEqual(drawn(null, 'a Musketeer'));
    expect(drawn(0, 'a Musketeer')).not.toEqual(drawn(null, 'a Musketeer'));
  });
});

describe.each(languages)('in %s', (wish: Language) => {
  it('who may not end his turn is told that he must leave first (MR-19.12)', async () => {
    await setLanguage(wish);
    const view = asked.find((one) => one.view.asking === 'action')?.view;
    if (!view) throw new Error('not recorded: action');
    const question = (legal: Legal | null) => ask({ view, legal }, sceneOf(view), peopleOf(view));
    const ways: Action[] = [{ type: 'move', what: 'paris' }];
    const free = question({ actions: [{ type: 'end_turn' }, ...ways], counsel: silent });
    expect(question(null)).toBe(free);
    expect(question({ actions: ways, counsel: silent }).startsWith(`${free} `)).toBe(true);
    expect(question({ actions: ways, counsel: silent })).toContain('Richelieu');
  });

  it('says before a life is given where the siege would stand, and whether that loses it (MR-17.10)', async () => {
    await setLanguage(wish);
    const view = asked.find((one) => one.view.asking === 'action')?.view as View;
    const { siege } = view.tracks;
    const question = (at: number, retreat = 2) => {
      const now: View = {
        ...view,
        asking: 'sacrifice',
        active: 0,
        siege: { ...view.siege, retreat },
        tracks: { ...view.tracks, siege: { ...siege, at } },
      };
      return ask({ view: now, legal: null }, sceneOf(now), peopleOf(now)).replace(/[\u2066-\u2069]/g, '');
    };
    expect(question(0)).toContain('−2');
    expect(question(0)).not.toContain('La Rochelle');
    const [one, two] = [question(siege.left + 1, 1), question(siege.left + 1)];
    expect(one).toContain('La Rochelle');
    expect(one).not.toMatch(/ \d/);
    expect(two).toMatch(/La Rochelle.* 2 /); // a single life does not save it
  });

  it('Milady is told the line of the inn, and the door in it', async () => {
    await setLanguage(wish);
    const view = asked.find((one) => one.view.asking === 'lay' && one.view.quest.board === 'inn')?.view;
    if (!view?.milady.own || view.quest.board !== 'inn') throw new Error('not recorded: lay');
    const { own } = view.milady;
    const laying = Array.from({ length: view.quest.length + 2 }, () => 'decoy' as const);
    const sixth = { ...view, milady: { ...view.milady, own: { ...own, laying } } } as View;
    const said = ask({ view: sixth, legal: null }, sceneOf(sixth), peopleOf(sixth));
    expect(said.match(/\d/g)?.toSorted()).toEqual(['2', '3']);
    const england = { board: 'england', stages: [{ challenge: {} }, { token: null }, {}, { token: null }] };
    const milady = { ...view.milady, own: { ...own, laying: ['force_2'] } };
    const second = { ...view, milady, quest: { ...view.quest, ...england } } as unknown as View;
    expect(ask({ view: second, legal: null }, sceneOf(second), peopleOf(second))).toContain(stageName(4));
  });

  it('every event and question of recorded matches has its words', async () => {
    await setLanguage(wish);
    const words: (string | null)[] = [];
    for (const one of stories) {
      words.push(...one.story.map((event) => tell(event, peopleOf(one.view))));
      words.push(...told(one).flatMap(({ title, lines }) => [title, ...lines]));
    }
    for (const one of asked) words.push(ask(one, sceneOf(one.view), peopleOf(one.view)));
    const said = new Set(words);
    expect(said.size).toBeGreaterThan(150);
    for (const one of said)
      expect(one ?? 'nothing to say').not.toMatch(
        /^[a-z_]+(-[\w]+)+$|\{|undefined|NaN|(place|mr|adversary|quest)-[a-z]|: [.?]|^\s*$/,
      );
  });
});
