import { redirect } from 'react-router';
import { listAddress, type ShownList } from './shown-list.ts';

/** Leads from a page beyond the last one, as after deleting, to the last one. */
export function clampPage(list: ShownList, pageCount: number): void {
  if (list.query.page > pageCount) throw redirect(listAddress(list, { page: pageCount }));
}
