import { html, nothing } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MkElement } from '../element';
import { WhyPage } from './why-page';

class Asking extends MkElement {
  asks: string | null = 'Because of the guard.';

  constructor() {
    super();
    this.addController(new WhyPage(this, () => ({ answers: '.act', regarded: null })));
  }

  protected override render() {
    return html`<div class="table">
      <p class="asked__words asked__words--you">Choose.</p>
      <b class="guard"></b>
      ${this.asks === null ? nothing : html`<div class="why-page" data-about=".guard">${this.asks}</div>`}
    </div>`;
  }
}
customElements.define('mk-asking', Asking);

const lies = { '.asked__words': [300, 340], '.guard': [0, 200] } as const;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(90);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [, [top, bottom]] = Object.entries(lies).find(([which]) => this.matches(which)) ?? [
      '',
      [0, innerHeight],
    ];
    return new DOMRect(0, top, innerWidth, bottom - top);
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function asking() {
  const host = new Asking();
  document.body.append(host);
  await host.updateComplete;
  const page = () => host.querySelector<HTMLElement>('.why-page');
  const toggle = (newState: 'open' | 'closed') => {
    page()?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    vi.advanceTimersByTime(50);
  };
  const draw = async (asks: string | null) => {
    host.asks = asks;
    host.requestUpdate();
    await host.updateComplete;
  };
  const marked = () => host.querySelectorAll('[data-why]').length;
  return { host, page, toggle, draw, marked };
}

test('it lies beside the question, and what it speaks of is marked as long as it is open', async () => {
  const { page, toggle, marked } = await asking();
  toggle('open');
  expect(Number.parseFloat(page()?.style.top ?? '')).toBeGreaterThanOrEqual(340);
  expect(marked()).toBe(1);
  toggle('closed');
  expect(marked()).toBe(0);
});

test('a page that is taken away while it is open leaves no mark, and the next one is laid', async () => {
  const { page, toggle, draw, marked } = await asking();
  toggle('open');
  await draw(null);
  expect(marked()).toBe(0);
  await draw('Because of the guard.');
  expect(page()?.style.top).toBe('');
  toggle('open');
  expect(page()?.style.top).not.toBe('');
  expect(marked()).toBe(1);
});

test('it is closed where something else is asked, and laid anew where the screen is another', async () => {
  const { page, toggle, draw } = await asking();
  toggle('open');
  page()?.style.setProperty('top', '');
  dispatchEvent(new Event('resize'));
  expect(page()?.style.top).not.toBe('');
  const hides = vi.fn();
  Object.assign(page() ?? {}, { hidePopover: hides });
  await draw('Because of the guard.');
  expect(hides).not.toHaveBeenCalled();
  await draw('Another reason.');
  expect(hides).toHaveBeenCalledOnce();
});

test('with the table its marks go too', async () => {
  const { host, toggle, marked } = await asking();
  toggle('open');
  host.remove();
  expect(marked()).toBe(0);
});
