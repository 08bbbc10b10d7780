import type { PaymentMethod } from './order.ts';

/** `chargesCards`: by a payment service, not the demo's test card. */
type Offer = { cash: boolean; card: boolean; transfer: boolean; chargesCards: boolean };

/**
 * The payment methods a shop offers, the suggested one first: card where it is charged at once, cash otherwise; a bank transfer
 * comes last. None where it has no method, and so takes no orders.
 */
export function offeredPaymentMethods({ chargesCards, ...offers }: Offer): PaymentMethod[] {
  const order: PaymentMethod[] = chargesCards ? ['card', 'cod', 'transfer'] : ['cod', 'card', 'transfer'];
  return order.filter((method) => offers[OFFER_OF[method]]);
}

const OFFER_OF = { cod: 'cash', card: 'card', transfer: 'transfer' } as const;

/** The method wanted, where it is offered; otherwise, or where none was chosen, the suggested one. */
export function chosenPaymentMethod(wanted: PaymentMethod | null, offer: Offer): PaymentMethod {
  const offered = offeredPaymentMethods(offer);
  return offered.find((method) => method === wanted) ?? offered[0] ?? 'card';
}
