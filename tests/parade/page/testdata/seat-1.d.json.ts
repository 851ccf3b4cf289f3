/* Made by `tools/recordings.py`. */
import type * as game from '../generated/parade';
import type * as kit from '../../../../web/lib/table/recorded';

declare const recorded: readonly kit.Recorded<game.GameTypes>[];
export default recorded;
