import { render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import type { Action, Legal, Options } from '../../../generated/four_musketeers';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import '../messages';
import { settingsSheet } from './settings';

beforeAll(async () => {
  await useCatalogues('four_musketeers', 'table-four_musketeers');
  await setLanguage('en');
});

const change = (setting: string, value: unknown) => ({ type: 'change_setting', setting, value });
const legal = {
  actions: [
    change('prepopped', 0),
    change('prepopped', 2),
    change('stone_to_lead', true),
    change('bad_ending', 'all'),
    { type: 'start_round' },
  ],
} as unknown as Legal;
const options = { prepopped: 1, stone_to_lead: false, bad_ending: 'two' } as Options;

it('asks about each setting, and the answer that is chosen says in words what it brings (FM-16.8)', () => {
  const done: Action[] = [];
  const place = document.createElement('div');
  render(
    settingsSheet(legal, options, (action) => done.push(action), false),
    place,
  );
  const answers = (setting: string) => {
    const line = [...place.querySelectorAll('label')].find((one) =>
      one.textContent?.includes(t(`four-setting-${setting}`)),
    );
    return line?.querySelector('select') as HTMLSelectElement;
  };
  const told = (setting: string) => [...answers(setting).options].map(({ text }) => text);
  expect(told('prepopped')).toEqual(['0', '1', '2']);
  expect(told('stone_to_lead')).toEqual(['no', 'yes'].map((one) => t(`four-setting-stone_to_lead-${one}`)));
  expect(told('bad_ending')).toEqual(['two', 'all'].map((one) => t(`option-bad_ending-${one}`)));
  expect(answers('stone_to_lead').querySelector('[selected]')?.textContent).toBe(
    t('four-setting-stone_to_lead-no'),
  );
  const below = (setting: string) => answers(setting).closest('label')?.querySelector('small')?.textContent;
  expect(below('stone_to_lead'), 'what it brings, where a closed list would cut it off').toBe(
    t('four-setting-stone_to_lead-no-about'),
  );
  expect(below('prepopped')).toBe(t('option-prepopped-hint'));
  answers('stone_to_lead').selectedIndex = 1;
  answers('stone_to_lead').dispatchEvent(new Event('change'));
  expect(done).toEqual([change('stone_to_lead', true)]);
});
