/** Returns a size as addresses and listings name it: '30ml', '1.5g'; null for a product without one. */
export function sizeValue(amount: number | null, unit: string | null): string | null {
  return amount && (unit === 'ml' || unit === 'g') ? `${amount}${unit}` : null;
}

/** True for what `sizeValue` could have returned. */
export function isSizeValue(text: string): boolean {
  return /^(?:0|[1-9]\d{0,5})(?:\.\d{1,3})?(?:ml|g)$/.test(text);
}

/** Returns '30 ml' of '30ml'. */
export function sizeName(value: string): string {
  return value.replace(/(?<=\d)(?=[a-z])/, ' ');
}

/** Orders sizes by unit, the smallest first. */
export function compareSizes(one: string, other: string): number {
  const unit = one.replace(/[\d.]/g, '').localeCompare(other.replace(/[\d.]/g, ''));
  return unit === 0 ? Number.parseFloat(one) - Number.parseFloat(other) : -unit;
}
