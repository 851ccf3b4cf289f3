/** Which side the people in front of the screen play, in one touch. Milady has the last seat. */
import { html } from 'lit';
import type { SeatController } from '../../../generated/bridge';
import { levelOf, USUAL } from '../../../lib/computers';
import { choice } from '../../../lib/form/controls';
import type { Player } from '../../../lib/form/player';
import { t } from '../../../lib/i18n';

const all = ['team', 'milady', 'both'] as const;
type Sides = (typeof all)[number];

/** null while all are computer players. */
export function sidesOf(players: readonly Pick<Player, 'controller'>[]): Sides | null {
  const isHuman = players.map(({ controller }) => controller === 'human');
  const milady = isHuman.at(-1);
  if (isHuman.slice(0, -1).includes(true)) return milady ? 'both' : 'team';
  return milady ? 'milady' : null;
}

/** Nobody gets up who sits on a side that is played: one human at least sits on it, and none on the other. */
export function controllersFor(
  wanted: Sides,
  players: readonly Pick<Player, 'controller'>[],
): SeatController[] {
  const controllers = players.map(({ controller }) => controller);
  const team = controllers.slice(0, -1);
  const computer = levelOf(controllers.find((controller) => controller !== 'human') ?? USUAL);
  const away = (controller: SeatController) => (controller === 'human' ? computer : controller);
  const played = team.includes('human') ? team : ['human', ...team.slice(1)];
  const milady = controllers.at(-1) ?? computer;
  return [...(wanted === 'milady' ? team.map(away) : played), wanted === 'team' ? away(milady) : 'human'];
}

export const sides = (players: readonly Player[], sit: (controllers: readonly SeatController[]) => void) =>
  choice<Sides | null>({
    id: 'sides',
    legend: t('play-as'),
    values: all,
    chosen: sidesOf(players),
    label: (side) => html`<b>${t(`play-as-${side}`)}</b><small>${t(`play-as-${side}-hint`)}</small>`,
    cards: true,
    onChoose: (side) => side && sit(controllersFor(side, players)),
  });
