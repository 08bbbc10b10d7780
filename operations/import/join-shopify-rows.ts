import { SHOPIFY_HEADER, shopifyHandle, shopifyProduct } from '#domain/foreign-exports/shopify-export.ts';
import type { FileRow } from './import-batches.ts';

/** Bounds the memory a hostile file can take: Shopify allows 2,048 variants of a product. */
const MAX_ROWS = 3000;

/**
 * Joins the rows of each product of a Shopify export into one row under `SHOPIFY_HEADER`, numbered as the product's first. A sorted file has
 * them apart: a product comes when its last row was read, which a first reading counts.
 */
export async function* joinShopifyRows(
  readRows: () => AsyncIterable<FileRow>,
  header: readonly string[],
): AsyncGenerator<FileRow> {
  const left = new Map<string, number>();
  for await (const { record } of readRows()) {
    const handle = shopifyHandle(header, record);
    left.set(handle, (left.get(handle) ?? 0) + 1);
  }
  const groups = new Map<string, FileRow[]>();
  for await (const row of readRows()) {
    const handle = shopifyHandle(header, row.record);
    if (handle === '') {
      yield joined([row], header);
      continue;
    }
    const group = groups.get(handle) ?? [];
    if (group.length < MAX_ROWS) group.push(row);
    groups.set(handle, group);
    const rest = (left.get(handle) ?? 1) - 1;
    left.set(handle, rest);
    if (rest > 0) continue;
    groups.delete(handle);
    yield joined(group, header);
  }
}

/** A row with more cells than the header stays as wide, so that it is refused like any other. */
function joined(group: FileRow[], header: readonly string[]): FileRow {
  const [first] = group;
  const isTooWide = group.some(({ record }) =>
    record.slice(header.length).some((cell) => cell.trim() !== ''),
  );
  const record = shopifyProduct(
    header,
    group.map(({ record }) => record),
  );
  return {
    rowNumber: first?.rowNumber ?? 0,
    record: isTooWide ? [...record, ...SHOPIFY_HEADER] : record,
    rowsJoined: group.length,
  };
}
