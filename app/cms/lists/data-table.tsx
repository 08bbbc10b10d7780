/* biome-ignore-all lint/a11y/noRedundantRoles: browsers forget what the elements of a table are once they are laid out as a grid */
import { useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { Moment } from '#app/ui/moment.tsx';
import type { ListQuery } from '#domain/lists/list-query.ts';
import { sortLinks } from './list-address.ts';
import type { Column, ListDeclaration } from './list-declaration.ts';
import { rowHeight } from './row-height.ts';

/** The column most lists end with. */
export const UPDATED = {
  label: 'Updated',
  sort: 'updated',
  isMinor: true,
  labelled: true,
  cell: ({ updatedAt }: { updatedAt: string }) => <Moment at={updatedAt} />,
} as const;

/** The records of a list; the first column names the row. Rows can be selected where the role may change them. */
export function DataTable<Row>({
  list,
  query,
  rows,
  canChange,
}: {
  list: ListDeclaration<Row>;
  query: ListQuery;
  rows: Row[];
  canChange: boolean;
}) {
  const { title, caption = title, idOf, nameOf, duplicateAt } = list;
  const columns = [
    ...list.columns,
    ...(canChange && duplicateAt ? [duplicates({ nameOf, duplicateAt })] : []),
  ];
  return (
    <table role="table" className="data-table" data-rows={rowHeight.useValue()}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {canChange && (
            <td className="data-table-pick">
              <PickAll />
            </td>
          )}
          {columns.map((column) => (
            <ColumnHeading
              key={column.label}
              column={column}
              sort={column.sort === undefined ? null : sortLinks(list, query, column.sort)}
            />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={idOf(row)}>
            {canChange && (
              <td role="cell" className="data-table-pick">
                <label>
                  <input type="checkbox" name="ids" value={idOf(row)} aria-label={`Select ${nameOf(row)}`} />
                </label>
              </td>
            )}
            {columns.map((column, place) =>
              place === 0 ? (
                <th role="rowheader" scope="row" key={column.label}>
                  {column.cell(row)}
                </th>
              ) : (
                <td
                  role="cell"
                  key={column.label}
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

/** Links to the page for a new record that begins as a copy of the row. */
function duplicates<Row>({
  nameOf,
  duplicateAt,
}: Pick<ListDeclaration<Row>, 'nameOf'> & { duplicateAt(row: Row): string }): Column<Row> {
  return {
    label: 'Actions',
    cell: (row) => (
      <Link
        to={duplicateAt(row)}
        aria-label={`Duplicate ${nameOf(row)}`}
        className="inline-flex min-h-6 items-center underline underline-offset-4"
      >
        Duplicate
      </Link>
    ),
  };
}

function ColumnHeading<Row>({
  column,
  sort,
}: {
  column: Column<Row>;
  sort: ReturnType<typeof sortLinks> | null;
}) {
  const { label } = column;
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
        data-pick-all
        aria-label="Select all on this page"
        onChange={({ currentTarget }) => {
          const boxes = currentTarget.form?.querySelectorAll<HTMLInputElement>('input[name="ids"]') ?? [];
          for (const other of boxes) other.checked = currentTarget.checked;
        }}
      />
    </label>
  );
}
