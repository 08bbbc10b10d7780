import type { EnteredKind } from '#domain/stock/stock-form.ts';

export type StockEntryForm = {
  title: string;
  kinds: readonly [EnteredKind, ...EnteredKind[]];
  hint: string;
  reasonLabel: string;
};

const PASTE = 'One line each: SKU or barcode, tab, pieces. Paste them from a spreadsheet as they are.';

const ENTRIES: Record<string, StockEntryForm> = {
  delivery: {
    title: 'Delivery in',
    kinds: ['delivered'],
    hint: `${PASTE} Behind the pieces may stand a tab and what one cost without VAT, ‘4.20’: the cost of the variant from then on.`,
    reasonLabel: 'Supplier or note',
  },
  count: {
    title: 'Count',
    kinds: ['counted'],
    hint: `${PASTE} What is not in the list stays.`,
    reasonLabel: 'Note',
  },
  'take-out': {
    title: 'Take out',
    kinds: ['damaged', 'tester', 'sample', 'corrected'],
    hint: `${PASTE} A correction may be above 0 (pieces more) or below it.`,
    reasonLabel: 'Reason',
  },
};

/** The form of an address; null where there is none. */
export function entryOf(name: string): StockEntryForm | null {
  return Object.hasOwn(ENTRIES, name) ? (ENTRIES[name] ?? null) : null;
}
