/** From the group to the storyline to the mode, each with one sentence (FM-14.1). */
import { html } from 'lit';
import type { Mode, Options, Storyline } from '../../../generated/four_musketeers';
import { choice } from '../../../lib/form/controls';
import type { Fields } from '../../../lib/form/fields';
import { t } from '../../../lib/i18n';
import { roleCard } from '../art';
import { allGroups, type Group, groupOf, playedTo, storylinesIn } from '../storylines';

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
      label: (one) => html`${roleCard(one)}${card(t(`storyline-${one}`), t(`storyline-${one}-about`))}`,
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
