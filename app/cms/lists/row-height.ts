import { storedValue } from '#app/browser/stored-value.ts';

export type RowHeight = 'tall' | 'low';

/** The height of rows that whoever uses this browser chose for the lists of /cms. */
export const rowHeight = storedValue<RowHeight>({
  key: 'zabelle-cms-rows',
  event: 'cmsRowsUpdated',
  parse: (stored) => (stored === 'low' ? 'low' : 'tall'),
});
