import { LitElement } from 'lit';
import { Words } from './i18n';

/** Our custom elements draw into the page itself (one set of plain style sheets) and follow the language. */
export class MkElement extends LitElement {
  readonly words = new Words(this);

  protected override createRenderRoot(): this {
    return this;
  }
}
