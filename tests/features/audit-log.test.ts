import { beforeAll, expect, test } from 'vitest';
import { listProductGroupOrder } from '#database/queries/catalogue-editing/product-groups.ts';
import { findProductRecord } from '#database/queries/catalogue-editing/product-record.ts';
import { findAccountByEmail } from '#database/queries/people/accounts.ts';
import { reorderGroups } from '#operations/catalogue/change-product-groups.ts';
import { deleteProducts } from '#operations/catalogue/delete-products.ts';
import { saveProduct } from '#operations/catalogue/save-product.ts';
import { importText } from '../support/import-file.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { createAccount, PASSWORD, postForm, signIn, signInAs } from '../support/staff.ts';

describeOnBothEngines('the audit log', (shop) => {
  let owner: { cookie: string; origin: string };
  let actor: { id: string; name: string };
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    const account = await findAccountByEmail(shop().platform.db, 'owner@example.com');
    actor = { id: account?.id ?? '', name: 'The owner' };
  });
  const entriesOf = (action: string) =>
    shop()
      .platform.db.selectFrom('audit_log')
      .selectAll()
      .where('action', '=', action)
      .orderBy('at')
      .orderBy('id')
      .execute();
  const page = async (query = '', as = owner) =>
    (await (await shop().get(`/cms/audit${query}`, as)).text()).replaceAll(
      /<!-- -->|<script[\s\S]*?<\/script>/g,
      '',
    );
  const serum = async () => {
    const { db } = shop().platform;
    const row = await db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'rose-radiance-serum')
      .executeTakeFirstOrThrow();
    const record = await findProductRecord(db, row.id);
    if (!record) throw new Error('There is no serum');
    return record;
  };

  test('a save of the price logs the price alone', async () => {
    const record = await serum();
    const variants = record.variants.map((variant) =>
      Object.fromEntries(Object.entries(variant).toReversed()),
    );
    const product = { ...record, pricePence: record.pricePence + 100 };
    Object.assign(product, { variants });
    const { id, version } = record;
    expect((await saveProduct(shop().platform, actor, { id, version, product })).ok).toBe(true);
    const [entry] = await entriesOf('product.update');
    expect(Object.keys(JSON.parse(entry?.after ?? '{}'))).toEqual(['pricePence']);
  });

  test('a save that changes nothing is no entry', async () => {
    const before = (await entriesOf('product.update')).length;
    const record = await serum();
    const saved = await saveProduct(shop().platform, actor, {
      id: record.id,
      version: record.version,
      product: record,
    });
    expect(saved.ok).toBe(true);
    expect(await entriesOf('product.update')).toHaveLength(before);
  });

  test('brand and category stand by their names, also after they are gone', async () => {
    const record = await serum();
    const other = await shop()
      .platform.db.selectFrom('brands')
      .select(['id', 'name'])
      .where('id', '!=', record.brandId)
      .executeTakeFirstOrThrow();
    const product = { ...record, brandId: other.id };
    await saveProduct(shop().platform, actor, { id: record.id, version: record.version, product });
    const [, entry] = await entriesOf('product.update');
    expect(JSON.parse(entry?.after ?? '{}')).toEqual({ brand: other.name });
    expect(await page('?kind=product')).toContain(other.name);
  });

  test('a new order is told by what was moved', async () => {
    const { platform } = shop();
    const [first, second, third, ...rest] = await listProductGroupOrder(platform.db, 'brand');
    const ids = [third, first, second, ...rest].map((group) => group?.id ?? '');
    const opened = [first, second, third, ...rest].map((group) => group?.id ?? '');
    expect(await reorderGroups(platform, actor, 'brand', { ids, opened })).toEqual({ ok: true });
    expect(await page('?kind=brand')).toContain(`${third?.name.replaceAll('&', '&amp;')} moved from 3 to 1`);
  });

  test('a subject is a link while there is a page of it for the reader', async () => {
    const { id } = await serum();
    const link = `href="/cms/products/${id}"`;
    expect(await page('?kind=product')).toContain(link);
    await deleteProducts(shop().platform, actor, [id]);
    const gone = await page('?kind=product');
    expect(gone).not.toContain(link);
    expect(gone).toContain('Rose Radiance Serum');
    const manager = await signInAs(shop(), 'manager');
    await postForm(
      shop(),
      '/cms/people',
      { intent: 'invite', name: 'Sam', email: 'sam@example.com', role: 'support' },
      owner,
    );
    for (const query of ['?kind=sign-in', '?kind=person'])
      expect(await page(query, manager)).not.toMatch(/<ol[\s\S]*href="\/cms\/people"[\s\S]*<\/ol>/);
  });

  test('an import is one entry with its counts, brought up to date by each batch', async () => {
    const rows = Array.from({ length: 300 }, (_, row) => `Imported ${row},4.50,New Brand`);
    await importText(shop().platform.db, `name,price,brand\n${rows.join('\n')}\nBad,free,New Brand\n`);
    const [entry, ...others] = await entriesOf('import.run');
    expect(others).toEqual([]);
    expect(entry?.actor).toBe('The test');
    expect(JSON.parse(entry?.after ?? '{}')).toMatchObject({ created: 300, refused: 1, brandsCreated: 1 });
    expect(await page('?kind=import')).toContain('import: run');
    await importText(shop().platform.db, 'name,price\nNot a price,free\n');
    expect(await entriesOf('import.run')).toHaveLength(1);
  });

  test('several records of any list changed at once are one entry with their list behind it', async () => {
    const message = { name: 'Ann', email: 'ann@example.com', subject: 'feedback', message: 'Hello' };
    for (let count = 0; count < 3; count += 1) await shop().post('/api/contact', message);
    const { db } = shop().platform;
    const ids = (await db.selectFrom('contact_messages').select('id').execute()).map(({ id }) => id);
    const idsOf = (some: string[]) => new URLSearchParams(some.map((id) => ['ids', id]));
    const send = (intent: string, some: string[]) => {
      const body = idsOf(some);
      body.set('intent', intent);
      body.set('confirmed', 'yes');
      return shop().send('/cms/messages', { method: 'POST', headers: owner, body });
    };
    await send('archived', ids);
    const [entry, ...others] = await entriesOf('message.archived-many');
    expect(others).toEqual([]);
    expect(await entriesOf('message.archived')).toEqual([]);
    expect(entry).toMatchObject({ subject: '3 messages', actor: 'The owner' });
    const behind = await db
      .selectFrom('audit_items')
      .selectAll()
      .where('entry_id', '=', entry?.id ?? '')
      .execute();
    expect(behind.map(({ subject_id }) => subject_id).toSorted()).toEqual(ids.toSorted());
    expect(JSON.parse(behind[0]?.after ?? '{}')).toMatchObject({ status: 'archived' });
    expect(await page()).toContain('message: archived many');
    const list = await (await shop().get(`/cms/audit/${entry?.id}`, owner)).text();
    expect(list).toContain('3 records');
    await send('delete', ids.slice(0, 1));
    expect(await entriesOf('message.delete')).toHaveLength(1);
    await send('delete', ids.slice(1));
    expect(await entriesOf('message.delete-many')).toMatchObject([{ subject: '2 messages' }]);
  });

  test('what an import made and changed is listed behind its entry, with the fields before and after', async () => {
    const { db } = shop().platform;
    await importText(
      db,
      'slug,name,brand,price\nlisted-balm,Listed Balm,Listed,8\nlisted-oil,Listed Oil,Listed,9\n',
    );
    const file =
      'slug,name,brand,price,warnings\nlisted-balm,Listed Balm,Listed,8.50,Keep cool\nlisted-oil,Listed Oil,Listed,9,\n' +
      'listed-mist,Listed Mist,Listed,5,\n';
    await importText(db, file);
    const entry = (await entriesOf('import.run')).find(({ after }) => after?.includes('"updated":1'));
    const items = await db
      .selectFrom('audit_items')
      .selectAll()
      .where('entry_id', '=', entry?.id ?? '')
      .orderBy('subject')
      .execute();
    const product = await db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'listed-balm')
      .executeTakeFirstOrThrow();
    expect(items.map(({ subject }) => subject)).toEqual(['Listed Balm', 'Listed Mist']);
    expect(items[0]?.subject_id).toBe(product.id);
    expect(JSON.parse(items[0]?.before ?? '')).toEqual({ pricePence: 800, warnings: '' });
    expect(JSON.parse(items[0]?.after ?? '')).toEqual({ pricePence: 850, warnings: 'Keep cool' });
    expect(items[1]?.before).toBeNull();
    expect(JSON.parse(items[1]?.after ?? '')).toMatchObject({ slug: 'listed-mist', pricePence: 500 });
    const list = await (await shop().get(`/cms/audit/${entry?.id}`, owner)).text();
    expect(list.replaceAll('<!-- -->', '')).toContain(`href="/cms/products/${product.id}"`);
    expect(list).toContain('Keep cool');
  });

  test('signing in and out are entries', async () => {
    await createAccount(shop().platform, { name: 'Kim', email: 'kim@example.com', role: 'support' });
    const kim = await signIn(shop(), 'kim@example.com', PASSWORD);
    await postForm(shop(), '/cms/sign-out', {}, kim);
    const named = (entries: { actor: string }[]) => entries.filter((entry) => entry.actor === 'Kim');
    expect(named(await entriesOf('sign-in.done'))).toMatchObject([{ after: '{"how":"by password"}' }]);
    expect(named(await entriesOf('sign-in.out'))).toHaveLength(1);
  });

  test('is exported by its filters, for those who may read it', async () => {
    const file = await shop().get('/cms/audit/export?kind=brand', owner);
    expect(file.headers.get('content-disposition')).toContain('audit-log.csv');
    const csv = await file.text();
    expect(csv).toContain('Time (London),Who,Kind,Action,What,Changes');
    expect(csv).toContain(',The owner,brand,reorder,All brands,Order: ');
    expect(csv).not.toContain('sign-in');
    const whole = await (await shop().get('/cms/audit/export', owner)).text();
    expect(whole.trim().split('\r\n').length - 1).toBe(
      (await shop().platform.db.selectFrom('audit_log').select('id').execute()).length,
    );
    await createAccount(shop().platform, { name: 'Lee', email: 'lee@example.com', role: 'support' });
    const support = await signIn(shop(), 'lee@example.com', PASSWORD);
    expect((await shop().get('/cms/audit/export', support)).status).toBe(403);
  });
});
