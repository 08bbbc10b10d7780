import { useEffect, useRef, useState } from 'react';
import { type FormState, rowPlaces } from '#app/cms/fields/form-values.ts';
import { useReorder } from '#app/cms/reorder/use-reorder.ts';
import { MOST_VARIANTS, type VariantValues, variantAt } from '#domain/catalogue/product-variant-form.ts';
import { BLANK_VARIANT, type CellColumn, fillColumn, pasteCells } from '#domain/catalogue/variant-table.ts';
import { countText } from '#domain/text/count-text.ts';

export type VariantRow = { key: number; values: VariantValues };

type Removed = { row: VariantRow; place: number };

/** The rows of the variant table with what can be done to them; every change reaches the form as an 'input' event. */
export function useVariantRows({ values, errors }: FormState) {
  const {
    items: rows,
    setItems: setRows,
    ...reorder
  } = useReorder<VariantRow>({
    initial: () =>
      rowPlaces(values, 'variants').map((place, key) => ({ key, values: variantAt(values, place) })),
    keyOf: ({ key }) => key,
    movedText: (_, place, count) => `Variant moved to place ${place} of ${count}`,
  });
  const [removed, setRemoved] = useState<Removed[]>([]);
  const [refusal, setRefusal] = useState('');
  const nextKey = useRef(rows.length);
  const changed = useFormInput(reorder.list);
  const errorsOf = useRowErrors(rows, errors);

  function newRow(fields: VariantValues): VariantRow {
    const key = nextKey.current;
    nextKey.current += 1;
    return { key, values: fields };
  }

  function replace(next: VariantValues[], done: string) {
    setRows(
      next.map((fields, place) => {
        const row = rows[place];
        return row ? { ...row, values: fields } : newRow(fields);
      }),
    );
    setRefusal('');
    reorder.announce(done);
    changed();
  }

  function edit(key: number, fields: Partial<VariantValues>) {
    setRows((all) =>
      all.map((row) => (row.key === key ? { key, values: { ...row.values, ...fields } } : row)),
    );
  }

  return {
    rows,
    reorder,
    removed,
    refusal,
    errorsOf,
    isFull: rows.length >= MOST_VARIANTS,

    add() {
      setRows([...rows, newRow(BLANK_VARIANT)]);
    },

    edit,

    /** As `edit`, for changes that no input of the form tells it of. */
    choose(key: number, fields: Partial<VariantValues>) {
      edit(key, fields);
      changed();
    },

    remove(place: number) {
      const row = rows[place];
      if (!row) return;
      setRemoved((all) => [...all, { row, place }]);
      reorder.remove(place, `${row.values.name || `Variant ${place + 1}`} removed`);
    },

    restore({ row, place }: Removed) {
      setRows(rows.toSpliced(place, 0, row));
      setRemoved((all) => all.filter((each) => each.row.key !== row.key));
      reorder.announce(`${row.values.name || 'Variant'} restored`);
    },

    paste(place: number, column: CellColumn, text: string) {
      const pasted = pasteCells(
        rows.map((row) => row.values),
        { place, column },
        text,
      );
      if (pasted.ok) replace(pasted.rows, `Pasted; ${countText(pasted.rows.length, 'variant')} now`);
      else setRefusal(`Nothing was pasted: ${tooManyText(pasted.count)}`);
    },

    fill(column: Parameters<typeof fillColumn>[1], value: string) {
      const filled = fillColumn(
        rows.map((row) => row.values),
        column,
        value,
      );
      replace(filled, `Set for ${countText(rows.length, 'variant')}`);
    },

    /** Sets the rows that a generator made of these: kept ones first, in their order, new ones after them. */
    take(made: VariantValues[]) {
      const kept = rows.filter((row) => made.includes(row.values));
      const added = made.slice(kept.length);
      setRows([...kept, ...added.map(newRow)]);
      setRefusal('');
      reorder.announce(`${countText(added.length, 'variant')} added`);
    },
  };
}

export function tooManyText(count: number): string {
  return `that would be ${count.toLocaleString('en-GB')} variants, and a product has at most ${MOST_VARIANTS}.`;
}

/** Fires 'input' on the list after the rendering that follows a call. */
function useFormInput(list: React.RefObject<HTMLOListElement | null>) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count > 0) list.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, [count, list]);
  return () => setCount((before) => before + 1);
}

/** Errors name places as submitted; a row that has moved since keeps its own. */
function useRowErrors(rows: VariantRow[], errors: Record<string, string>) {
  const [submitted, setSubmitted] = useState({ errors, keys: rows.map(({ key }) => key) });
  if (submitted.errors !== errors) setSubmitted({ errors, keys: rows.map(({ key }) => key) });
  return (key: number) => {
    const place = submitted.keys.indexOf(key);
    return (field: string): string | undefined => errors[`variants.${place}.${field}`];
  };
}
