import { expect, test } from 'vitest';
import { characters } from '../generated/catalogue';
import { assignCharacters, characterOf, levelOf, withCharacter } from './computers';

test('an id says how well somebody plays, and how he likes to', () => {
  expect([levelOf('master-bold'), characterOf('master-bold')]).toEqual(['master', 'bold']);
  expect([levelOf('novice'), characterOf('novice')]).toEqual(['novice', null]);
  expect([levelOf('rule_based'), characterOf('rule_based')]).toEqual(['rule_based', null]);
  expect(characterOf('human')).toBeNull();
  expect(withCharacter('casual', 'careful')).toBe('casual-careful');
});

test('computers at a table are different persons; people and those of old matches stay as they are', () => {
  const seated = assignCharacters(['human', 'skilled', 'skilled', 'skilled', 'rule_based', 'skilled']);
  expect([seated[0], seated[4]]).toEqual(['human', 'rule_based']);
  const four = [1, 2, 3, 5].map((seat) => characterOf(seated[seat] ?? ''));
  expect(new Set(four)).toEqual(new Set([...characters, null]));
  expect(seated.every((one) => ['human', 'rule_based', 'skilled'].includes(levelOf(one)))).toBe(true);
});

test('who has been given a character keeps it, and nobody else gets the same', () => {
  for (let draw = 0; draw < 20; draw += 1) {
    const seated = assignCharacters(['skilled-vengeful', 'novice', 'master', 'master']);
    expect(seated[0]).toBe('skilled-vengeful');
    const others = seated.slice(1).map(characterOf);
    expect(others).not.toContain('vengeful');
    expect(new Set(others).size).toBe(3);
  }
});

test('chance decides who is what', () => {
  const drawn = (...numbers: number[]) => assignCharacters(['skilled'], () => numbers.shift() ?? 1)[0];
  expect(drawn(0, 0.5, 0.5, 0.5)).toBe('skilled-bold');
  expect(drawn(0.5, 0.5, 0.5, 0)).toBe('skilled');
});
