import { html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../../lib/outside/wheel-list';
import { MkElement } from '../../lib/element';
import '../share/link';
import type { Game, Games } from '../../lib/game';
import { t } from '../../lib/i18n';
import type { EngineClient } from '../../worker/client';
import { partsOf } from '../parts';
import type { SettingsStore } from '../settings';
import { gameIn } from '../share/copies';
import { playerIn, type Sent } from './link';
import './school.css';

/**
 * A match against a player that somebody else has written: it is shown, and sits down when the match is begun; where a link
 * comes with it, in the place of a computer player of that.
 */
@customElement('mk-against')
export class Against extends MkElement {
  @property({ attribute: false }) games!: Games;
  @property({ attribute: false }) engine!: EngineClient;
  /** The player, packed. */
  @property() sent!: string;
  @property({ attribute: false }) store!: SettingsStore;
  /** Of a deal or a match in play. */
  @property({ attribute: false }) code: string | null = null;

  /** null: it is unpacked; false: it is damaged. */
  @state() private player: Sent | false | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void playerIn(this.sent).then((player) => {
      this.player = player && this.games.find(player.game) ? player : false;
    });
  }

  protected override render() {
    const { player } = this;
    if (player === null) return html``;
    if (player === false) return html`<p class="warning" role="alert">${t('school-link-damaged')}</p>`;
    const game = this.games.get(player.game);
    return html`
      <section class="panel school__sent" aria-labelledby="against">
        <h2 id="against">${t('against-who', { name: player.name })}</h2>
        <p>${t('against-what')}</p>
        <details class="fold">
          <summary>${t('against-text')}</summary>
          <pre class="code" tabindex="0">${player.text}</pre>
        </details>
        <mk-wheels .text=${player.text}></mk-wheels>
      </section>
      ${this.code === null ? this.#form(game, player) : this.#linked(this.code, player)}
    `;
  }

  #form(game: Game, player: Sent) {
    return partsOf(game).form.show(
      (form) =>
        html`<mk-new-match .game=${game} .form=${form} .engine=${this.engine} .against=${player}></mk-new-match>`,
      () => this.requestUpdate(),
    );
  }

  #linked(code: string, player: Sent) {
    if (gameIn(code) !== player.game)
      return html`<p class="warning" role="alert">${t('against-other-game')}</p>`;
    return html`<mk-link .games=${this.games} .engine=${this.engine} .store=${this.store} .code=${code} .against=${player}></mk-link>`;
  }
}
