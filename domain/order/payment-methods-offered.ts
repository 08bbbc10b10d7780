import { PAYMENT_METHODS, type PaymentMethod } from './order.ts';

/** `chargesCards`: by a payment service, not the demo's test card. */
type Offer = { cash: boolean; card: boolean; chargesCards: boolean };

/**
 * The payment methods a shop offers, the suggested one first: card where it is charged at once, cash otherwise. None where it has
 * neither, and so takes no orders.
 */
export function offeredPaymentMethods({ cash, card, chargesCards }: Offer): PaymentMethod[] {
  const order = chargesCards ? PAYMENT_METHODS.toReversed() : PAYMENT_METHODS;
  return order.filter((method) => (method === 'cod' ? cash : card));
}

/** The method wanted, where it is offered; otherwise, or where none was chosen, the suggested one. */
export function chosenPaymentMethod(wanted: PaymentMethod | null, offer: Offer): PaymentMethod {
  const offered = offeredPaymentMethods(offer);
  return offered.find((method) => method === wanted) ?? offered[0] ?? 'card';
}
