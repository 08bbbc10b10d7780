import { expect, test } from 'vitest';
import { listProductsAndFacets } from '#database/queries/listing/list-products.ts';
import { demoProducts } from '#database/seed/stock-demo-catalogue.ts';
import { listingSearch, parseListing } from '#domain/listing/listing.ts';
import { buildApi } from '#server/api/api.ts';
import { openApiDocument } from '#server/api/openapi.ts';
import { rateLimits } from '#server/http/rate-limits.ts';
import { checkAgainstContract } from '../support/api-contract.ts';
import { describeOnBothEngines, ORIGIN } from '../support/shop.ts';

type Item = {
  id: string;
  name: string;
  price: number;
  brand: string;
  stock: number;
  rating: number;
  reviewCount: number;
};

describeOnBothEngines('the catalogue by API', (shop) => {
  const items = async (
    query: string,
  ): Promise<{ items: Item[]; total: number; page: number; correctedTo?: string; wordsMatched: string }> =>
    (await shop().get(`/api/products?${query}`)).json();

  test('is paged on the server, bestsellers first', async () => {
    const first = await items('pageSize=10');
    const second = await items('pageSize=10&page=2');
    expect(first.total).toBe(demoProducts.length);
    expect(first.items).toHaveLength(10);
    expect(second.page).toBe(2);
    const names = [...first.items, ...second.items].map(({ name }) => name);
    expect(new Set(names).size).toBe(20);
    expect(await items('pageSize=100')).toMatchObject({
      pageSize: 100,
      pageCount: Math.ceil(demoProducts.length / 100),
    });
  });

  test('a list asked for out of bounds is refused by parameter, where a page is lenient', async () => {
    const refused = await shop().get('/api/products?pageSize=101&page=0&sort=foo');
    expect(refused.status).toBe(400);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    const problem = await refused.json();
    expect(problem.code).toBe('invalid-list');
    expect(Object.keys(problem.errors).sort()).toEqual(['page', 'pageSize', 'sort']);
    expect(await items('category=no-such')).toMatchObject({ total: 0, items: [] });
    expect((await shop().get('/products?page=0&sort=foo')).status).toBe(200);
  });

  test('a known address names the methods it allows, another responds 404', async () => {
    for (const [path, method, allow] of [
      ['/api/products', 'PUT', 'GET, HEAD, OPTIONS'],
      ['/api/products/rose-radiance-serum', 'DELETE', 'GET, HEAD, OPTIONS'],
      ['/api/orders', 'DELETE', 'GET, HEAD, OPTIONS, POST'],
      ['/api/orders/ZA123456789', 'PUT', 'GET, HEAD, OPTIONS, PATCH'],
      ['/api/contact', 'GET', 'OPTIONS, POST'],
    ] as const) {
      const refused = await shop().send(path, { method });
      expect(refused.status, path).toBe(405);
      expect(refused.headers.get('allow'), path).toBe(allow);
      expect((await refused.json()).code).toBe('method-not-allowed');
      const asked = await shop().send(path, { method: 'OPTIONS' });
      expect(asked.status).toBe(204);
      expect(asked.headers.get('allow')).toBe(allow);
    }
    for (const method of ['PUT', 'OPTIONS'])
      expect((await shop().send('/api/no-such', { method })).status).toBe(404);
    expect((await shop().send('/api/products', { method: 'HEAD' })).status).toBe(200);
    expect(shop().errors).toEqual([]);
  });

  test('sorts by price and by rating, unrated products last', async () => {
    const low = (await items('sort=price-low&pageSize=100')).items.map(({ price }) => price);
    expect(low).toEqual(low.toSorted((a, b) => a - b));
    const high = (await items('sort=price-high&pageSize=100')).items.map(({ price }) => price);
    expect(high).toEqual(high.toSorted((a, b) => b - a));
    const pages = [await items('sort=rating&pageSize=100'), await items('sort=rating&pageSize=100&page=2')];
    const rated = pages.flatMap(({ items }) => items).map(({ reviewCount }) => reviewCount > 0);
    expect(rated.lastIndexOf(true)).toBeLessThan(rated.indexOf(false));
  });

  test('filters by category, brand, stock and offer', async () => {
    const makeup = demoProducts.filter(({ category }) => category === 'makeup');
    expect((await items('category=makeup')).total).toBe(makeup.length);
    const halden = await items('brand=halden');
    expect(new Set(halden.items.map(({ brand }) => brand))).toEqual(new Set(['Halden']));
    expect((await items('stock=in&pageSize=100')).items.every(({ stock }) => stock > 0)).toBe(true);
    expect((await items('category=all')).total).toBe(demoProducts.length);
    expect((await items('category=no-such')).total).toBe(0);
  });

  test('finds words whatever their case, accents, endings and order', async () => {
    for (const search of ['ROSE serum', 'serum rose', 'rosé sérum', 'radian rose']) {
      expect((await items(`search=${encodeURIComponent(search)}`)).items[0]?.id, search).toBe(
        'rose-radiance-serum',
      );
    }
    expect((await items('search=lipsticks')).total).toBeGreaterThan(0);
  });

  test('finds the right product for a misspelt word and says what it searched for', async () => {
    const found = await items('search=radience%20sreum');
    expect(found.items[0]?.id).toBe('rose-radiance-serum');
    expect(found.correctedTo).toBe('radiance serum');
    expect((await items('search=lipstik')).correctedTo).toBe('lipstick');
    expect((await items('search=qqqqqqqq')).total).toBe(0);
  });

  test('small words count in a name: alone, and where they belong to it', async () => {
    const { items: called } = await items('search=after+the');
    expect(called.map(({ name }) => name)).toEqual(['After the Opera Eau de Parfum']);
    expect((await items('search=the')).items.map(({ name }) => name).toSorted()).toEqual([
      'After the Opera Eau de Parfum',
      'The First Light Ritual',
      'The Full Manuscript Brush Set',
      'The Harbour Soap Trio',
    ]);
    expect((await items('search=yourselves')).total).toBe(0);
    const { db } = shop().database;
    await db.updateTable('brands').set({ name: 'It Light' }).where('slug', '=', 'halden').execute();
    const branded = await items('search=it+light');
    expect(branded.items[0]?.brand).toBe('It Light');
    expect(branded.total).toBeGreaterThan(0);
    await db.updateTable('brands').set({ name: 'Halden' }).where('slug', '=', 'halden').execute();
  });

  test('knows what shoppers call things, misspelt too', async () => {
    const names = async (search: string) =>
      (await items(`search=${search}&pageSize=100`)).items.map(({ name }) => name);
    const moisturisers = await names('moisturiser');
    expect(moisturisers).toEqual(
      expect.arrayContaining(['Moon Jar Water Cream', 'Samphire Body Lotion', 'Bramble Body Butter']),
    );
    expect(moisturisers).not.toContain('Couplet Cream Blush');
    expect(await names('moisturizer')).toEqual(expect.arrayContaining(['Moon Jar Water Cream']));
    expect(await names('moistur')).toEqual(expect.arrayContaining(['Moon Jar Water Cream']));
    expect((await items('search=moistureiser')).correctedTo).toBe('moisturiser');
    expect(await names('sunscreen')).toContain('Daylight Mineral Fluid SPF 30');
    expect(await names('eyeliner')).toContain('Ink Line Liquid Liner');
    expect(await names('night+moisturiser')).toContain('Velvet Hour Night Cream');
  });

  test('where few products hold every word, those that come closest follow', async () => {
    const { items: found, total, wordsMatched } = await items('search=rose+serum+for+holidays&pageSize=100');
    expect(wordsMatched).toBe('most');
    expect(found[0]?.id).toBe('rose-radiance-serum');
    expect(found.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['even-keel-niacinamide-serum', 'slow-renewal-retinol-serum']),
    );
    expect(total).toBe(found.length);

    const few = await items('search=rose+serum&pageSize=100');
    expect(few.wordsMatched).toBe('every-or-most');
    expect(few.items[0]?.id).toBe('rose-radiance-serum');
    expect((await items('search=rose+radiance+serum')).total).toBe(1);
    expect((await items('search=serum')).wordsMatched).toBe('every');
    const { results, facets } = await listProductsAndFacets(
      shop().platform.db,
      parseListing(new URLSearchParams('search=rose serum')),
    );
    expect(results.total).toBe(few.total);
    expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(few.total);
    const paged = await Promise.all([1, 2].map((page) => items(`search=rose+serum&pageSize=5&page=${page}`)));
    expect(paged.flatMap((each) => each.items.map(({ id }) => id))).toEqual(
      few.items.slice(0, 10).map(({ id }) => id),
    );
    const inStock = await items('search=rose+serum&stock=in&sort=price-low&pageSize=100');
    const prices = inStock.items.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(inStock.items.every(({ stock }) => stock > 0)).toBe(true);
  });

  test('both spellings of English find the same, and small words ask for nothing', async () => {
    const ids = async (search: string) =>
      (await items(`search=${search}&pageSize=100`)).items.map(({ id }) => id);
    expect(await ids('moisturizing+cream')).toEqual(await ids('moisturising+cream'));
    expect(await ids('serum+for+the+skin')).toEqual(await ids('serum+skin'));
  });

  test('one letter asks for the names that begin with it, and its counts agree', async () => {
    const found = await items('search=S&pageSize=100');
    expect(found.items.map(({ name }) => name[0])).toEqual(Array(found.total).fill('S'));
    expect(found.total).toBeGreaterThan(3);
    const { results, facets } = await listProductsAndFacets(
      shop().platform.db,
      parseListing(new URLSearchParams('search=s')),
    );
    expect(results.total).toBe(found.total);
    for (const group of [facets.categories, facets.brands])
      expect(group.reduce((sum, { count }) => sum + count, 0)).toBe(found.total);
    expect(await items('search=9')).toMatchObject({ total: 0, items: [] });
  });

  test('the counts beside a search are those of its pages', async () => {
    const { db } = shop().platform;
    for (const search of ['search=se', 'search=rose&stock=in', 'category=makeup&brand=halden', 'offer=yes']) {
      const query = parseListing(new URLSearchParams(search));
      const { facets, results } = await listProductsAndFacets(db, query);
      expect(results.total, search).toBe((await items(search)).total);
      for (const { slug, count } of facets.categories.slice(0, 3))
        expect((await items(listingSearch({ ...query, category: slug }).slice(1))).total, search).toBe(count);
      for (const { slug, count } of facets.brands.slice(0, 3))
        expect((await items(listingSearch({ ...query, brand: [slug] }).slice(1))).total, search).toBe(count);
      expect((await items(listingSearch({ ...query, onOffer: true }).slice(1))).total).toBe(facets.onOffer);
    }
  });

  test('a product has its fields and its variants by name', async () => {
    const product = await (await shop().get('/api/products/first-draft-foundation')).json();
    expect(product).toMatchObject({
      id: 'first-draft-foundation',
      category: 'Makeup',
      features: expect.any(Array),
    });
    expect(product.variants).toHaveLength(12);
    expect(product.variants[0]).toMatchObject({
      name: expect.any(String),
      sku: expect.any(String),
      price: expect.any(Number),
      stock: expect.any(Number),
      shade: expect.stringMatching(/^#[0-9a-f]{6}$/i),
    });
    const missing = await shop().get('/api/products/no-such');
    expect(missing.status).toBe(404);
    expect((await missing.json()).code).toBe('product-not-found');
  });

  test('a product in the list has the same variants as by itself, described by the document', async () => {
    const list = await (await shop().get('/api/products?search=first+draft+foundation')).json();
    const alone = await (await shop().get('/api/products/first-draft-foundation')).json();
    expect(list.items[0].variants).toEqual(alone.variants);
    const { components } = await (await shop().get('/api/openapi.json')).json();
    const { required } = components.schemas.ProductCard.properties.variants.items;
    expect(Object.keys(alone.variants[0])).toEqual(expect.arrayContaining(required));
    expect(required).toContain('sku');
  });

  test('categories, brands, slides and products have an id and their dates', async () => {
    const entities = ['categories', 'brands', 'hero-slides'];
    for (const path of entities) {
      const [first] = (await (await shop().get(`/api/${path}`)).json()).items;
      expect(first, path).toMatchObject({
        id: expect.stringMatching(/./),
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
      });
    }
    const [card] = (await items('')).items as { id: string }[];
    const product = await (await shop().get(`/api/products/${card?.id}`)).json();
    expect(product).toMatchObject({
      id: card?.id,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  test('categories, brands and hero slides carry real figures', async () => {
    const categories = await (await shop().get('/api/categories')).json();
    expect(categories.items[0]).toMatchObject({ slug: 'skincare', productCount: 21, highestDiscount: 60 });
    const brands = await (await shop().get('/api/brands')).json();
    expect(brands.items).toHaveLength(14);
    expect(brands.items[0]).toMatchObject({ name: expect.any(String), createdAt: expect.any(String) });
    expect(brands.items[0]).toHaveProperty('website');
    expect(brands.items[0]).toHaveProperty('rating');
    expect(brands.items[0]).toHaveProperty('established');
    const slides = await (await shop().get('/api/hero-slides')).json();
    expect(slides.items.map(({ title }: { title: string }) => title)).toEqual([
      'BEAUTY REDEFINED',
      'SALON QUALITY AT HOME',
      'MAKEUP MAGIC',
    ]);
    expect(JSON.stringify(slides)).not.toContain('{discount}');
    expect(slides.items[0].badge).toMatch(/70% off/i);
  });

  test('suggestions name products, categories and brands', async () => {
    const found = await (await shop().get('/api/suggest?q=ma')).json();
    expect(found.categories.map(({ name }: { name: string }) => name)).toContain('Makeup');
    expect(found.brands.map(({ name }: { name: string }) => name)).toContain('Maison Perle');
    expect((await (await shop().get('/api/suggest?q=a')).json()).products).toEqual([]);
  });

  test('every route of the API is in its OpenAPI document, and nothing else', async () => {
    const api = buildApi({
      platform: shop().platform,
      checkLimit: rateLimits(false),
      clientOf: () => '',
      inTurn,
    });
    const served = api.hono.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const document = await (await shop().get('/api/openapi.json')).json();
    const described = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(document.openapi).toMatch(/^3\.1/);
    expect(described.toSorted()).toEqual(served.toSorted());
    expect(served.length).toBeGreaterThan(10);
  });

  test('a response that its route does not declare fails the test that gets it', async () => {
    const { routes } = buildApi({
      platform: shop().platform,
      checkLimit: rateLimits(false),
      clientOf: () => '',
      inTurn,
    });
    const check = (path: string, body: object, status = 200) =>
      checkAgainstContract(
        routes,
        { method: 'GET', url: `${ORIGIN}/api${path}` },
        Response.json(body, { status }),
      );
    const none = {
      products: [],
      instead: [],
      brands: [],
      types: [],
      pages: [],
      completions: [],
      popular: [],
    };
    const suggestions = { ...none, categories: [{ slug: 'makeup', name: 'Makeup' }] };
    await check('/suggest?q=ma', suggestions);
    await expect(check('/suggest?q=ma', { ...suggestions, shops: [] })).rejects.toThrow('does not describe');
    await expect(check('/suggest?q=ma', { products: [] })).rejects.toThrow('categories');
    await expect(check('/suggest?q=ma', suggestions, 202)).rejects.toThrow('not declared');
    await expect(check('/products/rose', {}, 404)).rejects.toThrow('problem+json');
  });

  test('every reference of the OpenAPI document leads to a schema in it', async () => {
    const text = await (await shop().get('/api/openapi.json')).text();
    const { components } = JSON.parse(text);
    const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(names));
  });

  test('the OpenAPI document says what a field means, what a request must have and what it may leave out', async () => {
    const { components, paths } = await (await shop().get('/api/openapi.json')).json();
    const { ProductCard, OrderRequest, CartItem } = components.schemas;
    expect(ProductCard.properties.price).toEqual({
      type: 'number',
      description: 'Pounds with two decimals',
      examples: [24.99],
    });
    expect(ProductCard.properties.originalPrice.type).toEqual(['number', 'null']);
    expect(OrderRequest.required).toEqual(['items', 'customerInfo', 'paymentMethod']);
    expect(OrderRequest.properties.customerInfo.required).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'address',
      'city',
      'postcode',
    ]);
    expect(OrderRequest.properties.customerInfo.properties.country.default).toBe('United Kingdom');
    expect(OrderRequest.properties.paymentMethod.enum).toEqual(['cod', 'card', 'transfer']);
    expect(CartItem).toMatchObject({
      required: ['id', 'quantity'],
      properties: {
        variant: { default: 'Standard' },
        quantity: { type: 'integer', minimum: 1, maximum: 999 },
      },
    });
    expect(Object.keys(paths['/api/orders'].post.responses)).toEqual([
      '201',
      '400',
      '402',
      '403',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(paths['/api/pictures'].post.security).toEqual([{ staffSession: [] }]);
    const shown = { name: 'A shop', countries: ['United Kingdom'], takesCard: true };
    for (const [publicUrl, name] of [
      ['', 'zabelle.session_token'],
      ['https://shop.example', '__Host-zabelle.session_token'],
    ] as const)
      expect(openApiDocument([], publicUrl, shown)).toMatchObject({
        components: { securitySchemes: { staffSession: { in: 'cookie', name } } },
      });
  });

  test('an unknown address of the API is a problem, not a page', async () => {
    const response = await shop().get('/api/nothing');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});

const inTurn = (_request: Request, _bindings: unknown, work: () => Promise<Response>) => work();
