import { expect, test } from 'vitest';
import { foldText } from '#domain/search/search-text.ts';
import { writeStock } from '../support/sets.ts';
import { describeOnBothEngines } from '../support/shop.ts';

describeOnBothEngines('suggestions', (shop) => {
  const suggested = async (text: string) =>
    (await shop().get(`/api/suggest?q=${encodeURIComponent(text)}`)).json();
  const names = (list: { name: string }[]) => list.map(({ name }) => name);

  test('a brand is suggested by its beginning, by one word and by its sound', async () => {
    for (const text of ['aldo', 'row', 'aldus', 'aldus row', 'Aldous Row shampoo'])
      expect(names((await suggested(text)).brands), text).toContain('Aldous Row');
    expect(names((await suggested('maison pearl')).brands)).toContain('Maison Perle');
    expect(names((await suggested('orla & ren')).brands)).toContain('Orla & Wren');
    expect(names((await suggested('loom n lull')).brands)).toContain('Loom & Lull');
    expect(names((await suggested('hand cream')).brands)).not.toContain('Halden');
  });

  test('a type is suggested by its beginning and by one of its words', async () => {
    expect((await suggested('lip')).types).toContainEqual({
      slug: 'lipstick',
      name: 'Lipstick',
      category: 'makeup',
    });
    expect(names((await suggested('mask')).types)).toContain('Face masks');
  });

  test('a type is suggested for what was understood and not for one shared word', async () => {
    for (const [text, expected] of [
      ['night cream for dry skin', ['Moisturisers']],
      ['cleanser for oily skin', ['Cleansers']],
      ['face wash', ['Cleansers']],
      ['eye cream', ['Eye care']],
      ['edp', ['Eau de parfum', 'Extrait de parfum']],
    ] as const)
      expect(names((await suggested(text)).types), text).toEqual(expected);
  });

  test('a completion is a phrase, not the end of a name', async () => {
    for (const text of ['foundation', 'mascara', 'eye cream', 'twist'])
      expect((await suggested(text)).completions, text).toEqual([]);
    expect((await suggested('lipstick')).completions).toContain('matte lipstick');
  });

  test('a concern that is begun suggests its products and its word', async () => {
    const { products, completions } = await suggested('dandr');
    expect(products).toEqual((await suggested('dandruff')).products);
    expect(products.length).toBeGreaterThan(0);
    expect(completions).toEqual(['dandruff']);
  });

  test('an unfinished question suggests its answer and no products', async () => {
    for (const text of ['is it test', 'is it tested']) {
      const { products, pages } = await suggested(text);
      expect(products, text).toEqual([]);
      expect(pages[0], text).toMatchObject({ path: '/faq#is-it-tested-on-animals' });
    }
  });

  test('of products that fit equally well those in stock are suggested first', async () => {
    const { products } = await suggested('face wash');
    expect(products.map(({ stock }: { stock: number }) => stock > 0)).toEqual([true, true, true, false]);
  });

  test('prices, quotations and emojis suggest what their page shows', async () => {
    for (const text of ['£10 to £20', 'gift £20', '"sale"', '💄']) {
      const { items } = await (
        await shop().get(`/api/products?pageSize=5&search=${encodeURIComponent(text)}`)
      ).json();
      expect(names((await suggested(text)).products), text).toEqual(names(items));
    }
    expect((await suggested('£10 to £20')).products).toHaveLength(5);
  });

  test('a part of the body suggests its types', async () => {
    expect(names((await suggested('lips')).types)).toEqual(expect.arrayContaining(['Lipstick', 'Lip care']));
    expect(names((await suggested('nails')).types)).toContain('Nail polish');
  });

  test('help words suggest help pages, titles suggest articles', async () => {
    expect((await suggested('delivery')).pages[0]).toEqual({
      title: 'Delivery',
      path: '/shipping',
      kind: 'help',
    });
    expect((await suggested('where is my order')).pages[0]).toMatchObject({ path: '/orders' });
    expect((await suggested('opening hours')).pages[0]).toMatchObject({ path: '/contact' });
    expect((await suggested('skincare')).pages).toContainEqual(
      expect.objectContaining({ path: '/beauty-tips/the-order-of-skincare', kind: 'article' }),
    );
    expect((await suggested('rose serum')).pages).toEqual([]);
    expect((await suggested('sale')).pages).not.toContainEqual(expect.objectContaining({ path: '/terms' }));
    expect((await suggested('terms of sale')).pages[0]).toMatchObject({ path: '/terms' });
  });

  test('an unfinished search is completed by the words of names', async () => {
    expect((await suggested('lip')).completions).toEqual(expect.arrayContaining(['lip oil', 'lip balm']));
    expect((await suggested('l')).completions).toEqual([]);
    expect((await suggested('serum')).completions).toContain('retinol serum');
    expect((await suggested('deliv')).completions).toContain('delivery');
  });

  test('what a type, category or brand is called is suggested once, by its link', async () => {
    for (const text of ['lip', 'lip c', 'lip st', 'fragr', 'orla']) {
      const { types, categories, brands, completions } = await suggested(text);
      const linked = names([...types, ...categories, ...brands]).map(foldText);
      expect(linked.length, text).toBeGreaterThan(0);
      for (const completion of completions) expect(linked, text).not.toContain(completion);
    }
  });

  test('a split beginning suggests the joined type and its products', async () => {
    for (const text of ['lip st', 'lip sti', 'lipst']) {
      const { types, products } = await suggested(text);
      expect(names(types), text).toContain('Lipstick');
      expect(names(products), text).toEqual([
        expect.stringContaining('Lipstick'),
        expect.stringContaining('Lipstick'),
      ]);
    }
  });

  test('a kind that is begun suggests its category and the types called otherwise', async () => {
    const { types, categories } = await suggested('perf');
    expect(names(categories)).toContain('Fragrances');
    expect(names(types)).toContain('Eau de parfum');
  });

  test('an unfinished help word suggests its page and popular searches, no products', async () => {
    const { pages, products, popular } = await suggested('deliv');
    expect(popular).toEqual((await suggested('')).popular);
    expect(pages[0]).toMatchObject({ title: 'Delivery', path: '/shipping' });
    expect(products).toEqual([]);
  });

  test('a product that is sold out says so', async () => {
    await writeStock(shop(), 'rose-radiance-serum', 0);
    const { products } = await suggested('rose radiance serum');
    expect(products[0]).toMatchObject({ id: 'rose-radiance-serum', stock: 0 });
    expect((await suggested('serum')).instead).toEqual([]);
    await writeStock(shop(), 'rose-radiance-serum', 9);
  });

  test('a product that is sold out and alone stands beside others like it that are in stock', async () => {
    const { products, instead } = await suggested('seaweed foot');
    expect(products).toEqual([expect.objectContaining({ id: 'seaweed-foot-cream', stock: 0 })]);
    expect(instead.length).toBeGreaterThan(1);
    for (const { id, stock } of instead) expect(stock, id).toBeGreaterThan(0);
    const listing = await (await shop().get('/products?search=seaweed+foot')).text();
    expect(listing).toContain('In stock instead');
    for (const { id } of instead) expect(listing).toContain(`/product/${id}`);
  });

  test('without a text there are popular searches and products, the same for everyone', async () => {
    const { popular, products } = await suggested('');
    expect(popular.length).toBeGreaterThan(3);
    expect(products).toHaveLength(4);
    expect(await (await shop().get('/api/suggest')).json()).toEqual(await suggested(' '));
    expect((await suggested('rose')).popular).toEqual([]);
  });

  test('a search in vain is offered the popular ones', async () => {
    const { popular } = await suggested('');
    const vain = await suggested('zzqx wvut');
    expect(vain).toEqual({ ...vain, products: [], types: [], pages: [], completions: [], popular });
  });
});
