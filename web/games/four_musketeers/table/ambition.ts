/** What the reader's own roles want, where roles want something: always in sight, however little room there is. */
import { html, nothing, type TemplateResult } from 'lit';
import type { LifeCard, Seat } from '../../../generated/four_musketeers';
import { icon } from '../../../lib/art';
import { knows, list, t } from '../../../lib/i18n';
import { lifeCard } from '../art';
import { cardName, isYours, type People } from './people';
import type { Scene } from './scene';

/** The words of an ambition; null where a role is only a name. */
export function aimOf(role: LifeCard, { options: { storyline, mode, layout } }: Scene): string | null {
  const aim = `aim-${storyline}-${role}`;
  return knows(aim) ? t(aim, { mode, layout }) : null;
}

/** What a role of the reader wants. */
export interface Aim {
  readonly seat: Seat;
  readonly role: LifeCard;
  readonly aim: string;
}

/** The roles of the reader that have an ambition. */
export const ownAims = (scene: Scene, people: People): Aim[] =>
  [...scene.seats.keys()].flatMap((seat) => {
    const role = isYours(people, seat) ? scene.characters[seat]?.role : null;
    const aim = role ? aimOf(role, scene) : null;
    return role && aim !== null ? [{ seat: seat as Seat, role, aim }] : [];
  });

/** In full, beside the table. */
export const ambitions = (scene: Scene, people: People): TemplateResult[] =>
  ownAims(scene, people).map(
    ({ role, aim }) => html`<div class="ambition">
      <h3>${t(`person-${role}`)}</h3>
      <p>${aim}</p>
      ${wanted(role, scene)}
    </div>`,
  );

/** In one line, which opens what is played for. */
export function ambitionLine(scene: Scene, people: People, open: () => void) {
  const own = ownAims(scene, people);
  if (own.length === 0) return nothing;
  return html`<button class="ambition-line" @click=${open}>
    ${own.map(({ role }) => html`<span>${t('four-ambition', { role: t(`person-${role}`) })}</span> ${wanted(role, scene)}`)}
  </button>`;
}

/** The cards that must come into the line of story, and which of them lie there (FM-15.9 to 15.12). */
function wanted(role: LifeCard, { ambitions, line }: Scene) {
  const cards = ambitions?.[role];
  if (!cards) return nothing;
  const missing = cards.filter((card) => !line.includes(card));
  const words =
    missing.length > 0 ? t('four-wanted', { cards: list(missing.map(cardName)) }) : t('four-wanted-none');
  return html`<span class="wanted">
    ${cards.map((card) => {
      const there = line.includes(card);
      return html`<span class="wanted__card ${there ? 'wanted__card--there' : ''}" aria-hidden="true">
        ${lifeCard(card)}${there ? icon('check') : nothing}
      </span>`;
    })}
    <span class="unseen">${words}</span>
  </span>`;
}
