import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { findProduct } from '#database/queries/catalogue/products.ts';
import { listPartFields } from '#database/queries/sets/write-set-parts.ts';
import { multiLine, singleLine } from '#domain/text/clean-text.ts';
import { deleteProducts } from '#operations/catalogue/delete-products.ts';
import { importText } from '../support/import-file.ts';
import { addSet, idOf, stockOf } from '../support/sets.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

const SAMPLE = readFileSync(new URL('../../docs/sample-catalogue.csv', import.meta.url), 'utf8');

describeOnBothEngines('products and sets in files', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'support');
    await addSet(shop(), 'still-light-primer', ['press-night-hair-mask × 2']);
  });
  const importFile = (text: string) => importText(db(), text, { now: shop().platform.clock.now() });
  const db = () => shop().platform.db;
  const exported = async (search = '?status=all') =>
    (await shop().get(`/cms/products/export${search}`, staff)).text();
  const partsOf = async (slug: string) => listPartFields(db(), await idOf(shop(), slug));
  const sets = async () => {
    const rows = await db()
      .selectFrom('set_parts')
      .innerJoin('products', 'products.id', 'set_parts.set_id')
      .select('products.slug')
      .distinct()
      .orderBy('products.slug')
      .execute();
    return Promise.all(
      rows.map(async ({ slug }) => [slug, await partsOf(slug), await stockOf(shop(), slug)] as const),
    );
  };

  test('an export that nobody changed changes nothing, sets included', async () => {
    const { counts, findings } = await importFile(await exported());
    expect(findings.filter(({ kind }) => kind !== 'note')).toEqual([]);
    expect(counts).toMatchObject({ created: 0, updated: 0, refused: 0, unchanged: counts.products });
    expect(counts.unchanged).toBeGreaterThan(100);
    expect((await sets()).length).toBeGreaterThan(1);
  });

  test('the amount of a variant is exported, and an edited one imported', async () => {
    const product = await db()
      .selectFrom('products')
      .innerJoin('variants', 'variants.product_id', 'products.id')
      .select(['products.slug', 'variants.id'])
      .where('variants.name', '!=', 'Standard')
      .where('products.status', '=', 'published')
      .orderBy('products.slug')
      .executeTakeFirstOrThrow();
    await db().updateTable('variants').set({ amount: 31.7 }).where('id', '=', product.id).execute();
    const file = await exported();
    expect(file).toContain('""amount"":31.7,');
    const { counts } = await importFile(file.replace('""amount"":31.7,', '""amount"":45,'));
    expect(counts).toMatchObject({ updated: 1, refused: 0 });
    const stored = await db()
      .selectFrom('variants')
      .select('amount')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow();
    expect(stored.amount).toBe(45);
  });

  test('whatever the texts hold, an export that nobody changed changes nothing', async () => {
    const unit = fc.constantFrom(
      "'",
      '"',
      '=',
      '+',
      '-',
      '<b>',
      '&amp;',
      '\\n',
      '\\',
      '|',
      ',',
      ';',
      '\n',
      'é',
      'a ',
    );
    const text = fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit, maxLength: 12 }));
    const samples = fc.sample(fc.tuple(text, text, text, text), { numRuns: 100, seed: 7 });
    const ids = await db().selectFrom('products').select('id').limit(60).execute();
    for (const [place, { id }] of ids.entries()) {
      const [name = '', description = '', warnings = '', person = ''] = samples[place] ?? [];
      await db()
        .updateTable('products')
        .set({
          name: singleLine(`${name}${place}`),
          description: multiLine(description),
          warnings: multiLine(`'${warnings}`),
          responsible_person: multiLine(person),
        })
        .where('id', '=', id)
        .execute();
    }
    const { counts, findings } = await importFile(await exported());
    expect(findings.filter(({ kind }) => kind !== 'note')).toEqual([]);
    expect(counts).toMatchObject({ created: 0, updated: 0, refused: 0, unchanged: counts.products });
  });

  test('in a shop without products it makes the same ones with the same sets', async () => {
    const file = await exported();
    const before = await sets();
    const products = await db().selectFrom('products').select('id').execute();
    const ids = products.map(({ id }) => id);
    await deleteProducts(shop().platform, { id: 'someone', name: 'Someone' }, ids);
    const { counts } = await importFile(file);
    expect(counts).toMatchObject({ refused: 0, updated: 0 });
    expect(await sets()).toEqual(before);
  });

  test('the sample file of the documents is imported whole, its set of four things too', async () => {
    const { counts, findings } = await importFile(SAMPLE);
    expect(findings).toEqual([]);
    expect(counts).toMatchObject({ created: 4, refused: 0 });
    expect(await partsOf('sample-gift-set')).toEqual([
      { slug: 'sample-rose-serum', variant: 'Standard', quantity: 1 },
      { slug: 'sample-oat-balm', variant: 'Standard', quantity: 2 },
      { slug: 'sample-lip-colour', variant: 'Rose', quantity: 1 },
    ]);
    expect(await stockOf(shop(), 'sample-gift-set')).toBe(12);
    expect(await importFile(SAMPLE)).toMatchObject({ counts: { unchanged: 4 } });
  });

  test('a set may stand before its parts, and follows them afterwards', async () => {
    const file =
      'slug,name,price,stock,parts\n' +
      'early-set,Early Set,20,,late-balm*3\n' +
      'late-balm,Late Balm,8,10,\n';
    expect(await importFile(file)).toMatchObject({ counts: { created: 2, refused: 0 } });
    expect(await stockOf(shop(), 'early-set')).toBe(3);
    await importFile('slug,name,price,stock\nlate-balm,Late Balm,8,7\n');
    expect(await stockOf(shop(), 'early-set')).toBe(2);
    expect(await partsOf('early-set')).toHaveLength(1);
    await importFile('slug,name,price,parts,stock\nearly-set,Early Set,20,,4\n');
    expect(await partsOf('early-set')).toEqual([]);
    expect(await stockOf(shop(), 'early-set')).toBe(4);
  });

  test('parts that cannot be are refused with their line and reason, and nothing else is', async () => {
    const { counts, findings } = await importText(
      db(),
      'slug,name,price,parts,variants\n' +
        'odd-1,Odd One,20,nowhere*2,\n' +
        'odd-2,Odd Two,20,sample-gift-set,\n' +
        'odd-3,Odd Three,20,sample-oat-balm*100,\n' +
        'odd-4,Odd Four,20,sample-lip-colour,\n' +
        'odd-5,Odd Five,20,SAMPLE-OAT-15|sample-oat-balm,\n' +
        'odd-6,Odd Six,20,sample-oat-balm,Red|Blue\n' +
        'sample-oat-balm,Sample Oat Balm,9.50,late-balm,\n' +
        'good,Good Set,20,sample-oat-balm,\n',
    );
    const refusals = findings.filter(({ kind }) => kind === 'refused');
    expect(refusals.map(({ rowNumber, kind, column, reason }) => [rowNumber, kind, column, reason])).toEqual([
      [2, 'refused', 'parts', 'names a part that the shop does not have'],
      [3, 'refused', 'parts', 'is a set: a set holds no sets'],
      [4, 'refused', 'parts', 'has a part that is not 1 to 99 times in the set'],
      [5, 'refused', 'parts', 'names a product of several variants: add one, as slug: Variant, or its SKU'],
      [6, 'refused', 'parts', 'names one part twice: raise its number instead'],
      [7, 'refused', 'parts', 'are those of a set, which has one variant'],
      [8, 'refused', 'parts', expect.stringContaining('is a part of Sample Gift Set')],
    ]);
    expect(counts).toMatchObject({ created: 1, refused: 7 });
    expect((await findProduct(db(), 'good'))?.stock).toBe(35);
  });

  test('the export holds what the list finds, for staff who see products', async () => {
    const found = await exported('?search=sample');
    expect(found.split('\r\n').filter((line) => line.startsWith('sample-')).length).toBe(4);
    expect(found).toContain('SAMPLE-ROSE-30|SAMPLE-OAT-15*2|sample-lip-colour: Rose');
    expect((await shop().get('/cms/products/export')).status).toBe(302);
  });
});
