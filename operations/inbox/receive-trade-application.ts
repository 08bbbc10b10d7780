import type { TradeApplicationForm } from '#domain/inbox/trade-form.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Keeps a business's application for the staff. */
export async function receiveTradeApplication(
  { db, clock, random }: Platform,
  application: TradeApplicationForm,
): Promise<{ ok: true }> {
  await db
    .insertInto('trade_applications')
    .values({
      id: random.id(),
      business_name: application.businessName,
      contact_name: application.contactName,
      email: application.email,
      phone: application.phone,
      business_type: application.businessType,
      company_number: application.companyNumber,
      vat_number: application.vatNumber,
      address: application.address,
      postcode: application.postcode,
      website: application.website,
      monthly_order: application.monthlyOrder,
      message: application.message,
      created_at: new Date(clock.now()).toISOString(),
    })
    .execute();
  return { ok: true };
}
