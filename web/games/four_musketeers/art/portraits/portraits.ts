import { svg } from 'lit';
import { along, line } from '../../../../lib/art/burin';
import { plate } from '../../../../lib/art/plate';
import { constance, milady } from './ladies';
import { aramis, athos, dartagnan, porthos } from './musketeers';
import { shadow } from './shadow';
import { bonacieux, deWardes, richelieu, rochefort } from './villains';

/** The level lines a figure stands before, growing denser to the ground. */
const sky = along(line(0, 24, 88, 24), line(0, 112, 88, 112), 48, 0.15, 0.55);

/** Who stands behind a role card, by its name; X is the Shadow Musketeer, who has none. */
const portraits = {
  JS: athos,
  JD: porthos,
  JH: aramis,
  JC: dartagnan,
  AC: rochefort,
  KC: bonacieux,
  AS: richelieu,
  KS: deWardes,
  QC: constance,
  QS: milady,
  X: shadow,
};

/** How large each stands in the field, and how far it is lifted, so that heads clear the index. */
const stance: Partial<Record<keyof typeof portraits, readonly [number, number]>> = {
  JH: [1.12, 2],
  KC: [1.1, 7],
  QC: [0.99, 0],
  QS: [0.98, 3],
  X: [1.08, 6],
};

export const portraitSymbols = (Object.keys(portraits) as (keyof typeof portraits)[]).map((role) => {
  const [size, lift] = stance[role] ?? [1.08, 0];
  return plate(
    `mk-role-${role}`,
    '0 -12 88 124',
    svg`<path fill="var(--plate-accent)" stroke="none" opacity=".35" d=${sky} />`,
    svg`<g transform="translate(44 ${79 - lift}) scale(${size}) translate(-44 -76)">${portraits[role]}</g>`,
  );
});
