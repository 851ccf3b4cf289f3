/** The results of one game: by part, by level and by character, streaks, best and worst, and its numbers. */
import { html, nothing, type TemplateResult } from 'lit';
import { characters, levels } from '../../generated/catalogue';
import { crest } from '../../lib/art/crest';
import type { Day } from '../../lib/days';
import type { Game } from '../../lib/game';
import { knows, t } from '../../lib/i18n';
import type { Mine } from '../../lib/results/all';
import type { ResultTeller } from '../../lib/results/teller';
import { barTable } from './bars';
import { dateOf, watchDoor } from './lines';
import { daily, extremes, FEWEST, figuresOf, levelAt, type Margin, rowsBy, satWith } from './sums';

interface OfGame {
  readonly game: Game;
  readonly teller: ResultTeller;
  readonly mine: readonly Mine[];
  readonly today: Day;
}

export function gameResults({ game, teller, mine, today }: OfGame): TemplateResult {
  const { id } = game;
  const known: readonly string[] = levels;
  // Players of before there were levels stand after those that can be chosen.
  const others = [...new Set(mine.map(levelAt))].filter((level) => !known.includes(level));
  const parts = rowsBy(mine, teller.parts, teller.partName, ({ part }, key) => part === key);
  const byLevel = rowsBy(
    mine,
    [...known, ...others],
    levelName,
    (result, level) => levelAt(result) === level,
  );
  const byCharacter = rowsBy(mine, characters, (one) => t(`character-${one}`), satWith);
  // Whoever begins, and has not won yet, is spared tables of nothing.
  const begins = mine.length < FEWEST && !mine.some(({ won }) => won);
  return html`<section class="panel results__game" aria-labelledby="results-${id}">
    <header>${crest(id)}<h2 id="results-${id}">${t(`game-${id}`)}</h2></header>
    <p>${t('results-sum', { won: mine.filter(({ won }) => won).length, count: mine.length })}</p>
    ${
      begins
        ? nothing
        : html`<div class="results__tables">
            ${parts.length > 0 ? barTable(t(`results-parts-${id}`), parts) : nothing}
            ${barTable(t('results-levels'), byLevel)}
            ${byCharacter.length > 0 ? barTable(t('results-characters'), byCharacter) : nothing}
          </div>`
    }
    ${days(daily(mine, today))} ${begins ? nothing : margins(id, mine)} ${numbers(teller, mine)}
  </section>`;
}

function levelName(level: string): string {
  if (level === 'mixed' || level === 'alone') return t(`results-level-${level}`);
  return knows(`player-${level}`) ? t(`player-${level}`) : t('results-level-old');
}

const days = ({ played, won, streak }: ReturnType<typeof daily>) =>
  played > 0
    ? html`<p>${t('results-days', { played, won })} ${streak > 0 ? t('results-streak', { count: streak }) : nothing}</p>`
    : nothing;

function margins(game: string, mine: readonly Mine[]) {
  const { best, worst } = extremes(mine);
  const line = (label: string, margin: Margin | null) =>
    margin
      ? html`<li>
          <b class="results__mark">${t(label)}</b>
          <span>${t(`results-points-${game}`, { count: Math.abs(margin.by) })} · ${dateOf(margin.result)}</span>
          ${watchDoor(margin.result)}
        </li>`
      : nothing;
  return best || worst
    ? html`<ul class="results__lines">${line('results-best', best)} ${line('results-worst', worst)}</ul>`
    : nothing;
}

function numbers(teller: ResultTeller, mine: readonly Mine[]) {
  const { count, sums: all } = figuresOf(mine);
  const sums = all.filter(([, sum]) => sum !== 0);
  if (sums.length === 0) return nothing;
  return html`<table class="bars bars--figures">
    <caption>${t('results-figures', { count })}</caption>
    <tbody>
      ${sums.map(([what, sum]) => html`<tr><th scope="row">${teller.figureName(what)}</th><td>${sum}</td></tr>`)}
    </tbody>
  </table>`;
}
