import type { ShownStatement } from '#domain/money/vat.ts';
import { formatVatNumber } from '#domain/money/vat-number.ts';
import { companyLine } from '#domain/shop/company-line.ts';
import type { LegalParticulars } from '#domain/shop/shop.ts';

/** The particulars the Companies Act 2006, the trading disclosures of 2015 and the E-Commerce Regulations 2002 require on a website. */
export function legalLine(shopName: string, legal: ShownStatement<LegalParticulars>): string {
  const { companyName, companyNumber, registeredOffice, vatNumber } = legal;
  return [
    companyName && companyName !== shopName && `${shopName} is a trading name of ${companyName}`,
    companyLine(companyNumber),
    registeredOffice && `Registered office: ${registeredOffice.replaceAll('\n', ', ')}`,
    vatNumber && `VAT number ${formatVatNumber(vatNumber)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
