import { type Erasure, erasePerson, findErasure } from '#database/queries/customers/erase-person.ts';
import { followAllCustomers } from '#database/queries/customers/follow-customers.ts';
import { findCustomer } from '#database/queries/customers/listed-customers.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

export type ErasureResult =
  | { ok: true }
  | { ok: false; problem: 'not-found' }
  | { ok: false; problem: 'still-reading' }
  | { ok: false; problem: 'open-orders'; orderNumbers: string[] };

/**
 * Erases a person on request (UK GDPR, article 17) in one transaction; the audit log says that somebody was erased, not who. Refused
 * while an order of theirs is open, and while orders of before an upgrade are still given to their customers.
 */
export async function eraseCustomer(platform: Platform, actor: Actor, id: string): Promise<ErasureResult> {
  if (!(await followAllCustomers(platform.db, () => platform.random.id())))
    return { ok: false, problem: 'still-reading' };
  return staffWrite(platform, actor, async ({ trx, now, record }): Promise<ErasureResult> => {
    const customer = await findCustomer(trx, id);
    if (!customer) return { ok: false, problem: 'not-found' };
    const { openOrders, ...counts } = await findErasure(trx, id);
    if (openOrders.length > 0) return { ok: false, problem: 'open-orders', orderNumbers: openOrders };
    await erasePerson(trx, { customerId: id, email: customer.email, now });
    record({
      action: 'customer.erase',
      subjectId: id,
      subject: 'Erased',
      before: counts satisfies Omit<Erasure, 'openOrders'>,
      after: null,
    });
    return { ok: true };
  });
}
