/** Whole pence: the only form in which the shop keeps money. */
export type Pence = number;

export type ParsedPounds =
  | { ok: true; pence: Pence }
  | { ok: false; problem: 'not-a-price' | 'negative' | 'too-precise' | 'too-large' };

/**
 * Pounds as people and spreadsheets write them ('£1,234.50', ' 12 ', 24.99) as whole pence, from £0 to £9,999,999.99.
 * A comma only ever groups thousands: '12,50' is 'not-a-price' rather than a guess.
 */
export function parsePounds(input: string | number): ParsedPounds {
  const match = PRICE.exec(typeof input === 'number' ? decimalText(input) : input.trim());
  if (!match) return { ok: false, problem: 'not-a-price' };
  const [, signBefore, signAfter, whole = '', decimals = ''] = match;
  const pounds = Number(whole.replaceAll(',', ''));
  const pence = pounds * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  if ((signBefore || signAfter) && (pence > 0 || /[1-9]/.test(decimals)))
    return { ok: false, problem: 'negative' };
  if (decimals.length > 2) return { ok: false, problem: 'too-precise' };
  if (pence > MAX_PENCE) return { ok: false, problem: 'too-large' };
  return { ok: true, pence };
}

/** '£24.99', '£1,234.50'; '£0.00' when there is no finite number to show (spec §9). */
export function formatPounds(pence: unknown): string {
  if (typeof pence !== 'number' || !Number.isFinite(pence)) return '£0.00';
  const whole = Math.round(Math.abs(pence));
  const sign = pence < 0 && whole > 0 ? '-' : '';
  const pounds = String(Math.floor(whole / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${sign}£${pounds}.${String(whole % 100).padStart(2, '0')}`;
}

/** Pounds as a number (24.99), for browser storage and outside formats only; never calculate with it. */
export function penceToPounds(pence: Pence): number {
  return Math.round(pence) / 100;
}

/** How many percent cheaper than before, rounded (spec §9); 0 when not reduced. */
export function percentOff(originalPence: Pence, pricePence: Pence): number {
  if (!(originalPence > pricePence) || pricePence < 0) return 0;
  return Math.round(((originalPence - pricePence) * 100) / originalPence);
}

const MAX_PENCE = 999_999_999;

/** Sign, pound sign, sign again ('£-5'), whole pounds, decimals; at least one digit. */
const PRICE = /^([-−]?) ?£? ?([-−]?)(?=\.?\d)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/;

/** Without the exponent that JavaScript gives very small and very large numbers. */
function decimalText(value: number): string {
  return Number.isFinite(value)
    ? value.toLocaleString('en-GB', { useGrouping: false, maximumFractionDigits: 20 })
    : '';
}
