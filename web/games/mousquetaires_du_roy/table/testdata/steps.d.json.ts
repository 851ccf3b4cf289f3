/* Made by `tools/recordings.py`. */
import type * as game from '../../../../generated/mousquetaires_du_roy';

declare const recorded: readonly { before: game.View; events: readonly game.Event[]; after: Partial<game.View> }[];
export default recorded;
