import { html, type TemplateResult } from 'lit';
import { type CardState, card, fullPlate } from '../../../lib/art/card';
import type { ambushes } from './ambushes';
import { die } from './dice';
import { portrait } from './figures';
import { missions } from './missions';
import type { perfidies } from './perfidy';
import { place } from './places/place';
import type { PlaceId } from './places/sprite';
import type { SkillId } from './skills';
import { token } from './tokens';
import './cards.css';

export type AmbushId = keyof typeof ambushes;
export type PerfidyId = keyof typeof perfidies;

const device = (name: string) =>
  html`<svg class="mk-card__emblem" viewBox="0 0 64 64"><use href="#mk-roy-${name}"></use></svg>`;

const view = (id: PlaceId) => html`<span class="mk-card__view">${place(id)}</span>`;

const corner = (print: unknown) => html`<span class="mk-card__corner">${print}</span>`;

/** What a character brings, as signs. */
const gains = {
  des_essarts: () => [token('pistole'), token('pistole'), token('pistole')],
  buckingham: () => token('epic'),
  bassompierre: () => die('blue', 'sword'),
  planchet: () => token('quest'),
  kitty: () => back('perfidy'),
  mousqueton: () => [token('life'), token('life')],
} satisfies Record<string, () => unknown>;

type CharacterId = keyof typeof gains;
export type AdventureId = 'combat' | 'double_combat' | `${SkillId}_${1 | 2}` | CharacterId;

/** So many blue dice a card throws. */
export const diceOf = (id: string): number => ({ combat: 1, double_combat: 2 })[id] ?? 0;

/** An Adventure card, face up: how many dice, how much of which skill, or a character. */
export function adventure(id: AdventureId, ...states: CardState[]): TemplateResult {
  const stock = ['up', 'roy', 'adventure', ...states];
  const dice = diceOf(id);
  if (dice > 0)
    return card(stock, [device(id), corner(Array.from({ length: dice }, () => die('blue', 'sword')))]);
  if (id in gains)
    return card(
      [...stock, 'person'],
      html`<svg class="mk-card__portrait" viewBox=${states.includes('small') ? '8 20 72 84' : '0 0 88 124'}><use
        href="#${portrait(id)}" width="88" height="124"></use></svg>${corner(gains[id as CharacterId]())}`,
    );
  const [skill, gain] = [id.slice(0, -2), id.slice(-1)];
  return card(stock, [device(skill), corner(html`<b class="mk-card__plus">+${gain}</b>`)]);
}

/** A Perfidy card, face up. */
export const perfidy = (id: PerfidyId, ...states: CardState[]): TemplateResult =>
  card(['up', 'roy', 'perfidy', ...states], [fullPlate('mk-roy-points'), device(id)]);

/** An Ambush card, face up. */
export const ambush = (id: AmbushId, ...states: CardState[]): TemplateResult =>
  card(['up', 'roy', 'ambush', ...states], [fullPlate('mk-roy-points'), device(id)]);

/** The card of a Paris or Louvre mission; one of somebody's own data file shows where it is. */
export const mission = (where: 'paris' | 'louvre', id: string, ...states: CardState[]): TemplateResult =>
  card(
    ['up', 'roy', where, ...states],
    Object.hasOwn(missions, id) ? [fullPlate('mk-roy-corners'), device(id)] : view(where),
  );

/** A Place card, by which Milady chooses where she goes. */
export const placeCard = (id: PlaceId, ...states: CardState[]): TemplateResult =>
  card(['up', 'roy', 'place', ...states], view(id));

/** A card of one of the decks, face down. */
export const back = (
  deck: 'adventure' | 'perfidy' | 'place' | 'paris' | 'louvre',
  ...states: CardState[]
): TemplateResult => card(['roy', `back-${deck}`, ...states], fullPlate(`mk-roy-back-${deck}`));
