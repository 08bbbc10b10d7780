import type { Insertable } from 'kysely';
import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import type { CarrierClaimsTable } from '#database/schema.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { ListPage } from '#domain/lists/list-query.ts';
import type { CarrierClaim, ClaimListQuery } from '#domain/returns/carrier-claim.ts';

export async function findClaim(db: Db, returnId: string): Promise<CarrierClaim | null> {
  const row = await db
    .selectFrom('carrier_claims')
    .select(['carrier', 'number', 'amount_pence as amountPence', 'state'])
    .where('return_id', '=', returnId)
    .executeTakeFirst();
  return row ? { ...row, amountPence: Number(row.amountPence) } : null;
}

/** Writes the claim of a return, over the one it has. */
export async function writeClaim(trx: Db, row: Insertable<CarrierClaimsTable>): Promise<void> {
  const { carrier, number, amount_pence, state, updated_at } = row;
  await trx
    .insertInto('carrier_claims')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('return_id').doUpdateSet({ carrier, number, amount_pence, state, updated_at }),
    )
    .execute();
}

export type ListedClaim = CarrierClaim & {
  returnId: string;
  returnNumber: string;
  orderNumber: string;
  at: string;
};

/** One page of claims; without a state those that are open. */
export function listClaims(
  db: Db,
  { search, filters, sort, page }: ClaimListQuery,
): Promise<ListPage<ListedClaim>> {
  const { state } = filters;
  let claims = db
    .selectFrom('carrier_claims')
    .innerJoin('returns', 'returns.id', 'carrier_claims.return_id')
    .innerJoin('orders', 'orders.id', 'carrier_claims.order_id');
  if (state !== 'all') claims = claims.where('carrier_claims.state', '=', state || 'open');
  if (search) {
    const columns = ['carrier_claims.carrier', 'carrier_claims.number', 'returns.number'];
    claims = claims.where((eb) => eb.or(columns.map((column) => nameHolds(db, column, search))));
  }
  const rows = claims
    .select([
      'carrier_claims.return_id as returnId',
      'returns.number as returnNumber',
      'orders.order_number as orderNumber',
      'carrier_claims.carrier',
      'carrier_claims.number',
      'carrier_claims.amount_pence as amountPence',
      'carrier_claims.state',
      'carrier_claims.at',
    ])
    .orderBy('carrier_claims.at', sort === 'at' ? 'asc' : 'desc')
    .orderBy('carrier_claims.return_id');
  return readListPage(claims, rows, page);
}
