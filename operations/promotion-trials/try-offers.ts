import type { Db } from '#database/open.ts';
import { findVariantNames } from '#database/queries/entered-orders/sellable-variants.ts';
import { putOn } from '#database/queries/promotions/promotion-record.ts';
import { inTransaction } from '#database/transaction.ts';
import type { DeliveryPlace } from '#domain/delivery/delivery-window.ts';
import { servedCountries } from '#domain/delivery/served-countries.ts';
import type { EnteredLine } from '#domain/entered-orders/entered-lines.ts';
import { goodsName } from '#domain/entered-orders/refusal-words.ts';
import type { Pence } from '#domain/money/money.ts';
import { unknownCodeWords, whyNotWords } from '#domain/promotions/why-not-words.ts';
import { type OrderQuote, quoteOrder } from '#operations/order/quote-order.ts';

export type BasketToTry = {
  lines: readonly EnteredLine[];
  /** As they were entered. */
  codes: readonly string[];
  /** Null where nobody is named: nobody has ordered before. */
  email: string | null;
  /** Null until it is known. */
  place: DeliveryPlace | null;
  /** When (UTC, ISO). */
  at: string;
  /** An offer that counts in this basket as if it were on, whatever its state and dates. */
  asIfOn: string | null;
};

type Share = { words: string; pence: Pence };

export type TriedBasket = {
  lines: {
    variantId: string;
    quantity: number;
    name: string;
    unitPricePence: Pence;
    grossPence: Pence;
    shares: Share[];
    pence: Pence;
    /** Why it cannot be had so; '' where it can. */
    problem: string;
  }[];
  given: { name: string; words: string }[];
  /** Where an offer gives some of several, or its goods are sold out. */
  choices: { words: string; pick: number; names: string[] }[];
  delivery: { name: string; grossPence: Pence; shares: Share[]; pence: Pence };
  goodsPence: Pence;
  discountPence: Pence;
  totalPence: Pence;
  /** What each offer takes off, or why it does not. */
  offers: { id: string; words: string; code: string; pence: Pence | null; whyNot: string }[];
  unknownCodes: string[];
  /** Where the shop delivers to. */
  countries: string[];
};

/** Prices a basket as a customer would have it at a moment, by the quote that the cart and an order have. Nothing is written. */
export async function tryOffers(db: Db, basket: BasketToTry): Promise<TriedBasket> {
  const { asIfOn } = basket;
  if (asIfOn === null) return tried(db, basket);
  try {
    return await inTransaction(db, async (trx) => {
      await putOn(trx, asIfOn);
      throw new Undone(await tried(trx, basket));
    });
  } catch (error) {
    if (error instanceof Undone) return error.basket;
    throw error;
  }
}

/** Takes back what was written for a look. */
class Undone extends Error {
  readonly basket: TriedBasket;
  constructor(basket: TriedBasket) {
    super('Undone');
    this.basket = basket;
  }
}

async function tried(db: Db, { lines, codes, email, place, at }: BasketToTry): Promise<TriedBasket> {
  const items = lines.map(({ variantId, quantity }) => ({ id: '', variant: '', variantId, quantity }));
  const quote = await quoteOrder(db, { items, codes, email, place }, at);
  const gone = lines.filter((_, place) => !quote.lines[place]?.quoted).map(({ variantId }) => variantId);
  const names = await findVariantNames(db, gone);
  return {
    lines: lines.map(({ variantId, quantity }, place) => {
      const known = names.get(variantId);
      return lineOf(quote.lines[place], {
        variantId,
        quantity,
        name: known ? goodsName(known) : 'An item that was deleted',
      });
    }),
    given: quote.given.map(({ line }) => ({ name: goodsName(line), words: line.given?.words ?? '' })),
    choices: quote.giftOffers
      .filter(({ chosen, choices }) => choices.length === 0 || chosen.length < choices.length)
      .map((gift) => ({ words: gift.words, pick: gift.pick, names: gift.choices.map(goodsName) })),
    delivery: {
      name: quote.delivery.service?.name ?? 'Not delivered there',
      grossPence: quote.delivery.grossPence,
      shares: quote.delivery.adjustments.map(shareOf),
      pence: quote.delivery.pence,
    },
    goodsPence: quote.totals.subtotalPence,
    discountPence: quote.discountPence,
    totalPence: quote.totals.totalPence,
    offers: quote.promotions.outcomes.map((outcome) => ({
      id: outcome.promotionId,
      words: outcome.words,
      code: outcome.code ?? '',
      pence: outcome.applies ? outcome.pence : null,
      whyNot: outcome.applies ? '' : whyNotWords(outcome),
    })),
    unknownCodes: quote.unknownCodes.map(unknownCodeWords),
    countries: servedCountries(quote.served.zones),
  };
}

function lineOf(
  found: OrderQuote['lines'][number] | undefined,
  asked: { variantId: string; quantity: number; name: string },
): TriedBasket['lines'][number] {
  const quoted = found?.quoted;
  if (!quoted)
    return { ...asked, unitPricePence: 0, grossPence: 0, shares: [], pence: 0, problem: 'No longer sold.' };
  const { line, available, problem, grossPence, adjustments, pence } = quoted;
  const left = available > 0 ? `Only ${available} left: these are counted.` : 'Sold out: not counted.';
  return {
    ...asked,
    name: goodsName(line),
    unitPricePence: line.unitPricePence,
    grossPence,
    shares: adjustments.map(shareOf),
    pence,
    problem: problem === null ? '' : problem === 'line-too-large' ? 'More than one order may have.' : left,
  };
}

function shareOf({ reason, pence }: { reason: string; pence: Pence }): Share {
  return { words: reason, pence };
}
