/** How a match ended for whoever looks: who stands, and whose own Musketeer lies on the ground; in the words of the storyline. */
import { html, nothing, svg } from 'lit';
import type { Frame, LifeCard, Seat } from '../../../generated/four_musketeers';
import { icon } from '../../../lib/art';
import { t } from '../../../lib/i18n';
import type { Mood } from '../../../lib/table/end';
import { roleCard } from '../art';
import { groupOf } from '../storylines';
import { isYou, isYours, type People, person, shortName } from './people';
import { infoOf, type Scene } from './scene';
import { overWords } from './sentences';
import { isOneRound } from './stakes';

/**
 * What a player's total is at the end. Where one round has been fought for survival with a Musketeer each, that is whether
 * his stands: with the lives he has left, which friends compare and which may decide (FM-14.2, FM-16.12).
 */
export function standing(count: number, player: number, { options, seats, characters }: Scene) {
  const group = groupOf(options.storyline);
  const [seat, ...more] = [...seats.keys()].filter((at) => seats[at]?.owner === player);
  const isOne = group === 'survival' && isOneRound(options) && options.mode === 'solo' && more.length === 0;
  if (!isOne || seat === undefined) return t(`result-${group}`, { count });
  const lives = characters[seat]?.left ?? 0;
  return html`<span class="end__lives">${lives > 0 ? icon('heart') : icon('defeated')} ${t('result-lives', { count: lives })}</span>`;
}

/** Where all have won or lost together there is no rank, and no total to show (FM-15.5): but who stands. */
export const ranked = (scene: Scene) =>
  groupOf(scene.options.storyline) === 'solitaire'
    ? { side: (player: number) => livesOf(player, scene) }
    : { total: (count: number, player: number) => standing(count, player, scene) };

/** How many lives a player's Musketeers have left. */
function livesOf(player: number, { seats, characters }: Scene): string {
  const own = [...seats.keys()].filter((at) => seats[at]?.owner === player);
  const count = own.reduce((sum, at) => sum + (characters[at]?.left ?? 0), 0);
  return t('result-lives', { count });
}

export function tale(scene: Scene, frame: Frame, people: People, mood: Mood) {
  const { options, seats, sides } = scene;
  const { storyline, tie_rule } = options;
  const { last_round: last } = frame.view;
  const winners = frame.outcome?.winners ?? [];
  const rolesOf = (is: (seat: number) => boolean): LifeCard[] =>
    (last?.roles ?? []).filter((_, seat) => is(seat));
  const own = (seat: number) => isYours(people, seat);
  const won = (seat: number) => winners.includes(seats[seat]?.owner ?? -1);
  const beaten = last?.ending === 'good';
  const standing = [
    ...rolesOf((seat) => won(seat) && own(seat)),
    ...rolesOf((seat) => won(seat) && !own(seat)),
  ];
  const down = (seat: number) => last?.defeated.includes(seat as Seat) ?? false;
  const lies = (seat: number) => down(seat) && !won(seat);
  // Where all play against the villain it is won or lost against him.
  const against = groupOf(storyline) === 'solitaire';
  const beneath =
    mood === 'lost'
      ? [...rolesOf((seat) => lies(seat) && own(seat)), ...rolesOf((seat) => lies(seat) && !own(seat))]
      : [];
  const picture = html`
    <div class="ending ending--${mood}">
      ${mood === 'lost' ? nothing : blade()}
      ${standing.map((role, at) => html`<span class="ending__one ${at === 0 ? 'ending__one--first' : ''}">${roleCard(role)}</span>`)}
      <span class="ending__villain ${beaten ? 'ending__villain--beaten' : ''}">${roleCard(storyline)}${mood === 'lost' && against ? unbeaten(scene) : nothing}</span>
      ${mood === 'lost' ? nothing : blade()}
      ${beneath.map((role) => html`<span class="ending__defeated">${roleCard(role)}</span>`)}
    </div>
  `;
  // Who kept more lives wonders why others have won as well (FM-14.2, FM-16.5).
  const best = sides.filter((players) => players.some((player) => winners.includes(player)));
  const shared =
    groupOf(storyline) === 'survival' && tie_rule !== 'lives' && best.length > 1
      ? ` ${t('four-end-shared')}`
      : '';
  const title = t(`four-end-${beaten ? 'beaten' : 'victor'}`, { villain: shortName(people, 'V') });
  return {
    ...(against ? { title } : {}),
    why: last
      ? [
          against && beaten ? '' : overWords(last, people),
          // Of who lies there a winner need not read.
          mood === 'won' && !beaten && groupOf(storyline) === 'survival'
            ? ''
            : t(`ending-${storyline}-${last.ending}`),
          against || mood === 'seen' ? '' : t('four-end-own', { storyline, mood }),
          closeWords(scene, people, mood),
        ]
          .filter(Boolean)
          .join(' ') + shared
      : null,
    picture,
  };
}

/**
 * Who of those who stand was one hit from his end: the reader before the villain, and he before all others. Whoever has won
 * without having come so near is told that instead; and who have lost to the villain, how much he could still have taken.
 */
export function closeWords(scene: Scene, people: People, mood: Mood): string {
  const left = infoOf(scene, 'V')?.left ?? 0;
  if (groupOf(scene.options.storyline) === 'solitaire' && left > 0)
    return t('four-end-short', { left, villain: shortName(people, 'V') });
  const own = [...scene.seats.keys()].filter((seat) => isYours(people, seat));
  if (mood === 'won' && own.every((seat) => (scene.characters[seat]?.left ?? 0) > 1))
    return t('four-end-well');
  const standing = [...scene.seats.keys()].filter((seat) => scene.characters[seat]?.left === 1) as Seat[];
  const villain = left === 1 ? (['V'] as const) : [];
  const [one] = [...standing.filter((seat) => isYou(people, seat)), ...villain, ...standing];
  return one === undefined
    ? ''
    : t('four-end-close', { ...person(people, one), name: shortName(people, one) });
}

/** A heart for each hit that the villain would still have taken. */
const unbeaten = (scene: Scene) =>
  html`<span class="ending__left">${Array.from({ length: infoOf(scene, 'V')?.left ?? 0 }, () => icon('heart'))}</span>`;

/** A rapier raised in salute, one on either side. */
const blade = () => html`<svg class="ending__blade" viewBox="-10 -62 20 80">
  ${svg`<use href="#mk-rapier"></use>`}
</svg>`;
