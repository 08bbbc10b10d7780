import { moveItem } from '#domain/lists/reorder.ts';

/** The ids of an OrderForm in the submitted order; an arrow pressed without script moves its record here. */
export function submittedOrder(form: FormData): string[] {
  const ids = form.getAll('ids').filter((id) => typeof id === 'string');
  const [, direction, place] = /^(up|down) (\d{1,5})$/.exec(String(form.get('move') ?? '')) ?? [];
  if (!direction) return ids;
  return moveItem(ids, Number(place), Number(place) + (direction === 'up' ? -1 : 1));
}
