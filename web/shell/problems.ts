import './problems.css';
import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../lib/art';
import { crest } from '../lib/art/crest';
import { MkElement } from '../lib/element';
import type { Game } from '../lib/game';
import { t } from '../lib/i18n';
import { href } from '../lib/routes';
import { isSolved } from '../lib/solved';

/** The problems of a game: each a door to its table, and whether it has been solved on this device. */
@customElement('mk-problems')
export class Problems extends MkElement {
  @property({ attribute: false }) game!: Game;

  protected override render() {
    const { id: game, facts } = this.game;
    const solved = facts.problems.filter(({ id }) => isSolved(game, id)).length;
    const next = facts.problems.find(({ id }) => !isSolved(game, id)) ?? facts.problems[0];
    return html`
      <div class="panel problems">
        <header class="problems__head">
          ${crest(game)}
          <p>${t('problems-what')}</p>
        </header>
        <p class="problems__sum">
          <label for="problems-solved">${t('problems-solved', { solved, count: facts.problems.length })}</label>
          <progress id="problems-solved" max=${facts.problems.length} .value=${solved}></progress>
        </p>
        <ol class="problems__list">
          ${facts.problems.map(({ id }, at) => this.#line(id, at + 1, id === next?.id))}
        </ol>
      </div>
    `;
  }

  #line(id: string, number: number, next: boolean) {
    const { id: game } = this.game;
    const solved = isSolved(game, id);
    return html`<li>
      <a class="problems__door ${next ? 'problems__door--next' : ''}" href=${href({ page: 'problem', game, id })}>
        <span class="problems__number ${solved ? 'problems__number--solved' : ''}" aria-hidden="true">
          ${solved ? icon('check') : number}
        </span>
        <span class="problems__words">
          <b>${t(`problem-${id}`)}</b>
          <small>${t(solved ? 'problems-is-solved' : 'problems-is-open')}</small>
        </span>
      </a>
    </li>`;
  }
}
