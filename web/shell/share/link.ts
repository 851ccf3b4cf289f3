import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { EngineClient } from '../../worker/client';
import { MkElement } from '../element';
import type { SettingsStore } from '../settings';

@customElement('mk-link')
export class LinkPage extends MkElement {
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) store!: SettingsStore;
  @property({ attribute: false }) code!: string;

  protected override render() {
    return html`<h1 tabindex="-1">link</h1>`;
  }
}
