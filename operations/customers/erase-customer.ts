import { type Erasure, erasePerson, findErasure } from '#database/queries/customers/erase-person.ts';
import { followAllCustomers } from '#database/queries/customers/follow-customers.ts';
import { findCustomer } from '#database/queries/customers/listed-customers.ts';
import { listTicketsOf } from '#database/queries/tickets/tickets.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';
import { closeAnswered } from '#operations/tickets/change-tickets.ts';

export type ErasureResult =
  | { ok: true }
  | { ok: false; problem: 'not-found' }
  | { ok: false; problem: 'still-reading' }
  | { ok: false; problem: 'open-orders'; orderNumbers: string[] };

/**
 * Erases a person on request (UK GDPR, article 17) in one transaction; the audit log says that somebody was erased, not who. Their open
 * requests for it are closed with it where that is asked. Refused
 * while an order of theirs is open, and while orders of before an upgrade are still given to their customers.
 */
export async function eraseCustomer(
  platform: Platform,
  actor: Actor,
  id: string,
  { closesTickets = false }: { closesTickets?: boolean } = {},
): Promise<ErasureResult> {
  if (!(await followAllCustomers(platform.db, () => platform.random.id())))
    return { ok: false, problem: 'still-reading' };
  return staffWrite(platform, actor, async (write): Promise<ErasureResult> => {
    const { trx, now, record } = write;
    const customer = await findCustomer(trx, id);
    if (!customer) return { ok: false, problem: 'not-found' };
    const { openOrders, ...counts } = await findErasure(trx, id);
    if (openOrders.length > 0) return { ok: false, problem: 'open-orders', orderNumbers: openOrders };
    if (closesTickets) {
      const asked = await listTicketsOf(trx, customer.email);
      const open = asked.filter(({ kind, state }) => kind === 'erasure' && state === 'open');
      // What the log says of the ticket is emptied with the person.
      await closeAnswered({ ...write, record: () => {} }, actor, open, 'Erased');
    }
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
