import { html, render } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawn } from '../art/testing';
import { setLanguage, useCatalogues } from '../i18n';
import { company, StoryBuilder, storyPage, wholeStory } from './story';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'shell');
});

function told() {
  const story = new StoryBuilder<'turn'>();
  story.open('turn', 'turn-1', 'Turn 1');
  for (const line of ['Athos moves.', null, 'He draws a card.']) story.add(line);
  story.open('turn', 'turn-2', 'Turn 2');
  return story.told;
}

const lines = (page: Element) =>
  [...page.querySelectorAll('.story__chapter')].map((chapter) => [
    chapter.querySelector('h3')?.textContent.trim(),
    ...[...chapter.querySelectorAll('li')].map((line) => line.textContent),
  ]);

describe('the story', () => {
  it('has a line for each thing that happened, in the order in which it did', () => {
    expect(lines(drawn(storyPage(told())))).toEqual([
      ['Turn 1', 'Athos moves.', 'He draws a card.'],
      ['Turn 2'],
    ]);
  });

  it('shows in a picture what the first line says, and says it to whoever does not see it', () => {
    const story = told();
    const [first] = story;
    if (first) first.picture = html`<i>two cards</i>`;
    for (const page of [storyPage(story), wholeStory(story, story, () => {})].map((one) => drawn(one))) {
      expect([...page.querySelectorAll('.story__picture')].map((one) => one.textContent)).toEqual([
        'two cards',
      ]);
      expect(page.querySelector('.story__picture')?.getAttribute('aria-hidden')).toBe('true');
      expect([...page.querySelectorAll('li.unseen')].map((one) => one.textContent)).toEqual(['Athos moves.']);
    }
  });

  it('has headings only for what is to come, where it is watched', () => {
    const [first, second] = told();
    if (!first || !second) throw new Error('two chapters were told');
    const page = drawn(wholeStory([first], [first, second], () => {}));
    expect(lines(page)).toEqual([['Turn 1', 'Athos moves.', 'He draws a card.'], ['Turn 2']]);
    expect(page.querySelector('[aria-current="step"] h3')?.textContent.trim()).toBe('Turn 1');
  });
});

it('says in one sentence of all who play alike how they do', () => {
  const names = ['Anne', 'Bruno', 'Clara', 'David'];
  const controllers = ['human', 'skilled-bold', 'casual-vengeful', 'skilled-bold'] as const;
  const told = company({ names, controllers, viewer: 0 });
  const place = document.createElement('div');
  render(told, place);
  expect(place.textContent?.replace(/[\u2066-\u2069]/g, '')).toBe(
    'Bruno and David are bold players. Clara never forgets an injury. Level of the computer players: Lieutenant (Bruno and David) and Cadet (Clara).',
  );
});

it('names the level of all once where they play equally well, and none where nobody computes', () => {
  const names = ['Anne', 'Bruno', 'Clara'];
  const said = (...controllers: string[]) =>
    drawn(html`${company({ names, controllers, viewer: 0 })}`).textContent;
  expect(said('human', 'skilled', 'skilled')).toBe('Level of the computer players: Lieutenant.');
  expect(said('human', 'human', 'human').trim()).toBe('');
});

it('says nothing of who never forgets an injury where that changes nothing', () => {
  const roster = { names: ['Anne', 'Clara'], controllers: ['human', 'casual-vengeful'] as const, viewer: 0 };
  const said = (grudges: boolean) =>
    drawn(html`${company(roster, grudges)}`).textContent?.replace(/[\u2066-\u2069]/g, '');
  expect(said(true)).toBe('Clara never forgets an injury. Level of the computer player: Cadet.');
  expect(said(false)).toBe('Level of the computer player: Cadet.');
});
