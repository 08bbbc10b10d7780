import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/open.ts';
import { findProduct } from '#database/queries/catalogue/products.ts';
import { csvLine } from '#domain/text/csv.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { importText } from '../support/import-file.ts';
import { copyPreparedDatabase } from '../support/shop.ts';
import { TEST_NOW } from '../support/test-stamp.ts';

const HEADER = [
  'ID',
  'Type',
  'SKU',
  'GTIN, UPC, EAN, or ISBN',
  'Name',
  'Published',
  'Is featured?',
  'Visibility in catalogue',
  'Short description',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'Tax status',
  'Tax class',
  'In stock?',
  'Stock',
  'Backorders allowed?',
  'Weight (kg)',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  'External URL',
  'Position',
  'Brands',
  'Attribute 1 name',
  'Attribute 1 value(s)',
  'Attribute 1 visible',
  'Attribute 1 global',
  'Attribute 2 name',
  'Attribute 2 value(s)',
  'Attribute 2 visible',
  'Attribute 2 global',
];

type Cells = Partial<Record<(typeof HEADER)[number], string>>;

const DAY_MS = 24 * 3_600_000;

function day(fromToday: number): string {
  return londonDay(new Date(TEST_NOW + fromToday * DAY_MS).toISOString());
}

function fileOf(rows: Cells[]): string {
  return [HEADER, ...rows.map((cells) => HEADER.map((column) => cells[column] ?? ''))].map(csvLine).join('');
}

function simple(id: string, name: string, cells: Cells = {}): Cells {
  return {
    ID: id,
    Type: 'simple',
    Name: name,
    Published: '1',
    'Visibility in catalogue': 'visible',
    'Tax status': 'taxable',
    'In stock?': '1',
    Stock: '5',
    'Regular price': '10.00',
    Categories: 'Washes',
    Brands: 'Loam',
    ...cells,
  };
}

for (const engine of ['sqlite', 'postgres'] as const) {
  const isMissing = engine === 'postgres' && inject('preparedShop').postgresUrl === null;
  describe.skipIf(isMissing)(`product exports of WooCommerce (${engine})`, () => {
    let database: OpenDatabase;
    let remove = async () => {};
    beforeAll(async () => {
      const copy = await copyPreparedDatabase(engine);
      remove = copy.remove;
      database = openDatabase(copy.address);
    });
    afterAll(async () => {
      await database.close();
      await remove();
    });

    const importTwice = async (csv: string) => {
      const first = await importText(database.db, csv);
      const second = await importText(database.db, csv);
      const products = first.counts.created + first.counts.updated + first.counts.unchanged;
      expect(second.counts).toMatchObject({ created: 0, updated: 0, unchanged: products });
      return first;
    };
    const stored = (slug: string) => findProduct(database.db, slug);
    const statusOf = async (name: string) =>
      (
        await database.db
          .selectFrom('products')
          .select('status')
          .where('name', '=', name)
          .executeTakeFirstOrThrow()
      ).status;

    test('five simple products arrive with their words, prices, stock and pictures', async () => {
      const { counts, findings } = await importTwice(
        fileOf([
          simple('11', 'Oat &amp; Honey Wash', {
            SKU: 'OHW-1',
            'GTIN, UPC, EAN, or ISBN': '5012345678900',
            'Is featured?': '1',
            'Short description': '<p>Mild.</p>',
            Description: '<p>Foams <strong>softly</strong>.</p>\\n<ul><li>Soap-free</li></ul>',
            Categories: 'Body > Washes > Cream Washes',
            Tags: 'Vegan, best seller',
            'Weight (kg)': '0.25',
            Images: 'https://img.example/w\\,1.jpg, https://img.example/w-2.jpg',
            'Attribute 1 name': 'Skin type',
            'Attribute 1 value(s)': 'Dry, Sensitive',
          }),
          simple('12', 'Clay Wash', { Stock: '-3', 'Tax class': 'reduced-rate' }),
          simple('13', 'Milk Wash', { Stock: '7', 'In stock?': '0', 'Tax class': 'zero-rate' }),
          simple('14', 'Salt Wash', { Stock: '', Brands: '', Categories: 'Uncategorised' }),
          simple('15', 'Rice Wash', { SKU: '-R15', Categories: 'Washes\\, Soaps, Washes' }),
        ]),
      );
      expect(counts).toMatchObject({ rows: 5, created: 5, refused: 0 });
      expect(await stored('oat-honey-wash')).toMatchObject({
        name: 'Oat & Honey Wash',
        description: 'Mild.\n\nFoams softly.\n\n• Soap-free',
        brand: { name: 'Loam' },
        category: { name: 'Body' },
        type: { name: 'Cream Washes' },
        pricePence: 1000,
        originalPricePence: null,
        featured: true,
        imageUrl: 'https://img.example/w,1.jpg',
        variants: [{ name: 'Standard', sku: 'OHW-1', stock: 5, grams: 250 }],
      });
      expect((await stored('oat-honey-wash'))?.pictures.map(({ url }) => url)).toEqual([
        'https://img.example/w,1.jpg',
        'https://img.example/w-2.jpg',
      ]);
      expect(
        (await stored('oat-honey-wash'))?.attributes.map(({ slug, values }) => [slug, values.length]),
      ).toEqual([
        ['skin-type', 2],
        ['standard', 1],
      ]);
      expect(await stored('clay-wash')).toMatchObject({ stock: 0, vatRate: 'reduced' });
      expect(await stored('milk-wash')).toMatchObject({ stock: 0, vatRate: 'zero' });
      expect(await stored('salt-wash')).toMatchObject({ stock: 0, brand: { name: 'Unbranded' } });
      expect(await stored('rice-wash')).toMatchObject({
        category: { name: 'Washes, Soaps' },
        variants: [{ sku: '-R15' }],
      });
      expect(findings.map(({ rowNumber, column }) => [rowNumber, column])).toEqual([
        [2, 'Categories'],
        [4, 'Stock'],
        [5, 'In stock?'],
        [5, 'brand'],
        [5, 'category'],
        [6, 'Categories'],
      ]);
    });

    test('a product with 25 variations in any order is one, by SKU or by id', async () => {
      const variations = Array.from({ length: 25 }, (_, place): Cells => {
        const number = String(place + 1);
        return {
          ID: String(200 + place),
          Type: 'variation',
          SKU: `TINT-${number}`,
          Name: `Field Tint - No. ${number}`,
          Published: '1',
          'In stock?': '1',
          Stock: number,
          'Regular price': place < 20 ? '12' : '15.50',
          Images: place === 3 ? 'https://img.example/tint-4.jpg' : '',
          Parent: place % 2 === 0 ? 'TINT' : 'id:199',
          Position: number,
          'Attribute 1 name': 'Shade',
          'Attribute 1 value(s)': `No. ${number}\\, soft`,
        };
      });
      const parent = simple('199', 'Field Tint', {
        Type: 'variable',
        SKU: 'TINT',
        Stock: '',
        'Regular price': '',
        'Attribute 1 name': 'Shade',
        'Attribute 1 value(s)': variations.map((cells) => cells['Attribute 1 value(s)']).join(', '),
        'Attribute 2 name': 'Finish',
        'Attribute 2 value(s)': 'Matt',
      });
      const shuffled = variations.toSorted((a, b) => ((Number(a.ID) * 7) % 25) - ((Number(b.ID) * 7) % 25));
      const rows = [...shuffled.slice(0, 11), parent, ...shuffled.slice(11)];
      const { counts, findings } = await importTwice(fileOf(rows));
      expect(counts).toMatchObject({ rows: 26, products: 1, created: 1, refused: 0 });
      expect(findings).toEqual([]);
      const product = await stored('field-tint');
      expect(product?.variants.map(({ name, stock }) => [name, stock])).toEqual(
        variations.map((_, place) => [`No. ${place + 1}, soft`, place + 1]),
      );
      expect(product?.variants[24]).toMatchObject({ sku: 'TINT-25', pricePence: 1550 });
      expect(product?.variants[3]).toMatchObject({ imageUrl: 'https://img.example/tint-4.jpg' });
      expect(product?.attributes.map(({ slug }) => slug)).toEqual(['finish']);
      const other = await importText(database.db, fileOf(rows.toReversed()));
      expect(other.counts).toMatchObject({ unchanged: 1, updated: 0 });
    });

    test('a variation without its product, and kinds the shop does not have, are refused', async () => {
      const { counts, findings } = await importTwice(
        fileOf([
          { ID: '301', Type: 'variation', Name: 'Lost - Red', 'Regular price': '5', Parent: 'id:300' },
          { ID: '302', Type: 'variation', Name: 'Lost - Blue', 'Regular price': '5', Parent: 'GONE' },
          simple('303', 'Wash Trio', { Type: 'grouped', 'Regular price': '' }),
          simple('304', 'Elsewhere Wash', { Type: 'external' }),
          simple('305', 'Empty Range', { Type: 'variable', 'Regular price': '' }),
          simple('306', 'Twin A', { Type: 'variable', SKU: 'TWIN', 'Regular price': '' }),
          simple('307', 'Twin B', { Type: 'variable', SKU: 'TWIN', 'Regular price': '' }),
          { ID: '308', Type: 'variation', Name: 'Twin - One', 'Regular price': '5', Parent: 'TWIN' },
        ]),
      );
      expect(counts).toMatchObject({ rows: 8, created: 0, refused: 8 });
      const ofReader = findings.filter(({ column }) => column === 'Parent' || column === 'Type');
      expect(ofReader.map(({ rowNumber, value }) => [rowNumber, value])).toEqual([
        [2, 'id:300'],
        [3, 'GONE'],
        [4, 'grouped'],
        [5, 'external'],
        [6, 'variable'],
        [7, 'variable'],
        [8, 'variable'],
        [9, 'TWIN'],
      ]);
    });

    test('the second product of a SKU is refused and named', async () => {
      const { counts, findings } = await importTwice(
        fileOf([
          simple('401', 'First Soap', { SKU: 'SOAP' }),
          simple('402', 'Second Soap', { SKU: 'SOAP' }),
          simple('401', 'First Soap', { SKU: 'SOAP' }),
        ]),
      );
      expect(counts).toMatchObject({ created: 1, refused: 1, duplicates: 1 });
      expect(findings.find(({ kind }) => kind === 'refused')).toMatchObject({ rowNumber: 3, value: 'SOAP' });
    });

    test('what was not for sale is a draft, and a switched-off variation is left out', async () => {
      const red = { Type: 'variation', 'Regular price': '5', 'Attribute 1 name': 'Tone', Stock: '2' };
      const { findings } = await importTwice(
        fileOf([
          simple('501', 'Draft Wash', { Published: '-1' }),
          simple('502', 'Private Wash', { Published: '0' }),
          simple('503', 'Hidden Wash', { 'Visibility in catalogue': 'hidden' }),
          simple('504', 'Searched Wash', { 'Visibility in catalogue': 'search' }),
          simple('505', 'Wash Voucher', { Type: 'simple, virtual' }),
          simple('506', 'Toned Wash', { Type: 'variable', 'Regular price': '' }),
          { ...red, ID: '507', Published: '1', Parent: 'id:506', 'Attribute 1 value(s)': 'Red' },
          { ...red, ID: '508', Published: '0', Parent: 'id:506', 'Attribute 1 value(s)': 'Blue' },
          simple('509', 'Draft Tones', { Type: 'variable', Published: '-1', 'Regular price': '' }),
          { ...red, ID: '510', Published: '-1', Parent: 'id:509', 'Attribute 1 value(s)': 'Red' },
        ]),
      );
      for (const name of ['Draft Wash', 'Private Wash', 'Hidden Wash', 'Wash Voucher', 'Draft Tones'])
        expect([name, await statusOf(name)]).toEqual([name, 'draft']);
      for (const name of ['Searched Wash', 'Toned Wash'])
        expect([name, await statusOf(name)]).toEqual([name, 'published']);
      expect((await stored('toned-wash'))?.variants.map(({ name }) => name)).toEqual(['Red']);
      expect(findings.map(({ column, detail }) => [column, detail])).toEqual([
        ['Type', ''],
        ['Published', 'row 9'],
      ]);
    });

    test('a sale is the price on its days alone, and the former price follows the rule of the shop', async () => {
      const sale = { 'Sale price': '8.00', Stock: '1' };
      const { findings } = await importTwice(
        fileOf([
          simple('601', 'Sale Always', sale),
          simple('602', 'Sale Today', {
            ...sale,
            'Date sale price starts': day(0),
            'Date sale price ends': day(0),
          }),
          simple('603', 'Sale Over', { ...sale, 'Date sale price ends': `${day(-1)} 23:59:59` }),
          simple('604', 'Sale To Come', { ...sale, 'Date sale price starts': `${day(1)}T00:00:00+00:00` }),
          simple('605', 'Sale Unreadable', { ...sale, 'Date sale price ends': '31/12/2099' }),
          simple('606', 'Sale Above', { ...sale, 'Sale price': '11' }),
        ]),
      );
      const prices = async (slug: string) => {
        const product = await stored(slug);
        return [product?.pricePence, product?.originalPricePence];
      };
      expect(await prices('sale-always')).toEqual([800, null]);
      expect(await prices('sale-today')).toEqual([800, null]);
      for (const slug of ['sale-over', 'sale-to-come', 'sale-unreadable', 'sale-above'])
        expect(await prices(slug)).toEqual([1000, null]);
      expect(
        findings.filter(({ column }) => column === 'Sale price').map(({ rowNumber }) => rowNumber),
      ).toEqual([4, 5, 6, 7]);
      expect(
        findings.filter(({ kind }) => kind === 'contradiction').map(({ rowNumber }) => rowNumber),
      ).toEqual([2, 3]);
    });

    test('stock of the product is shared by variations that have none of their own', async () => {
      const part = {
        Type: 'variation',
        Published: '1',
        'In stock?': '1',
        'Regular price': '5',
        Parent: 'id:700',
      };
      await importTwice(
        fileOf([
          simple('700', 'Shared Wash', { Type: 'variable', Stock: '9', 'Regular price': '' }),
          {
            ...part,
            ID: '701',
            Stock: 'parent',
            'Attribute 1 name': 'Size',
            'Attribute 1 value(s)': 'Small',
          },
          {
            ...part,
            ID: '702',
            Stock: 'parent',
            'Attribute 1 name': 'Size',
            'Attribute 1 value(s)': 'Large',
          },
          { ...part, ID: '703', Stock: '4', 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': 'Tub' },
        ]),
      );
      expect((await stored('shared-wash'))?.variants.map(({ name, stock }) => [name, stock])).toEqual([
        ['Small', 5],
        ['Large', 4],
        ['Tub', 4],
      ]);
    });

    test('fields that a row says nothing about stay as staff wrote them', async () => {
      const csv = fileOf([
        simple('801', 'Plain Wash'),
        simple('802', 'Sized Wash', { 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': '250 ml' }),
      ]);
      await importText(database.db, csv);
      await database.db
        .updateTable('products')
        .set({ ingredients: 'Aqua', amount: 100, unit: 'ml' })
        .where('slug', '=', 'plain-wash')
        .execute();
      await importText(database.db, csv);
      expect(await stored('plain-wash')).toMatchObject({ ingredients: 'Aqua', unit: 'ml' });
      expect(await stored('sized-wash')).toMatchObject({ amount: 250, unit: 'ml' });
    });
  });
}
