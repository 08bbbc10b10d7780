import { expect, test } from 'vitest';
import { foreignMoment } from './foreign-moment.ts';
import { type ForeignReview, readForeignReview, reviewSystem } from './foreign-reviews.ts';

const NOW = '2026-03-02T10:00:00.000Z';

const FILES = {
  shopify: [
    'product_handle,state,rating,title,author,email,location,body,reply,created_at,replied_at',
    'velvet-balm,published,4,Soft,Ada B.,Ada@Example.com,Leeds,Melts at once,Thank you,2025-06-01T10:00:00-04:00,2025-06-02',
  ],
  'judge-me': [
    'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,picture_urls,ip_address,location,metaobject_handle',
    'Soft,Melts at once,4,2025-06-01 14:00:00 UTC,web,ok,Ada B.,Ada@Example.com,7012,velvet-balm,Thank you,2025-06-02 00:00:00 UTC,https://p.example/1.jpg,,Leeds,',
  ],
  woocommerce: [
    'comment_ID,comment_post_ID,comment_author,comment_author_email,comment_author_url,comment_author_IP,comment_date,comment_date_gmt,comment_content,comment_approved,comment_parent,user_id,rating,verified,title,product_SKU,product_title',
    '91,123,Ada B.,Ada@Example.com,,,2025-06-01 15:00:00,2025-06-01 14:00:00,Melts at once,1,0,0,4,1,Soft,VB-1,Velvet balm',
  ],
  yotpo: [
    'Review ID,Review Title,Review Content,Review Score,Review Creation Date,Product ID,Product Title,Product URL,Display Name,Email,Published',
    '555,Soft,Melts at once,4,2025-06-01T14:00:00Z,123,Velvet balm,https://old.example/products/velvet-balm?variant=1,Ada B.,Ada@Example.com,true',
  ],
} as const;

function read([header, row]: readonly [string, string]) {
  const columns = header.split(',');
  const system = reviewSystem(columns);
  if (!system) throw new Error('No system');
  return { system, read: readForeignReview(system, columns, row.split(','), NOW) };
}

test.each(Object.entries(FILES))('a file of %s is known by its columns and read whole', (name, file) => {
  const { system, read: found } = read(file);
  expect(system).toBe(name);
  const expected: Partial<ForeignReview> = {
    stars: 4,
    title: 'Soft',
    body: 'Melts at once',
    name: 'Ada B.',
    email: 'ada@example.com',
    createdAt: '2025-06-01T14:00:00.000Z',
    wasShown: true,
  };
  expect(found).toMatchObject({ ok: true, review: expected });
});

test('each says the product in its own way, and some a reply and pictures', () => {
  const of = (name: keyof typeof FILES) => read(FILES[name]).read;
  expect(of('shopify')).toMatchObject({
    review: { id: '', product: { handle: 'velvet-balm', id: '', sku: '' }, reply: 'Thank you' },
  });
  expect(of('judge-me')).toMatchObject({
    review: {
      product: { handle: 'velvet-balm', id: '7012' },
      repliedAt: '2025-06-02T00:00:00.000Z',
      hasPictures: true,
    },
  });
  expect(of('woocommerce')).toMatchObject({ review: { id: '91', product: { id: '123', sku: 'VB-1' } } });
  expect(of('yotpo')).toMatchObject({ review: { id: '555', product: { handle: 'velvet-balm', id: '123' } } });
});

test('what was held back there is known, and what was advertising is refused', () => {
  const [header, row] = FILES.shopify;
  const held = read([header, row.replace('published', 'unpublished')]);
  expect(held.read).toMatchObject({ ok: true, review: { wasShown: false } });
  const spam = read([FILES['judge-me'][0], FILES['judge-me'][1].replace(',ok,', ',spam,')]);
  expect(spam.read).toMatchObject({ ok: false, column: 'curated' });
  const hidden = read([FILES.yotpo[0], FILES.yotpo[1].replace(/true$/, 'false')]);
  expect(hidden.read).toMatchObject({ ok: true, review: { wasShown: false } });
});

test.each([
  ['no stars', 'rating', ',4,', ',0,'],
  ['half stars', 'rating', ',4,', ',4.5,'],
  ['a day to come', 'created_at', '2025-06-01T10:00:00-04:00', '2027-01-01'],
  ['no day', 'created_at', '2025-06-01T10:00:00-04:00', 'yesterday'],
])('a row with %s is refused with its column', (_, column, before, after) => {
  const [header, row] = FILES.shopify;
  expect(read([header, row.replace(before, after)]).read).toMatchObject({ ok: false, column });
});

test('a reply of WooCommerce is no review', () => {
  const [header, row] = FILES.woocommerce;
  expect(read([header, row.replace(',1,0,0,', ',1,90,1,')]).read).toMatchObject({
    ok: false,
    column: 'comment_parent',
  });
});

test('a file of goods, or of nothing known, is no file of reviews', () => {
  expect(reviewSystem(['Handle', 'Title', 'Body (HTML)', 'Vendor'])).toBeNull();
  expect(reviewSystem(['name', 'price', 'rating'])).toBeNull();
});

test('a name that is an address is not shown', () => {
  const [header, row] = FILES.shopify;
  expect(read([header, row.replace('Ada B.', 'ada@example.com')]).read).toMatchObject({
    review: { name: '' },
  });
});

test('times are read in every form whose day is certain', () => {
  expect(foreignMoment('2025-03-02 10:12:00 UTC')).toBe('2025-03-02T10:12:00.000Z');
  expect(foreignMoment('2025-03-02T10:12:00.123+0100')).toBe('2025-03-02T09:12:00.000Z');
  expect(foreignMoment('2025-03-02')).toBe('2025-03-02T00:00:00.000Z');
  expect(foreignMoment('25/03/2025')).toBe('2025-03-25T00:00:00.000Z');
  expect(foreignMoment('03/25/2025 09:00')).toBe('2025-03-25T00:00:00.000Z');
  expect(foreignMoment('05/05/2025')).toBe('2025-05-05T00:00:00.000Z');
  for (const wrong of ['05/03/2025', '2025-02-30', '', '31/31/2025', 'soon'])
    expect(foreignMoment(wrong)).toBeNull();
});
