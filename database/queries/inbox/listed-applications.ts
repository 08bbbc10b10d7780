import type { Db } from '#database/open.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { ApplicationListQuery, ApplicationStatus } from '#domain/inbox/application-list.ts';
import type { TradeApplicationForm } from '#domain/inbox/trade-form.ts';
import { LIST_PAGE_SIZE, type ListPage, pageOf } from '#domain/lists/list-query.ts';

export type TradeApplication = Record<keyof TradeApplicationForm, string> & {
  id: string;
  status: ApplicationStatus;
  note: string;
  archivedAt: string | null;
  createdAt: string;
};

/** One page of the trade applications; archived ones only where they are asked for. */
export async function listApplications(
  db: Db,
  query: ApplicationListQuery,
): Promise<ListPage<TradeApplication>> {
  const { total } = await filtered(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await sorted(db, query)
    .limit(LIST_PAGE_SIZE)
    .offset((query.page - 1) * LIST_PAGE_SIZE)
    .execute();
  return pageOf(rows, total, query.page);
}

/** All that the list would show, for a file. */
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

/** How many nobody has dealt with yet. */
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
  const kept =
    status === 'archived' ? all.where('archived_at', 'is not', null) : all.where('archived_at', 'is', null);
  const applications = status && status !== 'archived' ? kept.where('status', '=', status) : kept;
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
