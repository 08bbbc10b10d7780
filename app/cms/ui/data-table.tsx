/* biome-ignore-all lint/a11y/noRedundantRoles: browsers forget what the elements of a table are once they are laid out as a grid */
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The addresses that sort by this column; the one at work is null. */
  sort?: { up: string | null; down: string | null; now: 'up' | 'down' | null };
  isNumber?: boolean;
  /** Left out at middle widths. */
  isMinor?: boolean;
  /** Says its label before the value where rows are cards. */
  labelled?: boolean;
};

/** A list of records; the first column names the row. Rows can be ticked where the table stands in a BulkForm. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  idOf,
  nameOf,
  canPick = false,
}: {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  idOf: (row: Row) => string;
  /** For the names of the boxes to tick. */
  nameOf: (row: Row) => string;
  canPick?: boolean;
}) {
  return (
    <table role="table" className="data-table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {canPick && (
            <td className="data-table-pick">
              <PickAll />
            </td>
          )}
          {columns.map((column) => (
            <ColumnHeading key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={idOf(row)}>
            {canPick && (
              <td role="cell" className="data-table-pick">
                <label>
                  <input type="checkbox" name="ids" value={idOf(row)} aria-label={`Select ${nameOf(row)}`} />
                </label>
              </td>
            )}
            {columns.map((column, place) =>
              place === 0 ? (
                <th role="rowheader" scope="row" key={column.key}>
                  {column.cell(row)}
                </th>
              ) : (
                <td
                  role="cell"
                  key={column.key}
                  data-label={column.labelled ? column.label : undefined}
                  className={cellClass(column)}
                >
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ColumnHeading<Row>({ column }: { column: Column<Row> }) {
  const { label, sort } = column;
  const next = sort && (sort.now === 'up' ? (sort.down ?? sort.up) : (sort.up ?? sort.down));
  return (
    <th
      role="columnheader"
      scope="col"
      className={cellClass(column)}
      aria-sort={sort?.now ? (sort.now === 'up' ? 'ascending' : 'descending') : undefined}
    >
      {next ? (
        <Link to={next} preventScrollReset className="inline-flex items-center gap-1 hover:text-ink">
          {label}
          <span aria-hidden="true" className={classNames('text-[0.7em]', !sort.now && 'opacity-40')}>
            {sort.now === 'down' ? '▼' : '▲'}
          </span>
        </Link>
      ) : (
        label
      )}
    </th>
  );
}

function cellClass<Row>({ isNumber, isMinor }: Column<Row>): string | undefined {
  return classNames(isNumber && 'data-table-number', isMinor && 'data-table-minor') || undefined;
}

function PickAll() {
  const box = useRef<HTMLInputElement>(null);
  return (
    <label>
      <input
        ref={box}
        type="checkbox"
        aria-label="Select all on this page"
        onChange={({ currentTarget }) => {
          const boxes = currentTarget.form?.querySelectorAll<HTMLInputElement>('input[name="ids"]') ?? [];
          for (const other of boxes) other.checked = currentTarget.checked;
        }}
      />
    </label>
  );
}
