import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { readSettingsVersion, writeSettings } from '#database/queries/shop/shop-settings.ts';
import type { LegalParticulars } from '#domain/shop/shop.ts';
import type { TestShop } from './shop.ts';
import { testStamp } from './test-stamp.ts';

/** The particulars of a shop registered for VAT. */
export const VAT_LEGAL: LegalParticulars = {
  carriers: '',
  hostCompany: '',
  mailCompany: '',
  companyName: 'Petal Ltd',
  companyNumber: '12345678',
  registeredOffice: '1 Rose Lane\nLondon SW1A 1AA',
  vatRegistered: true,
  vatNumber: 'GB980780684',
  vatRegisteredFrom: '2020-01-01',
  vatRegisteredUntil: '',
  invoicePrefix: 'INV-',
  creditNotePrefix: 'CN-',
};

/** Registers the shop for VAT, or ends that, as the owner does in the settings. */
export async function registerForVat(
  { platform: { db } }: TestShop,
  legal: Partial<LegalParticulars> = {},
): Promise<void> {
  const version = await readSettingsVersion(db, 'legal');
  const value = { ...VAT_LEGAL, ...legal };
  await db.transaction().execute(async (trx) => {
    await writeSettings(trx, 'legal', { version, value, now: testStamp().now });
    await moveCatalogueRevision(trx);
  });
}
