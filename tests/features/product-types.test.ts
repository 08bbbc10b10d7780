import { expect, test } from 'vitest';
import { listAttributeValues } from '#database/queries/attributes/attribute-values.ts';
import { listProductTypes } from '#database/queries/attributes/product-types.ts';
import { findProduct } from '#database/queries/catalogue/products.ts';
import { deriveMissingShadeFamilies } from '#operations/catalogue/derive-shade-families.ts';
import { importText } from '../support/import-file.ts';
import { productFormOf } from '../support/product-form.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnBothEngines('types and attributes', (shop) => {
  test('are read with a product, each attribute with its values in the order of the shop', async () => {
    const product = await findProduct(shop().platform.db, 'daylight-mineral-fluid-spf-30');
    expect(product?.type).toEqual({ slug: 'sun-care', name: 'Sun care' });
    expect(
      product?.attributes.map(({ name, values }) => [name, ...values.map((value) => value.name)]),
    ).toEqual([
      ['Skin type', 'Dry', 'Normal', 'Combination', 'Oily', 'Sensitive'],
      ['Finish', 'Natural'],
      ['Texture', 'Liquid'],
      ['Without', 'Fragrance', 'Silicones', 'Alcohol'],
      ['Good to know', 'Vegan'],
      ['SPF', 'SPF 30'],
    ]);
  });

  test('are part of the API, with each shade in words', async () => {
    const lipstick = await (await shop().get('/api/products/blank-verse-matte-lipstick')).json();
    expect(lipstick.type).toBe('Lipstick');
    expect(lipstick.attributes).toContainEqual({
      id: 'finish',
      name: 'Finish',
      values: [{ id: 'matt', name: 'Matt' }],
    });
    expect(lipstick.variants.find(({ name }: { name: string }) => name === 'Red Letter')).toMatchObject({
      shadeFamily: 'red',
      shadeWords: 'Medium warm red',
    });
    const foundation = await findProduct(shop().platform.db, 'first-draft-foundation');
    expect(foundation?.variants[0]?.shadeWords).toMatch(/undertone$/);
    const { items } = await (await shop().get('/api/products?search=candle&pageSize=100')).json();
    expect(new Set(items.map(({ type }: { type: string }) => type))).toContain('Candles');
  });

  test('are listed in the order of the shop, and only while their category is', async () => {
    const { db } = shop().platform;
    const types = await listProductTypes(db);
    expect(types.find(({ slug }) => slug === 'foundation')).toMatchObject({
      name: 'Foundation',
      category: 'makeup',
      group: 'Face',
      isComplexion: true,
    });
    expect((await listAttributeValues(db)).map(({ slug }) => slug)[0]).toBe('skin-type');
    await db.updateTable('categories').set({ archived_at: 'now' }).where('slug', '=', 'makeup').execute();
    expect((await listProductTypes(db)).some(({ category }) => category === 'makeup')).toBe(false);
    await db.updateTable('categories').set({ archived_at: null }).where('slug', '=', 'makeup').execute();
  });

  test('shades of a database made by an earlier version are given their families once', async () => {
    const { db } = shop().platform;
    const familyOf = async () =>
      (await db.selectFrom('variants').select('shade_family').where('name', '=', 'Red Letter').execute()).map(
        ({ shade_family }) => shade_family,
      );
    expect(await familyOf()).toEqual(['red']);
    await db.updateTable('variants').set({ shade_family: null }).execute();
    const { count } = await db
      .selectFrom('variants')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(await deriveMissingShadeFamilies(shop().platform)).toBe(count);
    expect(await familyOf()).toEqual(['red']);
    expect(await deriveMissingShadeFamilies(shop().platform)).toBe(0);
  });

  test('come with an import: unknown types and values are added once, known ones are matched', async () => {
    const { db } = shop().platform;
    const file =
      'id;name;price;brand;category;type;skin type;attributes\n' +
      'veil;Veil Primer SPF 30;12;Acme;Makeup;primer;Dry, Very thirsty;Finish: matte | Standard: Vegan\n' +
      'mist;Fix Mist;9;Acme;Makeup;Priming mist;;\n';
    const dry = await importText(db, file, { dryRun: true });
    expect(dry.counts).toMatchObject({ created: 2, typesCreated: 1 });
    expect((await listAttributeValues(db))[0]?.values.map(({ slug }) => slug)).not.toContain('very-thirsty');
    const { counts, findings } = await importText(db, file);
    expect(counts).toMatchObject({ created: 2, typesCreated: 1, refused: 0 });
    expect(findings).toEqual([]);
    const veil = await findProduct(db, 'veil-primer-spf-30');
    expect(veil?.type).toEqual({ slug: 'primer', name: 'Primer' });
    expect(veil?.attributes.map(({ slug, values }) => [slug, ...values.map(({ name }) => name)])).toEqual([
      ['skin-type', 'Dry', 'Very thirsty'],
      ['finish', 'Matt'],
      ['standard', 'Vegan'],
      ['spf', 'SPF 30'],
    ]);
    const types = await listProductTypes(db);
    expect(types.find(({ name }) => name === 'Priming mist')).toMatchObject({ category: 'makeup' });
    expect(await importText(db, file)).toMatchObject({
      counts: { unchanged: 2, updated: 0, typesCreated: 0 },
    });
    await importText(db, 'id;name;price;skin type\nveil;Veil Primer SPF 30;12;Oily\n');
    expect((await findProduct(db, 'veil-primer-spf-30'))?.attributes[0]?.values).toEqual([
      { slug: 'oily', name: 'Oily' },
    ]);
  });

  test('are told of by columns that say yes or no, before what the name says', async () => {
    const { db } = shop().platform;
    const file =
      'id;name;price;Vegan;refillable\nq1;Quiet Vegan Balm;12;no;yes\nq2;Loud Balm;9;TRUE;0\nq3;Odd Balm;9;perhaps;1\n';
    const { counts, findings } = await importText(db, file);
    expect(counts).toMatchObject({ created: 3, refused: 0 });
    expect(JSON.stringify(findings)).toContain('is neither yes nor no: left out');
    for (const [slug, value] of [
      ['quiet-vegan-balm', 'Refillable'],
      ['loud-balm', 'Vegan'],
      ['odd-balm', 'Refillable'],
    ] as const) {
      const standards = (await findProduct(db, slug))?.attributes.filter((one) => one.slug === 'standard');
      expect(
        standards?.flatMap(({ values }) => values.map(({ name }) => name)),
        slug,
      ).toEqual([value]);
    }
    await importText(db, 'id;name;price;vegan\nq2;Loud Balm;9;no\n');
    expect((await findProduct(db, 'loud-balm'))?.attributes).toEqual([]);
  });

  test('are edited with a product; a typed value joins those of the shop, and the audit log tells it', async () => {
    const { db } = shop().platform;
    const staff = await signInAs(shop(), 'manager');
    const { id } = await db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'still-light-primer')
      .executeTakeFirstOrThrow();
    const form = await productFormOf(shop(), id, staff);
    expect(form).toMatchObject({ 'finish:natural': 'on', 'skin-type:oily': 'on' });
    const typeId = async (slug: string) =>
      (await db.selectFrom('product_types').select('id').where('slug', '=', slug).executeTakeFirstOrThrow())
        .id;
    expect(form.typeId).toBe(await typeId('primer'));
    const { 'finish:natural': _, ...others } = form;
    const changed = { ...others, 'new:finish': 'Blurred', typeId: await typeId('powder') };
    const refused = await postForm(
      shop(),
      `/cms/products/${id}`,
      { ...changed, typeId: await typeId('serums') },
      staff,
    );
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('There is no such type in this category');
    expect((await postForm(shop(), `/cms/products/${id}`, changed, staff)).status).toBe(200);
    const saved = await findProduct(db, 'still-light-primer');
    expect(saved?.type?.slug).toBe('powder');
    expect(saved?.attributes.find(({ slug }) => slug === 'finish')?.values).toEqual([
      { slug: 'blurred', name: 'Blurred' },
    ]);
    expect(saved?.attributes.some(({ slug }) => slug === 'skin-type')).toBe(true);
    const entry = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(entry)).toContain('finish: blurred');
    expect(JSON.stringify(entry)).toContain('Powder');
  });
});
