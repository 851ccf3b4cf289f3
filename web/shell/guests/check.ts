/** When a match at somebody else's table is over: whether its deal was fair, and a copy of it to be watched here. */
import type { Guest } from '../../lib/guests/guest';
import { takeData } from '../../lib/guests/lent-data';
import { t } from '../../lib/i18n';
import { notify } from '../../lib/notices';
import { refusal } from '../../lib/sentences';
import { type EngineClient, EngineError, ONLOOKER } from '../../worker/client';
import { newId } from '../../worker/ids';

/** The host could not open the record just then; he may be back. */
const UNHEARD = new Set(['guests-cut', 'guests-host-away']);

export async function checkDeal(guest: Guest, engine: EngineClient): Promise<void> {
  const { agreement, stage, seat, story } = guest;
  if (!stage || !guest.check()) return;
  if (!agreement) return notify(() => t('guests-unchecked'));
  let giveBack = async () => {};
  try {
    const [{ text, data }, { shares }] = await Promise.all([
      guest.engine.ask('record', {}),
      guest.engine.ask('shares', {}),
    ]);
    const { commitments, game, options } = agreement;
    giveBack = await takeData(engine, agreement, data);
    const { fair, reason } = await engine.ask('verify', {
      table: agreement.table,
      shares,
      commitments: [...commitments],
      game,
      options,
      seats: [seat],
      text,
      story: [...story],
    });
    notify(() => t(fair ? 'guests-fair' : `guests-unfair-${reason}`), { alert: !fair, everywhere: true });
    const names = stage.places.map(({ name }) => name);
    await engine.ask('import', { ...ONLOOKER, id: newId(), text, names });
  } catch (error) {
    await giveBack();
    if (error instanceof EngineError && UNHEARD.has(error.refusal.code)) guest.checkAgain();
    notify(refusal(error), { alert: true });
  }
}
