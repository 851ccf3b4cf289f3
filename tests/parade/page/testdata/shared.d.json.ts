/* Made by `tools/recordings.py`. */

import type * as kit from '../../../../web/lib/table/recorded';
import type * as game from '../generated/parade';

declare const recorded: readonly kit.Recorded<game.GameTypes>[];
export default recorded;
