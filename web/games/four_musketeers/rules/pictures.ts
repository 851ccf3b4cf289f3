/** Small still pictures of positions. The captions tell the same in words, so the drawings are not read out. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Character, Fighter, LifeCard } from '../../../generated/four_musketeers';
import { t } from '../../../lib/i18n';
import { lifeCard, roleBack, roleCard, stone, swordBack, swordCard } from '../art';
import { allGroups, storylinesIn } from '../storylines';
import {
  ambitions,
  cast,
  type FightScene,
  type HitScene,
  type LastScene,
  type Position,
  setup,
  turned,
  villain,
} from './scenes';

const scene = (content: unknown) => html`<div class="scene" aria-hidden="true">${content}</div>`;

/** The reader sits at the first seat, as in a match of his own. */
const you = (who: Fighter | Character): 'yes' | 'no' => (who === 0 ? 'yes' : 'no');

export const nameOf = (who: Fighter | Character): string => {
  if (who === 0) return t('scene-you');
  if (who === 'V') return t('scene-villain');
  return who === 'X' ? t('person-X') : t(`name-four_musketeers-${who + 1}`);
};

export function fight({ strikes, blocked, loser }: FightScene): TemplateResult {
  const cyclical = strikes.some(({ seat, target }) => seat !== target);
  return scene(html`
    <div class="scene__cards">
      ${strikes.map(({ seat, card, target }, i) => {
        const lowest = target === loser && card !== null;
        const state = blocked[i] ? (['dim'] as const) : lowest ? (['lost'] as const) : [];
        return html`
          <div class="scene__seat">
            ${card ? swordCard(card, ...state) : html`<span class="scene__none"></span>`}
            <span>${nameOf(seat)}</span>
            ${cyclical ? html`<span class="scene__for">${t('scene-for', { you: you(target), name: nameOf(target) })}</span>` : nothing}
            <em>${mark(card, blocked[i], lowest)}</em>
          </div>
        `;
      })}
    </div>
    <p class="scene__sum">${loser === null ? t('scene-draw') : t('scene-loses', { you: you(loser), name: nameOf(loser) })}</p>
  `);
}

function mark(card: string | null, blocked: boolean | undefined, lowest: boolean) {
  if (card === null) return t('scene-empty');
  if (blocked) return t('scene-blocked');
  return lowest ? t('scene-lowest-strike') : nothing;
}

export const roles = (): TemplateResult =>
  scene(html`
    <div class="scene__cards">
      ${['JS', 'JD', 'JH', 'JC', villain].map(
        (role) => html`<div class="scene__seat">${roleCard(role)}<span>${t(`person-${role}`)}</span></div>`,
      )}
    </div>
  `);

export const start = (): TemplateResult => scene(table(setup));

export const hit = ({ before, after }: HitScene): TemplateResult =>
  scene(html`<div class="scene__steps">${table(before)}<i>→</i>${table(after)}</div>`);

const table = ({ stacks, line, stone: holder }: Position) => html`
  <div class="scene__position">
    <div class="scene__stacks">
      ${stacks.map(
        ({ who, cards }) => html`
          <div class="scene__seat">
            <span class="scene__holder">${who === holder ? stone() : nothing}</span>
            <span class="scene__stack">
              ${who === 'V' ? roleCard(villain) : roleBack()}${cards.map((card) => lifeCard(card))}
            </span>
            <span>${nameOf(who)}</span>
          </div>
        `,
      )}
    </div>
    ${line.length > 0 ? html`<div class="scene__line"><span>${t('scene-line')}</span>${laid(line)}</div>` : nothing}
  </div>
`;

const laid = (cards: readonly LifeCard[]) =>
  html`<span class="scene__laid">${cards.map((card) => lifeCard(card))}</span>`;

export const ending = ({ lifeline, role, after }: LastScene): TemplateResult =>
  scene(html`
    <div class="scene__steps">
      <span class="scene__stack">${roleBack()}${lifeCard(lifeline)}</span>
      ${after.map(
        (state) => html`
          <i>→</i>
          <span class="scene__seat">
            ${state === 'down' ? roleBack() : state === 'up' ? roleCard(role) : roleCard(role, 'dim')}
            ${state === 'defeated' ? html`<em>${t('scene-defeated')}</em>` : nothing}
          </span>
        `,
      )}
    </div>
  `);

export const shadowStrike = (): TemplateResult =>
  scene(html`
    <div class="scene__steps">
      <span class="scene__seat">${swordBack('dim')}<em>${t('scene-discard')}</em></span>
      <i>→</i>
      <span class="scene__seat">${swordCard(turned.card)}<span>${nameOf(turned.seat)}</span></span>
    </div>
  `);

export const targets = (): TemplateResult =>
  scene(html`
    <div class="scene__aims">
      ${ambitions.map(
        ({ role, cards }) => html`
          <span class="scene__seat">${roleCard(role)}<span>${t(`person-${role}`)}</span></span>
          ${laid(cards)}
        `,
      )}
    </div>
  `);

export const people = (): TemplateResult =>
  scene(html`
    <div class="scene__cards scene__people">
      ${cast.map(
        (card) => html`<div class="scene__seat">${lifeCard(card)}<span>${t(`person-${card}`)}</span></div>`,
      )}
    </div>
  `);

export const villains = (): TemplateResult =>
  scene(html`
    <div class="scene__cards scene__villains">
      ${allGroups.flatMap(storylinesIn).map(
        (storyline) => html`
          <div class="scene__seat">
            ${roleCard(storyline)}<span>${t(`person-${storyline}`)}</span><em>${t(`storyline-${storyline}`)}</em>
          </div>
        `,
      )}
    </div>
  `);
