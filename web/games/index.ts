/** The games of the page: one line each. */
export { game as four_musketeers } from './four_musketeers';
export { game as mousquetaires_du_roy } from './mousquetaires_du_roy';
export { game as musketiere } from './musketiere';
