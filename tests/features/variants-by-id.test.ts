import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { variantSlugs } from '#domain/catalogue/variant/variant-address.ts';
import { parsePricedCart } from '../support/api-messages.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';

type Shade = { id: string; name: string };
type Item = { id: string; variant: string; variantId?: string; quantity: number };

describeOnBothEngines('a variant that is renamed while carts are open', (shop) => {
  const db = () => shop().platform.db;
  let product = { id: '', slug: '' };
  let shades: Shade[] = [];

  beforeEach(async () => {
    const found = await db()
      .selectFrom('products')
      .innerJoin('variants', 'variants.product_id', 'products.id')
      .select(['products.id', 'products.slug'])
      .where('products.status', '=', 'published')
      .groupBy(['products.id', 'products.slug'])
      .having(({ fn }) => fn.count('variants.id'), '>=', 4)
      .orderBy('products.id')
      .executeTakeFirstOrThrow();
    product = found;
    const rows = await db()
      .selectFrom('variants')
      .select('id')
      .where('product_id', '=', found.id)
      .orderBy('id')
      .execute();
    shades = rows.map(({ id }, place) => ({ id, name: `Shade ${place}` }));
    await rename(shades.map(({ id }) => ({ id, name: `was ${id}` })));
    await rename(shades);
    await db().updateTable('variants').set({ stock: 1000 }).where('product_id', '=', found.id).execute();
    await db().updateTable('products').set({ stock: 4000 }).where('id', '=', found.id).execute();
  });

  /** As a save in /cms does, one by one. */
  async function rename(names: readonly Shade[]): Promise<void> {
    for (const { id, name } of names)
      await db().updateTable('variants').set({ name }).where('id', '=', id).execute();
  }

  const lineOf = (place: number, quantity = 1): Required<Item> => ({
    id: product.slug,
    variant: shades[place]?.name ?? '',
    variantId: shades[place]?.id ?? '',
    quantity,
  });
  const namesOnly = ({ variantId, ...line }: Required<Item>): Item => line;
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    shop().send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const priced = async (items: Item[]) =>
    parsePricedCart(await (await post('/api/cart', { items })).json()).items;
  const order = (items: Item[], key = freshKey(), more = {}) =>
    post('/api/orders', orderOf(items, more), key);

  test('stays in the cart and in the order by its id, under the name of today', async () => {
    const cart = [lineOf(0, 2), lineOf(1)];
    await rename([{ id: shades[0]?.id ?? '', name: 'Walnut' }]);
    expect(await priced(cart)).toMatchObject([
      { id: product.slug, variant: 'Walnut', variantId: shades[0]?.id, problem: null, quantity: 2 },
      { variant: 'Shade 1', variantId: shades[1]?.id, problem: null },
    ]);
    const placed = await order(cart);
    expect(placed.status).toBe(201);
    const { orderNumber, items } = await placed.json();
    expect(items).toMatchObject([
      { id: product.slug, variant: 'Walnut', variantId: shades[0]?.id, quantity: 2 },
      { variant: 'Shade 1', variantId: shades[1]?.id, quantity: 1 },
    ]);
    const found = await (await shop().get(`/api/orders/${orderNumber}?email=shopper@example.com`)).json();
    expect(found.items).toEqual(items);
  });

  test('is read by the old form too: by its name of today, and not by one that is gone', async () => {
    const cart = [namesOnly(lineOf(0))];
    expect(await priced(cart)).toMatchObject([{ variantId: shades[0]?.id, problem: null }]);
    expect((await order(cart)).status).toBe(201);
    await rename([{ id: shades[0]?.id ?? '', name: 'Walnut' }]);
    expect(await priced(cart)).toMatchObject([
      { variantId: null, variant: 'Shade 0', problem: 'product-gone' },
    ]);
    const refused = await order(cart);
    expect([refused.status, (await refused.json()).code]).toEqual([400, 'variant-unknown']);
  });

  test('under another address of its product is found by its id, and by its name where the id is gone', async () => {
    await db().updateTable('products').set({ slug: 'moved-away' }).where('id', '=', product.id).execute();
    expect(await priced([lineOf(0)])).toMatchObject([
      { id: 'moved-away', variant: 'Shade 0', problem: null },
    ]);
    expect((await order([lineOf(0)])).status).toBe(201);
    await db().updateTable('products').set({ slug: product.slug }).where('id', '=', product.id).execute();
    const anew = { ...lineOf(0), variantId: 'imported-anew-since' };
    expect(await priced([anew])).toMatchObject([{ variantId: shades[0]?.id, problem: null }]);
    expect((await order([anew])).status).toBe(201);
  });

  test('asked for by id and by name is one line of the order, within its limit', async () => {
    await rename([{ id: shades[0]?.id ?? '', name: 'Walnut' }]);
    const placed = await order([lineOf(0, 2), { id: product.slug, variant: 'Walnut', quantity: 3 }]);
    expect((await placed.json()).items).toMatchObject([{ variant: 'Walnut', quantity: 5 }]);
    const short = await order([lineOf(0, 600), { id: product.slug, variant: 'Walnut', quantity: 600 }]);
    expect(short.status).toBe(409);
    expect((await short.json()).lines).toMatchObject([{ variantId: shades[0]?.id, stock: 995 }]);
  });

  test('makes one order of one key, however the variants are named when it is sent again', async () => {
    const key = freshKey();
    const { orderNumber } = await (await order([lineOf(0), lineOf(1)], key)).json();
    await rename([{ id: shades[0]?.id ?? '', name: 'Walnut' }]);
    const again = await order([lineOf(1), { ...lineOf(0), variant: 'Walnut' }], key);
    expect([again.status, (await again.json()).orderNumber]).toEqual([201, orderNumber]);
    expect((await order([lineOf(0), lineOf(2)], key)).status).toBe(422);
    const old = freshKey();
    const first = await (await order([namesOnly(lineOf(1))], old)).json();
    const withId = await order([lineOf(1)], old);
    expect([withId.status, (await withId.json()).orderNumber]).toEqual([201, first.orderNumber]);
  });

  test('is wished for by its id, and the wish is named as it is called today', async () => {
    const slug = variantSlugs(shades.map(({ name }) => name))[1] ?? '';
    const wish = `${product.slug}:${slug}:${shades[1]?.id}`;
    await rename([{ id: shades[1]?.id ?? '', name: 'Walnut' }]);
    shop().pages.catalogueChanged();
    const page = (await (await shop().get(`/wishlist?items=${wish}`)).text()).replaceAll('<!-- -->', '');
    expect(page).toContain(`${product.slug}:walnut:${shades[1]?.id}`);
    expect(page).toMatch(new RegExp(`href="/product/${product.slug}[/?][^"]*walnut`));
  });

  test('whoever gets whose name: ids lead to their variants, names to who has them now', async () => {
    const moves = fc.record({
      names: fc.shuffledSubarray(['Shade 0', 'Shade 1', 'Shade 2', 'Shade 3', 'Walnut', 'Fig'], {
        minLength: 4,
        maxLength: 4,
      }),
      lines: fc.array(fc.record({ place: fc.nat(3), byName: fc.boolean() }), { minLength: 1, maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(moves, async ({ names, lines }) => {
        const cart = lines.map(({ place, byName }) => (byName ? namesOnly(lineOf(place)) : lineOf(place)));
        const four = shades.slice(0, 4);
        await rename(four.map(({ id }) => ({ id, name: `was ${id}` })));
        const now = four.map(({ id }, place) => ({ id, name: names[place] ?? '' }));
        await rename(now);
        const expected = cart.map(({ variant, variantId }) =>
          now.find(({ id, name }) => (variantId ? id === variantId : name === variant)),
        );
        const got = (await priced(cart)).map(({ variant, variantId, problem }) =>
          problem === 'product-gone' ? undefined : { id: variantId, name: variant },
        );
        expect(got).toEqual(expected);
        const placed = await order(cart);
        if (expected.includes(undefined)) expect(placed.status).toBe(400);
        else {
          const { items } = await placed.json();
          const counts = Object.fromEntries(
            items.map(({ variantId, quantity }: Item) => [variantId, quantity]),
          );
          const wanted: Record<string, number> = {};
          for (const line of expected) if (line) wanted[line.id] = (wanted[line.id] ?? 0) + 1;
          expect(counts).toEqual(wanted);
          expect(items).toHaveLength(Object.keys(wanted).length);
        }
        await rename(four.map(({ id }) => ({ id, name: `was ${id}` })));
        await rename(shades);
      }),
      { numRuns: 20 },
    );
  });
});
