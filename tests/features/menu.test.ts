import { expect, test } from 'vitest';
import { paths } from '#app/links/paths.ts';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { describeOnSqlite } from '../support/shop.ts';

describeOnSqlite('the menu', (shop) => {
  test('it leads to what shoppers look for, and to the pages about the shop', async () => {
    const header = headerOf(await htmlOf('/about'));
    for (const [name, to] of [
      ['New', paths.newest()],
      ['Our favourites', paths.bestsellers()],
      ['Offers', paths.reduced()],
      ['Gifts', paths.gifts()],
      ['All Products', paths.products()],
      ['All categories', paths.categories()],
      ['All brands', paths.brands()],
      ['Home', paths.home()],
      ['Track my order', paths.orders()],
      ['About', paths.about()],
      ['Contact', paths.contact()],
      ['CMS', paths.cms()],
      ['Wishlist', paths.wishlist()],
    ] as const)
      expect(linksNamed(header, name), name).toContain(to);
    expect(header).toContain(`href="${paths.category('makeup')}"`);
    expect(linksNamed(header, 'Lips')[0]).toContain('/categories/makeup?type=');
    expect(linksNamed(header, 'Shampoo')).toEqual([paths.typesInCategory('haircare', 'shampoo')]);
    expect(header).toMatch(/<form [^>]*action="\/products"[\s\S]*name="search"/);
  });

  test('brands stand from A to Z with their logos', async () => {
    const header = headerOf(await htmlOf('/about'));
    const names = [...header.matchAll(/<a class="menu-brand" [^>]*>(?:<img[^>]*alt="([^"]+)"|([^<]+))/g)].map(
      ([, alt, text]) => alt ?? text ?? '',
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-GB')));
    expect(header).toMatch(/class="menu-logo"[^>]*src="\/media\/|src="\/media\/[^"]*"[^>]*class="menu-logo"/);
  });

  test('a link that names a reduction leads to the reduced products, the biggest saving first', async () => {
    const home = await htmlOf('/');
    const hero =
      /<a [^>]*class="[^"]*hero-button[^"]*"[^>]*href="([^"]*)"|<a [^>]*href="([^"]*)"[^>]*hero-button/.exec(
        home,
      );
    expect((hero?.[1] ?? hero?.[2])?.replaceAll('&amp;', '&')).toBe(paths.reduced());
    expect(linksNamed(home, 'Skincare Essentials')).toEqual([paths.reducedInCategory('skincare')]);
  });

  test('the checkout leads to the cart and to help, and nowhere else', async () => {
    for (const path of [paths.checkout(), paths.pay()]) {
      const html = await htmlOf(path);
      const header = headerOf(html);
      expect(header, path).toContain('Secure checkout');
      expect(header, path).toContain('href="mailto:');
      for (const words of ['Our favourites', 'CMS', 'name="search"', 'popover'])
        expect(header.includes(words), `${words} at ${path}`).toBe(false);
    }
    const checkout = await htmlOf(paths.checkout());
    expect(linksNamed(headerOf(checkout), 'Back to cart')).toEqual([paths.cart()]);
    const footer = checkout.slice(checkout.indexOf('<footer'), checkout.indexOf('</footer>'));
    for (const path of ['/terms', '/privacy', '/returns'])
      expect(footer.includes(`href="${path}"`), path).toBe(true);
    expect(footer).not.toContain('Subscribe');
    expect(footer).not.toContain(`href="${paths.cms()}"`);
  });

  test('a shop with very many categories and brands keeps its menu short', async () => {
    const { db } = shop().platform;
    const now = new Date(0).toISOString();
    const rows = Array.from({ length: 120 }, (_, place) => ({
      id: `many-${place}`,
      slug: `many-${place}`,
      name: `Many ${place}`,
      created_at: now,
      updated_at: now,
    }));
    await db
      .insertInto('categories')
      .values(rows.map((row) => ({ ...row, description: '', color: '#ff69b4', icon: 'tags' })))
      .execute();
    await db
      .insertInto('brands')
      .values(rows.map((row) => ({ ...row, description: '', featured: 0 as const })))
      .execute();
    await moveCatalogueRevision(db);
    const header = headerOf(await htmlOf('/contact'));
    expect(header.match(/class="menu-category-link"/g)?.length).toBeLessThanOrEqual(12);
    expect(header.match(/class="menu-brand"/g)?.length).toBeLessThanOrEqual(20);
    expect(header).toContain('Brands we love, A to Z');
  });

  async function htmlOf(path: string): Promise<string> {
    return (await shop().get(path)).text();
  }
});

function headerOf(html: string): string {
  return html.slice(html.indexOf('<header'), html.indexOf('</header>'));
}

/** The addresses of the links with this text. */
function linksNamed(html: string, name: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)]
    .filter(([, , text = '']) => text.replaceAll(/<[^>]*>/g, '').trim() === name)
    .map(([, to = '']) => to.replaceAll('&amp;', '&'));
}
