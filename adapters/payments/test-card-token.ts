import { cardBrand, lastFour } from '#domain/order/card.ts';
import type { CardDetails } from '#domain/order/checkout-form.ts';

export type TestCardOutcome = 'approve' | 'decline' | 'challenge' | 'late';

export type TestCard = { outcome: TestCardOutcome; brand: string; last4: string };

/** Numbers of the demo's test card that do something else than pay. */
export const TEST_CARD_NUMBERS: Record<Exclude<TestCardOutcome, 'approve'>, string> = {
  decline: '4000000000000002',
  challenge: '4000002760003184',
  late: '4000000000000077',
};

/**
 * Turns a card into a token at the edge, before anything else sees it: what the card will do, its brand and last four
 * digits, and nothing else of it (docs/decisions/030-card-data-never-stored.md).
 */
export function testCardToken({ cardNumber }: Pick<CardDetails, 'cardNumber'>): string {
  const digits = cardNumber.replaceAll(/\D/g, '');
  const [outcome = 'approve'] =
    Object.entries(TEST_CARD_NUMBERS).find(([, number]) => number === digits) ?? [];
  return ['test', outcome, cardBrand(cardNumber), lastFour(cardNumber)].join('/');
}

/** Null for a token of another kind. */
export function readTestCardToken(token: string): TestCard | null {
  const [kind, outcome, brand, last4] = token.split('/');
  if (kind !== 'test' || !isOutcome(outcome) || !brand || last4 === undefined) return null;
  return { outcome, brand, last4 };
}

function isOutcome(text: string | undefined): text is TestCardOutcome {
  return text === 'approve' || (text !== undefined && Object.hasOwn(TEST_CARD_NUMBERS, text));
}
