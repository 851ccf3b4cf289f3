import { feelings } from '../../../lib/art/face';
import { aramis, athos, dartagnan, porthos } from '../../../lib/art/people/musketeers';
import { plate } from '../../../lib/art/plate';

// Who sits at the table, from the hat to the collar, with what he feels in brow and mouth.

const drawings = { athos, porthos, aramis, dartagnan } as const;

export const faceSymbols = Object.entries(drawings).map(([person, draw]) =>
  feelings.map((feeling) => () => plate(`mk-face-${person}-${feeling}`, '14 23 60 60', ...draw(feeling))),
);
