/** Reads the code of another device: by the camera, which is asked for as soon as this stands in the page, or pasted. */
import './scan.css';
import { html, nothing } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { icon } from '../art';
import { MkElement } from '../element';
import { knows, t, useCatalogues } from '../i18n';
import { type QrReader, qrReader } from './qr-reader';

/** Milliseconds between two looks at the picture. */
const PAUSE = 120;
/** Of a video that has a picture to show. */
const HAVE_CURRENT_DATA = 2;

/** Tells what has been read by the event `found`, whatever it is: whoever wants a code knows whether this is one. */
@customElement('mk-scan')
export class Scan extends MkElement {
  @state() private camera: 'asked' | 'on' | 'refused' | 'missing' = 'asked';
  @query('video') private video!: HTMLVideoElement;
  @query('textarea') private field!: HTMLTextAreaElement;

  #stream: MediaStream | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the camera has read last: as long as it sees nothing else, that is told once. */
  #last = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void useCatalogues('meet');
    void this.#begin();
  }

  override disconnectedCallback(): void {
    this.#end();
    super.disconnectedCallback();
  }

  protected override render() {
    if (!knows('scan-paste')) return nothing; // its words are on their way
    return html`
      ${this.#seen()}
      <form class="field" @submit=${this.#paste}>
        <label for="scan-text">${t('scan-paste')}</label>
        <textarea id="scan-text" class="input" rows="3" spellcheck="false" autocapitalize="off" autocomplete="off"></textarea>
        <button class="button">${icon('check')} ${t('scan-read')}</button>
      </form>
    `;
  }

  #seen() {
    switch (this.camera) {
      case 'asked':
        return html`<p role="status">${t('scan-asking')}</p>`;
      case 'on':
        return html`<div class="scan__picture">
            <video playsinline muted autoplay aria-label=${t('scan-picture')} .srcObject=${this.#stream}></video>
          </div>
          <p class="hint" role="status">${t('scan-hint')}</p>`;
      default:
        return html`<p role="status">${t(`scan-${this.camera}`)}</p>`;
    }
  }

  async #begin(): Promise<void> {
    this.camera = 'asked';
    this.#last = '';
    try {
      // A page that did not come by https has no such thing.
      if (!navigator.mediaDevices) throw new DOMException('', 'NotFoundError');
      const stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 960 } },
      });
      this.#stream = stream;
      if (!this.isConnected) return this.#end(); // gone while the person was being asked
      this.camera = 'on';
      this.#look(await qrReader());
    } catch (error) {
      this.#end();
      this.camera = (error as Error).name === 'NotAllowedError' ? 'refused' : 'missing';
    }
  }

  #end(): void {
    clearTimeout(this.#timer);
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#stream = null;
  }

  async #look(read: QrReader): Promise<void> {
    if (!this.#stream) return;
    if (this.video?.readyState >= HAVE_CURRENT_DATA && !document.hidden) {
      const text = await read(this.video).catch(() => null);
      if (text && text !== this.#last && this.#stream) this.#tell(text);
      this.#last = text ?? this.#last;
    }
    this.#timer = setTimeout(() => this.#look(read), PAUSE);
  }

  readonly #paste = (event: SubmitEvent): void => {
    event.preventDefault();
    if (this.field.value.trim()) this.#tell(this.field.value);
    else this.field.focus();
  };

  #tell(text: string): void {
    this.dispatchEvent(new CustomEvent<string>('found', { detail: text }));
  }
}
