/** The match in words and numbers, as it lies beside the table or opens over it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { SeatController } from '../../generated/bridge';
import { characterOf, hasLevel, levelOf } from '../computers';
import { list, t } from '../i18n';
import { vars } from './directives';
import type { Roster } from './roster';

export interface Chapter {
  /** Stays the same while the chapter grows. */
  readonly id: string;
  readonly kind: string;
  /** The event of the story with which it begins. */
  readonly begins: number;
  /** What it is called before it is known how it ended. */
  readonly heading: string;
  title: string;
  readonly lines: string[];
  /** Shows what the first of its lines says, to whoever sees it. */
  picture?: TemplateResult;
}

/** The greatest parts of a match, whatever a game calls them. */
const PARTS: ReadonlySet<string> = new Set(['game', 'round', 'turn']);
export const isPart = ({ kind }: Chapter): boolean => PARTS.has(kind);

/** What the last of the chapters that have begun is called; and the greater part in which it lies, where there are several. */
export function whereIs(chapters: readonly Chapter[], begun: (chapter: Chapter) => boolean): string {
  const before = chapters.filter(begun);
  const here = before.at(-1);
  const part = before.findLast(isPart);
  if (!here || !part || here === part || chapters.filter(isPart).length < 2) return here?.heading ?? '';
  return `${part.heading} · ${here.heading}`;
}

/** Writes the chapters of a story while its events are gone through. */
export class StoryBuilder<Kind extends string> {
  readonly told: (Chapter & { readonly kind: Kind })[] = [];
  /** The event that is being told. */
  at = 0;

  open(kind: Kind, id: string, title: string, heading = title): void {
    this.told.push({ id, kind, begins: this.at, heading, title, lines: [] });
  }

  /** What the chapter says next; null is not worth a sentence. */
  add(line: string | null): void {
    if (line !== null) this.told.at(-1)?.lines.push(line);
  }
}

/** As it happened: each part of the match over its chapters, what happened last at the end. */
export function storyPage(chapters: readonly Chapter[]): TemplateResult {
  if (chapters.length === 0) return html`<p>${t('story-empty')}</p>`;
  return html`<ol class="story">
    ${chapters.map(
      (chapter) => html`<li class="story__chapter story__chapter--${chapter.kind}">
        <h3>${chapter.title}</h3>
        ${body(chapter)}
      </li>`,
    )}
  </ol>`;
}

/** The whole of a match that is watched: what is to come as headings only, each of them a way there. */
export function wholeStory(
  told: readonly Chapter[],
  all: readonly Chapter[],
  jump: (chapter: Chapter) => void,
): TemplateResult {
  const now = told.length - 1;
  return html`<ol class="story story--whole">
    ${all.map((chapter, at) => {
      const { title, ...rest } = told[at] ?? { title: chapter.heading, lines: [] };
      const state = at === now ? 'story__chapter--now' : at > now ? 'story__chapter--ahead' : '';
      return html`<li
        class="story__chapter story__chapter--${chapter.kind} ${state}"
        aria-current=${at === now ? 'step' : nothing}
      >
        <h3><button class="story__jump" @click=${() => jump(chapter)}>${title}</button></h3>
        ${body(rest)}
      </li>`;
    })}
  </ol>`;
}

/** Each sentence on a line of its own: one looks for a single one of them. */
const body = ({ lines, picture }: Pick<Chapter, 'lines' | 'picture'>) =>
  lines.length === 0
    ? nothing
    : html`${picture ? html`<div class="story__picture" aria-hidden="true">${picture}</div>` : nothing}
        <ul class="story__lines">${lines.map((line, at) => html`<li class=${picture && at === 0 ? 'unseen' : ''}>${line}</li>`)}</ul>`;

/** How the computer players like to play, and how well they do; `grudges`: whether the game leaves room for them. */
export function company({ names, controllers }: Roster, grudges = true): TemplateResult | typeof nothing {
  const by = (what: (controller: SeatController) => string | null) => {
    const who = new Map<string, string[]>();
    for (const [seat, controller] of (controllers ?? []).entries()) {
      const one = what(controller);
      if (one !== null) who.set(one, [...(who.get(one) ?? []), names[seat] ?? '']);
    }
    return who;
  };
  const levels = by((controller) => (hasLevel(controller) ? t(`player-${levelOf(controller)}`) : null));
  const lines = [...by(characterOf)]
    .filter(([character]) => grudges || character !== 'vengeful')
    .map(([character, who]) => t(`story-company-${character}`, { names: list(who), count: who.length }));
  if (levels.size > 0) {
    const each = [...levels].map(([level, who]) => (levels.size > 1 ? `${level} (${list(who)})` : level));
    lines.push(t('story-company-level', { levels: list(each), count: [...levels.values()].flat().length }));
  }
  return lines.length > 0 ? html`<p class="story__company">${lines.join(' ')}</p>` : nothing;
}

interface Scores {
  /** What the match is played to. */
  readonly goal: string;
  /** The length of a whole bar, where bars compare. */
  readonly most?: number;
  /** What is counted, where a picture says it. */
  readonly unit?: TemplateResult;
  readonly lines: readonly ScoreLine[];
}

interface ScoreLine {
  readonly who: string;
  readonly names: string;
  /** Null as long as the reader may not know it. */
  readonly total: number | null;
}

export function scores({ goal, most, unit, lines }: Scores): TemplateResult {
  return html`
    <div class="scores">
      <p class="scores__goal">${goal}</p>
      <ul>
        ${lines.map(
          ({ who, names, total }) => html`<li class="scores__line">
            <span class="scores__who" title=${names}>${who}</span>
            <b>${total ?? html`<span aria-hidden="true">?</span><span class="unseen">${t('scores-unknown')}</span>`} ${unit ?? nothing}</b>
            ${most === undefined || total === null ? nothing : html`<span class="bar-line" aria-hidden="true" ${vars({ '--share': total / most })}><i></i></span>`}
          </li>`,
        )}
      </ul>
    </div>
  `.valueOf() as TemplateResult;
}
