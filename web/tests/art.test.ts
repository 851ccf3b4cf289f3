import { html, type TemplateResult } from 'lit';
import { expect, test } from 'vitest';
import * as four from '../games/four_musketeers/art';
import { room } from '../games/four_musketeers/art/rooms';
import { die, faceMark } from '../games/mousquetaires_du_roy/art/dice';
import { playbill } from '../games/mousquetaires_du_roy/art/playbill';
import * as musketiere from '../games/musketiere/art';
import { games } from '../games/registry';
import * as shared from '../lib/art';
import { crest, crestSymbol } from '../lib/art/crest';
import { each, symbolOf } from '../lib/art/engravings';
import { feelings } from '../lib/art/face';
import { iconSymbols } from '../lib/art/icons';
import * as page from '../lib/art/page';
import * as table from '../lib/art/table';
import { drawn, expectSound, idsIn, pointedAt } from '../lib/art/testing';

const art = { ...shared, ...musketiere, ...four };
const artSprite = () => art.artSprite(games.all.map(({ sprite }) => sprite ?? []));
const engraved = await Promise.all(games.all.map(async (game) => [...each(await game.engravings())]));
const engravings = html`<svg>${[
  ...iconSymbols,
  ...games.all.map(({ id, crest }) => crestSymbol(id, crest)),
  ...page.symbols,
  ...table.symbols,
  ...[...new Set(engraved.flat())].map(symbolOf),
]}</svg>`;
const sprite = drawn(html`${artSprite()}${engravings}`);
const ids = idsIn(sprite);

const cards = Array.from({ length: 11 }, (_, value) =>
  [0, 1, 2, 3, 4].map((swords) => `${value}/${swords}`),
).flat();
const named = (...ranks: (string | number)[]) =>
  ranks.flatMap((rank) => [...'SHDC'].map((suit) => `${rank}${suit}`));
const swords = named(3, 4, 5, 6, 7, 8, 9, 10);
const lives = [...named(2, 'J', 'Q', 'K', 'A'), 'JK'];
const storylines = ['AC', 'KC', 'AS', 'KS', 'QC', 'QS'] as const;
const roles = ['JS', 'JD', 'JH', 'JC', ...storylines];
const icons = ids.filter((id) => id.startsWith('mk-icon-')).map((id) => id.slice(8) as shared.IconName);
const pictures: TemplateResult[] = [
  ...cards.map((card) => art.cardFace(card, 'chosen')),
  art.cardBack(),
  art.guardCard(18),
  art.guardCard(null),
  art.gem(),
  art.prison(),
  art.ducat(),
  ...art.persons.flatMap((person) => feelings.map((feeling) => art.portrait(person, feeling))),
  ...swords.map((card) => art.swordCard(card)),
  art.swordBack(),
  art.roleBack(),
  ...lives.map((card) => art.lifeCard(card)),
  ...roles.map((role) => art.roleCard(role)),
  art.shadowCard(),
  ...storylines.map((storyline) => room(storyline, 'table')),
  art.stone(),
  art.emblem(),
  ...games.all.map(({ id }) => crest(id)),
  ...(['sword', 'shield', 'fleur'] as const).flatMap((face) => [
    die('blue', face),
    die('red', face),
    faceMark(face),
  ]),
  playbill(),
  art.frieze(),
  table.curtain(),
  table.rosette(),
  ...icons.map((name) => art.icon(name)),
];

test('every picture points at a drawing of the sprite, and every drawing is named once and used', () => {
  expect(new Set(ids).size).toBe(ids.length);
  const used = new Set(pointedAt(sprite));
  for (const picture of pictures) {
    const targets = pointedAt(drawn(picture));
    expect(targets.length).toBeGreaterThan(0);
    for (const id of targets) used.add(id);
  }
  expect([...used].sort()).toEqual([...ids].sort());
});

test.each(games.all.map((game) => [game.id, game] as const))(
  'the poster of %s needs no other drawing',
  async (_, game) => {
    const its = [...each(await game.posterEngravings())];
    expect(its.filter((one) => !new Set(engraved.flat()).has(one))).toEqual([]);
    const laid = new Set(idsIn(drawn(html`${artSprite()}<svg>${its.map(symbolOf)}</svg>`)));
    const missing = pointedAt(drawn(html`${game.poster()}`)).filter((id) => !laid.has(id));
    expect(missing).toEqual([]);
  },
);

test('a card shows its value and its swords, and leaves the words to the table', () => {
  for (const card of cards) {
    const face = drawn(art.cardFace(card)).firstElementChild as HTMLElement;
    const [value, swords] = card.split('/');
    expect(face.textContent?.trim()).toBe(value);
    expect(face.querySelectorAll('[href="#mk-sword"]').length).toBe(Number(swords));
    expect(face.getAttribute('aria-hidden')).toBe('true');
  }
  expect(drawn(art.guardCard(18)).textContent?.trim()).toBe('18');
});

test('a sword card shows its number, as many rapiers, and its suit', () => {
  for (const name of swords) {
    const face = drawn(art.swordCard(name)).firstElementChild as HTMLElement;
    const number = name.slice(0, -1);
    expect(face.textContent?.trim()).toBe(number);
    expect(face.getAttribute('aria-hidden')).toBe('true');
    expect(face.querySelector(`[href="#mk-suit-${name.slice(-1)}"]`)).not.toBeNull();
    const ring = face.querySelector('[href^="#mk-swords-"]')?.getAttribute('href') ?? '';
    expect(sprite.querySelectorAll(`${ring} [href="#mk-rapier"]`).length).toBe(Number(number));
  }
});

test('a life card shows its rank and its suit, the joker its cap; only last lifelines have a border', () => {
  for (const name of lives) {
    const face = drawn(art.lifeCard(name, 'small')).firstElementChild as HTMLElement;
    const joker = name === 'JK';
    expect(face.textContent?.trim()).toBe(joker ? 'JK' : name[0]);
    expect(face.getAttribute('aria-hidden')).toBe('true');
    expect(face.querySelector(`.mk-card__index [href="#mk-suit-${joker ? 'JK' : name[1]}"]`)).not.toBeNull();
    expect(face.classList.contains('mk-card--joker')).toBe(joker);
    expect(face.classList.contains('mk-card--mourning')).toBe(name[0] === '2');
  }
});

test('a role card shows who it is: ten portraits, each its own, the jack of a lifeline among them', () => {
  const shown = roles.map((role) => {
    const face = drawn(art.roleCard(role)).firstElementChild as HTMLElement;
    expect(face.textContent?.trim()).toBe(role[0]);
    expect(face.getAttribute('aria-hidden')).toBe('true');
    const portrait = face.querySelector('.mk-card__portrait use')?.getAttribute('href') ?? '';
    return sprite.querySelector(portrait)?.innerHTML;
  });
  expect(new Set(shown).size).toBe(10);
  expect(drawn(art.lifeCard('JH')).innerHTML).toBe(drawn(art.roleCard('JH')).innerHTML);
});

test('a card on its back and the Shadow Musketeer tell no rank and no suit', () => {
  for (const card of [art.swordBack(), art.roleBack(), art.shadowCard()]) {
    expect(drawn(card).textContent?.trim()).toBe('');
    expect(drawn(card).querySelector('[href^="#mk-suit-"]')).toBeNull();
  }
});

test('the strict content policy holds: no style attribute, and every number of every path is a number', () => {
  for (const picture of [artSprite(), engravings, ...pictures]) expectSound(drawn(picture));
});
