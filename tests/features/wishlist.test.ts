import { expect, test } from 'vitest';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';

describeOnBothEngines('the wishlist', (shop) => {
  test('one’s own is not sent to the shop: the page is the same for everybody', async () => {
    const page = await textOf(shop(), '/wishlist');
    expect(page).toContain('Your wishlist');
    expect(page).toContain('Your wishlist is saved in your browser');
  });

  test('a shared one is complete without script, in its order, with present prices', async () => {
    const page = await textOf(shop(), '/wishlist?items=moon-jar-water-cream,rose-radiance-serum');
    expect(page).toContain('A shared wishlist');
    expect(productsOf(page)).toEqual(['moon-jar-water-cream', 'rose-radiance-serum']);
    expect(page).toContain('£33.60');
    expect(page).toContain('noindex');
  });

  test('products that left the shop are named, renamed ones found', async () => {
    const { db } = shop().platform;
    const { id } = await db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'rose-radiance-serum')
      .executeTakeFirstOrThrow();
    await db.insertInto('former_product_slugs').values({ slug: 'rose-serum', product_id: id }).execute();
    await db
      .updateTable('products')
      .set({ status: 'archived' })
      .where('slug', '=', 'velvet-hour-night-cream')
      .execute();
    shop().pages.catalogueChanged();
    const page = await textOf(shop(), '/wishlist?items=rose-serum,velvet-hour-night-cream,never-was');
    expect(productsOf(page)).toEqual(['rose-radiance-serum']);
    for (const words of ['No longer available', 'Velvet hour night cream', 'Never was'])
      expect(page.includes(words), words).toBe(true);
  });

  test('an invalid address is an empty list', async () => {
    expect(await textOf(shop(), '/wishlist?items=,,%20')).toContain('Your wishlist');
    const response = await shop().get(`/wishlist?items=${'a-long-name,'.repeat(200)}`);
    expect(response.status).toBe(200);
  });
});

async function textOf(shop: TestShop, path: string): Promise<string> {
  return (await (await shop.get(path)).text()).replaceAll('<!-- -->', '');
}

function productsOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="\/product\/([^"]+)"/g)].map(([, slug = '']) => slug);
}
