/** The rates of goods in the United Kingdom, named as HMRC names them. */
export const VAT_RATES = ['standard', 'reduced', 'zero'] as const;

export type VatRate = (typeof VAT_RATES)[number];

export const VAT_PERCENT: Record<VatRate, number> = { standard: 20, reduced: 5, zero: 0 };

/** Reads a rate as lists write it: its name, or its percentage ('20', '20 %'). Null for any other. */
export function parseVatRate(text: string): VatRate | null {
  const word = text.toLowerCase().replace(/[\s-]*(rated?|%)$/, '');
  return VAT_RATES.find((rate) => rate === word || String(VAT_PERCENT[rate]) === word) ?? null;
}
