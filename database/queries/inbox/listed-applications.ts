import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { ApplicationListQuery, ApplicationStatus } from '#domain/inbox/application-list.ts';
import type { TradeApplicationForm } from '#domain/inbox/trade-form.ts';
import type { ListPage } from '#domain/lists/list-query.ts';

export type TradeApplication = Record<keyof TradeApplicationForm, string> & {
  id: string;
  status: ApplicationStatus;
  note: string;
  archivedAt: string | null;
  createdAt: string;
};

/** One page of the trade applications; archived ones only where they are asked for. */
export function listApplications(db: Db, query: ApplicationListQuery): Promise<ListPage<TradeApplication>> {
  return readListPage(filtered(db, query), sorted(db, query), query.page);
}

export async function listAllApplications(db: Db, query: ApplicationListQuery): Promise<TradeApplication[]> {
  return sorted(db, query).execute();
}

export async function findApplication(db: Db, id: string): Promise<TradeApplication | null> {
  const row = await db
    .selectFrom('trade_applications')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertApplication(
  db: Db,
  application: TradeApplicationForm & { id: string; createdAt: string },
): Promise<void> {
  await db
    .insertInto('trade_applications')
    .values({
      id: application.id,
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
      created_at: application.createdAt,
    })
    .execute();
}

export async function updateApplication(
  trx: Db,
  id: string,
  { status, archivedAt, note }: Pick<TradeApplication, 'status' | 'archivedAt' | 'note'>,
): Promise<void> {
  await trx
    .updateTable('trade_applications')
    .set({ status, archived_at: archivedAt, note })
    .where('id', '=', id)
    .execute();
}

export async function deleteApplication(trx: Db, id: string): Promise<boolean> {
  const deleted = await trx.deleteFrom('trade_applications').where('id', '=', id).returning('id').execute();
  return deleted.length > 0;
}

export async function countNewApplications(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('trade_applications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'received')
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

const COLUMNS = [
  'id',
  'business_name as businessName',
  'contact_name as contactName',
  'email',
  'phone',
  'business_type as businessType',
  'company_number as companyNumber',
  'vat_number as vatNumber',
  'address',
  'postcode',
  'website',
  'monthly_order as monthlyOrder',
  'message',
  'status',
  'note',
  'archived_at as archivedAt',
  'created_at as createdAt',
] as const;

function sorted(db: Db, query: ApplicationListQuery) {
  const rows = filtered(db, query).select(COLUMNS);
  if (query.sort === 'business') return rows.orderBy('business_name').orderBy('id');
  return rows.orderBy('created_at', query.sort === 'received' ? 'asc' : 'desc').orderBy('id');
}

function filtered(db: Db, { search, filters }: ApplicationListQuery) {
  const { status } = filters;
  const all = db.selectFrom('trade_applications');
  const archivedOrNot =
    status === 'archived' ? all.where('archived_at', 'is not', null) : all.where('archived_at', 'is', null);
  const applications =
    status && status !== 'archived' ? archivedOrNot.where('status', '=', status) : archivedOrNot;
  if (!search) return applications;
  return applications.where((eb) =>
    eb.or([
      nameHolds(db, 'trade_applications.business_name', search),
      nameHolds(db, 'trade_applications.contact_name', search),
      nameHolds(db, 'trade_applications.email', search),
      nameHolds(db, 'trade_applications.postcode', search),
    ]),
  );
}
