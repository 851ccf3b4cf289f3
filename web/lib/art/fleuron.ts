/** Our flower: the device of card backs, coins, shields and the emblem. Centred on 0 0, about 26 by 24. */
export const fleuron =
  'M0-13c4 4.5 5.5 8.5 3.5 13 4-4 9.5-3.5 10.5.5.8 3.5-2.5 5.8-6 4.5 1.5 2-1 4-4.5 3.2L5 14c-3-1.5-7-1.5-10 0l1.5-5.8c-3.5.8-6-1.2-4.5-3.2-3.5 1.3-6.8-1-6-4.5C-13-3-7.5-3.5-3.5 0-5.5-4.5-4-8.5 0-13z';
