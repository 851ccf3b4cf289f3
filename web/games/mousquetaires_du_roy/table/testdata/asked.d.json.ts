/* Made by `tools/recordings.py`. */
import type * as game from '../../../../generated/mousquetaires_du_roy';

declare const recorded: readonly Pick<game.Frame, 'view' | 'legal'>[];
export default recorded;
