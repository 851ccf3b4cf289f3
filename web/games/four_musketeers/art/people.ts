const people: Readonly<Record<string, string>> = {
  JS: 'athos',
  JD: 'porthos',
  JH: 'aramis',
  JC: 'dartagnan',
  AC: 'rochefort',
  KC: 'bonacieux',
  AS: 'richelieu',
  KS: 'de_wardes',
  QC: 'constance',
  QS: 'milady',
  X: 'shadow',
};

/** The drawing of who stands behind a role card, by its name; X is the Shadow Musketeer, who has none. */
export const drawingOf = (role: string): string => `mk-person-${people[role]}`;
