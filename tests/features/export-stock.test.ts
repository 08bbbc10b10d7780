import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { takeStock } from '#database/queries/catalogue/take-stock.ts';
import { inTransaction } from '#database/transaction.ts';
import { csvLine } from '#domain/text/csv.ts';
import { importText } from '../support/import-file.ts';
import { addSet, stockOf, writeStock } from '../support/sets.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

type Cells = Record<string, string>;
type VariantCells = { name: string; stock: number | string; stockWas?: number; sku: string };

const PLAIN = 'plain-balm';
const SHADES = 'shaded-lip';
const PART = 'part-mist';
const SET = 'gift-of-two';

/** The stock of an export that somebody edits and imports while the shop sells. */
describeOnBothEngines('stock of an edited export', (shop) => {
  let staff: Record<string, string>;
  const db = () => shop().platform.db;
  const importFile = (text: string) => importText(db(), text, { now: shop().platform.clock.now() });

  beforeAll(async () => {
    staff = await signInAs(shop(), 'support');
    await importFile(
      'slug,name,price,stock,variants\n' +
        `${PLAIN},Plain Balm,8,24,\n${SHADES},Shaded Lip,9,,Rose #d98880: 12|Nude #c8a18a: 7|Plum #70324d: 3\n` +
        `${PART},Part Mist,10,30,\n${SET},Gift of Two,15,0,\n`,
    );
    await addSet(shop(), SET, [`${PART} × 2`, PLAIN]);
  });

  const rowsOf = (text: string): Cells[] => parse(text, { bom: true, columns: true });
  const exported = async () =>
    rowsOf(await (await shop().get('/cms/products/export?status=all', staff)).text()).filter(({ slug }) =>
      [PLAIN, SHADES, PART, SET].includes(slug ?? ''),
    );
  const fileOf = (rows: Cells[]) =>
    csvLine(Object.keys(rows[0] ?? {})) + rows.map((row) => csvLine(Object.values(row))).join('');
  const shades = async () => {
    const rows = await db()
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['variants.id', 'variants.product_id', 'variants.name', 'variants.stock'])
      .where('slug', '=', SHADES)
      .orderBy('position')
      .execute();
    return rows;
  };
  const sell = async (slug: string, name: string, quantity: number) => {
    const variant = await db()
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['variants.id', 'variants.product_id'])
      .where('slug', '=', slug)
      .where('variants.name', '=', name)
      .executeTakeFirstOrThrow();
    await inTransaction(db(), (trx) =>
      takeStock(
        trx,
        [{ productId: variant.product_id, variantId: variant.id, slug, name: slug, variant: name, quantity }],
        { at: '2026-08-01T00:00:00.000Z', actor: null },
      ),
    );
  };
  const edited = (rows: Cells[], slug: string, edit: (row: Cells) => Cells): Cells[] =>
    rows.map((row) => (row.slug === slug ? { ...row, ...edit(row) } : row));
  const variantsOf = (rows: Cells[]): VariantCells[] =>
    JSON.parse(rows.find(({ slug }) => slug === SHADES)?.variants ?? '[]');

  test('one price changed in it, sold pieces stay sold and the report says that stock moved', async () => {
    const file = await exported();
    const before = await stockOf(shop(), PLAIN);
    await sell(PLAIN, 'Standard', 3);
    const { counts, findings } = await importFile(fileOf(edited(file, PART, () => ({ price: '11.00' }))));
    expect(counts).toMatchObject({ updated: 1, refused: 0 });
    expect(await stockOf(shop(), PLAIN)).toBe(before - 3);
    expect(findings).toMatchObject([
      {
        kind: 'note',
        column: 'stock',
        reason: expect.stringMatching(/^stock moved since the export/),
        detail: `${before} in the export, ${before - 3} now`,
      },
    ]);
  });

  test('whatever is sold and edited, stock is edited − exported + current, and a set follows its parts', async () => {
    const amount = fc.integer({ min: 0, max: 6 });
    await fc.assert(
      fc.asyncProperty(
        fc.record({ plain: amount, part: amount, rose: amount, nude: amount }),
        fc.record({
          plain: fc.option(amount),
          part: fc.option(amount),
          rose: fc.option(amount),
          nude: fc.option(amount),
        }),
        async (sold, cells) => {
          await writeStock(shop(), PLAIN, 10);
          await writeStock(shop(), PART, 12);
          const file = await exported();
          const shadesWas = await shades();
          const [rose, nude] = shadesWas.map(({ stock }) => stock);
          if (rose === undefined || nude === undefined) throw new Error('no shades');
          await sell(PLAIN, 'Standard', sold.plain);
          await sell(PART, 'Standard', sold.part);
          await sell(SHADES, 'Rose', Math.min(sold.rose, rose));
          await sell(SHADES, 'Nude', Math.min(sold.nude, nude));
          const now = await shades();
          const list = variantsOf(file).map((variant) => {
            const cell = variant.name === 'Rose' ? cells.rose : variant.name === 'Nude' ? cells.nude : null;
            return cell === null ? variant : { ...variant, stock: cell };
          });
          const text = fileOf(
            edited(
              edited(
                edited(file, PLAIN, (row) => ({ stock: String(cells.plain ?? row.stock) })),
                PART,
                (row) => ({ stock: String(cells.part ?? row.stock) }),
              ),
              SHADES,
              () => ({ variants: JSON.stringify(list) }),
            ),
          );
          const wanted = {
            plain: Math.max(0, (cells.plain ?? 10) - sold.plain),
            part: Math.max(0, (cells.part ?? 12) - sold.part),
            shades: now.map(({ stock }, place) => {
              const cell = [cells.rose, cells.nude][place] ?? null;
              const was = shadesWas[place]?.stock ?? 0;
              return Math.max(0, (cell ?? was) - was + stock);
            }),
          };
          // The second time is an import that was stopped and run again.
          for (const _ of ['once', 'again']) {
            const { findings } = await importFile(text);
            expect(findings.filter(({ kind }) => kind === 'refused')).toEqual([]);
            expect(await stockOf(shop(), PLAIN)).toBe(wanted.plain);
            expect(await stockOf(shop(), PART)).toBe(wanted.part);
            expect((await shades()).map(({ stock }) => stock)).toEqual(wanted.shades);
            expect(await stockOf(shop(), SET)).toBe(Math.min(wanted.plain, Math.floor(wanted.part / 2)));
          }
        },
      ),
      { numRuns: 6 },
    );
  }, 120_000);

  test('a shade renamed in the file keeps what was sold of it', async () => {
    const file = await exported();
    const [, , plum] = await shades();
    await sell(SHADES, 'Plum', 1);
    const list = variantsOf(file).map((one) => (one.name === 'Plum' ? { ...one, name: 'Deep Plum' } : one));
    await importFile(fileOf(edited(file, SHADES, () => ({ variants: JSON.stringify(list) }))));
    expect((await shades()).at(-1)).toMatchObject({ name: 'Deep Plum', stock: (plum?.stock ?? 0) - 1 });
  });

  test('without the column the file is a count, and the report names the stock it replaces', async () => {
    await writeStock(shop(), PLAIN, 21);
    const { findings } = await importFile(`slug,name,price,stock\n${PLAIN},Plain Balm,8,24\n`);
    expect(await stockOf(shop(), PLAIN)).toBe(24);
    expect(findings).toMatchObject([
      { kind: 'note', column: 'stock', value: '24', detail: '21 in the shop' },
    ]);
  });

  test('a stock of the export that cannot be read refuses the row: sold pieces must not come back', async () => {
    const file = await exported();
    const { counts } = await importFile(
      fileOf(edited(file, PLAIN, () => ({ stockWas: 'many', stock: '99' }))),
    );
    expect(counts.refused).toBe(1);
    expect(await stockOf(shop(), PLAIN)).toBe(24);
  });
});
