/** Fewer orders than this are no base for a percentage: one order more would move it by tens. */
const FEWEST_TO_COMPARE = 20;

/**
 * Compares a figure with that of an equally long time before: '+12% on the 30 days before' where there were enough orders,
 * otherwise the earlier figure itself, 'after £36.70 in the 30 days before'. '' where there was nothing.
 */
export function salesChangeText(
  { now, before, ordersBefore }: { now: number; before: number; ordersBefore: number },
  days: number,
  format: (figure: number) => string,
): string {
  if (before === 0) return '';
  if (ordersBefore < FEWEST_TO_COMPARE) return `after ${format(before)} in the ${days} days before`;
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent >= 0 ? '+' : '−'}${Math.abs(percent)}% on the ${days} days before`;
}
