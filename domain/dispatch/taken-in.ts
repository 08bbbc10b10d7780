import { PAYMENT_CONCERNS, type PaymentConcern } from '#domain/payment/payment-risk.ts';

/** Orders that staff take in although something speaks against their payment, with the concerns that were read, by number. */
export type TakenIn = ReadonlyMap<string, readonly PaymentConcern[]>;

/** The value of a check box that takes an order in: 'ZA123456789 disputed in-review'. */
export function takenInText(orderNumber: string, concerns: readonly PaymentConcern[]): string {
  return [orderNumber, ...concerns].join(' ');
}

/** Reads such values back; words that are no concerns are left out. */
export function parseTakenIn(texts: readonly string[]): TakenIn {
  return new Map(
    texts.map((text) => {
      const [orderNumber = '', ...words] = text.split(' ');
      return [orderNumber, PAYMENT_CONCERNS.filter((concern) => words.includes(concern))];
    }),
  );
}

/** True where an order is taken in, and nothing speaks against it that was not read then. */
export function isTakenIn(
  takenIn: TakenIn,
  orderNumber: string,
  concerns: readonly PaymentConcern[],
): boolean {
  const read = takenIn.get(orderNumber);
  return read !== undefined && concerns.every((concern) => read.includes(concern));
}

/** The values of these orders alone. */
export function takenInTexts(takenIn: TakenIn, orderNumbers: readonly string[]): string[] {
  return orderNumbers.flatMap((orderNumber) => {
    const concerns = takenIn.get(orderNumber);
    return concerns ? [takenInText(orderNumber, concerns)] : [];
  });
}
