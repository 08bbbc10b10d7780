import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { REQUIRED_PAGES } from '#domain/content/required-pages.ts';
import type { OpeningFacts } from '#domain/shop/opening-checklist.ts';
import { readShopFact } from './shop-facts.ts';
import { readSettings } from './shop-settings.ts';

const SECTIONS = ['shop', 'delivery', 'legal', 'social', 'about'] as const;

/** The facts of the opening checklist that stand in the database. */
export async function readOpeningFacts(
  db: Db,
): Promise<Omit<OpeningFacts, 'isDemo' | 'takesCards' | 'takesTestMoney' | 'sendsMail' | 'hasPublicUrl'>> {
  const [
    settings,
    sections,
    pages,
    hasDemoRows,
    ownSlides,
    withoutPerson,
    unsafeOwner,
    hasOwnProduct,
    hasOrder,
    backup,
  ] = await Promise.all([
    readSettings(db),
    db.selectFrom('shop_settings').select('section').execute(),
    db
      .selectFrom('pages')
      .select(['slug', 'title', 'status', 'version'])
      .where('slug', 'in', REQUIRED_PAGES)
      .where('archived_at', 'is', null)
      .orderBy('position')
      .execute(),
    findDemoRows(db),
    countOwnSlides(db),
    countWithoutPerson(db),
    findUnsafeOwner(db),
    findOwnProduct(db),
    findOrder(db),
    readShopFact(db, 'backup_made'),
  ]);
  const published = pages.filter(({ status }) => status === 'published');
  return {
    settings,
    saved: SECTIONS.filter((name) => sections.some(({ section }) => section === name)),
    unreadPages: published.filter(({ version }) => version === 1).map(({ title }) => title),
    missingPages: REQUIRED_PAGES.filter((slug) => !published.some((page) => page.slug === slug)),
    hasOwnProduct,
    hasOrder,
    hasBackup: backup !== null,
    hasDemoRows,
    ownSlides,
    withoutPerson,
    ownersAreSafe: unsafeOwner === undefined,
  };
}

/** Changed ones count: they are still the demo's goods until its content is removed, which forgets what stays. */
async function findDemoRows(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from demo_rows
    where (kind = 'product' and id in (select id from products))
      or (kind = 'brand' and id in (select id from brands))
      or (kind = 'category' and id in (select id from categories))
      or (kind = 'slide' and id in (select id from hero_slides))
      or (kind = 'article' and id in (select id from pages))
    limit 1
  `.execute(db);
  return rows.length > 0;
}

/** One of the demo that was changed is the owner's own. */
async function findOwnProduct(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from products
    where status = 'published' and not exists (
      select 1 from demo_rows
      where demo_rows.kind = 'product' and demo_rows.id = products.id and demo_rows.version = products.version
    )
    limit 1
  `.execute(db);
  return rows.length > 0;
}

async function findOrder(db: Db): Promise<boolean> {
  return (await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function countOwnSlides(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('hero_slides')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('active', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('demo_rows')
            .select('demo_rows.id')
            .where('demo_rows.kind', '=', 'slide')
            .whereRef('demo_rows.id', '=', 'hero_slides.id')
            .whereRef('demo_rows.version', '=', 'hero_slides.version'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countWithoutPerson(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where(sql<boolean>`status = 'published' and ingredients <> '' and responsible_person = ''`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An owner with neither second step nor passkey. */
function findUnsafeOwner(db: Db) {
  return db
    .selectFrom('user')
    .leftJoin('passkey', 'passkey.userId', 'user.id')
    .select('user.id')
    .where('user.role', '=', 'owner')
    .where('passkey.id', 'is', null)
    .where((eb) => eb.or([eb('user.twoFactorEnabled', 'is', null), eb('user.twoFactorEnabled', '=', 0)]))
    .executeTakeFirst();
}
