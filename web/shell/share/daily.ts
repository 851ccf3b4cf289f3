import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { EngineClient } from '../../worker/client';
import { MkElement } from '../element';
import type { GameId } from '../router';

@customElement('mk-daily')
export class Daily extends MkElement {
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) game!: GameId;

  protected override render() {
    return html`<h1 tabindex="-1">daily</h1>`;
  }
}
