import type { PaymentMethod } from '#domain/order/order.ts';

/** The method wanted, where it is offered; `cardOffered` is null until the shop has responded. */
export function chosenPayment(
  wanted: PaymentMethod,
  { offersCash, cardOffered }: { offersCash: boolean; cardOffered: boolean | null },
): PaymentMethod {
  if (!offersCash) return 'card';
  return cardOffered === false ? 'cod' : wanted;
}
