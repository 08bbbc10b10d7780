import { expect, test } from 'vitest';
import type { AttributeSlug } from '#domain/catalogue/attributes.ts';
import { describeOnBothEngines } from '../support/shop.ts';

type Item = { id: string; name: string; brand: string; price: number; originalPrice: number | null };

describeOnBothEngines('what a search means', (shop) => {
  const found = async (search: string) =>
    (await shop().get(`/api/products?pageSize=100&search=${encodeURIComponent(search)}`)).json();
  const first = async (search: string) => (await found(search)).items[0]?.id;
  const page = async (search: string) =>
    (await shop().get(`/products?search=${encodeURIComponent(search)}`)).text();

  test('joined, split and plural words find what they name', async () => {
    const lipsticks = ['blank-verse-matte-lipstick', 'rouge-de-perle-satin-lipstick'];
    for (const search of ['lip stick', 'lipsticks', 'lip-stick'])
      expect(lipsticks, search).toContain(await first(search));
    for (const search of ['sun cream', 'suncream', 'sun block'])
      expect(await first(search), search).toBe('daylight-mineral-fluid-spf-30');
    expect(await first('lipgloss')).toBe('vernis-lip-glaze');
    expect(await first('nacrehighlighter')).toBe('nacre-highlighter');
    expect(await first('GlossStandardShampoo')).toBe('gloss-standard-shampoo');
    expect(await first('inkandfig candle')).toBe('ink-and-fig-candle');
    expect(await first('rose radi ance serum')).toBe('rose-radiance-serum');
    for (const search of ['nailspolish', 'nailspolishes'])
      expect((await found(search)).items, search).toEqual((await found('nail polish')).items);
  });

  test('signs and lone letters that no name holds so find nothing', async () => {
    for (const search of ['2>&1', '1 2 3', 'a b', '2 in 1'])
      expect(await found(search), search).toMatchObject({ total: 0 });
    expect(await page('2>&1')).toContain('No Products Found');
  });

  test('gloss alone means that for lips before a name that holds the word', async () => {
    for (const search of ['gloss', 'glosses', 'red gloss'])
      expect(await first(search), search).toBe('vernis-lip-glaze');
    expect((await found('gloss standard')).items[0].name).toMatch(/^Gloss Standard/);
  });

  test('in place of a kind for lips that the shop has not the nearest are found, and the page says so', async () => {
    const stain = await found('lip stain');
    expect(stain.items[0].id).toBe('rosehip-tinted-lip-oil');
    for (const search of ['lip scrub', 'lip exfoliator', 'lip scr']) {
      const { items, wordsMatched } = await found(search);
      expect(items[0].id, search).toBe('fig-leaf-lip-balm');
      expect(items.length, search).toBeGreaterThan(1);
      for (const { name } of items) expect(name, search).toMatch(/Lip/);
      expect(wordsMatched, search).toBe('most');
    }
    expect(await page('lip stain')).toContain('We have nothing called “lip stain”. These come closest.');
  });

  test('a brand with and in its name is no misspelling', async () => {
    expect((await found('tilt and tang')).items.length).toBeGreaterThan(0);
    expect(await page('tilt and tang')).not.toContain('No results for');
    for (const [joined, brand] of [
      ['tiltandtang', 'Tilt & Tang'],
      ['pigmentandprose', 'Pigment & Prose'],
    ] as const) {
      const brands = (await found(joined)).items.map((item: Item) => item.brand);
      expect(new Set(brands), joined).toEqual(new Set([brand]));
    }
  });

  test('a gift alone brings the sets first', async () => {
    for (const search of ['gift for her', 'secret santa', 'mothers day gift'])
      expect(
        (await found(search)).items
          .slice(0, 2)
          .map(({ name }: Item) => name)
          .join(),
        search,
      ).toMatch(/Ritual|Trio|Set/);
    expect((await found('gift candle')).items[0].name).toMatch(/Candle/);
  });

  test('a British red is a red, a pallet a palette, and where the shop is a matter of help', async () => {
    const red = (await found('pillar box red')).items.map(({ name }: Item) => name);
    expect(red[0]).toMatch(/Lip|Laque|Lacquer/);
    expect(await page('pillar box red')).not.toContain('pillow');
    expect((await found('eyeshadow pallet')).items[0].name).toMatch(/Palette/);
    expect(await page('eyeshadow pallet')).not.toContain('eyeshadow pale');
    expect((await found('gel nails')).items[0].name).toMatch(/Laque|Lacquer|Polish|Nail/);
    expect(await page('where are you based')).toContain('href="/contact"');
    expect(await found('where are you based')).toMatchObject({ total: 0 });
  });

  test('the kind a phrase names comes before its single words', async () => {
    expect((await found('makeup remover')).items.slice(0, 2).map(({ name }: Item) => name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(Damask Cleansing Balm|Seafoam Cleansing Milk)$/)]),
    );
    expect((await found('face wash')).items.map(({ id }: Item) => id)).not.toContain('deckhand-hand-wash');
    expect(await first('hair ties')).toBe('mulberry-silk-scrunchies');
  });

  test('edp is said in words and finds eau de parfum before extraits', async () => {
    const { items } = await found('edp');
    const isEau = items.map(({ name }: Item) => /Eau de Parfum/i.test(name));
    expect(isEau[0]).toBe(true);
    expect(isEau).toEqual(isEau.toSorted().reverse());
    expect(items.some(({ name }: Item) => /Extrait/.test(name))).toBe(true);
    expect(await page('edp')).toMatch(/We read this as.*Eau de parfum/s);
  });

  test('the whole name of a product comes first, whatever its words mean elsewhere', async () => {
    expect(await first('Gloss Standard Shampoo')).toBe('gloss-standard-shampoo');
    expect(await first('Lights Out Pillow Mist')).toBe('lights-out-pillow-mist');
  });

  test('a brand is found as it sounds', async () => {
    for (const [search, brand] of [
      ['maison pearl', 'Maison Perle'],
      ['orla & ren', 'Orla & Wren'],
      ['loom n lull', 'Loom & Lull'],
      ['maisonperle', 'Maison Perle'],
      ['hinoki our', 'Hinoki Hour'],
      ['norturn house', 'Nocturne House'],
      ['noktern house', 'Nocturne House'],
      ['hinokiour', 'Hinoki Hour'],
      ['tied mark', 'Tidemark'],
      ['tied mark mask', 'Tidemark'],
    ] as const) {
      const { items } = await found(search);
      expect(new Set(items.slice(0, 3).map((item: Item) => item.brand)), search).toEqual(new Set([brand]));
    }
    expect((await found('maison pearl')).correctedTo).toBe('maison perle');
    expect((await found('hinoki our')).correctedTo).toBe('hinoki hour');
    expect((await found('maison pearl lipstick')).items[0].id).toBe('rouge-de-perle-satin-lipstick');
  });

  test('prices and offers sort out, are told on the page and can be undone', async () => {
    const under = await found('serum under £45');
    expect(under.items.every(({ price }: Item) => price <= 45)).toBe(true);
    const sale: Item[] = (await found('skincare sale')).items;
    expect(sale.length).toBeGreaterThan(0);
    expect(sale.every(({ price, originalPrice }) => originalPrice !== null && originalPrice > price)).toBe(
      true,
    );
    const html = await page('rose under £40');
    expect(html).toContain('We read this as');
    expect(html).toContain('Up to £40.00');
    expect(html).toContain('href="/products?search=rose"');
    expect(html).toContain('href="/products?search=%22rose+under+%C2%A340%22"');
    expect(await page('"sale"')).not.toContain('We read this as');
  });

  test('stars sort out by the ratings that are shown', async () => {
    for (const [text, least] of [
      ['serum 4 stars and up', 4],
      ['at least 4.5 stars lipstick', 4.5],
    ] as const) {
      const { items } = await (await shop().get(`/api/products?search=${encodeURIComponent(text)}`)).json();
      for (const { rating, reviewCount } of items) {
        expect(rating, text).toBeGreaterThanOrEqual(least);
        expect(reviewCount, text).toBeGreaterThan(0);
      }
    }
    const page = await (await shop().get('/products?search=serum%204%20stars%20and%20up')).text();
    expect(page).toContain('4 stars and up');
  });

  test('a help word that no product is called shows help, and nothing to sort or filter', async () => {
    const html = await page('delivery');
    expect(html).toContain('aria-label="Help pages"');
    expect(html).toContain('No product is called that.');
    const cards = [...html.matchAll(/<li class="relative[^>]*><a[^>]*href="([^"]+)"/g)].map(
      ([, path]) => path,
    );
    expect(cards).toEqual(['/shipping', '/returns', '/orders', '/faq']);
    expect(html).toContain('What delivery costs, how long it takes');
    expect(html).toContain('Our favourites');
    expect(html).not.toContain('name="sort"');
    expect(html).not.toContain('0 products');
    expect(await page('rose under £40')).toContain('name="sort"');
  });

  test('a price that nothing has leaves the closest, and says so', async () => {
    const none = await found('lipstick under £1');
    expect(none.wordsMatched).toBe('most');
    expect(none.items[0].name).toMatch(/Lipstick/);
    const html = await page('lipstick under £1');
    expect(html).toContain('These come closest in price.');
    expect(html).not.toContain('Up to £1.00');
    const vegan = await page('vegan lipstick under £1');
    expect(vegan).toContain('Vegan');
    expect(vegan).not.toContain('Up to £1.00');
  });

  test('gifts, claims and concerns are those of the products, not of their texts', async () => {
    const having = async (attribute: AttributeSlug, value: string) => {
      const rows = await shop()
        .database.db.selectFrom('product_attributes')
        .innerJoin('products', 'products.id', 'product_attributes.product_id')
        .select('products.slug')
        .where('attribute', '=', attribute)
        .where('value', '=', value)
        .where('products.status', '=', 'published')
        .execute();
      return new Set(rows.map(({ slug }) => slug));
    };
    const ids = async (search: string) => new Set((await found(search)).items.map(({ id }: Item) => id));
    for (const search of ['gift', 'gifts', 'presents', 'birthday gift ideas'])
      expect(await ids(search), search).toEqual(await having('suits', 'gift'));
    expect(await ids('gift set')).toContain('first-light-ritual-set');
    expect(await ids('gift set')).not.toContain('mulberry-silk-scrunchies');
    expect(await first('perfume gift set')).toBe('nocturne-discovery-set');
    expect(await first('cracked heels')).toBe('seaweed-foot-cream');
    expect(await first('redness')).toBe('barrier-quiet-cream');
    expect(await ids('vegan')).toEqual(await having('standard', 'vegan'));
    expect(await having('concern', 'blemishes')).toContain(await first('acne'));
    expect(await having('concern', 'dry-scalp')).toContain(await first('dandruff'));
    expect(await having('concern', 'fine-lines')).toContain(await first('anti-ageing'));
    expect(await page('gift under £30')).toMatch(/For a gift.*Up to £30\.00|Up to £30\.00.*For a gift/s);
  });

  test('of a kind and what it is good for, products with both come first, then the kind, then what is good for it', async () => {
    const names = async (search: string) => (await found(search)).items.map(({ name }: Item) => name);
    expect((await names('moisturiser for oily skin'))[0]).toBe('Moon Jar Water Cream');
    const masks = await names('mask for spotty skin');
    expect(masks[0]).toBe('Kelp Mineral Mud Mask');
    expect(masks.indexOf('Rice Cloud Sheet Masks')).toBeLessThan(masks.indexOf('Press Night Hair Mask'));
    const shampoos = await names('shampoo for dandruff');
    expect(shampoos.slice(0, -2).every((name: string) => name.includes('Shampoo'))).toBe(true);
    expect(shampoos.slice(-2)).toEqual(['Olive & Laurel Scalp Oil', 'Driftwood Scalp Scrub']);
    expect((await found('shampoo for dandruff')).wordsMatched).toBe('most');
  });

  test('for men a kind comes before what goes by its name beside', async () => {
    for (const search of ['mens moisturiser', "men's moisturiser", 'moisturiser for dad']) {
      const { items, wordsMatched } = await found(search);
      expect(
        items.slice(0, 3).map(({ name }: Item) => name),
        search,
      ).toEqual(expect.arrayContaining(['Moon Jar Water Cream', 'Barrier Quiet Cream']));
      expect(wordsMatched, search).toBe('most');
    }
    expect(await first('mens hand cream')).toBe('harbour-hand-cream');
    expect((await found('mens shampoo')).total).toBe(1);
  });

  test('what somebody wants to be rid of counts more than words that no such product holds', async () => {
    expect(await first('how to get rid of frizz')).toBe('matinee-shine-oil');
    const { items, wordsMatched } = await found('knotty hair kids');
    expect(items.map(({ name }: Item) => name)).toContain('Heather Leave-In Milk');
    expect(wordsMatched).toBe('most');
    expect(await first('jade roller')).toBe('celadon-jade-gua-sha');
  });

  test('a word is not read as another of its stem', async () => {
    const names = (await found('redness')).items.map(({ name }: Item) => name);
    expect(names[0]).toBe('Barrier Quiet Cream');
    expect(names.join()).not.toMatch(/Lipstick|Lacquer/);
  });

  test('a form beside a concern ranks and does not decide', async () => {
    expect(await first('anti ageing cream')).toBe('velvet-hour-night-cream');
    expect((await found('anti ageing cream')).items.map(({ name }: Item) => name)).not.toContain(
      'Harbour Hand Cream',
    );
    expect(await first('dark spots on face')).toBe('brightwater-vitamin-c-drops');
  });

  test('the last of adjoining kinds is meant, and a scent beside a kind sorts it', async () => {
    expect(await first('soap gift set')).toBe('harbour-soap-trio');
    expect((await found('christmas gift set')).items[0].name).toMatch(/Set|Trio|Ritual/);
    expect(await first('smoky perfume')).toBe('velvet-smoke-extrait');
    expect(await first('rose perfume')).toBe('wild-rose-solid-perfume');
  });

  test('a search for a colour or shade shows its products in that shade', async () => {
    const html = await page('red lipstick');
    expect(html).toMatch(/href="\/product\/blank-verse-matte-lipstick\?variant=red-letter"/);
    expect(await page('sonnet lipstick')).toContain('/product/blank-verse-matte-lipstick?variant=sonnet');
    expect(await page('lipstick')).not.toContain('?variant=');
  });

  test('in place of what the shop has not the nearest is found, and never without a word', async () => {
    for (const [search, name] of [
      ['micellar water', /Cleansing/],
      ['eyebrow pencil', /Brow/],
      ['gel nails', /Lacquer/],
      ['advent calendar', /Discovery Set/],
      ['body spray', /Cologne|Toilette/],
      ['spf moisturiser', /SPF/],
      ['nail kit', /Nail/],
      ['manicure set', /Nail|Cuticle/],
    ] as const) {
      const { items, wordsMatched } = await found(search);
      expect(items[0]?.name, search).toMatch(name);
      expect(wordsMatched, search).toBe('most');
      expect(await page(search), search).toContain(`We have nothing called “${search}”. These come closest.`);
    }
  });

  test('a kind that is not sold is no word of a name or a text', async () => {
    expect(await found('mirror')).toMatchObject({ total: 0 });
    const html = await page('mirror');
    expect(html).toContain('We do not sell “mirror”.');
    expect(html).toContain('Choose a category');
  });

  test('what is asked of eyes and hair is no scent', async () => {
    expect((await found('smoky eye')).items[0].name).toMatch(/Eyeshadow/);
    for (const search of ['blonde', 'hair growth'])
      expect((await found(search)).items[0].name, search).not.toMatch(/Toilette|Dryer/);
    expect((await found('travel')).items[0].id).toBe('nocturne-discovery-set');
  });

  test('a search for what a doctor treats says that cosmetics do not', async () => {
    for (const search of ['eczema', 'psoriasis cream', 'rosacea', 'acne'])
      expect(await page(search), search).toContain('no treatment for');
    expect(await page('dry skin')).not.toContain('no treatment for');
  });

  test('a question that a page answers leads to the answer', async () => {
    for (const [search, path] of [
      ['cruelty free', '/faq#is-it-tested-on-animals'],
      ['pregnancy safe', '/faq#is-it-safe-in-pregnancy'],
    ] as const) {
      expect(await page(search), search).toContain(`href="${path}"`);
      expect(await (await shop().get('/faq')).text()).toContain(`id="${path.split('#')[1]}"`);
    }
    const { db } = shop().platform;
    const faq = await db
      .selectFrom('pages')
      .select(['id', 'body'])
      .where('slug', '=', 'faq')
      .executeTakeFirstOrThrow();
    const without = faq.body.replace('### Is it tested on animals?', '### Vegan?');
    await db.updateTable('pages').set({ body: without }).where('id', '=', faq.id).execute();
    expect(await page('cruelty free')).not.toContain('#is-it-tested');
    await db.updateTable('pages').set({ body: faq.body }).where('id', '=', faq.id).execute();
  });

  test('words of skin beside complexion mean a shade that has them, and open it', async () => {
    for (const [search, read, link] of [
      ['olive foundation', 'Olive undertone', '/product/first-draft-foundation?variant='],
      ['deep warm concealer', 'Deep, warm undertone', 'concealer?variant='],
      ['fair cool foundation', 'Fair, cool undertone', '/product/first-draft-foundation?variant=porcelain'],
      ['foundation for very deep skin', 'Very deep', '/product/first-draft-foundation?variant='],
    ] as const) {
      const html = await page(search);
      expect(html, search).toContain(read);
      expect(html, search).toContain(link);
    }
    const ofTone = await shop()
      .database.db.selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .innerJoin('product_types', 'product_types.id', 'products.type_id')
      .select('products.slug')
      .where('product_types.slug', '=', 'concealer')
      .where('chosen_depth', 'in', ['deep', 'very deep'])
      .where('chosen_undertone', '=', 'warm')
      .execute();
    expect(ofTone.map(({ slug }) => slug)).toContain(await first('deep warm concealer'));
  });

  test('a tone of skin that no shade has is said to be missing', async () => {
    const { items, wordsMatched } = await found('very fair olive concealer');
    expect(wordsMatched).toBe('most');
    expect(items[0].name).toMatch(/conceal/i);
    expect(await page('very fair olive concealer')).toContain('These come closest.');
  });

  test('olive is no tone beside other kinds', async () => {
    expect(await first('olive scalp oil')).toBe('olive-and-laurel-scalp-oil');
  });

  test('a barcode and a SKU find their product', async () => {
    expect((await found('5060714000173')).items.map(({ id }: Item) => id)).toEqual(['rose-radiance-serum']);
    expect(await first('orl-ser-030')).toBe('rose-radiance-serum');
  });

  test('every SKU of the shop finds its one product, in any case and with letters alone', async () => {
    const { db } = shop().platform;
    const rows = await db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['variants.sku', 'products.slug'])
      .where('products.status', '=', 'published')
      .where('variants.sku', 'is not', null)
      .execute();
    // The code is read in one way; PostgreSQL finds every fifth.
    const tried = shop().engine === 'sqlite' ? rows : rows.filter((_, place) => place % 5 === 0);
    for (const { sku, slug } of tried)
      for (const search of [sku ?? '', sku?.toLowerCase() ?? ''])
        expect([search, (await found(search)).items.map(({ id }: Item) => id)]).toEqual([search, [slug]]);
    const lettered = rows.find(({ sku }) => /^[A-Z]+(?:-[A-Z]+)+$/.test(sku ?? ''));
    expect(await page(lettered?.sku?.toLowerCase() ?? '')).toContain(`/product/${lettered?.slug}?variant=`);
  });

  test('a split beginning of a kind finds the kind', async () => {
    const lipsticks = [expect.stringContaining('Lipstick'), expect.stringContaining('Lipstick')];
    for (const search of ['lip st', 'lip sti', 'red lip st', 'lippy'])
      expect(
        (await found(search)).items.map(({ name }: Item) => name),
        search,
      ).toEqual(lipsticks);
  });

  test('words of help are not corrected, and their page stands instead of a failure', async () => {
    for (const search of [
      'returns',
      'track order',
      'can i send it back',
      'discount code',
      'klarna',
      'deliver to ireland',
    ])
      expect(await found(search), search).toMatchObject({ total: 0 });
    expect((await found('returns')).correctedTo ?? null).toBeNull();
    const html = await page('returns');
    expect(html).toMatch(/You may be looking for.*href="\/returns"/s);
    expect(html).toContain('You may be looking for');
    expect(html).not.toContain('No Products Found');
    expect(await page('qqqqqqqq')).toContain('No Products Found');
  });

  test('of products that fit equally well those in stock come first, a whole name stays first', async () => {
    const order = (await found('face wash')).items.map(({ id }: Item) => id);
    expect(order.at(-1)).toBe('yuzu-enzyme-powder-wash');
    expect(order.length).toBeGreaterThan(3);
    expect(await first('yuzu enzyme powder wash')).toBe('yuzu-enzyme-powder-wash');
    expect(await first('foot cream')).toBe('seaweed-foot-cream');
    expect((await found('face wash for teenagers')).items.at(-1).id).toBe('yuzu-enzyme-powder-wash');
  });

  test('creme is cream, wipes are what removes makeup', async () => {
    for (const search of ['hand creme', 'hand crème', 'hand cremes'])
      expect(await found(search), search).toMatchObject({
        items: [{ id: 'harbour-hand-cream' }, {}, {}],
        wordsMatched: 'every',
      });
    expect((await found('hand creme')).correctedTo ?? null).toBeNull();
    expect(await first('gel douche')).toBe('moss-and-bergamot-body-wash');
    expect((await found('makeup wipes')).items.map(({ name }: Item) => name)).toEqual([
      'Damask Cleansing Balm',
      'Seafoam Cleansing Milk',
    ]);
  });

  test('an everyday word is not corrected to a product, and some lead to help', async () => {
    for (const search of ['fake', 'pregnancy safe', 'baby', 'bread', 'ireland', 'allergies']) {
      expect(await found(search), search).toMatchObject({ total: 0 });
      expect((await found(search)).correctedTo ?? null, search).toBeNull();
    }
    expect(await page('northern ireland')).toMatch(/href="\/shipping"/);
    expect(await page('how long does it last')).toMatch(/href="\/faq"/);
  });

  test('a kind the shop has not and words it does not know find nothing', async () => {
    for (const search of ['toothpaste', 'hair dye', 'No such thing qqq'])
      expect(await found(search), search).toMatchObject({ total: 0, wordsMatched: 'every' });
    expect(await page('toothpaste')).not.toContain('come closest');
  });

  test('closest products are announced only where some were added', async () => {
    for (const search of ['red lipstick', 'nude lipstick']) {
      expect((await found(search)).wordsMatched, search).toBe('every');
      expect(await page(search), search).not.toContain('the closest ones are here too');
    }
    expect(await page('rose serum')).toContain('the closest ones are here too');
  });

  test('a known part of a search survives a word that nothing holds', async () => {
    const gifts = await found('gift');
    expect((await found('presents for mum')).total).toBe(gifts.total);
    const unknown = await found('gift qqqqzz');
    expect(unknown).toMatchObject({ total: gifts.total, wordsMatched: 'most' });
    expect(await first('factor 30')).toBe('daylight-mineral-fluid-spf-30');
  });

  test('perfume means what is sprayed before oils and solids, the best selling first', async () => {
    const sprayed = (items: Item[]) => items.slice(0, 6).map(({ name }) => name);
    for (const name of sprayed((await found('perfume')).items))
      expect(name).toMatch(/Parfum|Toilette|Cologne/);
    const { db } = shop().database;
    await db
      .updateTable('products')
      .set({ ordered_count: 9 })
      .where('slug', '=', 'rain-on-slate-eau-de-parfum')
      .execute();
    expect(await first('fragrance')).toBe('rain-on-slate-eau-de-parfum');
    await db
      .updateTable('products')
      .set({ ordered_count: 0 })
      .where('slug', '=', 'rain-on-slate-eau-de-parfum')
      .execute();
  });

  test('a part of the body finds its products and no texts that mention it, beside a colour those that show it first', async () => {
    const names = async (search: string) => (await found(search)).items.map(({ name }: Item) => name);
    for (const search of ['lip', 'lips', 'lip products'])
      for (const name of await names(search)) expect(name, search).toMatch(/\bLip|stick/);
    expect(await names('nails')).toEqual(
      expect.arrayContaining(['Colophon Nail Lacquer', 'Miroir Top Coat', 'Almond Blossom Cuticle Oil']),
    );
    for (const search of ['red lip', 'red lips', 'pink lips', 'nude lip']) {
      const [first, second, ...others] = await names(search);
      expect([first, second], search).toEqual([
        expect.stringMatching(/Lipstick/),
        expect.stringMatching(/Lipstick/),
      ]);
      expect(others, search).toEqual(expect.arrayContaining(['Margin Lip Pencil', 'Vernis Lip Glaze']));
    }
    for (const search of ['red nails', 'pink nail'])
      expect((await names(search))[0], search).toMatch(/Lacquer/);
    expect((await names('brown eyes')).slice(0, 3)).not.toContain('Oat & Mallow Eye Cream');
  });

  test('what has a concern comes first, then what is called so or nearly the same, then what mentions it', async () => {
    const ids = async (search: string) => (await found(search)).items.map(({ id }: Item) => id);
    expect(await ids('dandruff')).toEqual(['olive-and-laurel-scalp-oil', 'driftwood-scalp-scrub']);
    expect((await ids('calming')).slice(0, 4)).toEqual([
      'barrier-quiet-cream',
      ...['clear-morning-gel-cleanser', 'oat-and-mallow-eye-cream', 'daylight-mineral-fluid-spf-30'],
    ]);
    const relaxing = await ids('relaxing');
    expect(relaxing.slice(0, 3)).toContain('mulberry-silk-sleep-mask');
    expect(relaxing.slice(3)).toEqual(
      expect.arrayContaining(['onsen-bath-salts', 'forest-steam-bath-tablets']),
    );
  });

  test('an ingredient finds what contains it, first what also speaks of it', async () => {
    const { items } = await found('aloe');
    expect(items[0].id).toBe('samphire-body-lotion');
    expect(items).toHaveLength(4);
    expect((await found('oil')).items[0].name).toContain('Oil');
    expect(await found('salicylic acid')).toMatchObject({ total: 0 });
    expect((await found('rose')).items.slice(0, 2).map(({ name }: Item) => name)).toEqual(
      expect.arrayContaining(['Rose Radiance Serum', 'Wild Rose Solid Perfume']),
    );
  });

  test('French phrases and emojis are read as words', async () => {
    expect(await first('crème visage')).toBe(await first('face cream'));
    expect(await first('huile pour les cheveux')).toBe('matinee-shine-oil');
    expect((await found('💄')).items).toEqual((await found('lipstick')).items);
    expect(await first('perfume 🌹')).toBe('wild-rose-solid-perfume');
  });

  test('a claim of the shop beside a kind finds the kind, a question about it help alone', async () => {
    expect((await found('cruelty free makeup')).total).toBeGreaterThan(5);
    expect(await page('cruelty free makeup')).toMatch(/You may be looking for.*href="\/faq"/s);
    expect((await found('is your makeup cruelty free')).total).toBe(0);
  });

  test('in place of a kind that the shop has not the nearest is found, and the page says so', async () => {
    for (const [search, nearest] of [
      ['beard oil', 'hedgerow-face-oil'],
      ['clippers', 'tilt-cutting-scissors'],
      ['fake tan', 'long-summer-bronzer'],
      ['lash glue', 'plot-twist-mascara'],
      ['false lashes', 'plot-twist-mascara'],
    ] as const) {
      expect(await first(search), search).toBe(nearest);
      expect((await found(search)).wordsMatched, search).toBe('most');
      expect(await page(search), search).toContain(`We have nothing called “${search}”. These come closest.`);
    }
    const names = (await found('teenager')).items.map(({ name }: Item) => name);
    expect(names[0]).toMatch(/Cleans/);
    expect(names).toContain('Kelp Mineral Mud Mask');
    const gift = await found('present ideas for a teenager');
    expect(gift.total).toBe((await found('gift')).total);
  });

  test('where nothing is found for words that are spelt right, the page does not blame the spelling', async () => {
    for (const [search, sentence] of [
      ['toothpaste', 'We do not sell “toothpaste”.'],
      ['chanel no 5', 'We do not sell “chanel no 5”.'],
      ['salicylic acid', 'We have nothing that says “salicylic acid”.'],
      ['paraben free', 'We do not label products as free from parabens.'],
      ['parabens', 'We do not label products as free from parabens.'],
      ['gluten free', 'We do not label products as free from gluten.'],
    ] as const) {
      const html = await page(search);
      expect(html, search).toContain('No Products Found');
      expect(html, search).toContain(sentence);
      expect(html, search).not.toContain('Check the spelling');
    }
    expect(await page('zzqx wvut')).toContain('Check the spelling');
    const filtered = await (await shop().get('/products?search=mascara&category=fragrances')).text();
    expect(filtered).toContain('Nothing for “mascara” matches all of these filters.');
  });

  test('a size is read joined to its unit as well as split, and products of that size come first', async () => {
    for (const size of ['30 ml', '50 ml', '100 ml']) {
      const { items, total } = await found(size.replace(' ', ''));
      expect(total, size).toBeGreaterThan(5);
      expect(items, size).toEqual((await found(size)).items);
      const listed = await (
        await shop().get(`/api/products?pageSize=100&size=${size.replace(' ', '')}`)
      ).json();
      expect(new Set(items.map(({ id }: Item) => id)), size).toEqual(
        new Set(listed.items.map(({ id }: Item) => id)),
      );
    }
    const cream = await found('50ml hand cream');
    expect(cream.items[0].id).toBe('harbour-hand-cream');
    expect(cream).toMatchObject({ total: 3, wordsMatched: 'every-or-most' });
    const perfumes = (await found('30ml perfume')).items.map(({ id }: Item) => id);
    expect(perfumes.slice(0, 2).sort()).toEqual(['ink-and-fig-eau-de-parfum', 'rue-des-lilas-eau-de-parfum']);
  });

  test('in place of a size that nothing has the nearest is found, and the page says so', async () => {
    for (const search of ['250g', '250 g'])
      expect(await found(search), search).toMatchObject({ total: 2, wordsMatched: 'most' });
    expect(await page('250g')).toContain('These come closest.');
  });

  test('a set that is not sold brings the thing itself first', async () => {
    expect(await first('hand cream set')).toBe('harbour-hand-cream');
    expect(await first('perfume set')).toBe('nocturne-discovery-set');
  });

  test('a brand that the shop does not sell is no misspelt word and is not found by its single words', async () => {
    for (const search of ['chanel no 5', 'le labo', 'the ordinary', 'cerave'])
      expect(await found(search), search).toMatchObject({ total: 0, wordsMatched: 'every' });
    const like = await found('perfume like jo malone');
    expect(like).toMatchObject({ total: (await found('perfume')).total, wordsMatched: 'most' });
    expect(like.correctedTo ?? null).toBeNull();
  });

  test('what is stated of skin and hair is asked for', async () => {
    expect(await first('my skin is red and itchy')).toBe('barrier-quiet-cream');
    expect(await first('lips are so chapped')).toBe('fig-leaf-lip-balm');
    expect(await page('my hair is dry and frizzy')).toMatch(/Dry hair.*Frizz/s);
  });

  test('words beside a gift that no gift holds are given up before the gift', async () => {
    const gifts = await found('gift');
    expect(await found('wedding gift for couple')).toMatchObject({
      total: gifts.total,
      wordsMatched: 'most',
    });
    const cheap: Item[] = (await found('best friend birthday £30')).items;
    expect(cheap.length).toBeGreaterThan(3);
    for (const { price, name } of cheap) expect(price, name).toBeLessThanOrEqual(30);
  });

  test('help words lead to help above the results', async () => {
    expect(await page('delivery')).toMatch(/You may be looking for.*href="\/shipping"/s);
    expect(await page('track my order')).toMatch(/You may be looking for.*href="\/orders"/s);
    expect(await page('rose serum')).not.toContain('You may be looking for');
  });
});
