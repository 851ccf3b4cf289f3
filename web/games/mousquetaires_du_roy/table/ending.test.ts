import { beforeAll, expect, it } from 'vitest';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import { languages } from '../../../lib/languages';
import '../messages';
import type { Event, View } from '../../../generated/mousquetaires_du_roy';
import { tale } from './ending';
import stories from './testdata/stories.json';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const told = (stories as unknown as { view: View; story: Event[] }[]).find(
  ({ view, story }) => view.side === 'team' && story.some(({ type }) => type === 'fallen'),
);
const why = (story: readonly Event[]): string => {
  if (!told) throw new Error('nobody falls in any story');
  const people = { roster: { names: [], viewer: 0 }, view: told.view };
  return tale(story, people, 'honour', 'lost').why.replace(/[\u2066-\u2069]/g, '');
};

it('tells at the end how far they came, who did most and who was struck down', () => {
  const story = told?.story ?? [];
  const failed = story.filter((one) => one.type === 'mission_ended' && one.result === 'failed').length;
  expect(why(story)).toMatch(
    new RegExp(
      `In ${told?.view.turn} turns .* of 4 boards .*; ${failed} failed\\. \\S+ did most: .* struck\\. \\S+ was out of action once\\.$`,
    ),
  );
  expect(why([])).toMatch(/0 of 4 boards of the quest and did no mission\.$/); // nobody is praised for nothing
});

it.each(languages)('in %s too', async (language) => {
  await setLanguage(language);
  await useCatalogues('mousquetaires_du_roy', 'table-mousquetaires_du_roy');
  expect(why(told?.story ?? [])).not.toMatch(/mr-|[{}]/);
  await setLanguage('en');
});
