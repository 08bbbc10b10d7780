import { sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';

/**
 * Fills a shop up to so many products by copying those it has, with variants and search rows, each under its own name; one
 * in twenty copies is a draft, another archived. Returns how many there are then.
 */
export async function multiplyCatalogue(db: Db, wanted: number): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count === 0) throw new Error('There is nothing to multiply: stock or import a catalogue first.');
  const rounds = Math.ceil((wanted - count) / count);
  if (rounds <= 0) return count;
  await db.transaction().execute(async (trx) => {
    await sql`create temporary table copies as
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(rounds)})
      select products.id as original, products.id || '-' || numbers.n as id, numbers.n as n
      from products cross join numbers order by numbers.n, products.id limit ${sql.lit(wanted - count)}`.execute(
      trx,
    );
    await copyRows(trx, 'products', 'id', {
      id: sql`copies.id`,
      slug: sql`source.slug || '-copy-' || copies.n`,
      name: sql`source.name || ' ' || copies.n`,
      sort_name: sql`source.sort_name || ' ' || copies.n`,
      import_key: sql`null`,
      status: sql`case copies.n % 20 when 1 then 'draft' when 2 then 'archived' else source.status end`,
    });
    await copyRows(trx, 'variants', 'product_id', {
      id: sql`source.id || '-' || copies.n`,
      product_id: sql`copies.id`,
      sku: sql`source.sku || '-' || copies.n`,
      barcode: sql`null`,
    });
    await copyRows(trx, 'product_attributes', 'product_id', { product_id: sql`copies.id` });
    await copySearch(trx);
    await sql`drop table copies`.execute(trx);
    await moveCatalogueRevision(trx);
  });
  return wanted;
}

async function copyRows(
  trx: Db,
  table: 'products' | 'variants' | 'product_attributes',
  key: string,
  changed: Record<string, ReturnType<typeof sql>>,
): Promise<void> {
  const columns = (await trx.introspection.getTables()).find(({ name }) => name === table)?.columns ?? [];
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? sql`source.${sql.ref(name)}`);
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from copies join ${sql.table(table)} as source
    on source.${sql.ref(key)} = copies.original`.execute(trx);
}

async function copySearch(trx: Db): Promise<void> {
  if (engineOf(trx) === 'postgres') {
    await sql`insert into product_search (product_id, document)
      select copies.id, source.document from copies join product_search as source
      on source.product_id = copies.original`.execute(trx);
    return;
  }
  await sql`insert into product_search_rows (product_id) select id from copies`.execute(trx);
  await sql`insert into product_search (rowid, name, brand, category, body)
    select copy_rows.id, source.name || ' ' || copies.n, source.brand, source.category, source.body
    from copies
    join product_search_rows as copy_rows on copy_rows.product_id = copies.id
    join product_search_rows as source_rows on source_rows.product_id = copies.original
    join product_search as source on source.rowid = source_rows.id`.execute(trx);
}
