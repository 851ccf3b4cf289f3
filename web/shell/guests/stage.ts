import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { OptionSpec } from '../../generated/bridge';
import { icon } from '../../lib/art';
import { crest } from '../../lib/art/crest';
import { MkElement } from '../../lib/element';
import { whenReady } from '../../lib/engine-status';
import type { Form } from '../../lib/form/form';
import { judge, seatedPlayers, settled } from '../../lib/form/judge';
import { firstSetUp, recall } from '../../lib/form/setup';
import type { Game } from '../../lib/game';
import { company } from '../../lib/guests/company';
import { Host } from '../../lib/guests/host';
import type { Seat } from '../../lib/guests/room';
import { t } from '../../lib/i18n';
import { notify } from '../../lib/notices';
import { go, href } from '../../lib/routes';
import { refusal } from '../../lib/sentences';
import type { EngineClient } from '../../worker/client';
import type { Options } from '../../worker/protocol';
import { described } from '../share/described';
import './guests.css';
import './invite';
import { placesOf } from './places';

/** Where the guests of a match gather, each with a device of their own: who is there, who sits where, by which rules. */
@customElement('mk-stage')
export class StagePage extends MkElement {
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) form!: Form;

  @state() private host: Host | null = null;
  /** The match that is played at several devices now: another one lets its guests go. */
  @state() private running: Host | null = null;
  @state() private failed: (() => string) | null = null;
  #specs: readonly OptionSpec[] = [];

  readonly #redraw = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    const { host } = company;
    if (host?.match && host.seats.missing.length < host.seats.guests.length) this.running = host;
    else void this.#gather();
  }

  override disconnectedCallback(): void {
    this.host?.removeEventListener('change', this.#redraw);
    super.disconnectedCallback();
  }

  protected override render() {
    const { game, host, failed } = this;
    return html`
      <header class="gathering__head">
        ${crest(game.id)}
        <div>
          <h1 tabindex="-1">${t('stage-title')}</h1>
          <p>${t(`game-${game.id}`)} · <a href=${href({ page: 'new', game: game.id })}>${t('stage-rules')}</a></p>
        </div>
      </header>
      ${
        failed
          ? html`<p role="alert">${failed()}</p>
              <button class="button" @click=${() => this.#gather()}>${icon('retry')} ${t('retry')}</button>`
          : this.running
            ? this.#leave(this.running)
            : host
              ? this.#stage(host)
              : html`<mk-engine-status .engine=${this.engine}></mk-engine-status>`
      }
    `;
  }

  #leave({ match, game }: Host) {
    const gather = () => {
      this.running = null;
      void this.#gather();
    };
    return html`<section class="panel">
      <p>${t('stage-running')}</p>
      <a class="button button--gold" href=${href({ page: 'match', game: game.id, id: match ?? '' })}>${icon('play')} ${t('home-carry-on')}</a>
      <button class="button button--quiet" @click=${gather}>${t('stage-gather-anew')}</button>
    </section>`;
  }

  #stage(host: Host) {
    const { stage, dealing, seats } = host;
    const { missing, guests } = seats;
    const free = stage.places.some(({ who, here }) => who === 'guest' && !here);
    const role = (seat: number) => this.game.role?.(stage.seating, seat) ?? null;
    return html`
      <div class="gathering">
        <mk-invite class="panel" .host=${host}></mk-invite>
        <section class="panel gathering__table" aria-labelledby="stage-who">
          <h2 id="stage-who">${t('new-who')}</h2>
          ${placesOf(stage, { role, own: stage.places.findIndex(({ who }) => who === 'host') })}
          ${described(this.game, host.options, this.#specs)}
          <p class="hint">${t('stage-fair')}</p>
        </section>
      </div>
      <div class="gathering__foot ${guests.length > 0 ? 'gathering__foot--ready' : ''}">
        <p role="status">
          ${
            missing[0]
              ? t('stage-away', { name: seats.nameOf(missing[0]) })
              : guests.length === 0
                ? t('stage-nobody')
                : free
                  ? t('stage-free')
                  : nothing
          }
        </p>
        <button class="button button--gold" aria-disabled=${dealing || guests.length === 0 ? 'true' : 'false'} @click=${this.#begin}>
          ${icon(dealing ? 'hourglass' : 'play')} ${t(dealing ? 'stage-dealing' : 'stage-begin')}
        </button>
      </div>
    `;
  }

  /** Who sits down is as in the form: all people but the first have devices of their own; or, where there is but one, all. */
  async #gather(): Promise<void> {
    const { engine, game, form } = this;
    this.failed = null;
    try {
      await whenReady(engine);
      const setUp = recall(game, { ...firstSetUp(game), wishes: {} }); // by the rules that the form shows
      const judged = await judge(engine, game, setUp);
      const seated = seatedPlayers(game, form, settled(judged, setUp), setUp);
      if (!judged.options || !this.isConnected) return go({ page: 'new', game: game.id }, { replace: true });
      this.#specs = judged.specs;
      const players = seated.flatMap((player) => setUp.players[player] ?? []);
      const people = players.filter(({ controller }) => controller === 'human').length;
      const first = Math.max(
        0,
        players.findIndex(({ controller }) => controller === 'human'),
      );
      const seats = players.map(({ name, controller }, seat): Seat => {
        if (seat === first) return { name, usual: name, controller: 'host' };
        return { name, usual: name, controller: people < 2 || controller === 'human' ? 'guest' : controller };
      });
      this.host = this.#hostOf(judged.options, seats, judged.seating);
      this.host.addEventListener('change', this.#redraw);
    } catch (error) {
      this.failed = refusal(error);
    }
  }

  /** Whoever has gathered already stays, whatever the rules are now. */
  #hostOf(options: Options, seats: readonly Seat[], seating: unknown): Host {
    const { engine, game } = this;
    const here = company.host;
    if (here?.match === null && here.game === game) {
      here.arrange(options, seats, seating);
      return here;
    }
    const host = new Host(engine, game, options, seats);
    host.seating = seating;
    company.beHost(host);
    return host;
  }

  readonly #begin = async (): Promise<void> => {
    const { host, game } = this;
    if (!host || host.dealing || host.seats.guests.length === 0) return;
    try {
      const id = await host.begin();
      if (this.isConnected) go({ page: 'match', game: game.id, id }, { replace: true });
    } catch (error) {
      notify(refusal(error), { alert: true });
    }
  };
}
