import { nothing } from 'lit';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Frame, GameTypes } from '../../generated/bridge';
import { setLanguage, t, useCatalogues } from '../i18n';
import type { Choices } from './choices';
import { LampPanel } from './lamp-panel';

interface Said {
  readonly words: string;
  readonly against: boolean;
  readonly gist?: string;
}
const bad: Said = { words: 'It costs a card.', against: true };
const good: Said = { words: 'It wins the duel.', against: false };

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'lamp');
});
afterEach(() => document.body.replaceChildren());

/** What is said of each choice, the best first, which wins about one match of two. */
const told = (...reasons: Said[][]) => toldOf(50.5, 10, ...reasons);

async function toldOf(best: number, apart: number, ...reasons: Said[][]): Promise<string[][]> {
  const panel = new LampPanel();
  const choices = reasons.map((some, at) => ({
    action: { at },
    worth: best - apart * at,
    error: 2,
    worlds: 40,
    reasons: some,
  }));
  panel.frame = {} as Frame<GameTypes>;
  panel.choices = {
    draw: () => nothing,
    name: () => 'A choice',
    reason: ({ words }: Said) => words,
    against: ({ against }: Said) => against,
    gist: ({ gist }: Said) => gist ?? null,
    mirrors: (one: Said, other: Said) => one.words === other.words,
  } as unknown as Choices<GameTypes>;
  panel.light = { at: 'found', found: { unit: 'chance', choices } } as unknown as LampPanel['light'];
  document.body.append(panel);
  await panel.updateComplete;
  return [...panel.querySelectorAll('.lamp__why')].map((why) =>
    [...why.querySelectorAll('.lamp__reason')].map((line) => line.textContent?.trim() ?? ''),
  );
}

test('where all that is known speaks against the best choice it says that it is the best all the same', async () => {
  const anyway = t('lamp-first-anyway');
  expect(anyway).not.toBe('lamp-first-anyway');
  expect(await told([bad], [bad])).toEqual([[bad.words, anyway], [bad.words]]);
});

const scale = () => document.querySelector('#lamp-scale')?.textContent;

test('whoever can hardly win any more is told so', async () => {
  await told([good]);
  expect(scale()).toContain(t('lamp-about-chance', { hopes: 'open' }));
  document.body.replaceChildren();
  await toldOf(4.5, 1, [good]);
  expect(scale()).toContain(t('lamp-about-chance', { hopes: 'hard' }));
});

test('where little is to be won, but not nothing, it says first what would turn that; the numbers come last', async () => {
  await toldOf(12, 1, [good], [good]);
  const panel = document.querySelector('mk-lamp') as LampPanel;
  const turn = vi.fn((): string | null => 'A gem on the ten.');
  const first = async (even: number) => {
    panel.choices = { ...panel.choices, even: () => even, turn };
    await panel.updateComplete;
    return document.querySelector('#lamp-about')?.textContent;
  };
  expect(await first(20)).not.toContain('gem');
  expect(await first(33)).toContain('A gem on the ten.');
  const [about, choices, last] = ['#lamp-about', '.lamp__choices', '#lamp-scale'].map((one) =>
    document.querySelector(one),
  );
  const follows = (one?: Node | null, other?: Node | null) =>
    Boolean(other && (one?.compareDocumentPosition(other) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect([follows(about, choices), follows(choices, last)]).toEqual([true, true]);
  turn.mockReturnValue(null);
  expect(await first(33), 'nothing is certain').not.toContain('gem');
});

test('where next to nothing can be won that is said once, calmly, without reasons', async () => {
  expect(await toldOf(1.9, 0.1, [good], [good])).toEqual([[], []]);
  expect(document.querySelector('#lamp-about')?.textContent).toContain(
    t('lamp-about-chance', { hopes: 'lost' }),
  );
  expect(document.querySelector('[role=status]')?.textContent, 'and is heard').toBe(
    t('lamp-about-chance', { hopes: 'lost' }),
  );
  expect(document.querySelector('.lamp__figure, .lamp__worth, .lamp__bar'), 'nor figures').toBeNull();
  expect(document.querySelector('.lamp__sure')?.textContent).toBe('');
  const panel = document.querySelector('mk-lamp') as LampPanel;
  panel.choices = { ...panel.choices, left: () => 'Second place.' };
  await panel.updateComplete;
  expect(document.querySelector('#lamp-about')?.textContent, 'what the game still offers').toContain(
    'Second place.',
  );
});

test('where players fight each for himself it is said what chance would be even', async () => {
  await told([good]);
  expect(scale()).not.toContain(t('lamp-even', { even: 33 }));
  document.body.replaceChildren();
  await toldOf(50.5, 1, [good]);
  const panel = document.querySelector('mk-lamp') as LampPanel;
  panel.choices = { ...panel.choices, even: () => 33 };
  await panel.updateComplete;
  expect(scale()).toContain(t('lamp-even', { even: 33 }));
});

test('where something speaks for it, or nothing is known, that stands alone', async () => {
  expect(await told([good, bad], [good])).toEqual([[good.words], [good.words]]);
  expect(await told([], [bad])).toEqual([[], [bad.words]]);
});

test('of the first one it is said before all numbers what it does', async () => {
  const plain: Said = { ...good, gist: 'It wins.' };
  expect(await told([bad, plain], [plain])).toEqual([['It wins.', good.words], [good.words]]);
});

test('of choices that are as good as one another none is said to beat the others in what two of them claim', async () => {
  const own: Said = { words: 'It keeps a card.', against: false };
  expect(await toldOf(50.5, 1, [good, own], [good], [own])).toEqual([[], [], []]);
  expect(await toldOf(50.5, 1, [good], [{ ...good, against: true }])).toEqual([[good.words], [good.words]]);
  expect(await toldOf(50.5, 10, [good], [good])).toEqual([[good.words], [good.words]]);
});

test('what is as good as the first is said to be, and the figure stands behind the words', async () => {
  await toldOf(50.5, 1, [good], [good]);
  const [first, second] = document.querySelectorAll('.lamp__choice');
  const words = (element: Element | undefined, part: string) =>
    element?.querySelector(part)?.textContent?.trim();
  expect(words(first, '.lamp__sure')).toBe(t('lamp-best-open'));
  expect(words(second, '.lamp__sure')).toBe(t('lamp-other-open'));
  expect(words(first, '.lamp__figure')).toMatch(/^±\u202f4\.0%$/);
  expect(words(first, '.lamp__worth [aria-hidden]')).toBe('51%');
});

test('shares of a point are no words for a player: what is best is said', async () => {
  await toldOf(50.5, 1, [good], [good]);
  const [panel] = document.querySelectorAll<LampPanel>('mk-lamp');
  const { light } = panel as LampPanel;
  if (light.at !== 'found') throw new Error('nothing was found');
  (panel as LampPanel).light = { at: 'found', found: { ...light.found, unit: 'round-points' } };
  await panel?.updateComplete;
  expect(panel?.querySelectorAll('.lamp__worth')).toHaveLength(0);
  expect(panel?.querySelector('.lamp__sure')?.textContent).toBe(t('lamp-best-open'));
  expect(panel?.querySelector('[role="status"]')?.textContent).toContain(t('lamp-best-open'));
  expect(panel?.querySelector('.lamp__figure')).toBeNull();
});

test('a second tap where the lamp was lit plays nothing: what it found sleeps until the finger has been away for a second', async () => {
  vi.useFakeTimers();
  await told([good], [good]);
  const panel = document.querySelector('mk-lamp') as LampPanel;
  const act = vi.fn();
  panel.act = act;
  const press = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await panel.updateComplete;
    const button = panel.querySelector<HTMLElement>('.lamp__do');
    expect(button?.hasAttribute('aria-disabled'), 'keys are obeyed all the while').toBe(false);
    button?.dispatchEvent(new Event('pointerdown'));
    button?.dispatchEvent(new MouseEvent('click', { detail: 1 }));
  };
  await press(900);
  await press(900);
  expect(act).not.toHaveBeenCalled();
  panel.querySelector<HTMLElement>('.lamp__do')?.click();
  expect(act, 'a key is meant').toHaveBeenCalledOnce();
  act.mockClear();
  await press(1001);
  vi.useRealTimers();
  expect(act).toHaveBeenCalledOnce();
});

describe('where it lies', () => {
  const height = 740;
  /** A table of which this much is seen: what stays in sight above, and what one plays with below. */
  async function laid(above: number, act: number, says = 200, from = 100) {
    vi.stubGlobal('innerHeight', height);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(says);
    const table = document.createElement('div');
    table.innerHTML =
      '<div class="table"><i class="guard"></i><div class="act"><b></b></div></div><div class="lamp-room"></div>';
    const boxes: Record<string, DOMRect> = {
      guard: new DOMRect(0, from, 50, above - from),
      B: new DOMRect(0, act, 50, 48),
    };
    for (const [one, box] of Object.entries(boxes)) {
      const element = table.querySelector<HTMLElement>(one === 'B' ? 'b' : `.${one}`);
      if (!element) throw new Error(one);
      element.getBoundingClientRect = () => box;
      element.checkVisibility = () => true;
    }
    const panel = new LampPanel();
    Object.assign(panel, {
      light: { at: 'thinking', progress: 0 },
      choices: {},
      frame: {},
      inSight: '.guard',
    });
    table.querySelector('.lamp-room')?.append(panel);
    document.body.append(table);
    await panel.updateComplete;
    const style = panel.querySelector<HTMLElement>('.lamp')?.style;
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    return {
      bottom: style?.getPropertyValue('--bottom'),
      gives: table.hasAttribute('data-lamp') || table.style.getPropertyValue('--lamp') !== '',
    };
  }

  test('between what is looked at and what is played with nothing moves for it, if there is room', async () => {
    expect(await laid(260, 510)).toEqual({ bottom: '236px', gives: false });
  });

  test('else above all that is looked at, if there is room', async () => {
    expect(await laid(410, 520, 236, 280)).toEqual({ bottom: '466px', gives: false });
    expect((await laid(410, 520, 270, 280)).gives, 'beyond the screen').toBe(true);
  });

  test('else the table makes room', async () => {
    expect((await laid(400, 510)).gives).toBe(true);
    expect((await laid(260, 510, 292)).gives, 'it has more to say than lies free').toBe(true);
  });
});

test('what chooses shows what it plays, and that nothing sure sets apart those of one place is said once', async () => {
  const alike = async (apart: number) => {
    document.body.replaceChildren();
    await toldOf(50.5, apart, [good], [good]);
    return scale()?.split(t('lamp-alike', { all: 'yes' })).length;
  };
  expect(await alike(10), 'one is better').toBe(1);
  expect(document.querySelectorAll('.lamp-mark')).toHaveLength(2);
  expect(await alike(0.5)).toBe(2);
  expect(document.querySelectorAll('.lamp-mark'), 'no number then').toHaveLength(0);
  const panel = document.querySelector('mk-lamp') as LampPanel;
  panel.choices = { ...panel.choices, draw: (({ at }: { at: number }) => `card ${at}`) as never };
  await panel.updateComplete;
  const shown = [...document.querySelectorAll('.lamp__tab .lamp__picture')].map((one) => one.textContent);
  expect(shown).toEqual(['card 0', 'card 1']);
  document.body.replaceChildren();
  await toldOf(50.5, 0, [good]);
  expect(scale(), 'of one alone there is nothing to say').not.toContain(t('lamp-alike', { all: 'yes' }));
});
