import { beforeAll, expect, test } from 'vitest';
import { reviewsOfProduct } from '#database/queries/reviews/shown-reviews.ts';
import { recountReviews } from '#database/queries/reviews/write-tallies.ts';
import { reviewSystem } from '#domain/foreign-exports/foreign-reviews.ts';
import type { Finding } from '#domain/import/import-finding.ts';
import { FIRST_REVIEWS } from '#domain/reviews/review-list.ts';
import { readTable } from '#operations/dispatch/read-table.ts';
import { importReviews } from '#operations/reviews/import-reviews.ts';
import { importText } from '../support/import-file.ts';
import { CUSTOMER, freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const ANN = { id: 'ann', name: 'Ann' };
const EMAIL = 'buyer.of.balm@example.com';

describeOnBothEngines('reviews from other systems', (shop) => {
  let owner: Record<string, string>;
  let balm = '';
  /** After the order, as the shop's clock has it. */
  let later = '';
  const db = () => shop().platform.db;
  const platform = () => ({
    ...shop().platform,
    clock: { now: () => Date.now() + 3 * 24 * 60 * 60_000 },
  });

  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    await importText(db(), 'id,name,price,stock,sku,status\nRB1,Review Balm,10,90,RB-1,published\n');
    const product = db().selectFrom('products').selectAll().where('name', '=', 'Review Balm');
    const { id, slug } = await product.executeTakeFirstOrThrow();
    balm = id;
    await db()
      .updateTable('products')
      .set({ import_key: 'woocommerce:id:123' })
      .where('id', '=', id)
      .execute();
    const order = orderOf([{ id: slug, variant: 'Standard', quantity: 1 }], {
      customerInfo: { ...CUSTOMER, email: EMAIL },
    });
    expect((await shop().post('/api/orders', order, freshKey())).status).toBe(201);
    later = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
  });

  async function bring(text: string, dryRun = false) {
    const [header = [], ...records] = readTable(text) ?? [];
    const system = reviewSystem(header);
    if (!system) throw new Error('No system');
    const findings: (Finding & { row: number })[] = [];
    const counts = await importReviews(
      platform(),
      {
        ...{ system, header, actor: ANN, dryRun, fileName: 'reviews.csv' },
        rows: records.map((record, place) => ({ rowNumber: place + 2, record })),
      },
      { finding: (row, found) => findings.push({ row, ...found }) },
    );
    return { counts, findings };
  }
  const rowsOf = (source: 'shopify' | 'judge-me' | 'woocommerce' | 'yotpo') =>
    db().selectFrom('reviews').selectAll().where('source', '=', source).orderBy('created_at').execute();

  test('Shopify: by handle, once however often, bought here only where the order is known', async () => {
    const file = [
      'product_handle,state,rating,title,author,email,location,body,reply,created_at,replied_at',
      `review-balm,published,5,Softest,Ada B.,${EMAIL.toUpperCase()},Leeds,Melts at once,Thank you!,${later}T10:00:00Z,${later}`,
      'review-balm,published,1,Sticky,Cal D.,cal@example.com,Hull,Not for me,,2025-03-01T10:00:00Z,',
      `review-balm,published,4,Before,Ada B.,${EMAIL},Leeds,Of an older jar,,2025-01-01T10:00:00Z,`,
      'review-balm,unpublished,2,Held back,Eve F.,eve@example.com,Bath,Smells,,2025-04-01T10:00:00Z,',
      'unknown-balm,published,5,Great,Gus H.,gus@example.com,York,Lovely,,2025-04-01T10:00:00Z,',
    ].join('\n');
    const dry = await bring(file, true);
    expect(await rowsOf('shopify')).toEqual([]);
    const { counts, findings } = await bring(file);
    expect(counts).toEqual({ rows: 5, taken: 4, waiting: 1, verified: 1, unchanged: 0, refused: 1 });
    expect(dry.counts).toEqual(counts);
    expect(findings).toEqual([expect.objectContaining({ row: 6, kind: 'refused', value: 'unknown-balm' })]);
    const rows = await rowsOf('shopify');
    expect(rows.map(({ title, verified, state, email }) => [title, verified, state, email])).toEqual([
      ['Before', 0, 'shown', null],
      ['Sticky', 0, 'shown', null],
      ['Held back', 0, 'waiting', null],
      ['Softest', 1, 'shown', null],
    ]);
    expect(rows[3]).toMatchObject({ reply: 'Thank you!', source: 'shopify', name: 'Ada B.' });
    expect(rows[3]?.order_id).not.toBeNull();
    const again = await bring(file);
    expect(again.counts).toMatchObject({ taken: 0, unchanged: 4, refused: 1 });
  });

  test('WooCommerce: by its product number or SKU; HTML becomes words, and replies are left', async () => {
    const { counts, findings } = await bring(
      [
        'comment_ID,comment_post_ID,comment_author,comment_author_email,comment_date,comment_date_gmt,comment_content,comment_approved,comment_parent,user_id,rating,verified,title,product_SKU,product_title',
        '91,123,Ida J.,ida@example.com,2025-06-01 15:00:00,2025-06-01 14:00:00,<p>Good &amp; kind</p>,1,0,0,4,1,Nice,,Review Balm',
        '92,123,Shop,shop@example.com,2025-06-02 15:00:00,2025-06-02 14:00:00,Thank you,1,91,1,,,,,Review Balm',
        '93,999,Kit L.,kit@example.com,2025-06-03 15:00:00,2025-06-03 14:00:00,Fine,1,0,0,3,1,,RB-1,Review Balm',
        '94,123,Bot,bot@example.com,2025-06-03 15:00:00,2025-06-03 14:00:00,Watches,spam,0,0,5,0,,,Review Balm',
      ].join('\n'),
    );
    expect(counts).toMatchObject({ rows: 4, taken: 2, verified: 0, refused: 2 });
    expect(findings.map(({ column }) => column)).toEqual(['comment_parent', 'comment_approved']);
    const rows = await rowsOf('woocommerce');
    expect(rows.map(({ body, source_key }) => [body, source_key])).toEqual([
      ['Good & kind', 'woocommerce:91'],
      ['Fine', 'woocommerce:93'],
    ]);
  });

  test('Judge.me and Yotpo: what they call verified counts nothing here, and pictures are named', async () => {
    const judged = await bring(
      [
        'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,picture_urls,ip_address,location,metaobject_handle',
        'Nice,Soft,5,2025-05-01 10:00:00 UTC,web,ok,Mia N.,mia@example.com,7012,review-balm,,,https://p.example/1.jpg,,,',
        'Spam,Watches,5,2025-05-01 10:00:00 UTC,web,spam,Bot,bot@example.com,7012,review-balm,,,,,,',
      ].join('\n'),
    );
    expect(judged.counts).toMatchObject({ taken: 1, verified: 0, refused: 1 });
    expect(judged.findings.map(({ kind }) => kind).toSorted()).toEqual(['note', 'refused']);
    const yotpo = await bring(
      [
        'Review ID;Review Title;Review Content;Review Score;Date;Product ID;Product Title;Product URL;Display Name;Email;Verified Purchase',
        '555;Nice;"Soft; and ""kind""";4;25/05/2025;9;Review Balm;https://old.example/products/review-balm?variant=1;Oli P.;oli@example.com;Yes',
      ].join('\n'),
    );
    expect(yotpo.counts).toMatchObject({ taken: 1, verified: 0 });
    expect((await rowsOf('yotpo'))[0]).toMatchObject({ body: 'Soft; and "kind"', verified: 0 });
  });

  test('the product counts them, as a recount does, and shoppers see where each comes from', async () => {
    const before = await reviewsOfProduct(db(), balm, FIRST_REVIEWS);
    expect(before.total).toBe(7);
    await recountReviews(db(), [balm]);
    expect(await reviewsOfProduct(db(), balm, FIRST_REVIEWS)).toEqual(before);
    expect(new Set(before.items.map(({ source }) => source))).toEqual(
      new Set(['shopify', 'woocommerce', 'judge-me', 'yotpo']),
    );
  });

  test('/cms says first what a file does, takes it at the press, and refuses what is no file of reviews', async () => {
    const rows = [
      'product_handle,state,rating,title,author,email,location,body,reply,created_at,replied_at',
      'review-balm,published,3,By the page,Pia Q.,pia@example.com,Ely,Fine,,2025-07-01T10:00:00Z,',
    ].join('\n');
    const send = async (fields: Record<string, string>) =>
      (await (await postForm(shop(), '/cms/reviews/import', fields, owner)).text()).replaceAll(
        '<!-- -->',
        '',
      );
    expect(await send({ rows })).toContain('Bring 1 review');
    const count = async () => (await rowsOf('shopify')).length;
    const had = await count();
    expect(await send({ rows, intent: 'take' })).toContain('>Done<');
    expect(await count()).toBe(had + 1);
    expect(await send({ rows })).not.toContain('Bring 1 review');
    expect(await send({ rows: 'name,price\nBalm,3' })).toContain('This is no file of reviews');
    const audit = await (await shop().get('/cms/audit?kind=review', owner)).text();
    expect(audit).toContain('reviews.csv');
  });
});
