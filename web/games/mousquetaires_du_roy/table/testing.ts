/** What tests of the table need where nothing is counselled. */
import type { Counsel } from '../../../generated/mousquetaires_du_roy';

export const silent: Counsel = {
  danger: { way: 'time', turns: 20, tonight: 0, remedy: 0, within: null },
  quest: 16,
  best: null,
  lead: null,
  vain: [],
  risks: [],
};
