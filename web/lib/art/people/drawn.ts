/** Whose portraits all games share: the people of the novel. */
export const drawn = [
  'athos',
  'porthos',
  'aramis',
  'dartagnan',
  'rochefort',
  'bonacieux',
  'richelieu',
  'de_wardes',
  'constance',
  'milady',
] as const;
export type Drawn = (typeof drawn)[number];

export const isDrawn = (id: string): id is Drawn => (drawn as readonly string[]).includes(id);
