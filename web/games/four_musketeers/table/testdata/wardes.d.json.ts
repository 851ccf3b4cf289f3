/* Made by `tools/recordings.py`. */
import type * as game from '../../../../generated/four_musketeers';
import type * as kit from '../../../../lib/table/testing';

declare const recorded: readonly kit.Recorded<game.GameTypes>[];
export default recorded;
