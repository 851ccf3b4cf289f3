/* Made by `tools/recordings.py`. */
import type * as game from '../../../../generated/mousquetaires_du_roy';

declare const recorded: readonly game.View[];
export default recorded;
