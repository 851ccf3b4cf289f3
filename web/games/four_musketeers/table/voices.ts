/** What befell a character in the fight that was decided last, as what he says to it; the villain has words of his own. */
import type { Character, Event } from '../../../generated/four_musketeers';
import { t } from '../../../lib/i18n';
import { lastFate, voiceOf } from '../../../lib/table/voices';
import { groupOf } from '../storylines';
import type { People } from './people';
import { infoOf, type Scene } from './scene';

type Fate = 'hit' | 'again' | 'unlucky' | 'lucky' | 'last' | 'defeated' | 'passed' | 'wounds' | 'gloats';

/** The same among companions: luck is nothing to boast of there, and a hit on the villain what it is elsewhere. */
const toComrades: Partial<Record<Fate, 'hit' | 'last' | 'defeated' | 'wounds' | null>> = {
  hit: 'hit',
  again: 'hit',
  unlucky: 'hit',
  lucky: null,
  last: 'last',
  defeated: 'defeated',
  wounds: 'wounds',
};

/** The words of whoever has some; `told`: the events of the match so far. */
export function speech(who: Character, told: readonly Event[], scene: Scene, people: People): string | null {
  const info = who === 'V' ? null : scene.seats[who];
  if (info && (info.kind !== 'player' || info.owner === null)) return null;
  const fate = fateOf(who, told, scene);
  if (fate === null) return null;
  if (!info) return t(`four-villain-${fate}`, { villain: people.villain });
  const kind = isAmongComrades(who, fate, told, scene) ? toComrades[fate] : undefined;
  if (kind === null) return null;
  const words = kind ? `four-comrade-${kind}` : `four-voice-${fate}`;
  return voiceOf(people.roster.controllers?.[info.owner ?? -1] ?? '', words);
}

/** Whether all stand together against the villain, or whom he wounds is of his team. */
function isAmongComrades(
  who: Character,
  fate: Fate,
  told: readonly Event[],
  { options, teams }: Scene,
): boolean {
  if (groupOf(options.storyline) === 'solitaire') return true;
  const team = teams?.find((seats) => seats.some((seat) => seat === who));
  const target = strikesOf(told).find(({ seat }) => seat === who)?.target;
  return fate === 'wounds' && (team?.some((seat) => seat === target) ?? false);
}

export function fateOf(
  who: Character,
  told: readonly Event[],
  scene: Pick<Scene, 'characters'>,
): Fate | null {
  const begins = ({ type }: Event) => type === 'fight_decided' || type === 'round_started';
  const left = infoOf(scene, who)?.left;
  return lastFate(told, begins, (event) => {
    switch (event.type) {
      case 'defeated':
        if (who === 'V') return event.character === 'V' ? null : 'gloats';
        return event.character === who ? 'defeated' : null;
      case 'life_popped':
      case 'role_turned':
        if (event.character !== who) return null;
        return left === 1 ? 'last' : hurt(who, told);
      case 'fight_decided':
        return decided(who, event, told);
      default:
        return null;
    }
  });
}

/** How a hit felt that is not yet the last but one: by what brought it, and by who was hit before. */
function hurt(who: Character, told: readonly Event[]): Fate {
  if (who === 'V') return 'hit';
  const at = told.findLastIndex(({ type }) => type === 'fight_decided');
  if (
    strikesOf(told).some(({ seat, target, source }) => seat === who && target === who && source === 'random')
  )
    return 'unlucky';
  const before = told.slice(0, at).findLast((event) => hits(event) && event.character !== 'V');
  return before && hits(before) && before.character === who ? 'again' : 'hit';
}

const hits = (event: Event): event is Event & { type: 'life_popped' | 'role_turned' | 'defeated' } =>
  event.type === 'life_popped' || event.type === 'role_turned' || event.type === 'defeated';

/** What the end of a fight is to somebody whom it does not hurt (FM-9.2). */
function decided(who: Character, { loser, line }: Event & { type: 'fight_decided' }, told: readonly Event[]) {
  if (who === 'V') return null;
  if (line === 'b' && loser === who) return 'passed';
  const own = strikesOf(told).find(({ seat }) => seat === who);
  if (!own || loser === null) return null;
  if (line === 'a' && own.target === loser && loser !== who) return 'wounds';
  return own.source === 'random' && own.target === who && loser !== who ? 'lucky' : null;
}

/** The strikes of the fight that was decided last. */
export function strikesOf(told: readonly Event[]) {
  const before = told.slice(
    0,
    told.findLastIndex(({ type }) => type === 'fight_decided'),
  );
  const begun = before.findLastIndex(({ type }) => type === 'fight_started');
  return before.slice(begun).flatMap((event) => (event.type === 'struck' ? [event] : []));
}
