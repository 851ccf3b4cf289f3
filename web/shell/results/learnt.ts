/** What has been solved and learnt on this device, game by game. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../lib/art';
import type { Game, Games } from '../../lib/game';
import { t } from '../../lib/i18n';
import { isLearnt } from '../../lib/learnt';
import { lessonsOf } from '../../lib/lessons';
import { href } from '../../lib/routes';
import { isSolved } from '../../lib/solved';

/** `over`: lessons that are over and still stored. */
export const learnt = (games: Games, over: ReadonlySet<string>): TemplateResult => html`
  <section class="panel" aria-labelledby="results-learnt">
    <h2 id="results-learnt">${t('results-learnt')}</h2>
    ${games.all.map((game) => ofGame(game, over))}
  </section>
`;

function ofGame(game: Game, over: ReadonlySet<string>) {
  const { id, facts } = game;
  const solved = facts.problems.filter((problem) => isSolved(id, problem.id)).length;
  const lessons = lessonsOf(game).map(({ id: lesson, address, name }) => ({
    address,
    name,
    done: isLearnt(id, lesson) || over.has(`${id}/${lesson}`),
  }));
  return html`<div class="results__learnt">
    <h3>${t(`game-${id}`)}</h3>
    <ul>
      ${lessons.map(
        ({ address, name, done }) => html`<li>
          <a href=${address}>${name}</a>
          <span class="results__state">${done ? icon('check') : nothing} ${t(done ? 'results-lesson-done' : 'results-lesson-open')}</span>
        </li>`,
      )}
      ${
        facts.problems.length > 0
          ? html`<li>
              <a href=${href({ page: 'problems', game: id })}>${t('home-problems')}</a>
              <span class="results__state">${t('problems-solved', { solved, count: facts.problems.length })}</span>
            </li>`
          : nothing
      }
    </ul>
  </div>`;
}
