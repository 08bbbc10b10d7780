import type { Db } from '#database/open.ts';
import { readShopFact } from '#database/queries/shop/shop-facts.ts';
import type { Order } from '#domain/order/order.ts';
import { readEarlierTerms, termsSince } from '#domain/returns/earlier-return-terms.ts';
import type { ReturnTerms } from '#domain/returns/return-terms.ts';

/** The days and the postage of an order's returns: the best of what the shop has said since it was placed. */
export async function termsOfOrder(
  db: Db,
  { createdAt }: Pick<Order, 'createdAt'>,
  present: ReturnTerms,
): Promise<ReturnTerms> {
  return termsSince(createdAt, present, readEarlierTerms((await readShopFact(db, EARLIER)) ?? ''));
}

const EARLIER = 'earlier_return_terms';
