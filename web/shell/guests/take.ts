import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { MkElement } from '../../lib/element';
import '../../lib/engine-status';
import { whenReady } from '../../lib/engine-status';
import type { Games } from '../../lib/game';
import { company } from '../../lib/guests/company';
import type { Guest } from '../../lib/guests/guest';
import { pendingRoom } from '../../lib/guests/pending';
import { invite, receive, takeUp } from '../../lib/guests/taking';
import type { Handed } from '../../lib/guests/words';
import { t } from '../../lib/i18n';
import { notify } from '../../lib/notices';
import { go } from '../../lib/routes';
import { refusal } from '../../lib/sentences';
import type { EngineClient } from '../../worker/client';

interface Tools {
  readonly guest: Guest;
  readonly engine: EngineClient;
  readonly games: Games;
}

/** Whoever is asked to be the host from here on: what that means, and how far it is. */
@customElement('mk-take')
export class Take extends MkElement implements Tools {
  @property({ attribute: false }) guest!: Guest;
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) games!: Games;
  /** The host's answer is what `guest` says. */
  @property() asked: Guest['asked'] = 'open';

  @state() private willing = false;
  readonly #left = new AbortController();

  override disconnectedCallback(): void {
    this.#left.abort();
    super.disconnectedCallback();
  }

  protected override render() {
    if (this.willing)
      return html`<p id="cut-how" role="status">${t(this.asked === 'taking' ? 'take-waiting' : 'take-preparing')}</p>
        <mk-engine-status .engine=${this.engine}></mk-engine-status>`;
    return html`<p id="cut-how">${t('take-how')}</p>
      <button class="button button--gold" @click=${this.#take}>${t('take-yes')}</button>
      <button class="button" @click=${() => this.guest.take('no')}>${t('take-no')}</button>`;
  }

  readonly #take = async (): Promise<void> => {
    const { guest, engine } = this;
    const { signal } = this.#left;
    this.willing = true;
    await whenReady(engine);
    if (signal.aborted) return; // the host has thought better of it
    guest.addEventListener('handed', (event) => void this.#receive((event as CustomEvent<Handed>).detail), {
      once: true,
      signal,
    });
    guest.take('yes');
  };

  async #receive(handed: Handed): Promise<void> {
    const { guest, engine } = this;
    const { signal } = this.#left;
    try {
      await receive(engine, guest, handed);
      if (signal.aborted) return; // the host has thought better of it
      // Only of this attempt: with what an earlier one has brought, nobody is found again at the table.
      guest.addEventListener('yours', () => void becomeHost(this), { once: true, signal });
      guest.take('kept');
    } catch (error) {
      guest.take('no');
      notify(refusal(error), { alert: true });
    }
  }
}

async function becomeHost({ guest, engine, games }: Tools): Promise<void> {
  const room = pendingRoom();
  if (!room) return;
  try {
    const host = await takeUp(engine, games, room);
    const link = guest.release();
    company.beHost(host);
    if (link) invite(host, link);
    notify(() => t('take-done'), { everywhere: true });
    go({ page: 'match', game: room.game, id: room.match }, { replace: true });
  } catch (error) {
    notify(refusal(error), { alert: true });
  }
}

/** Where the way was cut before the host could say that the match is here: his page tells. */
export function takenHalf(tools: Tools) {
  const room = pendingRoom();
  const { room: table } = tools.guest;
  if (!room || (table !== null && table !== room.room)) return nothing;
  const goOn = async () => {
    await whenReady(tools.engine);
    await becomeHost(tools);
  };
  return html`<p>${t('take-pending')}</p>
    <button class="button" @click=${goOn}>${t('take-pending-do')}</button>`;
}
