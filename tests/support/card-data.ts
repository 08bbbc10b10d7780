/** A card as a shopper types it. */
export type TypedCard = { cardNumber: string; expiryDate: string; cvv: string; cardholderName: string };

/** The test card's numbers, by what they do. Expiry and code are values that nothing else of the shop has. */
export const TYPED_CARDS: Record<'pays' | 'declines' | 'challenges' | 'is late' | 'another', TypedCard> = {
  pays: typed('4242 4242 4242 4242'),
  declines: typed('4000 0000 0000 0002'),
  challenges: typed('4000-0027-6000-3184'),
  'is late': typed('4000000000000077'),
  another: typed('5555 5555 5555 4444'),
};

function typed(cardNumber: string): TypedCard {
  return { cardNumber, expiryDate: '11/39', cvv: '8642', cardholderName: 'Test Shopper' };
}

/** Between two digits of a number: spaces and dashes, also as HTML and addresses write them. */
const GAP = String.raw`(?:[\s\u00a0_.-]|%20|%2D|\+|&nbsp;|&#160;|\\u00a0)*`;

const SECRETS: [string, RegExp][] = [
  ...Object.entries(TYPED_CARDS).map(([name, { cardNumber }]): [string, RegExp] => {
    // Brand and last four digits may stay: so the first twelve are looked for.
    const digits = cardNumber.replace(/\D/g, '').slice(0, 12);
    return [`the number of the card that ${name}`, new RegExp([...digits].join(GAP))];
  }),
  ['the expiry date', /11(?:\s|\\)*(?:\/|%2F|&#x2F;)\s*(?:20)?39|2039-11/],
  // Ids are full of digits: the code stands alone or not at all.
  ['the code', /(?<![\w.-])8642(?![\w.-])/],
];

/** Returns what of the test cards stands in a text; nothing, if all is well. */
export function cardDataIn(text: string): string[] {
  return SECRETS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
}
