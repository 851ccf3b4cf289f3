import { beforeAll, describe, expect, it } from 'vitest';
import '../messages';
import { characters } from '../../../generated/catalogue';
import { groups } from '../../../generated/components-four_musketeers';
import type { Event, Fighter, SwordCard } from '../../../generated/four_musketeers';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { languages } from '../../../lib/languages';
import type { People } from './people';
import type { Scene } from './scene';
import { fateOf, speech } from './voices';

beforeAll(() => useCatalogues('four_musketeers', 'table-four_musketeers'));

const begun = (cyclical = false): Event => ({
  type: 'fight_started',
  fight: 1,
  in_hand: cyclical ? 6 : 1,
  cyclical,
  starter: 0,
  stone: 'V',
});
const strike = (
  seat: Fighter,
  card: SwordCard,
  target = seat,
  source: 'hand' | 'random' = 'hand',
): Event => ({
  type: 'struck',
  seat,
  target,
  card,
  source,
  forced: false,
  discarded: source === 'random',
  discard: null,
  blocked: [],
  standing: { standing: [], lowest: null, line: 'g' },
  random: 5,
});
const lost = (loser: Fighter, line: 'a' | 'b' = 'a'): Event => ({
  type: 'fight_decided',
  standing: [loser],
  loser,
  line,
});
const popped = (character: 0 | 1 | 2 | 3 | 'V'): Event => ({
  type: 'life_popped',
  character,
  card: 'QD',
  last: false,
  left: 2,
});
/** Hits that are left to everybody, the villain last. */
const table = (...left: number[]) => ({
  characters: left.map((one) => ({ stack: [], role: null, up: false, defeated: one === 0, left: one })),
});
const many = table(4, 4, 4, 4, 5);

describe('who speaks, and of what', () => {
  it('is whoever is hit; he says something else when it was he the last time too, or when his last hit comes', () => {
    const once = [begun(), strike(1, '3S'), lost(1), popped(1)];
    expect(fateOf(1, once, many)).toBe('hit');
    expect(fateOf(2, once, many)).toBeNull();
    expect(fateOf(1, [...once, begun(), strike(1, '4S'), lost(1), popped(1)], many)).toBe('again');
    expect(fateOf(1, once, table(4, 1, 4, 4, 5))).toBe('last');
    expect(fateOf(1, [...once, { type: 'defeated', character: 1, role: 'JS' }], many)).toBe('defeated');
  });

  it('is whoever tried his luck from the shadow, for good or ill, as long as the next fight is not decided', () => {
    const told = [begun(), strike(1, '3S', 1, 'random'), strike(2, '9S', 2, 'random'), lost(1), popped(1)];
    const later = [...told, begun(), strike(1, '9C'), strike(2, '8C')];
    for (const events of [told, later]) {
      expect(fateOf(1, events, many)).toBe('unlucky');
      expect(fateOf(2, events, many)).toBe('lucky');
    }
    expect(fateOf(1, [...later, lost(2)], many)).toBeNull();
  });

  it('is whoever struck for a neighbour who is hit, and whoever passes a hit on with the stone', () => {
    const neighbours = [begun(true), strike(0, '3S', 1), strike(1, '9S', 0), lost(1), popped(1)];
    expect(fateOf(0, neighbours, many)).toBe('wounds');
    const stone = [begun(), strike(0, '3S'), lost(0, 'b'), popped('V')];
    expect(fateOf(0, stone, many)).toBe('passed');
    expect(fateOf('V', stone, many)).toBe('hit');
    expect(fateOf('V', stone, table(4, 4, 4, 4, 1))).toBe('last');
  });

  it('is the villain, when a Musketeer is defeated', () => {
    const defeat: Event[] = [begun(), lost(2), { type: 'defeated', character: 2, role: 'JH' }];
    expect(fateOf('V', defeat, many)).toBe('gloats');
  });
});

it('jeers at no companion: not where all stand together, nor at one of his own team', async () => {
  await setLanguage('en');
  const seats = [0, 1, 2, 3].map((owner) => ({ owner, kind: 'player', now: 'active' }));
  const roster = { names: [], viewer: 0, controllers: ['human', ...Array(3).fill('skilled-vengeful')] };
  const says = (who: 1 | 2, told: readonly Event[], storyline: string, teams: number[][] | null = null) => {
    const scene = { ...many, seats, teams, options: { storyline } } as unknown as Scene;
    return speech(who, told, scene, { roster, seats, villain: storyline } as unknown as People);
  };
  const neighbours = [begun(true), strike(2, '3S', 1), strike(1, '9S', 2), lost(1), popped(1)];
  const jeer = t('four-voice-wounds', { character: 'vengeful' });
  const sorry = t('four-comrade-wounds', { character: 'vengeful' });
  expect(says(2, neighbours, 'AC')).toBe(jeer);
  expect(says(2, neighbours, 'AS')).toBe(sorry);
  const split = [
    [0, 1],
    [2, 3],
  ];
  expect(says(2, neighbours, 'AC', split), 'of the other team').toBe(jeer);
  const paired = [
    [0, 3],
    [1, 2],
  ];
  expect(says(2, neighbours, 'AC', paired)).toBe(sorry);
  expect(says(1, neighbours, 'AS')).toBe(t('four-comrade-hit', { character: 'vengeful' }));
  const lucky = [begun(), strike(1, '3S'), strike(2, '9S', 2, 'random'), lost(1), popped(1)];
  expect(says(2, lucky, 'AS'), 'nothing to boast of').toBeNull();
  expect(says(2, lucky, 'AC')).not.toBeNull();
});

describe.each(languages)('in %s', (language) => {
  it('each speaks in a way of his own, and briefly', async () => {
    await setLanguage(language);
    const said = (message: string, whose: Record<string, readonly string[]>) => {
      const [[argument, who] = ['', []]] = Object.entries(whose);
      const words = who.map((one) => t(message, { [argument]: one }));
      expect(new Set(words).size, message).toBe(who.length);
      for (const one of words) expect(one.length, one).toBeLessThan(28);
    };
    for (const fate of ['hit', 'again', 'unlucky', 'lucky', 'last', 'defeated', 'passed', 'wounds'])
      said(`four-voice-${fate}`, { character: [...characters, 'none'] });
    for (const fate of ['hit', 'last', 'defeated', 'wounds'])
      said(`four-comrade-${fate}`, { character: [...characters, 'none'] });
    for (const fate of ['hit', 'last', 'gloats'])
      said(`four-villain-${fate}`, { villain: Object.values(groups).flat() });
  });
});
