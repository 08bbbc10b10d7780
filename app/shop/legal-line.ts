import { formatVatNumber } from '#domain/money/vat-number.ts';
import type { LegalParticulars } from '#domain/shop/shop.ts';

/** Who trades here, as the Companies Act and the E-Commerce Regulations ask. */
export function legalLine(shopName: string, legal: LegalParticulars): string {
  const { companyName, companyNumber, registeredOffice, vatRegistered, vatNumber } = legal;
  return [
    companyName && companyName !== shopName && `${shopName} is a trading name of ${companyName}`,
    companyNumber && `Company number ${companyNumber}`,
    registeredOffice && `Registered office: ${registeredOffice.replaceAll('\n', ', ')}`,
    vatRegistered && vatNumber && `VAT number ${formatVatNumber(vatNumber)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
