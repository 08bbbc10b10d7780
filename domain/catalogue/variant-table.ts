import { MOST_VARIANTS, type VariantValues } from './product-variant-form.ts';

/** Columns of the variant table that take pasted cells, in the order they are shown. */
export const CELL_COLUMNS = ['name', 'sku', 'pricePence', 'stock', 'barcode'] as const;

export type CellColumn = (typeof CELL_COLUMNS)[number];

export type FilledColumn = 'pricePence' | 'originalPricePence' | 'stock' | 'amount' | 'grams' | 'costPence';

export const BLANK_VARIANT: VariantValues = {
  id: '',
  name: '',
  sku: '',
  barcode: '',
  pricePence: '',
  originalPricePence: '',
  amount: '',
  grams: '',
  costPence: '',
  stock: '',
  stockWas: '',
  imageUrl: '',
  shade: '',
  shadeDepth: '',
  shadeUndertone: '',
  shadeFamily: '',
};

export type TooManyVariants = { ok: false; problem: 'too-many'; count: number };

/** True for text that was copied from several cells of a spreadsheet. */
export function isCellText(text: string): boolean {
  return /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''));
}

/**
 * Writes cells copied from a spreadsheet into the rows, downwards and to the right of the named cell; lines below the last
 * row become new rows, cells beyond the last column are left out. Problem: more rows than a product may have.
 */
export function pasteCells(
  rows: readonly VariantValues[],
  at: { place: number; column: CellColumn },
  text: string,
): { ok: true; rows: VariantValues[] } | TooManyVariants {
  const lines = text.replace(/[\r\n]+$/, '').split(/\r\n|\r|\n/);
  const count = Math.max(rows.length, at.place + lines.length);
  if (count > MOST_VARIANTS) return { ok: false, problem: 'too-many', count };
  const columns = CELL_COLUMNS.slice(CELL_COLUMNS.indexOf(at.column));
  const pasted = Array.from({ length: count }, (_, place) => {
    const row = rows[place] ?? BLANK_VARIANT;
    const cells = lines[place - at.place]?.split('\t') ?? [];
    const changes = columns.flatMap((column, index) => {
      const cell = cells[index];
      return cell === undefined ? [] : [[column, plainCell(column, cell)] as const];
    });
    return { ...row, ...Object.fromEntries(changes) };
  });
  return { ok: true, rows: pasted };
}

export function fillColumn(
  rows: readonly VariantValues[],
  column: FilledColumn,
  value: string,
): VariantValues[] {
  return rows.map((row) => ({ ...row, [column]: value.trim() }));
}

/** A spreadsheet shows '£1,250.00' where the form takes '1250.00'. */
function plainCell(column: CellColumn, cell: string): string {
  const text = cell.trim();
  if (column === 'pricePence') return text.replace(/^£\s*/, '').replace(/(\d),(?=\d{3})/g, '$1');
  if (column === 'stock') return text.replace(/(\d),(?=\d{3})/g, '$1');
  return text;
}
