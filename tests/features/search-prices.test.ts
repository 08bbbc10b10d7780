import { expect, test } from 'vitest';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';

type Item = { id: string; price: number; originalPrice: number | null; stock: number };

describeOnBothEngines('prices, offers and orders in a search', (shop) => {
  const listed = async (query: string): Promise<Item[]> =>
    (await (await shop().get(`/api/products?pageSize=100&${query}`)).json()).items;
  const found = (search: string) => listed(`search=${encodeURIComponent(search)}`);
  const ids = (items: readonly Item[]) => items.map(({ id }) => id);
  const page = async (search: string) =>
    (await shop().get(`/products?search=${encodeURIComponent(search)}`)).text();

  test('the words of a banner find what its link shows, the biggest saving first', async () => {
    const linked = await listed('offer=yes&sort=saving');
    expect(linked.length).toBeGreaterThan(20);
    for (const search of ['up to 20% off', 'sale', 'best deals']) {
      const items = await found(search);
      expect(new Set(ids(items)), search).toEqual(new Set(ids(linked)));
      expect(items[0]?.id, search).toBe(linked[0]?.id);
    }
  });

  test('half price means half off or more', async () => {
    const items = await found('half price');
    expect(items.length).toBeGreaterThan(3);
    for (const { id, price, originalPrice } of items)
      expect(Math.round((1 - price / (originalPrice ?? price)) * 100), id).toBeGreaterThanOrEqual(50);
    expect(await page('half price')).toContain('50% off or more');
  });

  test('where nothing has the price, the page says so and the nearest price comes first', async () => {
    for (const [search, sentence, sign] of [
      ['fragrance under £20', 'No product for “fragrance” costs £20.00 or less.', 1],
      ['lipstick over £500', 'No product for “lipstick” costs £500.00 or more.', -1],
    ] as const) {
      const prices = (await found(search)).map(({ price }) => price);
      expect(prices.length, search).toBeGreaterThan(1);
      expect(prices, search).toEqual(prices.toSorted((one, other) => sign * (one - other)));
      const html = (await page(search)).replaceAll('<!-- -->', '');
      expect(html).toContain(sentence);
      expect(html).toContain('These come closest in price.');
      expect(html).not.toContain('matches every word');
    }
    expect(await page('fragrance under £50')).not.toContain('No product for');
  });

  test('a price is kept where only a claim is not met', async () => {
    const items = await found('talc free lipstick under £25');
    expect(items.length).toBeGreaterThan(0);
    for (const { id, price } of items) expect(price, id).toBeLessThanOrEqual(25);
  });

  test('what is sold out comes after what is new or sells best', async () => {
    for (const search of ['new haircare', 'bestselling haircare']) {
      const stocks = (await found(search)).map(({ stock }) => stock > 0);
      expect(stocks.length, search).toBeGreaterThan(5);
      expect(stocks, search).toContain(false);
      expect(stocks, search).toEqual(stocks.toSorted((one, other) => Number(other) - Number(one)));
    }
  });

  test('bestsellers stand in the order of the listing, what sold first and then what is featured', async () => {
    const placed = await shop().post(
      '/api/orders',
      orderOf([{ id: 'lamp-black-candle', quantity: 1 }]),
      freshKey(),
    );
    expect(placed.status).toBe(201);
    const sorted = ids(await listed('sort=bestselling'));
    expect(sorted[0]).toBe('lamp-black-candle');
    for (const search of ['bestsellers', 'popular']) expect(ids(await found(search)), search).toEqual(sorted);
  });

  test('the dearest, the cheapest and the best rated come first where they are asked for', async () => {
    const prices = async (search: string) => (await found(search)).map(({ price }) => price);
    const dearest = await prices('most expensive perfume');
    expect(dearest.length).toBeGreaterThan(5);
    expect(dearest).toEqual(dearest.toSorted((one, other) => other - one));
    const cheapest = await prices('cheapest lip products');
    expect(cheapest.length).toBeGreaterThan(3);
    expect(cheapest).toEqual(cheapest.toSorted((one, other) => one - other));
    expect(await page('most expensive perfume')).toContain('Highest price first');
    expect((await found('top rated moisturiser'))[0]?.id).toBe('velvet-hour-night-cream');
    expect(await page('top rated')).toContain('Best rated first');
  });
});
