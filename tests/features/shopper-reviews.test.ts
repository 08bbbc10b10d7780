import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { listPictures } from '#database/queries/pictures/pictures.ts';
import { deleteReviews } from '#database/queries/reviews/erase-reviews.ts';
import { recountReviews } from '#database/queries/reviews/write-tallies.ts';
import { inTransaction } from '#database/transaction.ts';
import { ownPicture, pictureUrl } from '#domain/pictures/picture.ts';
import { MOST_SHOPPER_PICTURES } from '#domain/pictures/shopper-pictures.ts';
import { REVIEWS_PER_PAGE } from '#domain/reviews/review-list.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import { removeSomeOfShoppers, removeUnusedPictures } from '#operations/pictures/remove-pictures.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { reviewRow } from '../support/review-rows.ts';
import { describeOnBothEngines, ORIGIN } from '../support/shop.ts';
import { postForm } from '../support/staff.ts';

const SLUG = 'rose-radiance-serum';
const PRODUCT = `/product/${SLUG}`;
const REVIEWS = `${PRODUCT}/reviews`;
const WRITE = `${REVIEWS}/write`;
const NOW = '2026-05-01T10:00:00.000Z';
const FORM = { stars: '4', title: 'Soft by morning', body: 'I use two drops.', name: 'Ada' };

describeOnBothEngines('reviews on the pages of the shop', (shop) => {
  const db = () => shop().platform.db;
  const productId = async () =>
    (await db().selectFrom('products').select('id').where('slug', '=', SLUG).executeTakeFirstOrThrow()).id;
  const words = async (path: string) => {
    const html = await (await shop().get(path)).text();
    return html.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
  };
  const stored = () => db().selectFrom('reviews').selectAll().where('source', '=', 'shop').execute();
  const write = async (...rows: Partial<Parameters<typeof reviewRow>[0]>[]) => {
    const product_id = await productId();
    for (const [place, row] of rows.entries())
      await db()
        .insertInto('reviews')
        .values(reviewRow({ id: `review-${place}`, product_id, ...row }))
        .execute();
    await inTransaction(db(), (trx) => recountReviews(trx, [product_id]));
    shop().pages.catalogueChanged();
  };
  const orderLink = async (expiresAt = Date.now() + 60_000) => {
    const placed = await shop().post('/api/orders', orderOf(), freshKey());
    const { orderNumber } = await placed.json();
    const { id } = await db()
      .selectFrom('orders')
      .select('id')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    return signedToken(shop().platform.keys, { purpose: 'review-order', id, expiresAt });
  };
  const sendForm = (path: string, fields: Record<string, string>, pictures: Blob[] = []) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    for (const picture of pictures) body.append('pictures', picture, 'Ada at home.jpg');
    return shop().send(path, { method: 'POST', headers: { origin: ORIGIN }, body });
  };
  const photo = async (red: number) =>
    new Blob([
      new Uint8Array(
        await sharp({ create: { width: 64, height: 48, channels: 3, background: { r: red, g: 9, b: 9 } } })
          .withMetadata({ exif: { IFD0: { Copyright: 'Secret place' } } })
          .jpeg()
          .toBuffer(),
      ),
    ]);

  beforeEach(async () => {
    shop().platform.sendsMail = async () => true;
    await db().deleteFrom('reviews').execute();
    await db().deleteFrom('jobs').execute();
    await inTransaction(db(), async (trx) => recountReviews(trx, [await productId()]));
    await db().updateTable('variants').set({ stock: 500 }).execute();
    await db().updateTable('products').set({ stock: 500 }).execute();
    shop().pages.catalogueChanged();
  });

  test('the page of a product has its first reviews, what they have in common and why some are hidden', async () => {
    await write(
      { stars: 5, title: 'Glow without grease', skin_type: 'dry', verified: 1, incentive: 'Received free' },
      { stars: 2, title: 'Not on oily skin', skin_type: 'oily', reply: 'Thank you for saying so.' },
      { state: 'hidden', hidden_reason: 'abuse', title: 'Rude words' },
      { state: 'waiting', title: 'Nobody read this yet' },
    );
    const page = await words(PRODUCT);
    for (const said of [
      'Glow without grease',
      'Not on oily skin',
      'Bought here',
      'Received free',
      'Dry skin',
      'from 2 reviews',
      'Thank you for saying so.',
      '1 of 3 not shown: 1 abuse',
    ])
      expect(page).toContain(said);
    expect(page).not.toContain('Rude words');
    expect(page).not.toContain('Nobody read this yet');
    expect(page).toContain('href="#reviews"');
  });

  test('without script every filter, number of stars and further page is an address', async () => {
    await write(
      ...Array.from({ length: REVIEWS_PER_PAGE + 1 }, (_, place) => ({
        title: `Words ${place}.`,
        stars: place === 0 ? 1 : 5,
        skin_type: place < 2 ? ('dry' as const) : ('oily' as const),
        created_at: `2026-03-${10 + place}T10:00:00.000Z`,
        helpful_rank: 100 - place,
      })),
    );
    const page = await words(PRODUCT);
    expect(page).toMatch(new RegExp(`<form[^>]*action="${REVIEWS}"`));
    expect(page).toContain(`href="${REVIEWS}?stars=1"`);
    expect(page).toContain(`href="${REVIEWS}"`);
    const dry = await words(`${REVIEWS}?skinType=dry&undertone=&age=&shade=&sort=newest`);
    expect(dry).toContain('2 reviews of 11');
    expect(dry.indexOf('Words 1.')).toBeLessThan(dry.indexOf('Words 0.'));
    expect(dry).not.toContain('Words 2.');
    expect(await words(`${REVIEWS}?stars=1`)).toContain('1 review of 11');
    expect(await words(REVIEWS)).toMatch(/Page 1 of 2[\s\S]*page=2/);
    expect(await words(`${REVIEWS}?page=2`)).toContain(`Words ${REVIEWS_PER_PAGE}.`);
    expect((await shop().get('/product/no-such-product/reviews')).status).toBe(404);
  });

  test('a buyer reviews by the link of the order, with pictures that say neither where nor by whom', async () => {
    const link = await orderLink();
    const path = `/reviews/order?link=${link}&product=${SLUG}`;
    expect(await words(path)).toContain('Rose Radiance Serum');
    const sent = await sendForm(path, { ...FORM, 'mark-moisture': '4', skinType: 'dry' }, [
      await photo(200),
      await photo(90),
    ]);
    expect(sent.status).toBe(200);
    const [review] = await stored();
    expect(review).toMatchObject({ stars: 4, verified: 1, pictured: 1, skin_type: 'dry', state: 'shown' });
    const pictures = await db().selectFrom('review_pictures').select('url').orderBy('position').execute();
    expect(pictures).toHaveLength(2);
    for (const { url } of pictures) {
      const bytes = Buffer.from(await (await shop().get(url)).arrayBuffer());
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
    expect(await db().selectFrom('pictures').select('name').where('name', 'like', '%Ada%').execute()).toEqual(
      [],
    );
    expect(await words(PRODUCT)).toContain('Soft by morning');
    const again = await sendForm(path, { ...FORM, body: 'Another text.' });
    expect(again.status).toBe(409);
    expect(await words(path)).toContain('You have reviewed it for this order already');
  });

  test('pictures are in no library, kept while a review names them, and gone with it', async () => {
    const later = { ...shop().platform, clock: { now: () => Date.now() + 2 * 60 * 60 * 1000 } };
    const keys = async () =>
      (await db().selectFrom('pictures').select('key').where('from_shopper', '=', 1).execute()).map(
        ({ key }) => key,
      );
    await sendForm(`/reviews/order?link=${await orderLink()}&product=${SLUG}`, FORM, [await photo(200)]);
    const [named] = await db().selectFrom('review_pictures').select('url').execute();
    const key = ownPicture(named?.url ?? '')?.key ?? '';
    expect(await keys()).toContain(key);
    const library = await listPictures(db(), { page: 1, search: '', sort: '-created', filters: { use: '' } });
    expect(library.items.map((each) => each.key)).not.toContain(key);
    await removeUnusedPictures(later, { id: 'owner', name: 'Owner' });
    await removeSomeOfShoppers(later);
    expect(await keys()).toEqual([key]);
    const [{ id = '' } = {}] = await stored();
    await inTransaction(db(), (trx) => deleteReviews(trx, [id], NOW));
    await removeSomeOfShoppers(later);
    expect(await keys()).toEqual([]);
    expect((await shop().get(pictureUrl(key))).status).toBe(404);
  });

  test('a link that is damaged, too old or of another kind opens and takes nothing', async () => {
    const late = await orderLink(Date.now() - 1000);
    for (const link of ['', 'no-link', late, `${await orderLink()}x`]) {
      const path = `/reviews/order?link=${link}&product=${SLUG}`;
      expect((await shop().get(path)).status, link).toBe(404);
      expect((await sendForm(path, FORM)).status, link).toBe(404);
    }
    expect(await stored()).toEqual([]);
  });

  test('anybody reviews by an address, which nobody sees and which is proved by its mail', async () => {
    const sent = await sendForm(WRITE, { ...FORM, email: 'ada@example.com' });
    expect(await sent.text()).toContain('One more step: your inbox');
    expect((await sendForm(WRITE, { ...FORM, email: 'ada@example.com' })).status).toBe(200);
    expect(await stored()).toMatchObject([{ state: 'unproven', verified: 0, email: 'ada@example.com' }]);
    expect(await db().selectFrom('jobs').select('kind').execute()).toEqual([{ kind: 'send-mail' }]);
    expect(await words(PRODUCT)).not.toContain('Soft by morning');
    const [{ id } = { id: '' }] = await stored();
    const token = signedToken(shop().platform.keys, {
      purpose: 'prove-review',
      id,
      expiresAt: Date.now() + 60_000,
    });
    const path = `/reviews/confirm?link=${token}`;
    expect(await words(path)).toContain('Yes, I wrote it');
    expect(await stored()).toMatchObject([{ state: 'unproven' }]);
    expect((await shop().send(path, { method: 'POST', headers: { origin: ORIGIN } })).status).toBe(200);
    expect(await stored()).toMatchObject([{ state: 'waiting' }]);
    expect(await words(path)).toContain('Somebody in the shop reads it');
    expect(await words(PRODUCT)).not.toContain('ada@example.com');
  });

  test('a program that fills in the hidden field is thanked, and stores and mails nothing', async () => {
    const sent = await sendForm(WRITE, { ...FORM, email: 'ada@example.com', website: 'https://buy.example' });
    expect(sent.status).toBe(200);
    expect(await stored()).toEqual([]);
    expect(await db().selectFrom('jobs').select('kind').execute()).toEqual([]);
  });

  test('what is missing is said at its field, and what was entered stays', async () => {
    const sent = await sendForm(WRITE, { ...FORM, stars: '', email: 'ada' });
    expect(sent.status).toBe(422);
    const page = await sent.text();
    expect(page).toContain('Choose from one to five stars');
    expect(page).toContain('value="Soft by morning"');
    expect(page).toContain('I use two drops.');
    const pictures = await Promise.all([1, 2, 3, 4].map(photo));
    const many = await sendForm(WRITE, { ...FORM, email: 'ada@example.com' }, pictures);
    expect(many.status).toBe(422);
    expect(await many.text()).toContain(`at most ${MOST_SHOPPER_PICTURES} pictures`);
    const text = await sendForm(WRITE, { ...FORM, email: 'ada@example.com' }, [new Blob(['not a picture'])]);
    expect(text.status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test('a body of 19 MB is refused before it is read, and no other form takes pictures', async () => {
    const large = new Blob([new Uint8Array(19 * 1024 * 1024)]);
    expect((await sendForm(WRITE, FORM, [large])).status).toBe(413);
    const some = new Blob([new Uint8Array(200 * 1024)]);
    expect((await sendForm('/contact', FORM, [some])).status).toBe(413);
  });

  test('a shop that takes no reviews, or sends no mail, has no form for strangers', async () => {
    shop().platform.sendsMail = async () => false;
    expect(await words(WRITE)).toContain('Nobody else can at the moment');
    expect(await words(PRODUCT)).not.toContain(`href="${WRITE}"`);
    const link = await orderLink();
    await db()
      .insertInto('shop_settings')
      .values({ section: 'reviews', value: JSON.stringify({ taken: false }), version: 1, updated_at: NOW })
      .execute();
    expect(await words(WRITE)).toContain('We take no new reviews at the moment');
    const path = `/reviews/order?link=${link}&product=${SLUG}`;
    expect(await words(path)).toContain('No new reviews at the moment');
    expect((await sendForm(path, FORM)).status).toBe(409);
    await db().deleteFrom('shop_settings').where('section', '=', 'reviews').execute();
  });

  test('a review is found helpful once by an address, and reported with a reason', async () => {
    await write({ title: 'Glow without grease' });
    const vote = (helpful: string) => postForm(shop(), '/reviews/vote', { review: 'review-0', helpful });
    for (const helpful of ['yes', 'yes', 'no', 'yes']) expect((await vote(helpful)).status).toBe(200);
    const [voted] = await stored();
    expect(voted).toMatchObject({ helpful: 1, unhelpful: 0 });
    expect((await postForm(shop(), '/reviews/vote', { review: 'none', helpful: 'yes' })).status).toBe(404);

    const path = '/reviews/report?review=review-0';
    expect(await words(path)).toContain('Glow without grease');
    expect((await postForm(shop(), path, { reason: '', words: '' })).status).toBe(422);
    expect((await postForm(shop(), path, { reason: 'fake', words: 'Same text elsewhere' })).status).toBe(200);
    expect(await db().selectFrom('review_reports').select(['reason', 'words']).execute()).toEqual([
      { reason: 'fake', words: 'Same text elsewhere' },
    ]);
    expect((await shop().get('/reviews/report?review=none')).status).toBe(404);
  });

  test('the rules name every reason for which a review is hidden', async () => {
    const page = await words('/reviews/rules');
    expect(page).toContain('It insults or threatens somebody');
    expect(page).toContain('Withdrawn by its author');
  });
});
