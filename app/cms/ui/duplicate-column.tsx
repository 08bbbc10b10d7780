import { Link } from 'react-router';
import type { Column } from './data-table.tsx';

/** Where a new record begins as a copy of this one. */
export function duplicateColumn<Row>(
  addressOf: (row: Row) => string,
  nameOf: (row: Row) => string,
): Column<Row> {
  return {
    key: 'copy',
    label: 'Actions',
    cell: (row) => (
      <Link
        to={addressOf(row)}
        aria-label={`Duplicate ${nameOf(row)}`}
        className="inline-flex min-h-6 items-center underline underline-offset-4"
      >
        Duplicate
      </Link>
    ),
  };
}
