import { html, type TemplateResult } from 'lit';
import { expect, test } from 'vitest';
import { artSprite } from '../../../lib/art';
import { each, engrave, symbolOf } from '../../../lib/art/engravings';
import { drawn, expectSound, idsIn, pointedAt } from '../../../lib/art/testing';
import * as art from '.';
import { ambushes } from './ambushes';
import { engravings } from './engravings';
import { bravos, others } from './figures';
import { missions } from './missions';
import { perfidies } from './perfidy';
import { buildings } from './places/buildings';
import { places } from './places/sprite';
import { skills } from './skills';
import { symbols } from './sprite';
import { tokens } from './tokens';

const names = <Key extends string>(drawings: Record<Key, unknown>) => Object.keys(drawings) as Key[];

const own = drawn(html`<svg>${[...each(engravings)].map(symbolOf)}</svg>`);
const ownIds = idsIn(own);
const page = drawn(html`${artSprite([])}<svg>${[...each(symbols)].map(symbolOf)}</svg>`);
const pageIds = idsIn(page);

const faces = ['sword', 'shield', 'fleur'] as const;
const characters = ['des_essarts', 'buckingham', 'bassompierre', 'planchet', 'kitty', 'mousqueton'] as const;
const skillCards = names(skills).flatMap((skill) => [`${skill}_1`, `${skill}_2`] as const);
const decks = ['adventure', 'perfidy', 'place', 'paris', 'louvre'] as const;
const loose = [
  'pistole',
  'epic',
  'time',
  'honour',
  'siege',
  'louvre',
  'validation',
  'life',
  'wound',
] as const;
const heroes = ['athos', 'porthos', 'aramis', 'dartagnan', 'treville'];
const foes = ['milady', 'hidden', 'rochefort', 'de_wardes', 'gaoler', ...bravos];

const pictures: Record<string, TemplateResult> = {
  board: art.board(),
  chart: art.chart(),
  pawn: art.pawn('athos'),
  'siege, town': art.siegeTown(),
  'siege, camp': art.siegeCamp(),
  'siege, gun': art.emplacement(true),
  'siege, no gun': art.emplacement(false),
  'siege, standard': art.standardOfSiege(),
  'empty door': art.door(null),
  'shut door': art.door({ token: 'quest', up: false }),
  'milady on the map': art.suspect(true),
  'milady perhaps': art.suspect(false),
  ...Object.fromEntries([
    ...names(places).map((id) => [`place ${id}`, art.place(id)]),
    ...names(buildings).map((id) => [`building ${id}`, art.building(id)]),
    ...names(places).map((id) => [`place card ${id}`, art.placeCard(id)]),
    ...faces.flatMap((face) => [
      [`blue ${face}`, art.die('blue', face)],
      [`red ${face}`, art.die('red', face, 'tumbling')],
      [`mark ${face}`, art.faceMark(face)],
    ]),
    ...heroes.map((id) => [`hero ${id}`, art.hero(id)]),
    ...foes.map((id) => [`foe ${id}`, art.foe(id, 3)]),
    ...[...others, 'constance', 'richelieu', 'bonacieux'].map((id) => [`bystander ${id}`, art.bystander(id)]),
    ...[...names(tokens), ...loose].map((id) => [`token ${id}`, art.token(id)]),
    ...(['trap', 'decoy', 'force_2'] as const).flatMap((id) => [
      [`door ${id}`, art.door({ token: id, up: true })],
      [`doorway ${id}`, art.doorway(id)],
    ]),
    ...names(skills).map((id) => [`skill ${id}`, art.skill(id)]),
    ...(['combat', 'double_combat', ...skillCards, ...characters] as const).map((id) => [
      `adventure ${id}`,
      art.adventure(id),
    ]),
    ...names(perfidies).map((id) => [`perfidy ${id}`, art.perfidy(id)]),
    ...names(ambushes).map((id) => [`ambush ${id}`, art.ambush(id)]),
    ...names(missions).map((id) => [`mission ${id}`, art.mission('louvre', id)]),
    ...decks.map((deck) => [`back ${deck}`, art.back(deck)]),
  ]),
};

test('every picture points at a drawing, and every drawing is named once and used', () => {
  const ids = [...ownIds, ...pageIds];
  expect(new Set(ids).size).toBe(ids.length);
  const used = new Set([...pointedAt(own), ...pointedAt(page)]);
  for (const [name, picture] of Object.entries(pictures)) {
    const targets = pointedAt(drawn(picture));
    expect(targets.length, name).toBeGreaterThan(0);
    for (const id of targets) {
      expect(ids, name).toContain(id);
      used.add(id);
    }
  }
  expect(ids.filter((id) => id.startsWith('mk-roy-') && !used.has(id))).toEqual([]);
});

test('whoever imports the art finds its drawings in the page, once', async () => {
  await engrave(engravings);
  for (const id of ownIds) expect(document.querySelectorAll(`#${id}`).length, id).toBe(1);
});

test('no two pictures of the cards and tokens are alike', () => {
  const kinds = ['adventure', 'perfidy', 'ambush', 'token', 'back', 'place card'];
  for (const kind of kinds) {
    const looks = Object.entries(pictures)
      .filter(([name]) => name.startsWith(`${kind} `))
      .map(([, picture]) => drawn(picture).innerHTML);
    expect(new Set(looks).size, kind).toBe(looks.length);
  }
});

test('an Adventure card says what it brings: dice, the gain of a skill, the gift of a character', () => {
  const corner = (id: art.AdventureId) =>
    drawn(art.adventure(id)).querySelector('.mk-card__corner') as HTMLElement;
  expect(corner('combat').querySelectorAll('.mk-die').length).toBe(1);
  expect(corner('double_combat').querySelectorAll('.mk-die').length).toBe(2);
  for (const skill of skillCards) expect(corner(skill).textContent).toBe(`+${skill.slice(-1)}`);
  expect(corner('des_essarts').querySelectorAll('.mk-token--pistole').length).toBe(3);
  expect(corner('mousqueton').querySelectorAll('.mk-token--life').length).toBe(2);
});

test('a die lies on its face; only a tumbling one has other sides, and all three among them', () => {
  for (const face of faces) {
    const still = pointedAt(drawn(art.die('blue', face)));
    expect(still).toEqual([`mk-roy-die-blue-${face}`]);
    const rolling = pointedAt(drawn(art.die('red', face, 'tumbling')));
    expect(rolling.length).toBe(6);
    expect(rolling[0]).toBe(`mk-roy-die-red-${face}`);
    expect(new Set(rolling).size).toBe(3);
  }
});

test('heroes are told by initials, foes by the number of their dice; each has a face of its own', () => {
  const marks = heroes.map((id) => drawn(art.hero(id)).textContent?.trim());
  expect(new Set(marks).size).toBe(heroes.length);
  const alike = marks.filter((mark) => mark?.startsWith('A')).map((mark) => mark?.length);
  expect(new Set(alike).size, 'they are told apart however small they are').toBe(alike.length);
  expect(drawn(art.foe('jussac', 3)).textContent?.trim()).toBe('3');
  expect(drawn(art.foe('hidden')).textContent?.trim()).toBe('');
  const seen = [...heroes, ...foes].map((id) => pointedAt(drawn(art.foe(id)))[0]);
  expect(new Set(seen).size).toBe(seen.length);
});

test('whom only the data file of an owner knows gets a face too, always the same; so do missions', () => {
  const face = (id: string) => pointedAt(drawn(art.foe(id)))[0];
  expect(ownIds).toContain(face('zorro'));
  expect(face('zorro')).toBe(face('zorro'));
  expect(face('constructor')).toMatch(/^mk-roy-person-/);
  expect(pointedAt(drawn(art.mission('paris', 'constructor')))).toEqual(['mk-roy-place-paris']);
});

test('a card on its back tells nothing of its face, and Milady in hiding nothing of where she is', () => {
  for (const deck of decks) expect(drawn(art.back(deck)).textContent?.trim()).toBe('');
  expect(drawn(art.token('quest')).innerHTML).not.toMatch(/force|trap|decoy/);
});

test('the strict content policy holds: no style attribute, and every number of every path is a number', () => {
  expectSound(own);
  for (const picture of Object.values(pictures)) expectSound(drawn(picture));
});
