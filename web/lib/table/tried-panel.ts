/** What is said of a finding that is decided once more: what the choice is worth beside the best and the one played. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Frame, GameTypes } from '../../generated/bridge';
import { icon } from '../art';
import { t, useCatalogues } from '../i18n';
import { href } from '../routes';
import type { Choices } from './choices';
import { leaveAt } from './origin';
import { PosedPanel } from './posed-panel';
import type { BaseScene } from './presenter';
import type { TriedController, Verdict } from './tried';
import { worthIn } from './worth';

export class TriedPanel<G extends GameTypes, S extends BaseScene> extends PosedPanel<
  G,
  S,
  TriedController<G, S>
> {
  constructor(controller: TriedController<G, S>, redraw: (focus: string | null) => void) {
    super(controller, redraw);
    void useCatalogues('review', 'watch');
    // Onto none of its buttons: whoever presses once too often has not read it yet.
    controller.addEventListener('judged', () => redraw('.posed'));
  }

  protected drawPosed(frame: Frame<G>, choices: Choices<G>): TemplateResult | typeof nothing {
    const { answer } = this.controller;
    if (answer === null) return nothing;
    const { action, verdict } = answer;
    const title = t('review-tried');
    if (verdict === null)
      return this.panel('question', title, html`<p>${t('review-tried-weighing')}</p>`, nothing);
    const outcome = this.#outcome(verdict);
    const isBest = outcome === 'best' || outcome === 'level';
    const body = html`<p><b>${t(`review-tried-${outcome}`, { name: choices.name(action, frame) })}</b></p>
      <dl class="posed__worths">${this.#worths(verdict)}</dl>`;
    return this.panel(isBest ? 'right' : 'wrong', title, body, this.#ways(isBest));
  }

  /** As far as one can tell from what stands below it. */
  #outcome({ is, worth }: Verdict): 'best' | 'level' | 'played' | 'closer' | 'worse' {
    const { unit, better, played } = this.controller.origin.finding;
    const isTold = (than: number) => worthIn(unit, worth) === worthIn(unit, than);
    if (is !== 'other') return is === 'better' ? 'best' : 'played';
    if (worth >= better.worth || isTold(better.worth)) return 'level';
    return worth > played.worth && !isTold(played.worth) ? 'closer' : 'worse';
  }

  #worths({ is, worth }: Verdict): TemplateResult {
    const { unit, better, played } = this.controller.origin.finding;
    const line = (words: string, what: number, own = false) =>
      html`<div class=${own ? 'posed__own' : ''}><dt>${words}</dt><dd>${worthIn(unit, what)}</dd></div>`;
    return html`
      ${line(t('review-tried-now'), worth, true)}
      ${is === 'better' ? nothing : line(t('review-tried-found'), better.worth)}
      ${is === 'played' ? nothing : line(t('review-tried-then'), played.worth)}
    `;
  }

  #ways(isBest: boolean): TemplateResult {
    const { route, finding } = this.controller.origin;
    const back = () => leaveAt(route, finding);
    const gold = (leads: boolean) => (leads ? 'button--gold' : '');
    return html`
      <a class="button ${gold(isBest)}" href=${href(route)} @click=${back}>${icon('curve')} ${t('watch-review-back')}</a>
      <button class="button ${gold(!isBest)}" @click=${this.again}>${icon('retry')} ${t('retry')}</button>
      <button class="button" @click=${() => this.controller.playOn()}>${icon('play')} ${t('review-tried-on')}</button>
    `;
  }
}
