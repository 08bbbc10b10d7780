import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { FilledColumn } from '#domain/catalogue/variant-table.ts';

const COLUMNS = [
  { column: 'pricePence', name: 'price', inputMode: 'decimal' },
  { column: 'originalPricePence', name: '‘was’ price', inputMode: 'decimal' },
  { column: 'stock', name: 'stock', inputMode: 'numeric' },
  { column: 'amount', name: 'amount', inputMode: 'decimal' },
  { column: 'grams', name: 'weight', inputMode: 'numeric' },
  { column: 'costPence', name: 'cost', inputMode: 'decimal' },
] as const satisfies { column: FilledColumn; name: string; inputMode: 'decimal' | 'numeric' }[];

/** Sets one column of every row. Its own inputs have no names: they are no fields of the form. */
export function FillColumn({
  count,
  onFill,
}: {
  count: number;
  onFill: (column: FilledColumn, value: string) => void;
}) {
  const [column, setColumn] = useState<(typeof COLUMNS)[number]>(COLUMNS[0]);
  const [value, setValue] = useState('');

  return (
    <span className="ml-auto flex flex-wrap items-center gap-2 text-sm">
      <select
        aria-label="Column to set"
        value={column.column}
        onInput={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) =>
          setColumn(COLUMNS.find((each) => each.column === currentTarget.value) ?? COLUMNS[0])
        }
        className="field-control variant-tool w-auto"
      >
        {COLUMNS.map((each) => (
          <option key={each.column} value={each.column}>
            Same {each.name}
          </option>
        ))}
      </select>
      <input
        aria-label={`Value for all ${count}`}
        inputMode={column.inputMode}
        value={value}
        onInput={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onFill(column.column, value);
        }}
        className="field-control variant-tool w-24"
      />
      <Button variant="outline" size="small" onClick={() => onFill(column.column, value)}>
        Set for all
      </Button>
    </span>
  );
}
