import { type Finding, finding } from './import-finding.ts';

/** The stock a file has for one thing to sell: what its cell says, and what an export of the shop said before it was edited. */
export type StockCells = {
  stock: number;
  /** Null: the file does not say; its stock is a count. */
  stockWas: number | null;
  /** What earlier imports of the same export have changed already. */
  applied: number;
};

/** `difference`: what this export has changed by now in all, to be remembered; null where nothing new was changed. */
export type ImportedStock = { stock: number; difference: number | null; findings: Finding[] };

/**
 * Returns the stock after an import. With the stock of the export, the current one moves by the difference entered since, never
 * below zero, and an untouched cell leaves it alone; pieces sold meanwhile stay sold. Without it the file's number is a count.
 */
export function importedStock(
  current: number,
  { stock, stockWas, applied }: StockCells,
  column: string,
  of: string,
): ImportedStock {
  if (stockWas === null)
    return { stock, difference: null, findings: countFindings(current, stock, column, of) };
  const difference = stock - stockWas;
  const isNew = difference !== applied;
  const wanted = current + difference - applied;
  const detail = [of, `${stockWas} in the export, ${current} now`].filter(Boolean).join(': ');
  const report = (kind: Finding['kind'], reason: string) =>
    finding(kind, column, String(stock), reason, detail);
  const findings: Finding[] = [];
  if (wanted < 0) findings.push(report('contradiction', TOO_FEW_LEFT));
  else if (current !== stockWas + applied) findings.push(report('note', isNew ? MOVED_BOTH : MOVED_ALONE));
  return { stock: Math.max(0, wanted), difference: isNew ? difference : null, findings };
}

const MOVED_ALONE = 'stock moved since the export: left as it is';
const MOVED_BOTH = 'stock moved since the export: changed by the difference between the file and the export';
const TOO_FEW_LEFT = 'stock moved since the export: less was left than the file takes away, so 0';

function countFindings(current: number, stock: number, column: string, of: string): Finding[] {
  if (stock === current) return [];
  const detail = [of, `${current} in the shop`].filter(Boolean).join(': ');
  return [finding('note', column, String(stock), COUNTED, detail)];
}

const COUNTED =
  'is taken as a count, since the file does not say what the stock was: sales since the file was made are lost from it';

/** Spreads a difference over several stocks: what comes is shared out evenly, what goes is taken from the fullest. */
export function spreadDifference(stocks: readonly number[], difference: number): number[] {
  if (difference >= 0)
    return stocks.map(
      (stock, place) =>
        stock + Math.floor(difference / stocks.length) + (place < difference % stocks.length ? 1 : 0),
    );
  let left = -difference;
  const spread = [...stocks];
  const fullestFirst = stocks.map((stock, place) => ({ stock, place })).toSorted((a, b) => b.stock - a.stock);
  for (const { stock, place } of fullestFirst) {
    const taken = Math.min(stock, left);
    spread[place] = stock - taken;
    left -= taken;
  }
  return spread;
}
