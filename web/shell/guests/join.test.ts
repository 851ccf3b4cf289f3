/** What a guest can do while the way to the host is cut. */
import { html } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../../games/registry';
import { company } from '../../lib/guests/company';
import { Guest } from '../../lib/guests/guest';
import { HostsEnd, stage } from '../../lib/guests/hosts-end.testing';
import { roomOf } from '../../lib/guests/room';
import type { Stage } from '../../lib/guests/words';
import { setLanguage, t, useCatalogues } from '../../lib/i18n';
import type { EngineClient } from '../../worker/client';
import type { SettingsStore } from '../settings';
import { JoinPage } from './join';

vi.stubGlobal('__BUILD__', 'test');
vi.mock('../parts', () => ({
  partsOf: () => ({
    table: {
      show: () => html`<div><h1 tabindex="-1">Table</h1><button>Card</button><dialog>Rules</dialog></div>`,
    },
  }),
}));

let guest: Guest;
let page: JoinPage;

function meet(odd: Partial<Stage> = {}): HostsEnd {
  const end = new HostsEnd();
  guest.enter(end);
  end.say({ stage: { ...stage, ...odd } });
  return end;
}
const cut = () => page.querySelector<HTMLElement>('.wire--cut');
const table = () => page.querySelector<HTMLElement>('.join__table');
const card = () => page.querySelector<HTMLElement>('.join__table button');

beforeEach(async () => {
  await useCatalogues('guests', 'shell');
  await setLanguage('en');
  guest = new Guest('Bertrand');
  company.beGuest(guest, 'code');
  page = new JoinPage();
  Object.assign(page, {
    games,
    engine: {} as EngineClient,
    store: Object.assign(new EventTarget(), { values: {} }) as unknown as SettingsStore,
    code: 'code',
  });
  document.body.append(page);
});
afterEach(() => {
  company.leave();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});

test('the focus goes to what says so, and back to where it was; nobody plays meanwhile', async () => {
  const end = meet();
  await page.updateComplete;
  expect(table()?.hasAttribute('inert')).toBe(false);
  const touched = card();
  touched?.focus();
  end.close();
  await page.updateComplete;
  expect(table()?.hasAttribute('inert')).toBe(true);
  expect(card()).toBe(touched); // the table stays as it is
  expect(document.activeElement).toBe(cut());
  expect(cut()?.getAttribute('role')).toBe('alertdialog');
  expect(cut()?.textContent).toContain(t('join-cut-how'));
  expect(cut()?.querySelector('button')?.textContent).toContain(t('join-read'));
  (document.activeElement as HTMLElement).blur(); // as where the panel goes
  meet();
  await page.updateComplete;
  expect(cut()).toBeNull();
  expect(table()?.hasAttribute('inert')).toBe(false);
  expect(document.activeElement).toBe(touched);
});

test.each<[string, Partial<Stage>]>([
  ['a game that there is not', { game: 'whist' }],
  [
    'seats that no game has',
    { game: 'mousquetaires_du_roy', seating: { heroes: 3 }, table: null, laid: false },
  ],
])('what a host says of %s spoils nothing', async (_, odd) => {
  meet(odd);
  await page.updateComplete;
  expect(page.querySelector('[role=alert]')?.textContent).toBe(t('join-odd'));
});

test('a sheet over the table does not keep anybody from it', async () => {
  const end = meet();
  await page.updateComplete;
  const sheet = page.querySelector('dialog');
  const cancelled = vi.fn();
  sheet?.addEventListener('cancel', cancelled);
  sheet?.showModal();
  end.close();
  await page.updateComplete;
  expect(cancelled).toHaveBeenCalledOnce();
  expect(sheet?.open).toBe(false);
  expect(document.activeElement).toBe(cut());
});

test('where the page itself has something open, the focus comes when that is closed', async () => {
  const overlay = document.createElement('dialog');
  document.body.append(overlay);
  overlay.showModal();
  const end = meet();
  await page.updateComplete;
  end.close();
  await page.updateComplete;
  expect(document.activeElement).not.toBe(cut());
  overlay.close();
  expect(document.activeElement).toBe(cut());
});

test('whoever was handed the match, and was cut off before the last word, can go on as the host', async () => {
  const room = {
    match: 'match',
    room: 'room',
    table: 'table',
    game: 'musketiere',
    options: {},
    seats: [{ name: 'Bertrand', usual: 'Bertrand', controller: 'host' }],
    lent: [],
    guests: [],
    epoch: 1,
  };
  localStorage.setItem('musketiere.handed', JSON.stringify(room));
  const ask = vi.fn(async () => ({}));
  const nothing = () => {};
  const events = { addEventListener: nothing, removeEventListener: nothing };
  Object.assign(page.engine, { state: 'ready', ask, start: nothing, ...events });
  const end = meet();
  await page.updateComplete;
  expect(page.textContent).not.toContain(t('take-pending'));
  end.close();
  await page.updateComplete;
  expect(cut()?.textContent).toContain(t('take-pending'));
  [...(cut()?.querySelectorAll('button') ?? [])]
    .find((button) => button.textContent?.includes(t('take-pending-do')))
    ?.click();
  await vi.waitFor(() => expect(company.host?.match).toBe('match'));
  expect(ask).toHaveBeenCalledWith('adopt', { client: 'table', seats: [], id: 'match' });
  expect(roomOf('match')).toEqual(room);
  expect(localStorage.getItem('musketiere.handed')).toBeNull();
  expect(location.hash).toBe('#/match/musketiere/match');
});

test('who is asked to be the host is told what that means, and nobody plays meanwhile', async () => {
  const end = meet();
  const said = vi.spyOn(end, 'send');
  await page.updateComplete;
  card()?.focus();
  end.say({ handing: true });
  await page.updateComplete;
  expect(table()?.hasAttribute('inert')).toBe(true);
  expect(document.activeElement).toBe(cut());
  expect(cut()?.textContent).toContain(t('take-how'));
  [...(cut()?.querySelectorAll('button') ?? [])]
    .find((button) => button.textContent?.includes(t('take-no')))
    ?.click();
  await page.updateComplete;
  expect(said).toHaveBeenCalledWith('{"taking":"no"}');
  expect(cut()).toBeNull();
  expect(table()?.hasAttribute('inert')).toBe(false);
});

test('what is over can be looked at, whoever is gone', async () => {
  vi.spyOn(guest, 'isOver', 'get').mockReturnValue(true);
  const end = meet();
  await page.updateComplete;
  card()?.focus();
  end.close();
  await page.updateComplete;
  expect(table()?.hasAttribute('inert')).toBe(false);
  expect(cut()?.getAttribute('role')).toBe('alert');
  expect(document.activeElement).toBe(card());
});
