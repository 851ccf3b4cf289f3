/** Whose face a seat has, and what it shows: what has just happened to it, and how it stands (MU-5, MU-6). */
import { html, type TemplateResult } from 'lit';
import type { Event } from '../../../generated/musketiere';
import type { Feeling } from '../../../lib/art/face';
import { type Person, persons, portrait } from '../art';
import { isImprisoned } from './cards';
import type { Scene } from './scene';

/** Everybody a face of his own: whoever bears the name of one of the four has his, the others those that are left. */
export function personsOf(names: readonly string[]): readonly Person[] {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const named = names.map((name) => persons.find((person) => person === plain(name)) ?? null);
  const left = persons.filter((person) => !named.includes(person));
  const taken = new Set<Person>();
  return named.map((own) => {
    const person = own !== null && !taken.has(own) ? own : (left.shift() ?? persons[0]);
    taken.add(person);
    return person;
  });
}

export function feelingOf(seat: number, scene: Scene, event: Event | null): Feeling {
  const { verdict, rows } = scene;
  switch (event?.type) {
    case 'gem_taken':
      if (event.seat === seat) return 'glad';
      if (isFrom(event.source, seat)) return 'cross';
      break;
    case 'prison_taken':
      if (event.seat === seat) return 'cross';
      if (isFrom(event.source, seat)) return 'glad';
      break;
    case 'prison_freed':
      if (event.seat === seat) return 'glad';
      break;
    case 'gem_returned':
      if (event.seat === seat) return 'cross';
  }
  if (verdict?.seat === seat) return verdict.won ? 'glad' : 'cross';
  return isImprisoned(rows[seat]) ? 'sad' : 'calm';
}

/** `event`: what is being told now. */
export function facesAt(names: readonly string[], scene: Scene, event: Event | null) {
  const faces = personsOf(names);
  return (
    seat: number,
  ): TemplateResult => html`<span class="face ${isRobbed(seat, event) ? 'face--robbed' : ''}">
    ${portrait(faces[seat] ?? 'dartagnan', feelingOf(seat, scene, event))}
  </span>`;
}

/** Whether somebody else has just taken a gem from this seat. */
export const isRobbed = (seat: number, event: Event | null): boolean =>
  event?.type === 'gem_taken' && event.seat !== seat && isFrom(event.source, seat);

export const isFrom = (source: (Event & { type: 'gem_taken' })['source'], seat: number): boolean =>
  source !== 'centre' && source[0] === seat;
