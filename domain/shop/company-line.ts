/**
 * Returns 'Company number 01234567, registered in England and Wales'; '' without a number. The part of the United Kingdom is that of
 * the register which gives such numbers (Companies House), and has to stand on websites, letters and papers: The Company, Limited
 * Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015, regulation 25.
 */
export function companyLine(companyNumber: string): string {
  if (companyNumber === '') return '';
  const part = partOf(companyNumber);
  return `Company number ${companyNumber}${part ? `, registered in ${part}` : ''}`;
}

function partOf(companyNumber: string): string | null {
  const letters = /^[A-Z]*/.exec(companyNumber)?.[0] ?? '';
  return PARTS.get(letters) ?? null;
}

/** By the letters that begin a number: companies, limited liability partnerships, limited partnerships. */
const PARTS: ReadonlyMap<string, string> = new Map(
  (
    [
      ['England and Wales', ['', 'OC', 'LP']],
      ['Scotland', ['SC', 'SO', 'SL']],
      ['Northern Ireland', ['NI', 'NC', 'NL', 'R']],
    ] as const
  ).flatMap(([part, letters]) => letters.map((each) => [each, part] as const)),
);
