/* Made by `tools/recordings.py`. */
import type * as game from '../../../../generated/mousquetaires_du_roy';
import type * as kit from '../../../../lib/table/testing';

declare const recorded: kit.RecordedReplay<game.GameTypes>;
export default recorded;
