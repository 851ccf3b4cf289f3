/** The oath. */
export { oath as crest } from '../../../lib/art/crest';
