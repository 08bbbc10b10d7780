import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '#database/open.ts';
import { listAttributesOf } from '#database/queries/attributes/product-attributes.ts';
import { listProductPictures } from '#database/queries/catalogue/product-pictures.ts';
import { insertPerson } from '#database/queries/item-data/persons.ts';
import { listPartFields } from '#database/queries/sets/write-set-parts.ts';
import { SHADE_DEPTHS, SHADE_FAMILIES, UNDERTONES } from '#domain/catalogue/shade-words.ts';
import { GOODS_KINDS } from '#domain/delivery/goods-kind.ts';
import { VAT_RATES } from '#domain/money/vat-rate.ts';
import {
  KEPT_PRODUCT_COLUMNS,
  KEPT_VARIANT_COLUMNS,
  PRODUCT_COLUMNS,
  VARIANT_COLUMNS,
} from '#domain/product-columns/product-columns.ts';
import { multiLine, singleLine } from '#domain/text/clean-text.ts';
import { deleteProducts } from '#operations/catalogue/delete-products.ts';
import { importText } from '../support/import-file.ts';
import { productFormOf } from '../support/product-form.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

type Column<Table> = Exclude<keyof Table, Untried>;

/** What a file finds a product by, what moves by differences, what the past of prices decides, and what counts for new products alone. */
type Untried = 'slug' | 'name' | 'stock' | 'original_price_pence' | 'type_id' | 'status';

const TEXT = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom("'", '"', '=', '<b>', '&amp;', '|', ';', ',', '\\', 'é', ' a'),
      maxLength: 12,
    }),
  )
  .map(multiLine);
const FLAG = fc.constantFrom(0, 1);
const PENCE = fc.integer({ min: 1, max: 99_999 });
/** Also with the marks that stand between the addresses of a list. */
const PICTURE = fc
  .tuple(fc.webUrl({ size: 'small', withQueryParameters: true }), fc.constantFrom('', ';/S', ',/w_200'))
  .map(([url, marks]) => url + marks);
const AMOUNT = fc.integer({ min: 1, max: 500_000 }).map((thousandths) => thousandths / 1000);

/** Values of each column of a product: one that is missing here does not compile. */
const PRODUCT_VALUES: Record<Column<typeof PRODUCT_COLUMNS>, (ids: Ids) => fc.Arbitrary<unknown>> = {
  brand_id: ({ brands }) => fc.constantFrom(...brands),
  category_id: ({ categories }) => fc.constantFrom(...categories),
  description: () => TEXT,
  price_pence: () => PENCE,
  discount_percent: () => fc.option(fc.integer({ min: 0, max: 99 })),
  image_url: () => fc.option(PICTURE),
  featured: () => FLAG,
  rating: () => fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths / 100),
  review_count: () => fc.nat(100_000),
  amount: () => AMOUNT,
  unit: () => fc.constantFrom('ml', 'g', 'item'),
  features: () =>
    fc
      .array(fc.record({ icon: fc.constantFrom('leaf', 'check'), text: TEXT.map(singleLine) }), {
        maxLength: 3,
      })
      .map((features) => JSON.stringify(features.filter(({ text }) => text !== '' && !/[|:]/.test(text)))),
  how_to_use: () => TEXT,
  ingredients: () => TEXT,
  warnings: () => TEXT,
  responsible_person: () => TEXT,
  option_name: () => TEXT.map((text) => singleLine(text).slice(0, 12).trim()),
  period_after_opening_months: () => fc.option(fc.integer({ min: 1, max: 240 })),
  sealed_for_hygiene: () => FLAG,
  origin_country: () => fc.option(fc.constantFrom('FR', 'GB', 'KR')),
  commodity_code: () => fc.option(fc.stringMatching(/^\d{6,10}$/)),
  gb_person_id: ({ persons }) => fc.option(fc.constantFrom(...persons.gb)),
  eu_person_id: ({ persons }) => fc.option(fc.constantFrom(...persons.eu)),
  goods_kind: () => fc.option(fc.constantFrom(...GOODS_KINDS)),
  vat_rate: () => fc.constantFrom(...VAT_RATES),
};

/** A blank cell leaves a variant as it is. */
const VARIANT_VALUES: Record<Column<typeof VARIANT_COLUMNS>, fc.Arbitrary<unknown>> = {
  sku: fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9 _./-]{0,18}[A-Za-z0-9])?$/),
  barcode: fc
    .integer({ min: 100_000_000_000, max: 999_999_999_999 })
    .map((digits) => withCheckDigit(`${digits}`)),
  price_pence: PENCE,
  amount: AMOUNT,
  grams: fc.integer({ min: 1, max: 1_000_000 }),
  cost_pence: fc.integer({ min: 0, max: 99_999 }),
  image_url: PICTURE,
  shade: fc.stringMatching(/^#[0-9a-f]{6}$/),
  chosen_depth: fc.constantFrom(...SHADE_DEPTHS),
  chosen_undertone: fc.constantFrom(...UNDERTONES),
  chosen_family: fc.constantFrom(...SHADE_FAMILIES.map(({ slug }) => slug)),
};

type Ids = { brands: string[]; categories: string[]; persons: { gb: string[]; eu: string[] } };

describeOnBothEngines('the columns of a product', (shop) => {
  const db = () => shop().platform.db;
  let staff: Record<string, string>;
  let ids: Ids;
  /** One sold as one thing, and one of several variants. */
  let plain: string;
  let shaded: string;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
    const idsOf = async (table: 'brands' | 'categories') =>
      (await db().selectFrom(table).select('id').execute()).map(({ id }) => id);
    for (const [place, territory] of (['gb', 'gb', 'eu-ni', 'eu-ni'] as const).entries())
      await insertPerson(
        db(),
        `person-${place}`,
        { territory, name: `Person ${place}`, postalAddress: 'A street', electronicAddress: 'a@b.example' },
        new Date().toISOString(),
      );
    ids = {
      brands: await idsOf('brands'),
      categories: await idsOf('categories'),
      persons: { gb: ['person-0', 'person-1'], eu: ['person-2', 'person-3'] },
    };
    const found = async (count: '=' | '>') =>
      db()
        .selectFrom('products')
        .select('id')
        .where(
          (eb) =>
            eb
              .selectFrom('variants')
              .select(eb.fn.countAll<number>().as('count'))
              .whereRef('product_id', '=', 'products.id'),
          count,
          1,
        )
        .where((eb) =>
          eb.not(
            eb.exists(eb.selectFrom('set_parts').select('set_id').whereRef('set_id', '=', 'products.id')),
          ),
        )
        .orderBy('slug')
        .executeTakeFirstOrThrow();
    plain = (await found('=')).id;
    shaded = (await found('>')).id;
    await db().updateTable('products').set({ type_id: null, original_price_pence: null }).execute();
    await db().updateTable('variants').set({ original_price_pence: null }).execute();
    await db()
      .updateTable('products')
      .set({ amount: 1, unit: 'ml' })
      .where('id', 'in', [plain, shaded])
      .execute();
  });
  const productOf = (id: string) =>
    db().selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const variantOf = (id: string) =>
    db()
      .selectFrom('variants')
      .selectAll()
      .where('product_id', '=', id)
      .orderBy('position')
      .executeTakeFirstOrThrow();
  const exported = async (id: string) => {
    const { name, slug } = await productOf(id);
    const file = await (
      await shop().get(`/cms/products/export?status=all&search=${encodeURIComponent(name)}`, staff)
    ).text();
    expect(file).toContain(slug);
    return file;
  };
  const importFile = (text: string) => importText(db(), text, { now: shop().platform.clock.now() });

  test('stand in one list with their places', async () => {
    expect(Object.keys(await productOf(plain)).toSorted()).toEqual(
      [...Object.keys(PRODUCT_COLUMNS), ...KEPT_PRODUCT_COLUMNS].toSorted(),
    );
    expect(Object.keys(await variantOf(plain)).toSorted()).toEqual(
      [...Object.keys(VARIANT_COLUMNS), ...KEPT_VARIANT_COLUMNS].toSorted(),
    );
  });

  test('are all in the form', async () => {
    await db()
      .updateTable('products')
      .set({ featured: 1, sealed_for_hygiene: 1 })
      .where('id', '=', shaded)
      .execute();
    const form = await productFormOf(shop(), shaded, staff);
    const elsewhere = ['imageUrl', 'features'];
    for (const { form: field } of Object.values(PRODUCT_COLUMNS))
      if (!elsewhere.includes(field)) expect(Object.keys(form), field).toContain(field);
    for (const { form: field } of Object.values(VARIANT_COLUMNS))
      expect(Object.keys(form), field).toContain(`variants.0.${field}`);
  });

  test.each(Object.entries(PRODUCT_VALUES))(
    'are exported with %s and set by the import of that file',
    async (column, valuesOf) => {
      await fc.assert(
        fc.asyncProperty(valuesOf(ids), valuesOf(ids), async (value, other) => {
          const set = (one: unknown) =>
            db()
              .updateTable('products')
              .set({ [column]: one })
              .where('id', '=', plain)
              .execute();
          await set(value);
          const before = await productOf(plain);
          const file = await exported(plain);
          expect((await importFile(file)).counts).toMatchObject({ updated: 0, refused: 0, created: 0 });
          await set(other);
          const { counts, findings } = await importFile(file);
          expect(counts).toMatchObject({ refused: 0, created: 0 });
          const after = await productOf(plain);
          expect(valueIn(after, column), JSON.stringify(findings)).toEqual(valueIn(before, column));
        }),
        { numRuns: shop().engine === 'sqlite' ? 4 : 2, endOnFailure: true },
      );
    },
  );

  test.each(Object.entries(VARIANT_VALUES))(
    'of a variant are exported with %s and set by the import of that file',
    async (column, values) => {
      await fc.assert(
        fc.asyncProperty(values, values, async (value, other) => {
          const { id } = await variantOf(shaded);
          const set = (one: unknown) =>
            db()
              .updateTable('variants')
              .set({ [column]: one })
              .where('id', '=', id)
              .execute();
          await set(value);
          const before = await variantOf(shaded);
          const file = await exported(shaded);
          expect((await importFile(file)).counts).toMatchObject({ updated: 0, refused: 0, created: 0 });
          await set(other);
          const { counts, findings } = await importFile(file);
          expect(counts).toMatchObject({ refused: 0, created: 0 });
          const after = await variantOf(shaded);
          expect(valueIn(after, column), JSON.stringify(findings)).toEqual(valueIn(before, column));
        }),
        { numRuns: shop().engine === 'sqlite' ? 4 : 2, endOnFailure: true },
      );
    },
  );

  test('and its lists come back with the file of a product that was deleted, as what it was', async () => {
    for (const id of [plain, shaded]) {
      const { slug, category_id } = await productOf(id);
      const type = await db()
        .selectFrom('product_types')
        .select('id')
        .where('category_id', '=', category_id)
        .executeTakeFirst();
      await db()
        .updateTable('products')
        .set({
          type_id: type?.id ?? null,
          status: 'draft',
          image_url: 'https://pictures.example/a.jpg',
          responsible_person: 'Rose Ltd, 1 High Street, Leeds',
        })
        .where('id', '=', id)
        .execute();
      await db()
        .insertInto('product_pictures')
        .values({ product_id: id, position: 7, url: 'https://pictures.example/a.jpg', alt: 'A jar, open' })
        .execute();
      const file = await exported(id);
      const before = await wholeProduct(db(), slug);
      await deleteProducts(shop().platform, { id: 'someone', name: 'Someone' }, [id]);
      expect((await importFile(file)).counts).toMatchObject({ created: 1, refused: 0 });
      expect(await wholeProduct(db(), slug)).toEqual(before);
    }
  });
});

/** A product with all that belongs to it, in the order of names. */
async function wholeProduct(db: Db, slug: string) {
  const { id, ...product } = await db
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const variants = await db
    .selectFrom('variants')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  const written = (row: object, columns: object) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => column in columns));
  const lists = await Promise.all([
    listProductPictures(db, [id]),
    listAttributesOf(db, [id]),
    listPartFields(db, id),
  ]);
  return {
    ...written(product, PRODUCT_COLUMNS),
    // A price equal to the product's is none of the variant's own.
    variants: variants.map((variant) => ({
      ...written(variant, VARIANT_COLUMNS),
      price_pence: variant.price_pence === product.price_pence ? null : variant.price_pence,
    })),
    lists: lists.map((list) =>
      (list instanceof Map ? list.get(id) : list)?.map((row) => JSON.stringify(row)).toSorted(),
    ),
  };
}

function valueIn(row: object, column: string): unknown {
  return Object.entries(row).find(([name]) => name === column)?.[1];
}

/** A GTIN of 13 digits (GS1 General Specifications, 7.9). */
function withCheckDigit(twelve: string): string {
  const sum = [...twelve].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}
