import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listStockDifferences } from '#database/queries/stock-ledger/stock-differences.ts';
import type { EnteredKind } from '#domain/stock/stock-form.ts';
import { enterStock, undoStock } from '#operations/stock/enter-stock.ts';
import { importText } from '../support/import-file.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { addSet, stockOf, writeStock } from '../support/sets.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const STAFF = { id: 'staff', name: 'Staff' };

describeOnBothEngines('stock entered by hand', (shop) => {
  let owner: Record<string, string>;
  const db = () => shop().platform.db;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    await importText(
      db(),
      [
        'id,name,price,stock,status,sku,barcode',
        'E1,Entered Balm,10,5,published,EB-1,5000000000031',
        'E2,Entered Mist,20,5,published,EM-1,',
        'E3,Entered Set,25,0,published,ES-1,',
      ].join('\n'),
    );
    await addSet(shop(), 'entered-set', ['entered-balm', 'entered-mist']);
  });
  beforeEach(async () => {
    for (const slug of ['entered-balm', 'entered-mist']) await writeStock(shop(), slug, 5);
  });
  const stocks = () =>
    Promise.all(['entered-balm', 'entered-mist', 'entered-set'].map((slug) => stockOf(shop(), slug)));
  const enter = (kind: EnteredKind, text: string, key: string = randomUUID()) =>
    enterStock(shop().platform, STAFF, { key, kind, text, reason: 'By hand', left: 0 });
  const movementsOf = (form: string) =>
    db()
      .selectFrom('stock_movements')
      .select(['kind', 'quantity', 'reason', 'actor'])
      .where('form_id', '=', form)
      .orderBy('id')
      .execute();
  const send = (entry: string, fields: Record<string, string>) =>
    postForm(
      shop(),
      `/cms/stock/enter/${entry}`,
      { intent: 'check', key: randomUUID(), reason: '', ...fields },
      owner,
    );

  test('a delivery is checked with before and after, then entered once, and sets follow', async () => {
    const fields = { lines: 'eb-1\t7\nEM-1\t2\nXX-9\t4', key: randomUUID() };
    const asked = (await (await send('delivery', fields)).text()).replaceAll('<!-- -->', '');
    expect(asked).toContain('Delivered in: 9 pieces of 2 variants');
    expect(asked).toContain('no variant has the SKU or barcode ‘XX-9’');
    expect(asked).toContain('1 line is left out');
    expect(await stocks()).toEqual([5, 5, 5]);
    for (const _ of [1, 2]) {
      const entered = await send('delivery', { ...fields, intent: 'apply', left: '1' });
      expect(entered.headers.get('location')).toBe(`/cms/stock/forms/${fields.key}`);
    }
    expect(await stocks()).toEqual([12, 7, 7]);
    expect((await movementsOf(fields.key)).map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['delivered', 7],
      ['delivered', 2],
    ]);
    const log = await (await shop().get('/cms/audit?kind=stock', owner)).text();
    expect(log).toContain('Delivered in: 9 pieces of 2 variants');
  });

  test('a delivery may say what one cost, and its undoing restores what nobody wrote anew', async () => {
    const costs = async () =>
      (
        await db()
          .selectFrom('variants')
          .innerJoin('products', 'products.id', 'variants.product_id')
          .select(['cost_pence', 'version'])
          .where('slug', 'in', ['entered-balm', 'entered-mist'])
          .orderBy('slug')
          .execute()
      ).map(({ cost_pence, version }) => ({
        cost: cost_pence === null ? null : Number(cost_pence),
        version,
      }));
    const [, before] = await costs();
    const first = randomUUID();
    await enter('delivered', 'EB-1\t7\t4.20\nEM-1\t2', first);
    const [balm, mist] = await costs();
    expect([balm?.cost, mist]).toEqual([420, before]);
    const second = randomUUID();
    await enter('delivered', 'EB-1\t1\t£4.50\nEM-1\t1\t1.10', second);
    await db().updateTable('variants').set({ cost_pence: 120 }).where('sku', '=', 'EM-1').execute();
    expect((await undoStock(shop().platform, STAFF, second)).ok).toBe(true);
    expect((await costs()).map(({ cost }) => cost)).toEqual([420, 120]);
    const support = await signInAs(shop(), 'support');
    const [forOwner, forSupport] = await Promise.all(
      [owner, support].map(async (staff) => (await shop().get(`/cms/stock/forms/${first}`, staff)).text()),
    );
    expect(forOwner).toContain('£4.20');
    expect(forSupport).not.toContain('£4.20');
    expect(forSupport).not.toContain('costPence');
  });

  test('Enter in the field of the scanner adds the line without script too', async () => {
    const page = await (await send('count', { intent: 'scan', lines: 'EB-1\t2\n', scan: 'eb-1' })).text();
    expect(page).toContain('EB-1\t3');
  });

  test('a count says what stands, whatever was sold while it was checked', async () => {
    const items = [{ id: 'entered-balm', variant: 'Standard', quantity: 2 }];
    expect((await shop().post('/api/orders', orderOf(items), freshKey())).status).toBe(201);
    const key = randomUUID();
    expect(await enter('counted', '5000000000031\t4\nEM-1\t5', key)).toEqual({ ok: true, id: key });
    expect(await stocks()).toEqual([4, 5, 4]);
    expect((await movementsOf(key)).map(({ kind, quantity }) => [kind, quantity])).toEqual([['counted', 1]]);
  });

  test('what is taken out needs a reason, is never more than there is, and is all written or nothing', async () => {
    expect((await send('take-out', { kind: 'tester', lines: 'EB-1\t1' })).status).toBe(422);
    expect(await enter('damaged', 'EB-1\t2\nEM-1\t6')).toMatchObject({
      ok: false,
      problem: 'changed-meanwhile',
      plan: { left: [{ why: 'only 5 in stock' }] },
    });
    expect(await stocks()).toEqual([5, 5, 5]);
    const key = randomUUID();
    await enter('tester', 'EB-1\t2', key);
    expect(await movementsOf(key)).toEqual([
      { kind: 'tester', quantity: -2, reason: 'By hand', actor: 'Staff' },
    ]);
    await enter('corrected', 'EB-1\t-1\nEM-1\t3');
    expect(await stocks()).toEqual([2, 8, 2]);
  });

  test('is undone once, by movements against it, until one of its variants moves again', async () => {
    const key = randomUUID();
    await enter('delivered', 'EB-1\t7\nEM-1\t2', key);
    const page = () => shop().get(`/cms/stock/forms/${key}`, owner);
    expect(await (await page()).text()).toContain('>Undo</button>');
    const undone = await Promise.all([1, 2].map(() => undoStock(shop().platform, STAFF, key)));
    expect(undone.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stocks()).toEqual([5, 5, 5]);
    // The engine chooses the order within one statement.
    const quantities = (await movementsOf(key)).map(({ quantity }) => quantity);
    expect(quantities.slice(0, 2).toSorted()).toEqual([2, 7]);
    expect(quantities.slice(2).toSorted()).toEqual([-2, -7]);
    expect(await (await page()).text()).not.toContain('>Undo</button>');
    const other = randomUUID();
    await enter('counted', 'EB-1\t9\nEM-1\t9', other);
    await writeStock(shop(), 'entered-mist', 8);
    expect(await undoStock(shop().platform, STAFF, other)).toEqual({
      ok: false,
      problem: 'moved-since',
      names: ['Entered Mist (Standard)'],
    });
    expect(await stocks()).toEqual([9, 8, 8]);
  });

  test('two deliveries, a count and orders at once end in the sum of their movements', async () => {
    const items = [{ id: 'entered-balm', variant: 'Standard', quantity: 1 }];
    await Promise.all([
      enter('delivered', 'EB-1\t3\nEM-1\t1'),
      enter('delivered', 'EM-1\t2\nEB-1\t1'),
      shop().post('/api/orders', orderOf(items), freshKey()),
      enter('damaged', 'EM-1\t1'),
      shop().post('/api/orders', orderOf(items), freshKey()),
    ]);
    expect(await stocks()).toEqual([7, 7, 7]);
    expect(await listStockDifferences(db())).toEqual([]);
  });
});
