import { parsePounds } from '#domain/money/parse-pounds.ts';

/** One line of a delivery or count: a SKU or barcode, and pieces. */
export type StockLine = {
  code: string;
  quantity: number;
  /** What one cost without VAT, where a delivery says it. */
  costPence?: number;
};

/** A line as it was written. `asWhole`: what it is where all of it is a code. */
export type WrittenLine = StockLine & { text: string; asWhole: StockLine };

export const MOST_STOCK_LINES = 1000;

/**
 * Reads lines as they are scanned, typed or pasted from a spreadsheet: a code, and after a tab, space, comma or × how many; without a
 * number it is one piece. After a tab behind the pieces may stand what one cost: '4.20'. Empty lines are left out.
 */
export function parseStockLines(text: string): WrittenLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(parseStockLine);
}

const NUMBER = /^[+−-]?\d{1,3}(?:,\d{3})+$|^[+−-]?\d+$/;

/** With pence or a pound sign: a whole number is one of pieces. */
const COST = /^£\s?[\d,]+(\.\d{1,2})?$|^[\d,]+\.\d{2}$/;

function parseStockLine(text: string): WrittenLine {
  const asWhole = { code: text, quantity: 1 };
  const cells = text.split('\t').map((cell) => cell.trim());
  const [code = '', ...others] = cells;
  const filled = others.filter((cell) => cell !== '');
  const cost = filled.length > 1 && COST.test(filled.at(-1) ?? '') ? parsePounds(filled.pop() ?? '') : null;
  const last = filled.at(-1);
  if (last !== undefined)
    return {
      text,
      code,
      quantity: NUMBER.test(last) ? numberOf(last) : Number.NaN,
      ...(cost?.ok && { costPence: cost.pence }),
      asWhole,
    };
  const [, before = '', number = ''] = /^(.*?)(?:\s*[;,×]\s*|\s+)([+−-]?\d+)$/.exec(code) ?? [];
  return before ? { text, code: before, quantity: numberOf(number), asWhole } : { text, ...asWhole, asWhole };
}

function numberOf(text: string): number {
  return Number(text.replaceAll(',', '').replace('−', '-'));
}

/** Adds what was scanned to the lines: the line of the same code is raised, a new one stands last. */
export function addScanned(text: string, scanned: string): string {
  const [added] = parseStockLines(scanned);
  if (!added) return text;
  const lines = text.split(/\r\n|\r|\n/);
  const same = lines.findLastIndex((line) => {
    const [written] = parseStockLines(line);
    return written !== undefined && sameCode(written.code, added.code) && Number.isFinite(written.quantity);
  });
  const [written] = parseStockLines(lines[same] ?? '');
  if (written) {
    lines[same] = `${written.code}\t${written.quantity + added.quantity}`;
    return lines.join('\n');
  }
  const kept = text.trimEnd();
  return `${kept === '' ? '' : `${kept}\n`}${added.code}\t${added.quantity}\n`;
}

function sameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
