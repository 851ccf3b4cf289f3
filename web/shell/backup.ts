import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../lib/art';
import { dayAt } from '../lib/days';
import { MkElement } from '../lib/element';
import { handOver } from '../lib/hand-over';
import { knows, list, t } from '../lib/i18n';
import { errorSentence, refusal } from '../lib/sentences';
import type { EngineClient } from '../worker/client';
import type { Named, Restored } from '../worker/protocol';
import { addNotes, readNotes } from './notes';
import './backup.css';

/** What was done last, and what came of it. */
type Done =
  | { readonly what: 'saved'; readonly matches: number; readonly data: number }
  | { readonly what: 'restored'; readonly restored: Restored; readonly notes: boolean }
  | { readonly what: 'refused'; readonly why: () => string };

/** Saves everything that the player has into one file, and takes such a file in again. */
@customElement('mk-backup')
export class Backup extends MkElement {
  @property({ attribute: false }) engine!: EngineClient;
  @state() private busy: 'saving' | 'restoring' | null = null;
  @state() private done: Done | null = null;

  protected override render() {
    const { busy, done } = this;
    return html`
      <section class="backup" aria-labelledby="backup-title">
        <h2 id="backup-title">${t('backup-title')}</h2>
        <p>${t('backup-about')}</p>
        <div class="backup__ways">
          <button class="button" ?disabled=${busy !== null} @click=${this.#save}>${icon('away')} ${t('backup-save')}</button>
          <label class="button backup__file">
            ${icon('open')} ${t('backup-restore')}
            <input type="file" accept=".json,application/json" ?disabled=${busy !== null} @change=${this.#chosen} />
          </label>
        </div>
        <p class="hint">${t('backup-hidden')}</p>
        <div role="status">
          ${busy ? html`<p>${t(`backup-${busy}`)}</p>` : nothing}
          ${done && done.what !== 'refused' ? said(done) : nothing}
        </div>
        <div role="alert">${done?.what === 'refused' ? html`<p class="warning">${done.why()}</p>` : nothing}</div>
      </section>
    `;
  }

  readonly #save = () =>
    this.#while('saving', async () => {
      const { file, matches, data } = await this.engine.ask('backup', { notes: readNotes() });
      handOver(file, `musketiere-${dayAt(new Date())}.json`);
      return { what: 'saved', matches, data };
    });

  readonly #chosen = async (event: Event) => {
    const field = event.target as HTMLInputElement;
    const file = field.files?.[0];
    if (!file) return;
    await this.#while('restoring', async () => {
      const restored = await this.engine.ask('restore', { file });
      return { what: 'restored', restored, notes: addNotes(restored.notes ?? {}) };
    });
    field.value = ''; // the same file can be chosen again
    await this.updateComplete;
    field.focus(); // who had it loses it while nothing can be pressed
  };

  async #while(busy: 'saving' | 'restoring', work: () => Promise<Done>): Promise<void> {
    this.busy = busy;
    this.done = null;
    try {
      this.done = await work();
    } catch (error) {
      this.done = { what: 'refused', why: refusal(error) };
    } finally {
      this.busy = null;
    }
  }
}

function said(done: Exclude<Done, { what: 'refused' }>) {
  if (done.what === 'saved') {
    const { matches, data } = done;
    return html`<p>${t('backup-saved', { matches, data })}</p>`;
  }
  const { added, same, replaced, kept, refused, data, wheels, whole } = done.restored;
  const line = (id: string, count: number) => (count > 0 ? html`<p>${t(id, { count })}</p>` : nothing);
  return html`
    ${whole ? nothing : html`<p class="warning">${t('backup-altered')}</p>`}
    <p>${t('backup-added', { count: added })}</p>
    ${line('backup-same', same)}
    ${named('backup-replaced', replaced.map(inWords))}
    ${named('backup-kept', kept.map(inWords))}
    ${named(
      'backup-refused',
      refused.map(({ place, named: who, error }) => {
        const match = who ? inWords(who) : t('backup-match-at', { place });
        return t('backup-match-why', { match, why: errorSentence(error) });
      }),
    )}
    ${line('backup-data', data.added.length)}
    ${named('backup-data-refused', data.refused)}
    ${line('backup-wheels', wheels.added)}
    ${named('backup-wheels-refused', wheels.refused)}
    ${done.notes ? html`<p>${t('backup-notes')}</p>` : nothing}
  `;
}

const named = (id: string, lines: readonly string[]) =>
  lines.length === 0
    ? nothing
    : html`<p>${t(id, { count: lines.length })}</p>
        <ul class="backup__list">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;

function inWords({ game, names }: Named): string {
  const called = knows(`game-${game}`) ? t(`game-${game}`) : game;
  return t('backup-match', { game: called, names: list(names) });
}
