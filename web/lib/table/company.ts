/** Who sits at the table. What is said depends on who sits in front of the screen: "you" is nobody's name. */
import { type Args, t } from '../i18n';

export interface Company {
  readonly names: readonly string[];
  readonly viewer: number | null;
}

export const nameOf = ({ names }: Company, seat: number): string => names[seat] ?? '';

/** "You" or the name, to stand at the head of a list. */
export const whoIs = (company: Company, seat: number): string =>
  seat === company.viewer ? t('table-you') : nameOf(company, seat);

export const who = (company: Company, seat: number): Args => ({
  name: nameOf(company, seat),
  you: seat === company.viewer ? 'yes' : 'no',
});
