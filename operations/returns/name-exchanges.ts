import type { Db } from '#database/open.ts';
import {
  findAddable,
  listAddable,
  type VariantChoice,
} from '#database/queries/corrections/addable-variants.ts';
import { listSoldLines } from '#database/queries/order/order-rows.ts';
import type { Return } from '#domain/returns/return.ts';
import { EXCHANGE_FIELDS, type WantedExchange } from '#domain/returns/return-form.ts';
import type { NamedExchange } from '#operations/order-lines/hold-exchange.ts';

type Named = { ok: true; named: NamedExchange[] } | { ok: false; errors: Record<string, string> };

/**
 * Finds what staff named to be sent instead. The same product, in whatever variant, costs what was paid for what comes back; another
 * costs its price of today. Staff may say another price.
 */
export async function nameExchanges(
  db: Db,
  given: Return,
  wanted: readonly WantedExchange[],
): Promise<Named> {
  const sold = await listSoldLines(db, given.orderId);
  const named: NamedExchange[] = [];
  const errors: Record<string, string> = {};
  for (const { id, variantId, text, unitPence } of wanted) {
    const line = given.lines.find((each) => each.id === id);
    const of = sold.find(({ lineId }) => lineId === line?.lineId);
    if (!line || !of) continue;
    const found = variantId === '' ? await findAddable(db, text) : await listAddable(db, [variantId]);
    const [one] = found;
    const field = (variantId === '' ? EXCHANGE_FIELDS.text : EXCHANGE_FIELDS.choice) + id;
    if (!one) errors[field] = 'Nothing on sale is called so.';
    else if (found.length > 1)
      errors[field] = `Several are called so: ${found.slice(0, MOST).map(nameOf).join('; ')}`;
    else if (one.stock < line.quantity)
      errors[field] = one.stock > 0 ? `Only ${one.stock} of it left.` : 'It is sold out.';
    else {
      const usual = one.productId === of.productId ? null : one.pricePence;
      named.push({ id, variantId: one.variantId, unitPence: unitPence ?? usual });
    }
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, named };
}

const MOST = 6;

function nameOf({ name, variant, sku }: VariantChoice): string {
  return `${name} (${variant})${sku ? `, SKU ${sku}` : ''}`;
}
