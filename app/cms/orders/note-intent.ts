import { data } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { noteOrder } from '#operations/order/note-order.ts';
import type { OrderCommandResult } from './order-command-result.ts';
import type { AskedOfOrder } from './order-intent.ts';

/** Adds a note to the history. */
export async function addNote({ platform, member, orderNumber, form }: AskedOfOrder) {
  const submitted = readSubmitted(form);
  const refuse = (status: number, message: string) =>
    data<OrderCommandResult>({ ok: false, message, submitted }, status);
  const note = singleLine(submitted.note ?? '').slice(0, 500);
  if (note.trim() === '') return refuse(422, 'Note is required');
  try {
    if (!(await noteOrder(platform, member, orderNumber, note))) throw data(null, { status: 404 });
    return data<OrderCommandResult>({ ok: true, message: 'Note added.', submitted });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a note could not be added to an order');
    return refuse(500, savingFailed('order'));
  }
}
