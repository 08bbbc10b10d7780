/**
 * The quantity of a line after the shop responded: what it counted, or where another one was written since it was asked, that one
 * with the pieces that the shop added or took. What is no number stays as it was written.
 */
export function mergeQuantity({
  sent,
  written,
  counted,
}: {
  /** What stood in the field when the shop was asked. */
  sent: string;
  written: string;
  counted: string;
}): string {
  if (written === sent) return counted;
  const moved = Number(counted) - Number(sent);
  if (!/^\s*\d+\s*$/.test(written) || !Number.isSafeInteger(moved)) return written;
  return String(Math.max(0, Number(written) + moved));
}
