import { afterEach, beforeEach, expect, test } from 'vitest';
import { namedServers, nameServers } from '../../lib/guests/servers';
import { setLanguage, t, useCatalogues } from '../../lib/i18n';
import { Servers } from './servers';

beforeEach(async () => {
  await useCatalogues('servers');
  await setLanguage('en');
});
afterEach(() => {
  document.body.replaceChildren();
  nameServers([]);
});

async function shown(): Promise<Servers> {
  const panel = new Servers();
  document.body.append(panel);
  await panel.updateComplete;
  return panel;
}

async function type(panel: Servers, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    const field = panel.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!field) throw new Error(`nobody asks for ${name}`);
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await panel.updateComplete;
  }
  panel.querySelector('form')?.requestSubmit();
  await panel.updateComplete;
}

const told = (panel: Servers) => panel.querySelector('[role=alert]')?.textContent;

test('a server is named, found again and forgotten', async () => {
  const panel = await shown();
  expect(panel.textContent).toContain(t('servers-none'));
  await type(panel, { address: 'stun:stun.example.org' });
  expect(namedServers()).toHaveLength(1);
  panel.remove();
  const again = await shown();
  expect(again.querySelector('details')?.open).toBe(true);
  again.querySelector<HTMLButtonElement>('li button')?.click();
  await again.updateComplete;
  expect(namedServers()).toEqual([]);
  expect(again.textContent).toContain(t('servers-none'));
});

test('what is no server is refused with a sentence, which goes when one types on', async () => {
  const panel = await shown();
  await type(panel, { address: 'https://example.org' });
  expect(told(panel)).toBe(t('servers-fault-address'));
  expect(namedServers()).toEqual([]);
  const field = panel.querySelector('input');
  field?.dispatchEvent(new Event('input'));
  await panel.updateComplete;
  expect(told(panel)).toBe('');
});

test('whose server passes things on is asked for name and password, and only he', async () => {
  const panel = await shown();
  await type(panel, { address: 'turn:turn.example.org' });
  expect(told(panel)).toBe(t('servers-fault-password'));
  await type(panel, { user: 'Anna', password: 'secret' });
  expect(namedServers()).toEqual([{ address: 'turn:turn.example.org', user: 'Anna', password: 'secret' }]);
  expect(panel.querySelector('[name=password]')).toBeNull();
  expect(panel.textContent).not.toContain('secret');
});
