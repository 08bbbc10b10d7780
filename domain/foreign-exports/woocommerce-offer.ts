import * as v from 'valibot';
import { barcode } from '#domain/import/cell-types.ts';
import { type Finding, finding } from '#domain/import/import-finding.ts';
import { parsePounds } from '#domain/money/parse-pounds.ts';
import { isDay, londonTime } from '#domain/text/london-day.ts';
import { costCell, gramsCell } from './goods-cells.ts';
import { type WooTable, withoutEscapes } from './woocommerce-table.ts';

/** What a row is sold for, as cells: '' where the file does not say. `stock` may be 'parent'. */
export type WooOffer = {
  price: string;
  originalPrice: string;
  stock: string;
  barcode: string;
  grams: string;
  cost: string;
};

/**
 * Returns the offer of a simple product or a variation. A sale counts from its first second to its last by the clock of London; outside
 * them, and with dates that nobody can read, the regular price counts. `now` is ISO.
 */
export function wooOffer(
  table: WooTable,
  record: readonly string[],
  now: string,
): { offer: WooOffer; findings: Finding[] } {
  const findings: Finding[] = [];
  const prices = pricesOf(table, record, now, findings);
  const stock = stockOf(table, record, findings);
  const code = table.cell(record, 'barcode').replace(/^'/, '');
  const isCode = code === '' || v.is(barcode, code);
  if (!isCode) findings.push(finding('note', 'GTIN, UPC, EAN, or ISBN', code, 'is not a barcode: left out'));
  const grams = gramsCell(table.cell(record, 'weight'), table.weightUnit);
  const cost = costCell(table.cell(record, 'cost'));
  return { offer: { ...prices, stock, barcode: isCode ? code : '', grams, cost }, findings };
}

function pricesOf(table: WooTable, record: readonly string[], now: string, findings: Finding[]) {
  const regular = table.cell(record, 'regularPrice');
  const sale = table.cell(record, 'salePrice');
  const plain = { price: regular, originalPrice: '' };
  if (sale === '') return plain;
  const parsed = parsePounds(sale);
  const before = parsePounds(regular);
  const note = (reason: string, detail = '') =>
    findings.push(finding('note', 'Sale price', sale, reason, detail));
  if (!parsed.ok || (before.ok && parsed.pence >= before.pence)) {
    note(parsed.ok ? NOT_BELOW : NO_PRICE);
    return plain;
  }
  const starts = table.cell(record, 'saleStarts');
  const ends = table.cell(record, 'saleEnds');
  const from = starts === '' ? '' : timeOf(starts, '00:00:00');
  const to = ends === '' ? '9' : timeOf(ends, '23:59:59');
  const days = [starts, ends].filter(Boolean).join(' to ');
  if (from === null || to === null) note(UNREADABLE_DATES, days);
  else if (londonTime(now) >= from && londonTime(now) <= to) return { price: sale, originalPrice: regular };
  else note(OTHER_DAYS, days);
  return plain;
}

const NO_PRICE = 'is not a price: the regular price is taken';
const NOT_BELOW = 'is not below the regular price, which is taken';
const UNREADABLE_DATES =
  'is a sale whose dates cannot be read (2026-11-27 is one): the regular price is taken';
const OTHER_DAYS = 'is a sale of other days: the regular price is taken';

/** 'YYYY-MM-DD HH:MM:SS' by the clock of London; null for another text. */
function timeOf(text: string, timeOfDay: string): string | null {
  const [, day = '', time = timeOfDay, zone = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(text) ?? [];
  if (!isDay(day)) return null;
  const whole = time.length === 5 ? `${time}:00` : time;
  if (zone === '') return `${day} ${whole}`;
  const at = Date.parse(`${day}T${whole}${zone}`);
  return Number.isNaN(at) ? null : londonTime(new Date(at).toISOString());
}

/** Sold out is 0, whatever is counted; what is counted below 0 (backorders) is 0 too. */
function stockOf(table: WooTable, record: readonly string[], findings: Finding[]): string {
  const counted = table.cell(record, 'stock').replace(/^-.*$/, '0').toLowerCase();
  const isSoldOut = ['0', 'no', 'false', 'outofstock'].includes(
    table.cell(record, 'inStock').toLowerCase().replaceAll(' ', ''),
  );
  if (isSoldOut) {
    if (Number(counted) > 0) findings.push(finding('contradiction', 'Stock', counted, SOLD_OUT));
    return '0';
  }
  if (counted === '' && (table.has('stock') || table.has('inStock')))
    findings.push(finding('note', 'In stock?', table.cell(record, 'inStock'), UNCOUNTED));
  return counted;
}

const SOLD_OUT = 'is the stock of something that is not in stock: 0 is taken';
const UNCOUNTED = 'has no number of pieces: the stock stays as it is, and is 0 for what is new';

/** Returns the shop's VAT rate for the class, '' where the file does not say. */
export function wooVat(table: WooTable, record: readonly string[]): { vat: string; findings: Finding[] } {
  const status = table.cell(record, 'taxStatus').toLowerCase();
  const name = withoutEscapes(table.cell(record, 'taxClass')).toLowerCase();
  const note = (column: string, value: string, reason: string) => ({
    vat: '',
    findings: [finding('note', column, value, reason)],
  });
  if (status === 'none' || status === 'shipping') return note('Tax status', status, NOT_TAXED);
  if (name === 'parent' || (status === '' && name === '')) return { vat: '', findings: [] };
  const vat = TAX_CLASSES[name];
  return vat ? { vat, findings: [] } : note('Tax class', name, OTHER_CLASS);
}

const TAX_CLASSES: Record<string, string> = {
  '': 'standard',
  standard: 'standard',
  'reduced-rate': 'reduced',
  'reduced rate': 'reduced',
  'zero-rate': 'zero',
  'zero rate': 'zero',
};

const NOT_TAXED =
  'does not say whether it is zero-rated, exempt or untaxed: a new product has the standard rate';
const OTHER_CLASS = 'is a class of the other shop: a new product has the standard rate';
