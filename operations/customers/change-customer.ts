import { findCustomer, updateCustomer } from '#database/queries/customers/listed-customers.ts';
import { customerName, tagsText } from '#domain/customers/customer.ts';
import { type NoteResult, writeNote } from '#operations/inbox/write-note.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

/** Stores the staff's note about a customer. Problems: gone, another note since `noteWas` was read. */
export function noteCustomer(
  platform: Platform,
  actor: Actor,
  id: string,
  { note, noteWas }: { note: string; noteWas: string },
): Promise<NoteResult> {
  return writeNote(platform, actor, { id, note, noteWas }, findCustomer, async (customer, write) => {
    if (note === customer.note) return;
    await updateCustomer(write.trx, id, { note });
    write.record({
      action: 'customer.note',
      subjectId: id,
      subject: customerName(customer),
      before: { note: customer.note },
      after: { note },
    });
  });
}

/** Gives a customer these tags in place of the former ones; false where the customer is gone. */
export function tagCustomer(
  platform: Platform,
  actor: Actor,
  id: string,
  tags: readonly string[],
): Promise<boolean> {
  return staffWrite(platform, actor, async ({ trx, record }) => {
    const customer = await findCustomer(trx, id);
    if (!customer) return false;
    await updateCustomer(trx, id, { tags: tagsText(tags) });
    record({
      action: 'customer.tag',
      subjectId: id,
      subject: customerName(customer),
      before: { tags: customer.tags.join(', ') },
      after: { tags: tags.join(', ') },
    });
    return true;
  });
}
