import { formatPounds } from '#domain/money/money.ts';
import type { PromotionsApplied, WhyNot } from './apply-promotions.ts';

/** Says to a shopper why a code, or an offer, takes nothing off. */
export function whyNotWords({
  words,
  whyNot,
}: Extract<PromotionsApplied['outcomes'][number], { applies: false }>): string {
  return reasonOf(whyNot, words);
}

export function unknownCodeWords(code: string): string {
  return `We know no code “${code}”. Please check how it is written.`;
}

function reasonOf(whyNot: WhyNot, words: string): string {
  switch (whyNot.why) {
    case 'not-begun':
      return `“${words}” has not begun yet.`;
    case 'ended':
      return `“${words}” has ended.`;
    case 'used-up':
      return `“${words}” has been used as often as it can be.`;
    case 'used-by-you':
      return `You have used “${words}” as often as one customer can.`;
    case 'first-order-only':
      return `“${words}” is for a first order.`;
    case 'not-for-you':
      return `“${words}” is for another customer.`;
    case 'needs-email':
      return `“${words}” is for a first order: it comes off once you have entered your email at the checkout.`;
    case 'needs-goods':
      return whyNot.missingPieces === 1
        ? `“${words}”: add one more of its products.`
        : `“${words}”: add ${whyNot.missingPieces} more of its products.`;
    case 'needs-spend':
      return `“${words}”: add ${formatPounds(whyNot.missingPence)} more of its products.`;
    case 'another-is-better':
      return `“${words}” cannot be used together with “${whyNot.words}”, which takes off more.`;
    case 'delivery-would-cost-more':
      return `“${words}” would make delivery cost more than it takes off.`;
    case 'nothing-left':
      return `“${words}” has nothing left to take off: its products cost less by another offer already.`;
  }
}
