import { SHOPIFY_HEADER, shopifyHandle, shopifyProduct } from '#domain/import/shopify-export.ts';
import { htmlText } from './html-text.ts';
import type { FileRow } from './import-batches.ts';

/** Bounds the memory a hostile file can take: Shopify allows 2,048 variants of a product. */
const MAX_ROWS = 3000;

/**
 * Joins the rows of each product of a Shopify export into one row under `SHOPIFY_HEADER`, numbered as the product's first.
 * Rows of a product stand together in such a file.
 */
export async function* joinShopifyRows(
  rows: AsyncIterable<FileRow>,
  header: readonly string[],
): AsyncGenerator<FileRow> {
  let group: FileRow[] = [];
  let handle = '';
  for await (const row of rows) {
    const next = shopifyHandle(header, row.record);
    if (group.length > 0 && (next !== handle || next === '' || group.length >= MAX_ROWS))
      yield joined(group, header);
    if (next !== handle || next === '' || group.length >= MAX_ROWS) group = [];
    handle = next;
    group.push(row);
  }
  if (group.length > 0) yield joined(group, header);
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
    htmlText,
  );
  return {
    rowNumber: first?.rowNumber ?? 0,
    record: isTooWide ? [...record, ...SHOPIFY_HEADER] : record,
    rowsJoined: group.length,
  };
}
