/* Made by `tools/recordings.py`. */
import type * as game from '../../../../generated/mousquetaires_du_roy';

declare const recorded: readonly { match: string; view: game.View; asked: readonly number[]; story: readonly game.Event[] }[];
export default recorded;
