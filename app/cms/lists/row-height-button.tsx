import { rowHeight } from './row-height.ts';

/** Switches between rows that show all, and low ones, of which twice as many fit; on phones each record is a card. */
export function RowHeightButton() {
  const height = rowHeight.useValue();
  return (
    <button
      type="button"
      aria-pressed={height === 'low'}
      className="needs-script hidden min-h-10 items-center px-2 text-sm underline underline-offset-4 hover:text-rose md:inline-flex"
      onClick={() => rowHeight.write(height === 'low' ? 'tall' : 'low')}
    >
      Low rows
    </button>
  );
}
