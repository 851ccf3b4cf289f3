/* Made by `tools/recordings.py`. */
import type * as game from '../../../../generated/mousquetaires_du_roy';

declare const recorded: readonly { lesson: string; view: game.View; moments: readonly { events: readonly game.Event[]; view: Pick<game.View, 'asking' | 'active' | 'actions'> | null }[] }[];
export default recorded;
