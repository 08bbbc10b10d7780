/**
 * 'GB123456782' for a VAT number in any spacing, with or without its country: nine digits, twelve for a branch, 'XI' for
 * goods from Northern Ireland. Null where its form or its check digits are wrong.
 */
export function parseVatNumber(text: string): string | null {
  const match = /^(GB|XI)?(\d{9})(\d{3})?$/.exec(text.replaceAll(/[\s.-]/g, '').toUpperCase());
  if (!match?.[2] || !isChecked(match[2])) return null;
  return `${match[1] ?? 'GB'}${match[2]}${match[3] ?? ''}`;
}

/** Prints 'GB 123 4567 82'. */
export function formatVatNumber(vatNumber: string): string {
  return vatNumber.replace(/^(..)(\d{3})(\d{4})(\d{2})(\d{3})?$/, (_, country, a, b, c, branch) =>
    [country, a, b, c, branch].filter(Boolean).join(' '),
  );
}

/** HMRC's check: seven digits weighted 8 to 2 and the last two come to a multiple of 97, or to 42 (once 55) more. */
function isChecked(digits: string): boolean {
  const weighted = [...digits.slice(0, 7)].reduce(
    (sum, digit, place) => sum + Number(digit) * (8 - place),
    0,
  );
  const sum = weighted + Number(digits.slice(7));
  return sum > 0 && (sum % 97 === 0 || (sum + 55) % 97 === 0);
}
