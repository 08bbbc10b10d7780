import type { ShownStatement } from '#domain/money/vat.ts';
import { formatVatNumber } from '#domain/money/vat-number.ts';
import type { LegalParticulars } from '#domain/shop/shop.ts';

/** The particulars the Companies Act 2006 and the E-Commerce Regulations 2002 require on a website. */
export function legalLine(shopName: string, legal: ShownStatement<LegalParticulars>): string {
  const { companyName, companyNumber, registeredOffice, vatNumber } = legal;
  return [
    companyName && companyName !== shopName && `${shopName} is a trading name of ${companyName}`,
    companyNumber && `Company number ${companyNumber}`,
    registeredOffice && `Registered office: ${registeredOffice.replaceAll('\n', ', ')}`,
    vatNumber && `VAT number ${formatVatNumber(vatNumber)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
