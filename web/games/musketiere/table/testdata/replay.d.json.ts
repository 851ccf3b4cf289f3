/* Made by `tools/recordings.py`. */
import type * as game from '../../../../generated/musketiere';
import type * as kit from '../../../../lib/table/recorded';

declare const recorded: kit.Replay<game.GameTypes>;
export default recorded;
