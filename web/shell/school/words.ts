/** The words that the editor offers: those of the reference, by what stands before them. */
import type { Completion } from '@codemirror/autocomplete';
import { type Entry, reference } from '../../generated/reference';
import type { Words } from './editor';

export interface Section {
  readonly id: 'player' | 'view' | 'actions' | 'tools' | 'events';
  readonly entries: readonly Entry[];
}

/** The reference of a game, in the order in which one wants it. */
export function sectionsOf(game: string): readonly Section[] {
  const { player, tools, games } = reference;
  const { view, actions, events } = (games as Readonly<Record<string, (typeof games)[keyof typeof games]>>)[
    game
  ] ?? {
    view: [],
    actions: [],
    events: [],
  };
  return [
    { id: 'player', entries: player },
    { id: 'view', entries: view },
    { id: 'actions', entries: actions },
    { id: 'tools', entries: tools },
    { id: 'events', entries: events },
  ];
}

/** Those in which all words of the search stand. */
export function found(sections: readonly Section[], search: string): readonly Section[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const has = ({ name, kind, text }: Entry) => {
    const whole = `${name} ${kind} ${text}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  };
  return sections
    .map(({ id, entries }) => ({ id, entries: entries.filter(has) }))
    .filter(({ entries }) => entries.length > 0);
}

export function wordsOf(game: string): Words {
  const words = new Map<string, Completion[]>();
  const add = (before: string, completion: Completion) => {
    const known = words.get(before);
    if (known) known.push(completion);
    else words.set(before, [completion]);
  };
  for (const { id, entries } of sectionsOf(game))
    for (const { name, kind, text } of entries) {
      if (id === 'events') continue; // they are dictionaries
      const dot = name.lastIndexOf('.', name.indexOf('(') >>> 0) + 1;
      const label = name.slice(dot).replace(/\(.*/, '');
      const before = id === 'player' ? 'self.' : name.slice(0, dot);
      const type = name.includes('(') ? 'function' : kind ? 'property' : 'class';
      add(before, { label, type, detail: kind, info: text });
    }
  add('', { label: 'Player', type: 'class', info: 'from musketiere.school import Player' });
  return words;
}
