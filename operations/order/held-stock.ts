import { createHash } from 'node:crypto';
import type { Db } from '#database/open.ts';
import {
  countHeldItems,
  deleteClientHolders,
  type HolderKind,
  insertOrderHolders,
  lockHolders,
} from '#database/queries/order/order-holders.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import { toE164 } from '#domain/fields/phone.ts';
import type { CustomerInfo } from '#domain/order/customer-info.ts';
import { CUSTOMERS_PER_CLIENT } from '#domain/order/order-limits.ts';
import { foldText } from '#domain/search/search-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Digests by which orders of one customer are recognised. `client` is the network address. */
export type Holder = { kind: HolderKind; holder: string };

export function holdersOf(customer: CustomerInfo, client: string): Holder[] {
  const texts = [
    ['email', normaliseEmail(customer.email)],
    ['phone', toE164(customer.phone, customer.country) ?? customer.phone.replace(/\D/g, '')],
    ['address', foldText(`${customer.postcode} ${customer.address}`)],
    ['client', client],
  ] as const;
  return texts.map(([kind, text]) => ({
    kind,
    holder: createHash('sha256').update(`${kind}:${text}`).digest('base64url'),
  }));
}

/**
 * True where the customer's unpaid orders would hold more than the limit; a shared network address may hold several times as
 * much. Other orders of the customer wait until this transaction ends: asked before stock is taken, and after the order was
 * inserted.
 */
export async function holdsTooMuch(
  trx: Db,
  holders: readonly Holder[],
  { lines, limit, nowMs }: { lines: readonly { quantity: number }[]; limit: number; nowMs: number },
): Promise<boolean> {
  if (holders.length === 0) return false;
  await lockHolders(trx, holders);
  const held = await countHeldItems(trx, holders, new Date(nowMs - DAY_MS).toISOString());
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return [...held].some(
    ([kind, items]) => items + quantity > (kind === 'client' ? limit * CUSTOMERS_PER_CLIENT : limit),
  );
}

/** Remembers who holds an order's stock; forgets network addresses after a day. */
export async function writeHolders(
  trx: Db,
  orderId: string,
  holders: readonly Holder[],
  nowMs: number,
): Promise<void> {
  await deleteClientHolders(trx, new Date(nowMs - DAY_MS).toISOString());
  const placed_at = new Date(nowMs).toISOString();
  await insertOrderHolders(
    trx,
    holders.map((holder) => ({ order_id: orderId, ...holder, placed_at })),
  );
}
