import { beforeAll, expect, test } from 'vitest';
import { reviewsOfProduct } from '#database/queries/reviews/shown-reviews.ts';
import { recountReviews } from '#database/queries/reviews/write-tallies.ts';
import { FIRST_REVIEWS } from '#domain/reviews/review-list.ts';
import { reviewRow } from '../support/review-rows.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { withoutExamples } from '../support/without-examples.ts';

const LIST = '/cms/reviews';

describeOnBothEngines('reviews in /cms', (shop) => {
  let owner: Record<string, string>;
  let support: Record<string, string>;
  let productId = '';
  const db = () => shop().platform.db;

  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    support = await signInAs(shop(), 'support');
    await withoutExamples(shop());
    const product = db().selectFrom('products').select('id').where('slug', '=', 'rose-radiance-serum');
    productId = (await product.executeTakeFirstOrThrow()).id;
    const row = (id: string, more: object) => reviewRow({ id, product_id: productId, ...more });
    for (const one of [
      row('waits', {
        state: 'waiting',
        shown_at: null,
        title: 'Lovely & light',
        body: 'Sinks in.',
        stars: 4,
      }),
      row('shown', { title: 'It is fine', name: 'Bea', email: 'bea@example.com', stars: 2 }),
      row('unproven', { state: 'unproven', shown_at: null, title: 'Who wrote this' }),
      row('flood-1', { state: 'waiting', shown_at: null, title: 'Buy watches 1' }),
      row('flood-2', { state: 'waiting', shown_at: null, title: 'Buy watches 2' }),
    ])
      await db().insertInto('reviews').values(one).execute();
    await recountReviews(db(), [productId]);
  });

  const page = async (path: string, as = owner) =>
    (await (await shop().get(path, as)).text()).replaceAll('<!-- -->', '');
  const versionOf = async (id: string) =>
    (await db().selectFrom('reviews').select('version').where('id', '=', id).executeTakeFirstOrThrow())
      .version;
  const press = async (id: string, intent: string, fields: object = {}, version?: number) =>
    postForm(
      shop(),
      `${LIST}/${id}`,
      { intent, version: String(version ?? (await versionOf(id))), ...fields },
      support,
    );
  const shown = async () => reviewsOfProduct(db(), productId, FIRST_REVIEWS);

  test('the list begins with what waits and what is reported, and finds the others by filter and words', async () => {
    await db()
      .insertInto('review_reports')
      .values({
        id: 'r1',
        review_id: 'shown',
        reason: 'fake',
        words: 'Bought?',
        at: '2026-03-02T10:00:00.000Z',
        closed_at: null,
      })
      .execute();
    const queue = await page(LIST);
    for (const title of ['Lovely &amp; light', 'It is fine', 'Buy watches 1']) expect(queue).toContain(title);
    expect(queue).not.toContain('Who wrote this');
    expect(queue).toContain('Reported');
    expect(queue).toMatch(/Reviews<span[^>]*>4<span class="sr-only"> waiting/);
    expect(await page('/cms')).toContain('Reviews: 4 waiting');
    expect(await page(`${LIST}?state=unproven`)).toContain('Who wrote this');
    expect(await page(`${LIST}?state=all&stars=2`)).not.toContain('Lovely');
    expect(await page(`${LIST}?state=all&search=light`)).toContain('Lovely');
    expect(await page(`${LIST}?state=reported`)).not.toContain('Lovely');
    expect(await page(`${LIST}?state=waiting&bought=yes&source=shop`)).not.toContain('Lovely');
  });

  test('a review is shown by a press, and counted for its product', async () => {
    const before = (await shown()).total;
    const record = await page(`${LIST}/waits`, support);
    expect(record).toContain('Sinks in.');
    expect(record).toContain('Show to shoppers');
    expect((await press('waits', 'show')).status).toBe(200);
    expect((await shown()).total).toBe(before + 1);
    expect(await page(`${LIST}/waits`)).toMatch(/Shown by [^<]+/);
  });

  test('hiding needs a published reason, closes reports, and is counted under it in public', async () => {
    expect((await press('shown', 'hide', { reason: '' })).status).toBe(422);
    expect((await press('shown', 'hide', { reason: 'too few stars' })).status).toBe(422);
    expect((await press('shown', 'hide', { reason: 'abuse', note: 'Names a colleague' })).status).toBe(200);
    expect((await shown()).hidden).toContainEqual({ reason: 'abuse', count: 1 });
    const record = await page(`${LIST}/shown`);
    expect(record).toContain('abuse: Names a colleague');
    expect(record).not.toContain('Close the reports');
    const audit = await page('/cms/audit?kind=review');
    expect(audit).toContain('review: hide');
    expect((await press('shown', 'show')).status).toBe(200);
    expect((await shown()).hidden).toEqual([]);
  });

  test('a reply stands below the review; one over a newer version is not saved', async () => {
    const version = await versionOf('shown');
    expect((await press('shown', 'reply', { text: 'Thank you, Bea.' })).status).toBe(200);
    const late = await press('shown', 'reply', { text: 'Sorry!' }, version);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('Sorry!');
    const { items } = await shown();
    expect(items.find(({ id }) => id === 'shown')?.reply).toBe('Thank you, Bea.');
  });

  test('reports are closed without changing the review', async () => {
    await db()
      .insertInto('review_reports')
      .values({
        id: 'r2',
        review_id: 'shown',
        reason: 'spam',
        at: '2026-03-03T10:00:00.000Z',
        closed_at: null,
      })
      .execute();
    expect((await press('shown', 'close-reports')).status).toBe(200);
    expect(await page(LIST)).not.toContain('It is fine');
    expect((await shown()).items.map(({ id }) => id)).toContain('shown');
  });

  test('a flood is hidden at once as advertising, and nothing is ever deleted', async () => {
    const ids = ['flood-1', 'flood-2'];
    const hidden = await shop().send(LIST, {
      method: 'POST',
      body: new URLSearchParams([['intent', 'hide-spam'], ...ids.map((id) => ['ids', id])]),
      headers: owner,
    });
    expect(await hidden.text()).toContain('2 reviews hidden as advertising.');
    expect((await shown()).hidden).toEqual([{ reason: 'spam', count: 2 }]);
    await shop().send(LIST, {
      method: 'POST',
      body: new URLSearchParams([
        ['intent', 'delete'],
        ['confirmed', 'yes'],
        ['ids', 'flood-1'],
      ]),
      headers: owner,
    });
    expect(await db().selectFrom('reviews').select('id').where('id', '=', 'flood-1').execute()).toHaveLength(
      1,
    );
  });

  test('one whose address nobody proved is not shown, and no form writes or changes a review', async () => {
    expect(await page(`${LIST}/unproven`)).not.toContain('Show to shoppers');
    expect((await press('unproven', 'show')).status).toBe(409);
    const before = await db()
      .selectFrom('reviews')
      .select(['body', 'stars'])
      .where('id', '=', 'waits')
      .execute();
    await press('waits', 'reply', { text: '', body: 'Best ever', stars: '5', title: 'Wow' });
    expect(
      await db().selectFrom('reviews').select(['body', 'stars']).where('id', '=', 'waits').execute(),
    ).toEqual(before);
  });
});
