import { expect, test } from 'vitest';
import { describeOnSqlite, type TestShop } from '../support/shop.ts';

const LIPSTICK = '/product/blank-verse-matte-lipstick';

describeOnSqlite('a variant chosen by the address', (shop) => {
  test('is rendered by the server: its picture, stock and name, under the canonical address of the product', async () => {
    const { imageUrl } = await variantOf(shop(), 'Refrain');
    const page = await textOf(shop(), `${LIPSTICK}?variant=refrain`);
    expect(page).toMatch(/<title>[^<]+, Refrain by /);
    expect(await textOf(shop(), LIPSTICK)).toMatch(/<title>[^<,]+ by /);
    expect(page).toMatch(/<span[^>]*>Refrain</);
    expect(page).toMatch(
      /<input[^>]*checked=""[^>]*value="Refrain"|<input[^>]*value="Refrain"[^>]*checked=""/,
    );
    expect(firstPictureOf(page)).toContain(imageUrl?.split('/')[2]);
    expect(page).toMatch(/rel="canonical" href="[^"]*\/product\/blank-verse-matte-lipstick"/);
    expect(firstPictureOf(await textOf(shop(), LIPSTICK))).not.toContain(imageUrl?.split('/')[2]);
  });

  test('names its product code and barcode; without a choice among shades no code is named', async () => {
    const codesOf = (page: string) =>
      ['Product code', 'Barcode'].filter((term) => page.includes(`>${term}<`));
    expect(codesOf(await textOf(shop(), `${LIPSTICK}?variant=refrain`))).toEqual(['Product code', 'Barcode']);
    expect(codesOf(await textOf(shop(), LIPSTICK))).toEqual([]);
    expect(codesOf(await textOf(shop(), '/product/rose-radiance-serum'))).toEqual([
      'Product code',
      'Barcode',
    ]);
  });

  test('leads to the nearest shade in stock where it is sold out, without script too', async () => {
    const satin = '/product/rouge-de-perle-satin-lipstick';
    const page = await textOf(shop(), `${satin}?variant=prune`);
    expect(page).toMatch(
      /Nearest shade in stock: <\/span><a href="\/product\/rouge-de-perle-satin-lipstick\?variant=cassis">.*?Cassis<\/a>/s,
    );
    expect(await textOf(shop(), `${satin}?variant=cassis`)).not.toContain('Nearest shade in stock');
  });

  test('has its name on pictures that show it, where another one is chosen', async () => {
    const satin = '/product/rouge-de-perle-satin-lipstick';
    expect((await textOf(shop(), `${satin}?variant=prune`)).match(/>Shown in [^<]+</g)).toEqual([
      '>Shown in Framboise<',
    ]);
    expect((await textOf(shop(), satin)).match(/>Shown in [^<]+</g)).toEqual(['>Shown in Framboise<']);
  });

  test('is chosen beside the articles that name the product', async () => {
    const foundation = await textOf(shop(), '/product/first-draft-foundation');
    expect(foundation).toContain('href="/beauty-tips/find-your-foundation-shade"');
    const others = await textOf(shop(), '/product/seaweed-foot-cream');
    expect(others).not.toContain('aria-label="Help in choosing"');
  });

  test('can be chosen without script by a link', async () => {
    const page = await textOf(shop(), LIPSTICK);
    expect(page).toContain(`href="${LIPSTICK}?variant=refrain"`);
  });

  test('an older link by name leads to its slug, a made-up one to the product', async () => {
    for (const [asked, location] of [
      ['Refrain', `${LIPSTICK}?variant=refrain`],
      ['no-such-shade', LIPSTICK],
    ]) {
      const response = await shop().get(`${LIPSTICK}?variant=${asked}`);
      expect([response.status, response.headers.get('location')]).toEqual([302, location]);
    }
    const moved = await shop().get('/product/Blank-Verse-Matte-Lipstick?variant=refrain');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${LIPSTICK}?variant=refrain`]);
  });

  test('follows an order of the product at once', async () => {
    expect(await textOf(shop(), `${LIPSTICK}?variant=refrain`)).not.toContain('Add to Cart, sold out');
    const { db } = shop().platform;
    const { product_id } = await variantOf(shop(), 'Refrain');
    await db
      .updateTable('variants')
      .set({ stock: 0 })
      .where('product_id', '=', product_id)
      .where('name', '=', 'Refrain')
      .execute();
    shop().pages.stockChanged(['blank-verse-matte-lipstick']);
    expect(await textOf(shop(), `${LIPSTICK}?variant=refrain`)).toContain('Add to Cart, sold out');
  });

  test('is remembered by a wish: the shared list shows and opens it', async () => {
    const page = await textOf(
      shop(),
      '/wishlist?items=blank-verse-matte-lipstick:refrain,rose-radiance-serum',
    );
    expect(page).toContain(`href="${LIPSTICK}?variant=refrain"`);
    expect(page).toContain((await variantOf(shop(), 'Refrain')).imageUrl?.split('/')[2]);
    expect(page).toContain('href="/product/rose-radiance-serum"');
    const gone = await textOf(shop(), '/wishlist?items=blank-verse-matte-lipstick:never-made');
    expect(gone).toContain(`href="${LIPSTICK}"`);
  });
});

async function textOf(shop: TestShop, path: string): Promise<string> {
  return (await (await shop.get(path)).text()).replaceAll('<!-- -->', '');
}

function firstPictureOf(page: string): string {
  return /<li[^>]*id="picture-1".*?<\/li>/s.exec(page)?.[0] ?? '';
}

async function variantOf({ platform: { db } }: TestShop, name: string) {
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.image_url as imageUrl', 'variants.product_id'])
    .where('products.slug', '=', 'blank-verse-matte-lipstick')
    .where('variants.name', '=', name)
    .executeTakeFirstOrThrow();
}
