import './wheel-list.css';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Wheel } from '../../worker/database';
import { keepWheel, wheel } from '../../worker/wheels';
import { icon } from '../art';
import { MkElement } from '../element';
import { list, t } from '../i18n';
import { refusal } from '../sentences';
import { inspect } from './brought';
import { OwnPlayers } from './players';
import { wanting } from './requirements';
import { calledBy, MOST_WHEELS, type NamedWheel, wheelsIn, withoutWheel, withWheel } from './wheels';

/**
 * The wheels that the text of a player names, with their digests, and what of them is missing here; those can be chosen.
 * `mk-text`: the text with one more or less, where it is one's own.
 */
@customElement('mk-wheels')
export class WheelList extends MkElement {
  @property() text!: string;
  /** Whether others may be added and these taken away. */
  @property({ type: Boolean }) own = false;

  /** By digest; null: it is not here. */
  @state() private kept: ReadonlyMap<string, Wheel | null> = new Map();
  @state() private busy = false;
  @state() private faults: readonly (() => string)[] = [];

  protected override render() {
    const named = wheelsIn(this.text);
    if (named.length === 0 && !this.own) return nothing;
    const isMissing = named.some(({ digest }) => this.kept.get(digest) === null);
    return html`
      <section class="wheels" aria-label=${t('wheels')}>
        <p class="hint">${t(this.own ? 'wheels-own' : 'wheels-what')}</p>
        ${named.length ? html`<ul>${named.map((one) => this.#wheel(one, named))}</ul>` : nothing}
        ${
          this.own || isMissing
            ? html`<label class="button wheels__file">${icon('open')} ${t('wheels-choose')}
                <input type="file" accept=".whl" multiple aria-disabled=${this.busy ? 'true' : 'false'} @change=${this.#chosen} />
              </label>`
            : nothing
        }
        <div role="status">${this.busy ? html`<p>${t('wheels-looking')}</p>` : nothing}</div>
        <div role="alert">${this.faults.map((fault) => html`<p class="fault">${fault()}</p>`)}</div>
      </section>
    `;
  }

  #wheel({ file, digest }: NamedWheel, named: readonly NamedWheel[]) {
    const kept = this.kept.get(digest);
    const files = named.map((one) => one.file);
    const wants = Object.entries(kept ? wanting(kept.requires, files) : {});
    const name = calledBy(file);
    return html`<li>
      <div class="wheels__said">
        <b>${name}</b>
        <code>sha256:${digest}</code>
        ${kept === null ? html`<span class="fault">${t('wheels-missing', { file })}</span>` : nothing}
        ${wants
          .filter(([, wanted]) => wanted.length > 0)
          .map(
            ([why, wanted]) =>
              html`<span class="fault">${t(`wheels-${why}`, { name, wanted: list(wanted) })}</span>`,
          )}
      </div>
      ${
        this.own
          ? html`<button class="icon-button" title=${t('wheels-remove', { name })} aria-label=${t('wheels-remove', { name })}
              @click=${() => this.#tell(withoutWheel(this.text, digest))}>${icon('trash')}</button>`
          : nothing
      }
    </li>`;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('text')) void this.#look();
  }

  async #look(): Promise<void> {
    const { text } = this;
    const unknown = wheelsIn(text).filter(({ digest }) => !this.kept.get(digest));
    if (unknown.length === 0) return;
    const found = await Promise.all(unknown.map(({ digest }) => wheel(digest)));
    if (text !== this.text) return;
    this.kept = new Map([
      ...this.kept,
      ...unknown.map(({ digest }, at) => [digest, found[at] ?? null] as const),
    ]);
  }

  readonly #chosen = async (event: Event) => {
    const field = event.target as HTMLInputElement;
    const files = [...(field.files ?? [])];
    field.value = ''; // the same file can be chosen again
    if (this.busy || files.length === 0) return;
    this.busy = true;
    this.faults = [];
    for (const file of files) {
      const fault = await this.#bring(file).catch(refusal);
      if (fault) this.faults = [...this.faults, fault];
    }
    this.busy = false;
  };

  /** Says why not. */
  async #bring(file: File): Promise<(() => string) | null> {
    const read = await inspect(file);
    if ('fault' in read)
      return () => t(`wheel-fault-${read.fault}`, { file: file.name, detail: read.detail });
    const named = wheelsIn(this.text);
    const isNamed = named.some(({ digest }) => digest === read.id);
    if (!isNamed && !this.own) return () => t('wheel-fault-another', { file: file.name });
    if (!isNamed && named.length >= MOST_WHEELS) return () => t('wheel-fault-many', { most: MOST_WHEELS });
    const players = new OwnPlayers();
    const kept = { ...read, added: Date.now() };
    const isWanted = (id: string) => this.text.includes(id) || players.mention(id);
    if (!(await keepWheel(kept, isWanted))) return () => t('wheel-fault-full');
    this.kept = new Map([...this.kept, [kept.id, kept]]);
    if (!isNamed) this.#tell(withWheel(this.text, { file: file.name, digest: kept.id }));
    return null;
  }

  #tell(text: string): void {
    this.dispatchEvent(new CustomEvent('mk-text', { detail: text, bubbles: true }));
  }
}
