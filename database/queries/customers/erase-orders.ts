import type { Db } from '#database/open.ts';
import { eraseMailsAbout, eraseOrdersFromAudit } from './erase-traces.ts';

/**
 * Orders keep goods, money, VAT and country, and nothing that says whose they were: of every text that somebody typed nothing stays, since
 * any may name them.
 */
export async function eraseOrders(trx: Db, ids: readonly string[], now: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      first_name: 'Erased',
      last_name: 'customer',
      email: '',
      phone: '',
      address: '',
      city: '',
      postcode: '',
      notes: '',
      flat: '',
      phone_e164: '',
      billing: '',
      gift_message: '',
      request_fingerprint: '',
      carrier: '',
      tracking_number: '',
      tracking_link: '',
      card_brand: null,
      card_last4: null,
      erased_at: now,
      updated_at: now,
    })
    .where('id', 'in', ids)
    .execute();
  await trx.deleteFrom('order_holders').where('order_id', 'in', ids).execute();
  await trx.updateTable('promotion_uses').set({ email: '' }).where('order_id', 'in', ids).execute();
  await trx.deleteFrom('order_marks').where('order_id', 'in', ids).execute();
  await eraseWords(trx, ids);
  await eraseOrdersFromAudit(trx, ids);
  await eraseMailsAbout(trx, ids);
}

/** What staff, the bank and a carrier said of the orders; sums, days and who did it stay. */
async function eraseWords(trx: Db, ids: readonly string[]): Promise<void> {
  const ofOrders = { transfers: { reference: '', note: '' }, order_events: { note: '' } } as const;
  await trx.updateTable('transfers').set(ofOrders.transfers).where('order_id', 'in', ids).execute();
  await trx.updateTable('order_events').set(ofOrders.order_events).where('order_id', 'in', ids).execute();
  await trx
    .updateTable('order_corrections')
    .set({ reason: '', person: '' })
    .where('order_id', 'in', ids)
    .execute();
  await eraseReturns(trx, ids);
  await trx
    .updateTable('parcels')
    .set({ carrier: '', tracking_number: '', tracking_link: '' })
    .where('order_id', 'in', ids)
    .execute();
  await trx
    .updateTable('refunds')
    .set((eb) => ({
      reason: '',
      failure: eb.case().when('failure', 'is', null).then(null).else('').end(),
    }))
    .where('order_id', 'in', ids)
    .execute();
  await trx.updateTable('payment_ledger').set({ note: '' }).where('order_id', 'in', ids).execute();
  await trx.updateTable('line_movements').set({ reason: '' }).where('order_id', 'in', ids).execute();
  await trx
    .updateTable('stock_movements')
    .set({ reason: '' })
    .where('order_number', 'in', (eb) =>
      eb.selectFrom('orders').select('orders.order_number').where('orders.id', 'in', ids),
    )
    .execute();
}

async function eraseReturns(trx: Db, orderIds: readonly string[]): Promise<void> {
  await trx.updateTable('returns').set({ words: '', answer: '' }).where('order_id', 'in', orderIds).execute();
  const ofThem = trx.selectFrom('returns').select('returns.id').where('returns.order_id', 'in', orderIds);
  await trx
    .updateTable('return_lines')
    .set({ reason: '', found: '', ground: '' })
    .where('return_id', 'in', ofThem)
    .execute();
  await trx.deleteFrom('return_pictures').where('return_id', 'in', ofThem).execute();
  await trx
    .updateTable('carrier_claims')
    .set({ carrier: '', number: '' })
    .where('order_id', 'in', orderIds)
    .execute();
  await trx.updateTable('return_events').set({ note: '' }).where('return_id', 'in', ofThem).execute();
}
