/** True for a GTIN: 8, 12, 13 or 14 digits with a correct check digit (GS1 General Specifications §7.9). */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number);
  const check = digits.pop();
  return checkDigit(digits) === check;
}

/** The digit that brings the sum, weighted 3 and 1 from the right, to a multiple of ten. */
function checkDigit(digits: number[]): number {
  const sum = digits
    .toReversed()
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
