import { data } from 'react-router';
import { readForm } from '#app/request/read-form.ts';
import { type SavedKind, savingFailed } from '#domain/words/staff-messages.ts';
import type { Log } from '#operations/platform/platform.ts';
import { wantedOrder } from './wanted-order.ts';

/** Saves the order an OrderForm was put into. */
export async function respondToReorder(
  request: Request,
  {
    kind,
    reorder,
    log,
    failure,
  }: {
    kind: SavedKind;
    reorder(ids: string[]): Promise<unknown>;
    log: Log;
    /** What the log says of a failure. */
    failure: string;
  },
) {
  const ids = wantedOrder(await readForm(request));
  try {
    await reorder(ids);
    return data({ ok: true, message: 'Order saved.' });
  } catch (error) {
    log.error({ err: error }, failure);
    return data({ ok: false, message: savingFailed(kind) }, 500);
  }
}
