import { formatPounds, type Pence } from '#domain/money/money.ts';

/**
 * Returns the part of the shop's money that was to go back and did not: a failed refund that no later one has made good. Of
 * `keptPence`, what the shop has of the order and promised to nobody, it is never more than all.
 */
export function failedRefundPence(
  keptPence: Pence,
  refunds: readonly { state: string; amountPence: Pence }[],
): Pence {
  const last = refunds.findLastIndex(({ state }) => state !== 'failed');
  const failed = refunds.slice(last + 1).map(({ amountPence }) => amountPence);
  return Math.min(keptPence, Math.max(0, ...failed));
}

/** Tells the shopper of a refund that did not go through. */
export function failedRefundText(pence: Pence, { sendsMail }: { sendsMail: boolean }): string {
  const letter = sendsMail ? ', and will email you once it has' : '';
  return `The refund of ${formatPounds(pence)} did not go through; we are on it${letter}.`;
}

/** Tells staff of the same. */
export function failedRefundForStaff(pence: Pence): string {
  return `The refund of ${formatPounds(pence)} failed: the customer does not have the money. Refund it again, or another way.`;
}
