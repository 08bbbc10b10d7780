import type { Insertable } from 'kysely';
import type { ReviewsTable } from '#database/schema.ts';

/** A row of a review as the shop writes it, shown unless told otherwise. */
export function reviewRow(
  row: Partial<Insertable<ReviewsTable>> & { id: string; product_id: string },
): Insertable<ReviewsTable> {
  const at = '2026-03-01T10:00:00.000Z';
  return {
    ...{ variant_id: null, stars: 5, email: null, order_id: null, order_line_id: null },
    hidden_reason: '',
    ...{ source: 'shop', source_key: null, state: 'shown', request_key: null },
    ...{ age_band: null, skin_type: null, undertone: null, concern: null, hair_type: null },
    ...{ replied_at: null, replied_by: null, created_at: at, shown_at: at, updated_at: at },
    ...row,
  };
}
