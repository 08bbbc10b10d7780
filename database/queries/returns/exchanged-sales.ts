import type { Db } from '#database/open.ts';
import type { Pence } from '#domain/money/money.ts';
import type { VatRate } from '#domain/money/vat-rate.ts';

/** How a line of an order was sold. */
export type ExchangedSale = { variantId: string; unitPence: Pence; goodsRate: VatRate; isSet: boolean };

/** By the ids of the lines. */
export async function listExchangedSales(db: Db, orderId: string): Promise<Map<string, ExchangedSale>> {
  const rows = await db
    .selectFrom('order_lines')
    .select((eb) => [
      'id',
      'variant_id as variantId',
      'unit_price_pence as unitPence',
      'goods_rate as goodsRate',
      eb
        .exists(
          eb
            .selectFrom('order_line_parts')
            .select('order_line_parts.position')
            .whereRef('order_line_parts.order_id', '=', 'order_lines.order_id')
            .whereRef('order_line_parts.line_position', '=', 'order_lines.position'),
        )
        .as('isSet'),
    ])
    .where('order_id', '=', orderId)
    .execute();
  return new Map(
    rows.map(({ id, isSet, goodsRate, ...row }) => [
      id,
      { ...row, goodsRate: goodsRate ?? 'standard', isSet: Boolean(isSet) },
    ]),
  );
}
