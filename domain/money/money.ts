/** Whole pence: the only form of money inside the shop. */
export type Pence = number;

/** '£24.99', '£1,234.50'; '£0.00' when there is no finite number to show. */
export function formatPounds(pence: unknown): string {
  if (typeof pence !== 'number' || !Number.isFinite(pence)) return '£0.00';
  const whole = Math.round(Math.abs(pence));
  const sign = pence < 0 && whole > 0 ? '-' : '';
  const pounds = String(Math.floor(whole / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${sign}£${pounds}.${String(whole % 100).padStart(2, '0')}`;
}

/** '24.90' for a spreadsheet. */
export function plainPounds(pence: Pence): string {
  return (Math.round(pence) / 100).toFixed(2);
}

/** Pounds as a number (24.99), for browser storage, the JSON API and outside formats only; never calculate with it. */
export function penceToPounds(pence: Pence): number {
  return Math.round(pence) / 100;
}

/** Pounds of browser storage, the JSON API and outside formats as whole pence: 24.99 is 2499. */
export function poundsToPence(pounds: number): Pence {
  return Math.round(pounds * 100);
}

/** The reduction in percent, rounded; 0 when not reduced. */
export function percentOff(originalPence: Pence, pricePence: Pence): number {
  if (!(originalPence > pricePence) || pricePence < 0) return 0;
  return Math.round(((originalPence - pricePence) * 100) / originalPence);
}

/** '£50', '£49.50'. */
export function wholePounds(pence: Pence): string {
  return formatPounds(pence).replace(/\.00$/, '');
}
