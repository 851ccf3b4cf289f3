import { engrave } from '../../../lib/art/engravings';
import { ambushes, decoy, trap } from './ambushes';
import { boardSymbol, chartSymbol } from './board';
import { device } from './device';
import { equipment, marks } from './equipment';
import { frameSymbols } from './frames';
import { missions } from './missions';
import { pawnSymbols } from './pawns';
import { castSymbols } from './people/sprite';
import { hourglass, perfidies } from './perfidy';
import { buildingSymbols } from './places/buildings';
import { doorSymbols } from './places/doors';
import { siegeSymbols } from './places/siege';
import { placeSymbols } from './places/sprite';
import { skills } from './skills';
import { tokenSymbols } from './tokens';
import { tracks } from './tracks';

const devices = {
  ...skills,
  ...equipment,
  ...marks,
  ...perfidies,
  ...ambushes,
  ...tracks,
  ...missions,
  decoy,
  trap,
  time: hourglass,
};

/** What the game is drawn with, but for what comes before its table is fetched. */
export const engravings = [
  ...Object.entries(devices).map(([name, work]) => device(name, ...work)),
  tokenSymbols,
  castSymbols,
  placeSymbols,
  buildingSymbols,
  doorSymbols,
  siegeSymbols,
  pawnSymbols,
  frameSymbols,
  boardSymbol,
  chartSymbol,
];

// They put themselves into the page when a part of the game is first fetched, so that no other page pays for them.
void engrave(engravings);
