import { describe, expect, it } from 'vitest';
import { drawn } from '../art/testing';
import { StoryBuilder, storyPage, wholeStory } from './story';

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
  it('has a line for each thing that happened, the newest chapter first', () => {
    expect(lines(drawn(storyPage(told())))).toEqual([
      ['Turn 2'],
      ['Turn 1', 'Athos moves.', 'He draws a card.'],
    ]);
  });

  it('has headings only for what is to come, where it is watched', () => {
    const [first, second] = told();
    if (!first || !second) throw new Error('two chapters were told');
    const page = drawn(wholeStory([first], [first, second], () => {}));
    expect(lines(page)).toEqual([['Turn 1', 'Athos moves.', 'He draws a card.'], ['Turn 2']]);
    expect(page.querySelector('[aria-current="step"] h3')?.textContent.trim()).toBe('Turn 1');
  });
});
