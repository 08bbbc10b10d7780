import type { Db } from '#database/open.ts';
import { listSealedProducts } from '#database/queries/catalogue/sealed-products.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { sealedNames } from '#domain/sets/sealed-goods.ts';

/** Names the goods of an order that cannot be returned once unsealed, as the checkout did. */
export async function sealedGoodsOf(db: Db, lines: readonly OrderLine[]): Promise<string[]> {
  const goods = lines.flatMap((line) => [line, ...line.parts]);
  const sealed = await listSealedProducts(
    db,
    goods.map(({ productId }) => productId),
  );
  const marked = <Goods extends { productId: string }>(one: Goods) => ({
    ...one,
    sealedForHygiene: sealed.has(one.productId),
  });
  const names = lines.flatMap((line) => sealedNames({ ...marked(line), parts: line.parts.map(marked) }));
  return [...new Set(names)];
}
