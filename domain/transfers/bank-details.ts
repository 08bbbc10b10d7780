/** The account to which customers transfer money; all '' until the owner enters one. */
export type BankDetails = {
  accountName: string;
  /** Six digits, without hyphens. */
  sortCode: string;
  /** Eight digits. */
  accountNumber: string;
  /** Without spaces. */
  iban: string;
  bic: string;
};

/** True where money can be transferred to the account: it has a name, and a number of one of the two kinds. */
export function hasBankDetails({ accountName, sortCode, accountNumber, iban }: BankDetails): boolean {
  return accountName !== '' && ((sortCode !== '' && accountNumber !== '') || iban !== '');
}

/** '123456' for a sort code in any spacing; null where it has not six digits. */
export function parseSortCode(text: string): string | null {
  const digits = text.replaceAll(/[\s.–-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** '12-34-56'. */
export function formatSortCode(sortCode: string): string {
  return sortCode.replace(/^(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3');
}

/** Eight digits for a number of six to eight, which banks fill up with zeros in front; null for another. */
export function parseAccountNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '');
  return /^\d{6,8}$/.test(digits) ? digits.padStart(8, '0') : null;
}

/** The IBAN without spaces; null where its form, its length or its check digits are wrong (ISO 13616, ISO 7064 MOD 97-10). */
export function parseIban(text: string): string | null {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null;
  if (iban.startsWith('GB') && !/^GB\d{2}[A-Z]{4}\d{14}$/.test(iban)) return null;
  return remainderOf97(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1 ? iban : null;
}

/** In groups of four, as IBANs are printed. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** The BIC in capital letters; null where it has not eight or eleven characters in their form (ISO 9362). */
export function parseBic(text: string): string | null {
  const bic = text.replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic) ? bic : null;
}

/** True where a British IBAN names another sort code or account number than these; blank ones name none. */
export function contradictsIban({
  iban,
  sortCode,
  accountNumber,
}: Pick<BankDetails, 'iban' | 'sortCode' | 'accountNumber'>): boolean {
  if (!iban.startsWith('GB')) return false;
  return (
    (sortCode !== '' && iban.slice(8, 14) !== sortCode) ||
    (accountNumber !== '' && iban.slice(14) !== accountNumber)
  );
}

/** The account as rows for people, without what is blank. */
export function bankDetailRows(details: BankDetails): { label: string; value: string }[] {
  const { accountName, sortCode, accountNumber, iban, bic } = details;
  return [
    { label: 'Account name', value: accountName },
    { label: 'Sort code', value: formatSortCode(sortCode) },
    { label: 'Account number', value: accountNumber },
    { label: 'IBAN', value: formatIban(iban) },
    { label: 'BIC', value: bic },
  ].filter(({ value }) => value !== '');
}

/** Letters count as 10 to 35; the number is too long for one division. */
function remainderOf97(text: string): number {
  const digits = [...text].map((sign) => String(Number.parseInt(sign, 36))).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
