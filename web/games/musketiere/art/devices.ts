import { glove } from '../../../lib/art/glove';
import { horse } from '../../../lib/art/horse';
import { lantern } from '../../../lib/art/lantern';
import { plate } from '../../../lib/art/plate';
import { musketeer, pistols, shield } from './plates-high';
import { boot, candle, goblet, hat, horn } from './plates-low';

/** One device for each value from 0 to 10. */
export const devices = [candle, boot, glove, goblet, horn, hat, lantern, pistols, shield, horse, musketeer];

export const deviceSymbols = devices.map((work, value) => plate(`mk-device-${value}`, '0 0 72 100', ...work));
