/** Installing the page like an app: the browser's own offer, kept until the reader wants it. */
import type { SettingsStore } from '../shell/settings';

/** Not in the standard: what Chromium's browsers send when the page can be installed. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Events: `change`. */
class Installation extends EventTarget {
  #offer: InstallOffer | null = null;

  constructor() {
    super();
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // no bar of the browser's own over the game
      this.#keep(event as InstallOffer);
    });
    addEventListener('appinstalled', () => this.#keep(null));
  }

  /** `offered`: by the browser, through `install`; `by-hand`: the reader finds it in Safari's menu. */
  get way(): 'offered' | 'by-hand' | null {
    if (this.#offer) return 'offered';
    return 'standalone' in navigator && !navigator.standalone ? 'by-hand' : null; // only iOS tells that
  }

  /** An offer can be taken up once. */
  async install(): Promise<void> {
    const offer = this.#offer;
    this.#keep(null);
    await offer?.prompt();
  }

  #keep(offer: InstallOffer | null): void {
    this.#offer = offer;
    this.dispatchEvent(new Event('change'));
  }
}

export const installation = new Installation();

/** The installed page bears its name and its words in the language of the reader. */
export function manifestFollows(store: SettingsStore): void {
  const link = document.querySelector('link[rel="manifest"]');
  const follow = () => link?.setAttribute('href', `./manifest-${store.values.language}.webmanifest`);
  store.addEventListener('change', follow);
  follow();
}
