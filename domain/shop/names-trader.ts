import type { LegalParticulars } from './shop.ts';

/**
 * True where shoppers can read who sells, and from which street (Electronic Commerce Regulations 2002, reg. 6; Consumer
 * Contracts Regulations 2013, Sch. 2): a shop that is no demo must say so.
 */
export function namesTrader({
  companyName,
  registeredOffice,
}: Pick<LegalParticulars, 'companyName' | 'registeredOffice'>): boolean {
  return companyName.trim() !== '' && registeredOffice.trim() !== '';
}
