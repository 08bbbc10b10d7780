import { expect, test } from 'vitest';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';

describeOnBothEngines('the wishlist', (shop) => {
  test('one’s own says nothing to the shop: the page is the same for everybody', async () => {
    const page = await textOf(shop(), '/wishlist');
    expect(page).toContain('Your wishlist');
    expect(page).toContain('Your wishlist is kept by your browser');
  });

  test('a shared one is complete without script, in its order, with prices of now', async () => {
    const page = await textOf(shop(), '/wishlist?items=moon-jar-water-cream,rose-radiance-serum');
    expect(page).toContain('A shared wishlist');
    expect(productsOf(page)).toEqual(['moon-jar-water-cream', 'rose-radiance-serum']);
    expect(page).toContain('£33.60');
    expect(page).toContain('noindex');
  });

  test('what left the shop is said, what was renamed is found', async () => {
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
    for (const words of ['No longer in the shop', 'Velvet hour night cream', 'Never was'])
      expect(page.includes(words), words).toBe(true);
  });

  test('an address of anything else is no list', async () => {
    expect(await textOf(shop(), '/wishlist?items=,,%20')).toContain('Your wishlist');
    const answer = await shop().get(`/wishlist?items=${'a-long-name,'.repeat(200)}`);
    expect(answer.status).toBe(200);
  });
});

async function textOf(shop: TestShop, path: string): Promise<string> {
  return (await (await shop.get(path)).text()).replaceAll('<!-- -->', '');
}

function productsOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="\/product\/([^"]+)"/g)].map(([, slug = '']) => slug);
}
