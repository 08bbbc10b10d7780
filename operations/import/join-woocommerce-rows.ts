import { WOOCOMMERCE_HEADER, wooProduct } from '#domain/foreign-exports/woocommerce-export.ts';
import { type WooRow, type WooTable, wooKind, wooTable } from '#domain/foreign-exports/woocommerce-table.ts';
import { type Finding, finding } from '#domain/import/import-finding.ts';
import { htmlText } from './html-text.ts';
import type { FileRow } from './import-batches.ts';

/** Bounds the memory a hostile file can take; a product has at most 100 variants. */
const MOST_VARIATIONS = 3000;

/**
 * Joins each product of a WooCommerce export with its variations into one row under `WOOCOMMERCE_HEADER`, numbered as the product's own. They
 * come in any order: a first reading finds which product each variation names, by SKU or as 'id:123', and a product comes when its
 * last variation was read. A variation without its product is refused. `now` (ISO) decides which sales are on.
 */
export async function* joinWooCommerceRows(
  readRows: () => AsyncIterable<FileRow>,
  header: readonly string[],
  now: string,
): AsyncGenerator<FileRow> {
  const table = wooTable(header);
  const parents = new Parents(table);
  for await (const row of readRows()) parents.see(row);
  const left = new Map<number, number>();
  for await (const row of readRows()) {
    const parent = parents.of(row);
    if (typeof parent === 'number') left.set(parent, (left.get(parent) ?? 0) + 1);
  }
  const groups = new Map<number, FileRow[]>();
  for await (const row of readRows()) {
    const parent = parents.of(row);
    if (typeof parent === 'object') {
      yield { ...joined(table, [row], row, now), findings: [parent] };
      continue;
    }
    const group = groups.get(parent) ?? [];
    if (group.length <= MOST_VARIATIONS) group.push(row);
    groups.set(parent, group);
    left.set(parent, (left.get(parent) ?? 0) - 1);
    const own = group.find(({ rowNumber }) => rowNumber === parent);
    if (!own || (left.get(parent) ?? 0) > 0) continue;
    groups.delete(parent);
    yield joined(table, group, own, now, header);
  }
}

/** The products of a file by what variations name them by. */
class Parents {
  readonly #table: WooTable;
  readonly #byId = new Map<string, number>();
  readonly #bySku = new Map<string, number | 'several'>();

  constructor(table: WooTable) {
    this.#table = table;
  }

  see({ rowNumber, record }: FileRow): void {
    if (wooKind(this.#table, record) === 'variation') return;
    const id = this.#table.cell(record, 'id');
    const sku = this.#table.cell(record, 'sku');
    const isRepeated = this.#byId.has(id);
    if (id !== '' && !isRepeated) this.#byId.set(id, rowNumber);
    if (sku !== '' && !isRepeated) this.#bySku.set(sku, this.#bySku.has(sku) ? 'several' : rowNumber);
  }

  /** The row of the product: its own for all but variations. */
  of({ rowNumber, record }: FileRow): number | Finding {
    if (wooKind(this.#table, record) !== 'variation') return rowNumber;
    const named = this.#table.cell(record, 'parent');
    const id = /^id:\s*(\d+)$/i.exec(named)?.[1];
    const found = id === undefined ? this.#bySku.get(named) : this.#byId.get(id);
    if (typeof found === 'number') return found;
    return finding('refused', 'Parent', named, found === 'several' ? SEVERAL_PARENTS : NO_PARENT);
  }
}

const NO_PARENT = 'names no product of the file, so the variation belongs to none';
const SEVERAL_PARENTS = 'is the SKU of several products of the file, so the variation belongs to none';

/** A row with more cells than the header stays as wide, so that it is refused like any other. */
function joined(
  table: WooTable,
  group: readonly FileRow[],
  parent: FileRow,
  now: string,
  header?: readonly string[],
): FileRow {
  const variations: WooRow[] = distinct(group.filter((row) => row !== parent));
  const { record, unsaid, findings } = wooProduct(table, parent, variations, { now, htmlText });
  const isTooWide =
    header !== undefined &&
    group.some(({ record }) => record.slice(header.length).some((cell) => cell.trim() !== ''));
  return {
    rowNumber: parent.rowNumber,
    record: isTooWide ? [...record, ...WOOCOMMERCE_HEADER] : record,
    rowsJoined: group.length,
    findings,
    unsaid,
  };
}

/** Rows equal in every cell are one: somebody put two exports together. */
function distinct(rows: readonly FileRow[]): FileRow[] {
  return [...new Map(rows.toReversed().map((row) => [JSON.stringify(row.record), row])).values()].reverse();
}
