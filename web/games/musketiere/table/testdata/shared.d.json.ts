/* Made by `tools/recordings.py`. */
import type * as game from '../../../../generated/musketiere';
import type * as kit from '../../../../lib/table/testing';

declare const recorded: readonly kit.Recorded<game.GameTypes>[];
export default recorded;
