import { moveItem } from '#domain/lists/reorder.ts';
import type { NewOrder } from '#operations/platform/reorder-rows.ts';

/** The ids of an OrderForm in the submitted order; an arrow pressed without script moves its record here. */
export function submittedOrder(form: FormData): NewOrder {
  const ids = form.getAll('ids').filter((id) => typeof id === 'string');
  const opened = String(form.get('opened') ?? '')
    .split(' ')
    .filter(Boolean);
  const [, direction, place] = /^(up|down) (\d{1,5})$/.exec(String(form.get('move') ?? '')) ?? [];
  if (!direction) return { ids, opened };
  return { ids: moveItem(ids, Number(place), Number(place) + (direction === 'up' ? -1 : 1)), opened };
}
