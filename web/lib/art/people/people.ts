import { companySymbols } from './company';
import { constance } from './constance';
import { portrait } from './portrait';
import { bonacieux, deWardes, richelieu, rochefort } from './villains';

/** Who belongs to the novel and to no game alone: `mk-person-athos`, … */
export const personSymbols = [
  ...companySymbols,
  () => portrait('rochefort', rochefort()),
  () => portrait('bonacieux', bonacieux(), 1.1, 7),
  () => portrait('richelieu', richelieu()),
  () => portrait('de_wardes', deWardes()),
  () => portrait('constance', constance(), 0.99),
];
