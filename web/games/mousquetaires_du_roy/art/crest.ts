import { svg } from 'lit';
import { along, line } from '../../../lib/art/burin';
import { roundel, silhouette } from '../../../lib/art/crest';
import { cuts, outline, wash } from '../../../lib/art/plate';

/** A fan, a sword and a mask. */
export const crest = roundel(
  wash('M32 48 7.5 25a33 33 0 0 1 49 0z'),
  cuts(along(line(31, 47, 9, 25), line(33, 47, 55, 25), 15, 0.8)),
  outline('M12 29.5a27 27 0 0 1 40 0', 0.7),
  svg`<g transform="translate(31 36) rotate(38) scale(1.1)">${silhouette}</g>`,
  svg`<path fill="var(--red)" d="M8.5 33c7-3 16-2 23.5 3 7.5-5 16.5-6 23.5-3 1 9-3.5 17-11.5 17-5.5 0-9-3.5-12-7-3 3.5-6.5 7-12 7-8 0-12.5-8-11.5-17z"/>
    <path fill="var(--plate-paper)" d="M14.5 39c4.5-3 9-2 12 1.5-3.5 3-9 3-12-1.5zM49.5 39c-4.5-3-9-2-12 1.5 3.5 3 9 3 12-1.5z"/>`,
);
