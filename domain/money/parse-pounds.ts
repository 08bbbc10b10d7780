import type { Pence } from './money.ts';

export type ParsedPounds =
  | { ok: true; pence: Pence }
  | { ok: false; problem: 'not-a-price' | 'negative' | 'too-precise' | 'too-large' };

/**
 * Parses pounds as people and spreadsheets write them ('£1,234.50', ' 12 ', 24.99) into whole pence, from £0 to £9,999,999.99.
 * A comma only ever groups thousands: '12,50' is 'not-a-price' rather than a guess. The value counts: '24.9900', as databases write
 * it, is 24.99, and '3.125' is 'too-precise'.
 */
export function parsePounds(input: string | number): ParsedPounds {
  const match = PRICE.exec(typeof input === 'number' ? decimalText(input) : input.trim());
  if (!match) return { ok: false, problem: 'not-a-price' };
  const [, signBefore, signAfter, whole = '', written = ''] = match;
  const decimals = written.replace(/0+$/, '');
  const pounds = Number(whole.replaceAll(',', ''));
  const pence = pounds * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  if ((signBefore || signAfter) && (pence > 0 || decimals !== '')) return { ok: false, problem: 'negative' };
  if (decimals.length > 2) return { ok: false, problem: 'too-precise' };
  if (pence > MAX_PENCE) return { ok: false, problem: 'too-large' };
  return { ok: true, pence };
}

const MAX_PENCE = 999_999_999;

/** Sign, pound sign or GBP, sign again ('£-5'), whole pounds, decimals, GBP as feeds write it; at least one digit. */
const PRICE = /^([-−]?) ?(?:£|GBP)? ?([-−]?)(?=\.?\d)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?(?: ?GBP)?$/;

/** Avoids the exponent that JavaScript gives very small and very large numbers. */
function decimalText(value: number): string {
  return Number.isFinite(value)
    ? value.toLocaleString('en-GB', { useGrouping: false, maximumFractionDigits: 20 })
    : '';
}
