import type { Insertable } from 'kysely';
import * as v from 'valibot';
import type { Db } from '#database/open.ts';
import type { OrderCorrectionsTable } from '#database/schema.ts';
import {
  type CorrectionFacts,
  correctionFactsSchema,
  type PersonChange,
  personChangeSchema,
} from '#domain/corrections/correction-facts.ts';

export type OrderCorrection = {
  id: string;
  orderId: string;
  at: string;
  actor: string;
  reason: string;
  facts: CorrectionFacts;
  /** Null where name, contact and address stayed, and where the person is erased. */
  person: PersonChange | null;
};

/** Adds a correction; nothing ever changes it. */
export async function insertCorrection(trx: Db, row: Insertable<OrderCorrectionsTable>): Promise<void> {
  await trx.insertInto('order_corrections').values(row).execute();
}

/** The correction that a request made under its key; null where it made none. */
export async function findCorrectionUnder(
  db: Db,
  key: string,
): Promise<{ id: string; orderId: string } | null> {
  const row = await db
    .selectFrom('order_corrections')
    .select(['id', 'order_id as orderId'])
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

export async function findCorrection(db: Db, id: string): Promise<OrderCorrection | null> {
  const row = await db.selectFrom('order_corrections').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toCorrection(row) : null;
}

/** The corrections of an order, oldest first. */
export async function listCorrections(db: Db, orderId: string): Promise<OrderCorrection[]> {
  const rows = await db
    .selectFrom('order_corrections')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(toCorrection);
}

function toCorrection({ order_id, facts, person, ...row }: OrderCorrectionsTable): OrderCorrection {
  const { id, at, actor, reason } = row;
  return {
    id,
    at,
    actor,
    reason,
    orderId: order_id,
    facts: v.parse(correctionFactsSchema, JSON.parse(facts)),
    person: person === '' ? null : v.parse(personChangeSchema, JSON.parse(person)),
  };
}
