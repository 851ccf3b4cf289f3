/** The two tables of the rules page: what a hit does (FM-9.2), and what a round brings (FM-15.5). */
import { html, type TemplateResult } from 'lit';
import { t } from '../../../lib/i18n';
import { table } from '../../../lib/rules/table';
import { stone } from '../art';
import { standardTarget } from '../storylines';

/** Loser, where the stone is, line of FM-9.2. */
const hits = [
  ['musketeer', 'not-his', 'a'],
  ['musketeer', 'his', 'b'],
  ['defeated', 'not-his', 'f'],
  ['musketeer', 'his', 'c'],
  ['shadow', 'musketeer-has', 'b'],
  ['shadow', 'villain-has', 'c'],
] as const;

export const hitTable = (): TemplateResult =>
  table(
    ['loser', 'stone', 'effect'].map((head) => t(`hits-${head}`)),
    hits.map(([loser, holder, effect]) => [
      t(`hits-${loser}`),
      html`${stone()} ${t(`hits-${holder}`)}`,
      t(`hits-${effect}`),
    ]),
  );

/** Storylines, mode, what a round brings, and what is counted in the end. */
const scores = [
  [['AC', 'KC'], 'solo', 'survival', 'survival'],
  [['AC', 'KC'], 'team', 'survival', 'survival'],
  [['AS', 'KS'], 'coop', 'solitaire', 'solitaire'],
  [['QC'], 'solo', 'QC-solo', 'roles'],
  [['QC'], 'team', 'QC-team', 'QC-team'],
  [['QS'], 'solo', 'QS-solo', 'roles'],
  [['QS'], 'team', 'QS-team', 'roles'],
] as const;

export const scoreTable = (): TemplateResult =>
  table(
    ['storyline', 'round', 'end'].map((head) => t(`scores-${head}`)),
    scores.map(([storylines, mode, round, result]) => [
      html`
        ${storylines.map((storyline) => html`<b>${t(`storyline-${storyline}`)}</b> `)}
        <i>${t(`mode-${storylines[0]}-${mode}`)}</i>
      `,
      t(`scores-round-${round}`),
      t(result === 'QC-team' ? 'scores-end-QC-team' : `result-${result}`, {
        count: standardTarget(storylines[0], mode, 4),
        three: standardTarget(storylines[0], mode, 3),
      }),
    ]),
  );
