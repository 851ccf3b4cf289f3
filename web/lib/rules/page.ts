import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MkElement } from '../element';
import { type Args, t } from '../i18n';
import './rules.css';

/** A paragraph with the clauses it puts into words, or a picture. */
export type Part<Picture extends string> = readonly [text: string, clauses: string] | Picture;

/** The rules of one game. Its words begin with `rules-<id>-`; a section's with `rules-<id>-<section>-`. */
export interface Rules<Picture extends string = string> {
  readonly sections: Readonly<Record<string, readonly Part<Picture>[]>>;
  /** Its caption, `rules-<id>-<picture>-picture`, tells the same in words: a mere drawing is `aria-hidden`. */
  draw(picture: Picture): TemplateResult;
  /** What the sentences mention. */
  args?(): Args;
}

/** The rules for people: short sections in our own words, with the clauses of the rules text as notes in the margin. */
@customElement('mk-rules')
export class RulesPage extends MkElement {
  /** The id of the game. */
  @property({ attribute: false }) game!: string;
  @property({ attribute: false }) rules!: Rules;

  protected override render() {
    const { game } = this;
    const { sections } = this.rules;
    return html`
      <div class="rules" data-game=${game}>
        <p class="rules__lead">${t(`rules-${game}-lead`)}</p>
        <details class="fold rules__contents">
          <summary>${t('rules-contents')}</summary>
          <div>
            ${Object.keys(sections).map(
              (id) => html`<button @click=${() => this.#jump(id)}>${t(`rules-${game}-${id}-title`)}</button>`,
            )}
          </div>
        </details>
        ${Object.entries(sections).map(
          ([id, parts]) => html`
            <section aria-labelledby="rules-${id}">
              <h2 id="rules-${id}" tabindex="-1">${t(`rules-${game}-${id}-title`)}</h2>
              ${parts.map((part) => (typeof part === 'string' ? this.#picture(part) : this.#paragraph(id, ...part)))}
            </section>
          `,
        )}
      </div>
    `;
  }

  #paragraph(section: string, text: string, clauses: string) {
    const { game } = this;
    const { args } = this.rules;
    return html`
      <div class="rules__part">
        <p>${t(`rules-${game}-${section}-${text}`, args?.())}</p>
        ${clauses ? html`<small aria-label=${t('rules-clauses', { clauses })}>${clauses}</small>` : nothing}
      </div>
    `;
  }

  #picture(picture: string) {
    const { game } = this;
    const { args } = this.rules;
    return html`
      <figure>
        ${this.rules.draw(picture)}
        <figcaption>${t(`rules-${game}-${picture}-picture`, args?.())}</figcaption>
      </figure>
    `;
  }

  /** A link would change the address, which belongs to the router. */
  #jump(id: string): void {
    const heading = this.querySelector<HTMLElement>(`#rules-${id}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }
}
