import { londonDay } from '#domain/text/london-day.ts';
import type { Pence } from './money.ts';
import { VAT_PERCENT } from './vat-rate.ts';

/** The standard rate in percent. */
export const VAT_RATE_PERCENT = VAT_PERCENT.standard;

/** What the owner states of VAT (docs/decisions/111-vat-is-one-statement.md). */
export type VatStatement = {
  /** Null: the owner has not said. */
  vatRegistered: boolean | null;
  /** '' without registration. */
  vatNumber: string;
  /** The first day of registration in London, 'YYYY-MM-DD'; '' where it was never asked for: since always. */
  vatRegisteredFrom: string;
  /** The last day of registration; '' while it goes on. */
  vatRegisteredUntil: string;
};

/** True where a supply of this moment (UTC, ISO), its tax point, bears VAT. */
export function isRegisteredAt(statement: VatStatement, at: string): boolean {
  const { vatRegistered, vatNumber, vatRegisteredFrom: from, vatRegisteredUntil: until } = statement;
  if (vatRegistered !== true || vatNumber === '') return false;
  if (from === '' && until === '') return true;
  const day = londonDay(at);
  return from <= day && (until === '' || day <= until);
}

/** A statement as it is shown at a moment: without the number where a supply of that moment bears no VAT. */
export type ShownStatement<Statement extends VatStatement = VatStatement> = Statement & {
  /** UTC, ISO */
  shownAt: string;
};

/** Pages, mails and papers name a VAT number exactly while prices bear VAT. */
export function statementAt<Statement extends VatStatement>(
  statement: Statement,
  at: string,
): ShownStatement<Statement> {
  const vatNumber = isRegisteredAt(statement, at) ? statement.vatNumber : '';
  return { ...statement, vatNumber, shownAt: at };
}

/** True where the statement says of every day whether the shop was registered: papers can be judged by it. */
export function isStated({ vatRegistered, vatNumber, vatRegisteredFrom }: VatStatement): boolean {
  return vatRegistered === false || (vatRegistered === true && vatNumber !== '' && vatRegisteredFrom !== '');
}

/** The standard rate of an order placed at this moment; null where the shop is not registered. */
export function vatRateOf(statement: VatStatement, at: string): number | null {
  return isRegisteredAt(statement, at) ? VAT_RATE_PERCENT : null;
}

/** The VAT that is in a price, in whole pence: one sixth of it at 20 % (uk: prices are shown with VAT). */
export function vatIncludedPence(totalPence: Pence, ratePercent = VAT_RATE_PERCENT): Pence {
  return Math.round((totalPence * ratePercent) / (100 + ratePercent));
}
