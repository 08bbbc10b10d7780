/** What money of an order came by, and goes back by. */
export const TENDERS = ['card', 'cash', 'transfer'] as const;
export type Tender = (typeof TENDERS)[number];

export const TENDER_NAMES: Record<Tender, string> = {
  card: 'Card',
  cash: 'Cash',
  transfer: 'Bank transfer',
};

/** True where a payment service gives the money back; other money is given by hand, and recorded. */
export function isGivenByProvider(tender: Tender): boolean {
  return tender === 'card';
}

/** The tender of an order that is paid by one. */
export function tenderOf(paymentMethod: 'cod' | 'card' | 'transfer'): Tender {
  return paymentMethod === 'cod' ? 'cash' : paymentMethod;
}
