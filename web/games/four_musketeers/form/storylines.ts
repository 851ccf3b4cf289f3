/** From the group to the storyline to the mode, each with one sentence (FM-14.1). */
import './storylines.css';
import { html, nothing } from 'lit';
import type { Mode, Options, Storyline } from '../../../generated/four_musketeers';
import { choice } from '../../../lib/form/controls';
import type { Fields } from '../../../lib/form/fields';
import { t } from '../../../lib/i18n';
import { roleCard } from '../art';
import { room } from '../art/rooms';
import { allGroups, type Group, groupOf, playedTo, storylinesIn } from '../storylines';

type Layout = Options['layout'];

/**
 * How much there is to know, 1 … 3, and how many fights a round takes with three Musketeers and with four: the mean of two
 * hundred, where a rule-based player sits at each seat.
 */
const marks: Record<Storyline, { readonly level: 1 | 2 | 3; readonly fights: Record<Layout, number> }> = {
  AC: { level: 1, fights: { 3: 17, 4: 21 } },
  KC: { level: 2, fights: { 3: 27, 4: 26 } },
  AS: { level: 2, fights: { 3: 18, 4: 22 } },
  KS: { level: 3, fights: { 3: 25, 4: 27 } },
  QC: { level: 2, fights: { 3: 17, 4: 21 } },
  QS: { level: 3, fights: { 3: 15, 4: 20 } },
};

export function storylineGuide(fields: Fields) {
  const storyline = fields.value('storyline') as Storyline;
  const group = groupOf(storyline);
  const modes = fields.values('mode') as readonly Mode[];
  const [layout, match, target] = ['layout', 'match', 'target'].map((id) => fields.value(id));
  const about = (mode: Mode) =>
    t(`mode-${storyline}-${mode}-about`, {
      to: playedTo({ storyline, mode, layout, match, target } as Options),
    });
  return html`
    ${choice<Group>({
      id: 'group',
      legend: t('new-kind'),
      values: allGroups,
      chosen: group,
      label: (one) => card(t(`group-${one}`), t(`group-${one}-about`)),
      cards: true,
      onChoose: (one) => fields.wish({ storyline: storylinesIn(one)[0] ?? storyline }),
    })}
    ${choice<Storyline>({
      id: 'storyline',
      legend: t('option-storyline'),
      values: storylinesIn(group),
      chosen: storyline,
      label: (one) => tile(one, fields.value('layout') as Layout),
      cards: true,
      onChoose: (one) => fields.wish({ storyline: one }),
    })}
    ${
      modes.length > 1
        ? fields.field('mode', {
            cards: true,
            label: (mode) => card(t(`mode-${storyline}-${mode}`), about(mode as Mode)),
          })
        : modes.map((mode) => html`<p class="hint">${about(mode)}</p>`)
    }
  `;
}

const card = (title: string, about: string) => html`<b>${title}</b><small>${about}</small>`;

/** Where it is fought, against whom, what is different there, and how much of it there is. */
const tile = (one: Storyline, layout: Layout) => html`
  ${room(one, 'picture')}${one === 'AC' ? html`<b class="tale__first">${t('storyline-first')}</b>` : nothing}${roleCard(one)}${card(t(`storyline-${one}`), t(`storyline-${one}-about`))}
  <small class="tale">${t('storyline-mark', { level: marks[one].level, fights: marks[one].fights[layout] })}</small>
`;
