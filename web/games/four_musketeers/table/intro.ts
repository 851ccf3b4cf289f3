/** A short introduction the first time a storyline is opened; the lesson introduces the simplest one. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Options, Seat, Storyline } from '../../../generated/four_musketeers';
import { knows, t } from '../../../lib/i18n';
import { roleCard } from '../art';
import { groupOf } from '../storylines';
import { type Aim, ownAims } from './ambition';
import { endWords, replayWords } from './goal';
import { isYou, type People, personName, shortName } from './people';
import type { Scene } from './scene';
import { aimWords, isOneRound } from './stakes';

const KEPT = 'musketiere.storylines';

const paragraphs = (options: Options, alone: boolean): string[] => {
  const { storyline, mode } = options;
  const told = { mode, alone: alone ? 'yes' : 'no', once: isOneRound(options) ? 'yes' : 'no' };
  return [1, 2, 3, 4, 5]
    .map((at) => `intro-${storyline}-${at}`)
    .flatMap((id) => (knows(id) ? [t(id, told)] : []))
    .filter(Boolean);
};

/** Whether the storyline has something to say to somebody who opens it for the first time. */
export const isNew = (options: Pick<Options, 'storyline' | 'mode'>): boolean =>
  knows(`intro-${options.storyline}-1`) && !opened().includes(options.storyline);

export function remember(storyline: Storyline): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...new Set([...opened(), storyline])]));
  } catch {
    // Where nothing may be kept it is introduced again.
  }
}

function opened(): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** So many sentences say what it is about; the rest is for whoever wants to know more before he plays. */
const FIRST = 2;

/** `alone`: no other human sits at the table. */
export function introSheet(scene: Scene, people: People, alone: boolean): TemplateResult {
  const { options, seats } = scene;
  const dazed = seats.some(({ kind }) => kind === 'dazed');
  const told = paragraphs(options, alone).map((words) => html`<p>${words}</p>`);
  return html`
    <div class="intro">
      <div class="intro__sides">${reader(scene, people)} ${against(scene, people)}</div>
      <div class="intro__words">
        ${told.slice(0, FIRST)}
        <details class="fold">
          <summary>${t('four-intro-more')}</summary>
          ${told.slice(FIRST)}
          ${groupOf(options.storyline) === 'solitaire' ? html`<p>${endWords(scene, people)}</p>` : nothing}
          ${scene.replays > 0 ? html`<p>${replayWords(scene, people)}</p>` : nothing}
          ${dazed ? html`<p class="intro__dazed">${t('four-sign-became', { became: 'dazed' })}</p>` : nothing}
        </details>
      </div>
    </div>
  `;
}

/** Who the reader is, and each of his servants that wants something of its own; nothing to whoever only looks on. */
function reader(scene: Scene, people: People) {
  const aims = ownAims(scene, people);
  if (aims.length === 0) aims.push(...common(scene, people));
  return aims.map(
    ({ seat, role, aim }) => html`<div class="intro__side">
      ${roleCard(role)}
      <p><b>${t('four-cry-role', { you: isYou(people, seat) ? 'yes' : 'no', name: shortName(people, seat), role: t(`person-${role}`) })}</b> ${aim}</p>
    </div>`,
  );
}

/** Where a role is only a name all want the same. */
function common(scene: Scene, people: People): Aim[] {
  const seat = scene.seats.findIndex((_, at) => isYou(people, at as Seat)) as Seat;
  const role = scene.characters[seat]?.role;
  return role ? [{ seat, role, aim: aimWords(scene, people) }] : [];
}

/** Who is against him. */
function against({ options: { storyline, mode } }: Scene, people: People) {
  const words = t('four-intro-against', {
    group: groupOf(storyline),
    mode,
    villain: personName(people, 'V'),
  });
  return html`<div class="intro__side">${roleCard(storyline)}<p>${words}</p></div>`;
}

export const introBegin = (begin: () => void): TemplateResult =>
  html`<button class="button button--gold" @click=${begin}>${t('four-intro-begin')}</button>`;
