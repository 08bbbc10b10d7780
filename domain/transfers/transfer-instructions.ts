import type { Pence } from '#domain/money/money.ts';
import { type BankDetails, bankDetailRows } from './bank-details.ts';

/** What a customer needs to pay an order by bank transfer. */
export type TransferInstructions = {
  /** The account, and the order number as reference, in the order in which banks ask for them. */
  rows: { label: string; value: string }[];
  owedPence: Pence;
  /** What has come already. */
  receivedPence: Pence;
};

export function transferInstructionsOf(
  details: BankDetails,
  { orderNumber, owedPence, receivedPence }: { orderNumber: string; owedPence: Pence; receivedPence: Pence },
): TransferInstructions {
  return {
    rows: [...bankDetailRows(details), { label: 'Reference', value: orderNumber }],
    owedPence,
    receivedPence,
  };
}
