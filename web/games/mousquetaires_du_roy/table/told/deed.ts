/**
 * What the last deed of a Musketeer came to, in a few large words and in figures: it stays in sight until something else
 * is done, so that nobody need be quick to read it.
 */
import './deed.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Event, Place } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { foe, hero, token } from '../../art';
import { adversaryThe, boardName, missionName, placeName } from '../../words';
import { titleOf } from '../board/focus';
import { unseenSigns } from '../board/quest';
import { heroOf, type People } from '../scene/people';
import { sentence, tell } from '../scene/sentences';
import { changed, changeList, changesOf, gained } from './changes';
import { cryOf } from './cry';

type Weight = 'gain' | 'hit' | 'even';
interface Said {
  readonly words: string;
  readonly weight: Weight;
}

/** What one does on purpose, and what opens another part of the turn. */
const FURTHER: ReadonlySet<Event['type']> = new Set([
  'bought',
  'exchanged',
  'character_played',
  'reinforced',
  'beggars_paid',
  'escape',
  'phase_started',
  'turn_started',
  'musketeer_started',
]);

export const isFurther = (event: Event): boolean =>
  FURTHER.has(event.type) ||
  (event.type === 'moved' && event.cause === 'move') ||
  (event.type === 'adventure_drawn' && event.reason === 'action');

/** All that has come of it; nothing once something else is done, or where it came to nothing. */
export function deedOf(story: readonly Event[]): readonly Event[] {
  const begins = story.findLastIndex(({ type }) => type === 'element_declared');
  const deed = begins < 0 ? [] : story.slice(begins);
  return deed.slice(1).some(isFurther) ? [] : deed;
}

export function deedAt(story: readonly Event[]): Place | null {
  const [declared] = deedOf(story);
  return declared?.type === 'element_declared' ? declared.place : null;
}

/** The largest of it: a mission or a board, who is beaten or out of action, a thrust, a door. */
function words(deed: readonly Event[], people: People): Said | null {
  const { view } = people;
  const good = (forTeam: boolean): Weight => (forTeam === (view.side !== 'milady') ? 'gain' : 'hit');
  const told = <T extends Event['type']>(type: T) =>
    deed.findLast((event): event is Event & { type: T } => event.type === type);
  for (const event of [told('board_finished'), told('mission_ended')]) {
    const cry = cryOf(event ?? null, view);
    if (cry) return { words: cry.words, weight: cry.weight === 'gain' ? 'gain' : 'hit' };
  }
  const won = told('challenge_won');
  const begun = told('duel_started');
  const beaten =
    told('validated') !== undefined ||
    deed.some((one) => one.type === 'token_discarded' && one.cause === 'beaten');
  if (begun && beaten && !won)
    return { words: sentence('mr-deed-beaten', { foe: adversaryThe(begun.opponent) }), weight: good(true) };
  const suffered = told('fallen') ?? deed.findLast((one) => one.type === 'wounded' && SAID.has(one.cause));
  const event = suffered ?? (won ? { ...won, cards: [] } : undefined);
  if (event) return { words: tell(event, people) ?? '', weight: good(!suffered) };
  const ended = told('duel_ended');
  if (begun && ended) return struck(begun, ended, people, good);
  const door = told('token_discarded');
  return door ? { words: tell(door, people) ?? '', weight: good(true) } : null;
}

/** Wounds that no duel's end tells of. */
const SAID: ReadonlySet<string> = new Set(['trap', 'final_wound']);

function struck(
  { opponent }: Event & { type: 'duel_started' },
  { musketeer, result }: Event & { type: 'duel_ended' },
  people: People,
  good: (forTeam: boolean) => Weight,
): Said {
  const names = {
    name: heroOf(people, musketeer),
    foe: adversaryThe(opponent),
    hero: people.view.musketeers[musketeer]?.hero ?? '',
  };
  const even = result === 'both' || result === 'tie';
  return { words: sentence(`mr-duel-${result}`, names), weight: even ? 'even' : good(result === 'opponent') };
}

/** Whom it was done to, or what with. */
function picture(deed: readonly Event[], { view }: People): TemplateResult {
  const last = deed.findLast(({ type }) => type === 'duel_started' || type === 'challenge_won');
  if (deed.some(({ type }) => type === 'mission_ended' || type === 'board_finished'))
    return token('validation');
  if (last?.type === 'duel_started') return foe(last.opponent, last.red);
  const first = deed[0];
  const who = first && 'musketeer' in first ? first.musketeer : undefined;
  return who === undefined ? token('validation') : hero(view.musketeers[who]?.hero ?? 'athos');
}

/** The place with the mission or the board that it was done for: another may lie there by now. */
function doneAt(deed: readonly Event[], { view }: People): string {
  const board = deed.find((event) => event.type === 'board_finished');
  if (board) return boardName(board.board);
  const mission = deed.find((event) => event.type === 'mission_ended');
  if (mission) return [placeName(mission.where), missionName(mission.where, mission.card)].join(' · ');
  const [declared] = deed;
  return declared?.type === 'element_declared' ? titleOf({ place: declared.place, view }) : '';
}

/** Whether it has brought the first Epic tokens: what they are kept for is told once. */
function keeps(story: readonly Event[], done: readonly Event[], { view }: People): boolean {
  const first = story.find((event) => event.type === 'epic' && event.change > 0);
  return view.side === 'team' && first !== undefined && done.includes(first);
}

/** `chosen`: the place that lies below it; if it is where it was done, this lies over its title and names it, so that nothing moves. */
export function deed(
  story: readonly Event[],
  people: People,
  chosen: Place,
): TemplateResult | typeof nothing {
  const done = deedOf(story);
  const said = words(done, people);
  if (!said) return nothing;
  const where = doneAt(done, people);
  const below = deedAt(story) === chosen ? 'deed--below' : '';
  const now = titleOf({ place: chosen, view: people.view });
  const titles = below && !where.startsWith(now) ? [where, now] : [where];
  const changes = changesOf(done);
  return html`<section class="deed deed--${said.weight} ${below}">
    <span class="deed__picture">${picture(done, people)}</span>
    <p class="deed__words"><small class="deed__place">${titles.join(' → ')}</small>${keeps(story, done, people) ? html` <small class="deed__keep">${t('mr-deed-epic')}</small>` : nothing} ${said.words}</p>
    ${below && chosen === 'quest' && people.view.quest.board === 'inn' ? unseenSigns(people.view.quest) : nothing}
    ${changeList([...gained(changes, people), ...changed(changes, people)])}
  </section>`;
}
