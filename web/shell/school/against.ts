import { html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../../lib/outside/wheel-list';
import { MkElement } from '../../lib/element';
import type { Games } from '../../lib/game';
import { t } from '../../lib/i18n';
import type { EngineClient } from '../../worker/client';
import { partsOf } from '../parts';
import { playerIn, type Sent } from './link';
import './school.css';

/** A match against a player that somebody else has written: it is shown, and sits down when the match is begun. */
@customElement('mk-against')
export class Against extends MkElement {
  @property({ attribute: false }) games!: Games;
  @property({ attribute: false }) engine!: EngineClient;
  /** The player, packed. */
  @property() sent!: string;

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
      ${partsOf(game).form.show(
        (form) =>
          html`<mk-new-match .game=${game} .form=${form} .engine=${this.engine} .against=${player}></mk-new-match>`,
        () => this.requestUpdate(),
      )}
    `;
  }
}
