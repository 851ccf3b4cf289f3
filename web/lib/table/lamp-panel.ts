/** What the lamp has found, as it lies over the table, or on a wide page where else the parchment lies. */
import './lamp-panel.css';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { Choice, Frame, GameTypes } from '../../generated/bridge';
import { icon } from '../art';
import { lantern } from '../art/lantern';
import { MkElement } from '../element';
import { knows, t } from '../i18n';
import { refusal } from '../sentences';
import type { Choices } from './choices';
import { vars } from './directives';
import type { Light, Lit } from './lamp';
import { bounds, gained, speaks, within, worthIn } from './worth';
import { isBehind, medalAt, REACH, type Scale, scaleOf, surety } from './worth-scale';

/** Pixels between the panel and what it lies beside. */
const GAP = 6;
/** Pixels by which it may lie over what one plays with where the table cannot draw close enough. */
const MOST_OVER = 8;

/** Milliseconds for which what it found cannot be played yet: whoever taps twice to light it plays nothing. */
const ASLEEP = 1000;

/** Of 100 matches: who wins fewer, whatever he does, is told so; who wins next to none is spared all reasons. */
const HARD = 5;
const LOST = 2;

@customElement('mk-lamp')
export class LampPanel extends MkElement {
  @property({ attribute: false }) light!: Light<GameTypes>;
  @property({ attribute: false }) chosen = 0;
  @property({ attribute: false }) frame!: Frame<GameTypes>;
  @property({ attribute: false }) choices!: Choices<GameTypes>;
  /** What it leaves in sight where it can, as a selector; null: the whole table, which draws closer together. */
  @property({ attribute: false }) inSight: string | null = null;
  @property({ attribute: false }) choose!: (place: number) => void;
  @property({ attribute: false }) act!: (action: object) => void;
  @property({ attribute: false }) again!: () => void;
  @property({ attribute: false }) close!: () => void;

  /** What it found is played by no finger that may be on its way from what stood there before; a key has come to it. */
  @state() private asleep = true;
  #waking: ReturnType<typeof setTimeout> | undefined;

  readonly #place = () => this.#settle();

  /** Where it burned, once it is out. */
  #burned: HTMLElement | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#burned = this.#table;
    addEventListener('resize', this.#place);
    // What is offered is taken by Enter; what it says is read from its title on.
    void this.updateComplete.then(() =>
      (this.querySelector<HTMLElement>('.lamp__waiting > .button--gold') ?? this.#title)?.focus(),
    );
  }

  override disconnectedCallback(): void {
    removeEventListener('resize', this.#place);
    clearTimeout(this.#waking);
    if (this.#burned) this.#makeRoom(this.#burned, 0);
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('light')?.at;
    if (changed.has('light') && this.light.at === 'found' && before !== 'found') this.#doze();
  }

  /** Asleep from now on; a finger that comes before it wakes begins that anew. */
  readonly #doze = () => {
    this.asleep = true;
    clearTimeout(this.#waking);
    this.#waking = setTimeout(() => {
      this.asleep = false;
    }, ASLEEP);
  };

  protected override render(): TemplateResult {
    const { light } = this;
    const hopes = this.#hopes;
    const first = this.#worthPlayingFor;
    return html`
      <section class="lamp lamp--${hopes}" role="dialog" aria-labelledby="lamp-title" aria-describedby=${light.at === 'offered' ? 'lamp-offer' : 'lamp-about lamp-scale'}>
        <header class="lamp__head">
          <svg class="lamp__lantern ${light.at === 'thinking' ? 'lamp__lantern--thinking' : ''}" viewBox="8 0 56 100" aria-hidden="true">
            <g fill="none" stroke="currentColor" stroke-width="1.05" stroke-linejoin="round" stroke-linecap="round">${lantern}</g>
          </svg>
          <div>
            <h2 id="lamp-title" tabindex="-1">${t('lamp-title')}</h2>
            <p id="lamp-about">${first} <span class="lamp__sees">${t('lamp-sees')}</span></p>
          </div>
          <button class="icon-button" aria-label=${t('close')} title=${t('close')} @click=${this.close}>${icon('close')}</button>
        </header>
        <p class="unseen" role="status">${this.#says()}</p>
        ${this.#body(light)}
        ${hopes === 'lost' ? nothing : html`<p class="lamp__scale" id="lamp-scale">${this.#scale(first !== null)}</p>`}
      </section>
    `;
  }

  /** How much there is to win at all. */
  get #hopes(): 'open' | 'hard' | 'lost' {
    const { light } = this;
    if (light.at !== 'found' || light.found.unit !== 'chance') return 'open';
    const most = Math.max(...light.found.choices.map(({ worth }) => worth));
    return most < LOST ? 'lost' : most < HARD ? 'hard' : 'open';
  }

  /** Where little is to be won, what is said before all numbers. */
  get #worthPlayingFor(): string | null {
    const { light, choices, frame } = this;
    if (this.#hopes === 'lost') return this.#left;
    if (light.at !== 'found' || light.found.unit !== 'chance') return null;
    const even = choices.even?.(frame) ?? 0;
    const [best] = light.found.choices.toSorted((one, other) => other.worth - one.worth);
    return best && best.worth < even / 2 ? (choices.turn?.(frame, best.action) ?? null) : null;
  }

  /** What the numbers are; that it is hard is not said beside what can be done about it. */
  #scale(isSaid: boolean): string {
    const { light, choices, frame } = this;
    const unit = light.at === 'found' ? light.found.unit : null;
    if (unit === null) return '';
    const even = choices.even?.(frame);
    const about = `lamp-about-${unit}`;
    const all = [
      knows(about) ? t(about, { hopes: isSaid ? 'open' : this.#hopes }) : '',
      even === undefined ? '' : t('lamp-even', { even }),
      light.at === 'found' ? alikeAmong(light.found.choices) : '',
    ];
    return all.filter(Boolean).join(' ');
  }

  get #left(): string {
    return this.choices.left?.(this.frame) ?? t('lamp-about-chance', { hopes: 'lost' });
  }

  /** What is heard when it has found something. */
  #says(): string {
    const { light, frame, choices } = this;
    if (light.at !== 'found') return '';
    if (this.#hopes === 'lost') return this.#left;
    const [best] = light.found.choices;
    if (!best) return '';
    const { unit, choices: found } = light.found;
    const name = choices.name(best.action, frame);
    if (found.length === 1 && !speaks(unit)) return `${t('lamp-nothing-to-weigh')} ${name}.`;
    const worth = speaks(unit) ? worthIn(unit, best.worth) : t(`lamp-best-${surety(found, 0)}`);
    return t(found.length > 1 ? 'lamp-says' : 'lamp-says-only', { name, worth });
  }

  #body(light: Light<GameTypes>): TemplateResult {
    switch (light.at) {
      case 'offered':
        return html`<div class="lamp__waiting">
          <p id="lamp-offer">${t('lamp-offer')}</p>
          <button class="button button--gold" @click=${this.#light}>${t('lamp-light')}</button>
        </div>`;
      case 'thinking':
        return html`<div class="lamp__waiting">
          <progress max="1" value=${light.progress} aria-label=${t('lamp-thinking')}></progress>
          <p>${t('lamp-thinking')}</p>
        </div>`;
      case 'failed':
        return html`<div class="lamp__waiting" role="alert">
          <p>${refusal(light.error)()}</p>
          <button class="button" @click=${this.again}>${icon('retry')} ${t('retry')}</button>
        </div>`;
      case 'found': {
        const { found } = light;
        const [first] = found.choices;
        if (first && found.choices.length === 1) return this.#only(first, found);
        const scale = scaleOf(found.choices, bounds(found.unit));
        return html`<ol class="lamp__choices" aria-label=${t('lamp-choices')} ${vars({ '--many': found.choices.length })}>
          ${found.choices.map((choice, place) => this.#choice(choice, place, scale, found))}
        </ol>`;
      }
    }
  }

  #choice(choice: Choice, place: number, scale: Scale, lit: Lit<GameTypes>): TemplateResult {
    const { frame, choices, chosen } = this;
    const { unit } = lit;
    const picked = place === chosen;
    const { from = 0, at = 0, to = 0 } = scale.spans[place] ?? {};
    const how = place === 0 && isBehind(lit.choices) ? 'tried' : surety(lit.choices, place);
    const sure = `lamp-${place === 0 ? 'best' : 'other'}-${how}`;
    const isLost = this.#hopes === 'lost';
    const isMeasured = speaks(unit) && !isLost;
    const medal = medalAt(lit.choices, place);
    const named = [...(medal === null ? [] : ['mark']), 'name', ...(isMeasured ? ['worth'] : [])].map(
      (part) => `lamp-${part}-${place}`,
    );
    const zero = speaks(unit) ? scale.zero : null;
    const marked = { '--from': from, '--at': at, '--to': to, '--zero': zero ?? -1 };
    // What chooses is a tab on a phone and the whole choice elsewhere; what tells of it lies beside it in both.
    return html`<li class="lamp__choice ${picked ? 'lamp__choice--picked' : ''} ${loses(unit, choice)}">
      <label class="lamp__tab">
        <input class="unseen" type="radio" name="lamp-choice" .checked=${live(picked)} @change=${() => this.choose(place)}
          aria-labelledby=${named.join(' ')} aria-describedby="lamp-sure-${place} lamp-why-${place}" />
        ${medal === null ? nothing : html`<em class="lamp-mark" id="lamp-mark-${place}" data-place=${medal}>${medal}</em>`}
        ${this.#picture(choice)}
        ${isLost ? nothing : html`${this.#worth(choice, unit, `lamp-worth-${place}`)}<span class="lamp__bar" aria-hidden="true" ${vars(marked)}><i></i></span>`}
      </label>
      <div class="lamp__detail">
        <b class="lamp__name" id="lamp-name-${place}">${choices.name(choice.action, frame)}</b>
        <span class="lamp__sure" id="lamp-sure-${place}">${isLost ? nothing : t(sure)}</span>
        <span class="lamp__why" id="lamp-why-${place}">${isLost ? nothing : this.#why(this.#telling(choice, place, lit), place === 0)}
          ${isMeasured ? html`<small class="lamp__figure">${within(unit, choice.worth, REACH * choice.error)}</small>` : nothing}</span>
      </div>
      ${picked ? this.#do(choice) : nothing}
    </li>`;
  }

  /** Of all that can be done only one thing was weighed: there is nothing to compare, and that is said. */
  #only(choice: Choice, { unit }: Lit<GameTypes>): TemplateResult {
    return html`<div class="lamp__only ${loses(unit, choice)}">
      <p class="lamp__nothing">${t('lamp-nothing-to-weigh')}</p>
      ${this.#picture(choice)}
      <b class="lamp__name">${this.choices.name(choice.action, this.frame)}</b>
      ${this.#worth(choice, unit)}
      <span class="lamp__why">${this.#hopes === 'lost' ? nothing : this.#why(choice.reasons)}</span>
      ${this.#do(choice)}
    </div>`;
  }

  /** Its worth alone, for the eyes, and with its unit for the ears. */
  #worth({ worth }: Choice, unit: string, id?: string): TemplateResult | typeof nothing {
    if (!speaks(unit)) return nothing;
    return html`<span class="lamp__worth"><span aria-hidden="true">${gained(unit, worth)}</span><span class="unseen" id=${id ?? nothing}>${worthIn(unit, worth)}</span></span>`;
  }

  #picture(choice: Choice): TemplateResult | typeof nothing {
    const picture = this.choices.draw(choice.action, this.frame);
    return picture === nothing
      ? nothing
      : html`<span class="lamp__picture" aria-hidden="true">${picture}</span>`;
  }

  /** Of choices that are as good as the first, what two claim alike sets none of them apart. */
  #telling({ reasons }: Choice, place: number, { choices: found }: Lit<GameTypes>): Choice['reasons'] {
    const { choices, frame } = this;
    const isAlike = (at: number) => at === 0 || surety(found, at) === 'open';
    const others = isAlike(place) ? found.filter((_, at) => at !== place && isAlike(at)) : [];
    const claims = others.flatMap((one) => one.reasons);
    return reasons.filter(
      (reason) =>
        !claims.some(
          (claim) =>
            choices.mirrors?.(claim as never, reason as never) &&
            choices.against?.(claim as never, frame) === choices.against?.(reason as never, frame),
        ),
    );
  }

  /** Of the first one what speaks for it; where nothing does, what puts it first all the same. */
  #why(reasons: Choice['reasons'], first = false): TemplateResult[] {
    const good = reasons.filter((reason) => !this.choices.against?.(reason as never, this.frame));
    const told = first && good.length > 0 ? good : reasons;
    const gist = first && good[0] && this.choices.gist?.(good[0] as never, this.frame);
    const lines = told
      .map((reason, at) => this.choices.reason(reason as never, this.frame, Boolean(gist) && at === 0))
      .filter(Boolean);
    if (first && lines.length > 0 && good.length === 0) lines.push(t('lamp-first-anyway'));
    const said = lines.map((line) => html`<span class="lamp__reason">${line} </span>`);
    return gist ? [html`<b class="lamp__reason">${gist} </b>`, ...said] : said;
  }

  #do(choice: Choice): TemplateResult {
    const { asleep } = this;
    return html`<button class="button lamp__do ${asleep ? 'lamp__do--asleep' : ''}" @pointerdown=${asleep ? this.#doze : nothing}
      @click=${({ detail }: MouseEvent) => (asleep && detail > 0 ? undefined : this.act(choice.action))}>${t('lamp-do')}</button>`;
  }

  /** The button that was pressed is gone then. */
  readonly #light = () => {
    this.again();
    this.#title?.focus();
  };

  protected override updated(): void {
    this.#settle();
  }

  /** It leaves free what one plays with, and takes the place of the parchment where that lies beside the table. */
  #settle(): void {
    const panel = this.querySelector<HTMLElement>('.lamp');
    const table = this.#table;
    if (!panel || !table) return;
    const parchment = table.querySelector('.beside');
    const beside = parchment?.checkVisibility() ?? false;
    panel.classList.toggle('lamp--beside', beside);
    if (beside && parchment) {
      const { left, top, width, height } = parchment.getBoundingClientRect();
      sized(panel, { '--left': left, '--top': top, '--width': width, '--height': height });
      sized(table, { '--lamp': 0 });
      return;
    }
    // What can be pressed, not the room around it.
    const ways = [...table.querySelectorAll('.act > *')].map((way) => way.getBoundingClientRect());
    const act = Math.min(...ways.filter(({ height }) => height > 0).map((way) => way.top));
    if (this.#liesFree(panel, table, act)) return;
    const top = table.getBoundingClientRect().top;
    const room = act - top;
    // Where little is left above what one plays with, it lies over that too: it has all one needs.
    const over = Number.isFinite(act) && room > innerHeight / 2;
    sized(panel, {
      '--bottom': over ? innerHeight - act + GAP : GAP,
      '--room': over ? room : innerHeight - top,
    });
    const short = this.#makeRoom(table, over ? panel.offsetHeight : 0);
    if (over && short > 0) sized(panel, { '--bottom': innerHeight - act + GAP - Math.min(short, MOST_OVER) });
  }

  /** Between what stays in sight, or above all of it, if all it says has room there: then everything keeps its place. */
  #liesFree(panel: HTMLElement, table: HTMLElement, act: number): boolean {
    if (this.inSight === null || !Number.isFinite(act) || table.hasAttribute('data-lamp')) return false;
    const boxes = [...table.querySelectorAll(this.inSight)]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
    const ends = boxes.map(({ bottom }) => bottom).filter((bottom) => bottom <= act);
    const begins = boxes.map(({ top }) => top);
    const between = {
      high: Math.max(...ends) + GAP,
      low: Math.min(act, ...boxes.filter(({ bottom }) => bottom > act).map(({ top }) => top)) - GAP,
    };
    const above = { high: GAP, low: Math.min(...begins) - GAP };
    return [between, above].some(({ high, low }) => {
      sized(panel, { '--bottom': innerHeight - low, '--room': innerHeight }); // as high as it wants to be
      return panel.offsetHeight <= low - high;
    });
  }

  /**
   * The table draws closer together, so that it is seen above the lamp; no closer than it can without being scrolled.
   * Gives how many pixels are still wanting.
   */
  #makeRoom(table: HTMLElement, height: number): number {
    table.toggleAttribute('data-lamp', height > 0);
    const felt = table.querySelector<HTMLElement>('.table');
    let room = height;
    for (let excess = 1; excess > 0; room = Math.max(0, room - excess)) {
      sized(table, { '--lamp': room });
      excess = room > 0 && felt ? felt.scrollHeight - felt.clientHeight : 0;
    }
    return height - room;
  }

  get #title(): HTMLElement | null {
    return this.querySelector('#lamp-title');
  }

  get #table(): HTMLElement | null {
    return this.closest<HTMLElement>('.lamp-room')?.parentElement ?? null;
  }
}

/** That it hardly matters which of some is taken, or of all. */
function alikeAmong(choices: readonly Choice[]): string {
  const second = medalAt(choices, 1);
  return choices.length < 2 || second === 2 ? '' : t('lamp-alike', { all: second === null ? 'yes' : 'no' });
}

const loses = (unit: string, { worth }: Choice): string =>
  speaks(unit) && worth < 0 ? 'lamp__choice--loses' : '';

/** By property, not by attribute: the page's security policy allows no inline style. */
function sized({ style }: HTMLElement, pixels: Readonly<Record<`--${string}`, number>>): void {
  for (const [name, value] of Object.entries(pixels)) style.setProperty(name, `${value}px`);
}

declare global {
  interface HTMLElementTagNameMap {
    'mk-lamp': LampPanel;
  }
}
