import {
  isShopifyExport,
  SHOPIFY_HEADER,
  unusedShopifyColumns,
} from '#domain/foreign-exports/shopify-export.ts';
import { WOOCOMMERCE_HEADER } from '#domain/foreign-exports/woocommerce-export.ts';
import { isWooCommerceExport, unusedWooCommerceColumns } from '#domain/foreign-exports/woocommerce-table.ts';
import { SHOPIFY, WOOCOMMERCE } from '#domain/import/import-identity.ts';
import type { FileRow } from './import-batches.ts';
import { joinShopifyRows } from './join-shopify-rows.ts';
import { joinWooCommerceRows } from './join-woocommerce-rows.ts';

/** A product export of another system, which is read without a map. */
export type KnownExport = {
  /** Keeps its ids from those of other sources. */
  source: string;
  system: string;
  isOne(header: readonly string[]): boolean;
  /** The columns its rows are turned into. */
  header: readonly string[];
  unusedColumns(header: readonly string[]): string[];
  /** Reads the rows several times; one row for each product. `now` is ISO. */
  join(
    readRows: () => AsyncIterable<FileRow>,
    header: readonly string[],
    now: string,
  ): AsyncIterable<FileRow>;
};

const KNOWN_EXPORTS: readonly KnownExport[] = [
  {
    source: SHOPIFY,
    system: 'Shopify',
    isOne: isShopifyExport,
    header: SHOPIFY_HEADER,
    unusedColumns: unusedShopifyColumns,
    join: joinShopifyRows,
  },
  {
    source: WOOCOMMERCE,
    system: 'WooCommerce',
    isOne: isWooCommerceExport,
    header: WOOCOMMERCE_HEADER,
    unusedColumns: unusedWooCommerceColumns,
    join: joinWooCommerceRows,
  },
];

/** Returns the system whose export has these columns, or null. */
export function knownExport(header: readonly string[]): KnownExport | null {
  return KNOWN_EXPORTS.find((known) => known.isOne(header)) ?? null;
}
