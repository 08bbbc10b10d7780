import { beforeAll, expect, test } from 'vitest';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { sumPapers } from '#database/queries/paper/papers-of-period.ts';
import { listVatCandidates } from '#database/queries/paper/vat-candidates.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { correctVat, reviewVat } from '#operations/paper/correct-vat.ts';
import { recordCash, refundOrder } from '#operations/payment/refund-order.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { runJobs } from '../support/stripe-shop.ts';
import { registerForVat } from '../support/vat-shop.ts';

const ACTOR = { id: 'owner', name: 'Owner' };
const UNREGISTERED = { vatRegistered: false, vatNumber: '', vatRegisteredFrom: '' };

describeOnBothEngines(
  'papers with wrong VAT',
  (shop) => {
    const orders: string[] = [];
    let owner: Record<string, string>;
    const db = () => shop().platform.db;
    const send = async () => {
      const customerInfo = { ...CUSTOMER, email: `shopper${orders.length}@example.com` };
      const placed = await shop().post('/api/orders', orderOf([SERUM], { customerInfo }), freshKey());
      const { orderNumber } = await placed.json();
      await changeOrderStatus(shop().platform, { orderNumber, to: 'shipped', actor: ACTOR });
      orders.push(orderNumber);
      return orderNumber;
    };
    const papersOf = async (orderNumber = '') => {
      const { id } = await db()
        .selectFrom('orders')
        .select('id')
        .where('order_number', '=', orderNumber)
        .executeTakeFirstOrThrow();
      return (await listPapersOfOrder(db(), id)).map(({ facts }) => facts);
    };
    const totals = async () => {
      const sums = await sumPapers(db(), { since: '2000', until: '2100' });
      const of = (field: 'vatPence' | 'grossPence') =>
        sums.reduce((sum, row) => sum + (row.series === 'invoice' ? row[field] : -row[field]), 0);
      return { vat: of('vatPence'), gross: of('grossPence') };
    };
    beforeAll(async () => {
      owner = await signInAs(shop(), 'owner');
      await registerForVat(shop(), UNREGISTERED);
      for (let count = 0; count < 6; count += 1) await send();
      const refunded = { orderNumber: orders[0] ?? '', actor: ACTOR };
      await recordCash(shop().platform, { ...refunded, note: '' });
      await refundOrder(shop().platform, {
        ...refunded,
        amountPence: 959,
        reason: 'Damaged',
        key: 'a',
        isConfirmed: true,
      });
      await changeOrderStatus(shop().platform, {
        orderNumber: orders[1] ?? '',
        to: 'cancelled',
        actor: ACTOR,
        answers: { stock: 'return' },
      });
    });

    test('are named with their numbers and sums, and nothing is while the statement is right', async () => {
      expect(await reviewVat(shop().platform)).toMatchObject({ orders: 0 });
      await registerForVat(shop());
      // Five stand: four of £39.59, and one of which £9.59 was given back; the VAT of £39.59 is £6.60, of £9.59 £1.60.
      expect(await reviewVat(shop().platform)).toMatchObject({
        orders: 5,
        grossPence: 5 * 3959 - 959,
        vatChangePence: 5 * 660 - 160,
        faults: [{ fault: 'without-vat', orders: 5 }],
      });
      const page = (await (await shop().get('/cms/papers', owner)).text()).replaceAll('<!-- -->', '');
      expect(page).toContain(
        'The papers of 5 orders over £188.36 state VAT wrongly: put right, £31.40 more VAT',
      );
      const list = (await (await shop().get('/cms/papers/review', owner)).text()).replaceAll('<!-- -->', '');
      for (const words of ['Issued without VAT while the shop was registered', 'INV-000006', orders[5] ?? ''])
        expect(list, words).toContain(words);
    });

    test('are put right only as they were reviewed, after a question', async () => {
      const press = async (fields: Record<string, string>) =>
        (
          await (await postForm(shop(), '/cms/papers/review', { intent: 'correct', ...fields }, owner)).text()
        ).replaceAll('<!-- -->', '');
      const before = await totals();
      expect(await press({})).toContain('Are you sure you want to put the papers of 5 orders right?');
      expect(await press({ ids: '4 3140', confirmed: 'yes' })).toContain('Papers with wrong VAT');
      await runJobs(shop());
      expect(await totals()).toEqual(before);
      const manager = await signInAs(shop(), 'manager');
      expect((await postForm(shop(), '/cms/papers/review', { intent: 'correct' }, manager)).status).toBe(403);
      await press({ ids: '5 3140', confirmed: 'yes' });
      const entry = await db()
        .selectFrom('audit_log')
        .select('after')
        .where('action', '=', 'order.correct-vat')
        .executeTakeFirstOrThrow();
      expect(JSON.parse(entry.after ?? '')).toMatchObject({ orders: 5, vatChangePence: 3140 });
    });

    test('are put right once each, also where the process ends in between and two go on at once', async () => {
      const { gross } = await totals();
      const job = await db()
        .selectFrom('jobs')
        .select('payload')
        .where('kind', '=', 'correct-vat')
        .executeTakeFirstOrThrow();
      const asked = JSON.parse(job.payload);
      let calls = 0;
      const ending = {
        ...shop().platform,
        random: {
          ...shop().platform.random,
          id: () => {
            calls += 1;
            // In the middle of the papers of the second order.
            if (calls === 7) throw new Error('The process ends');
            return shop().platform.random.id();
          },
        },
      };
      await expect(correctVat(ending, asked)).rejects.toThrow('The process ends');
      expect((await reviewVat(shop().platform)).orders).toBeGreaterThan(0);
      await Promise.all([correctVat(shop().platform, asked), correctVat(shop().platform, asked)]);
      await runJobs(shop());
      expect(await reviewVat(shop().platform)).toMatchObject({ orders: 0, vatChangePence: 0 });
      expect(await totals()).toEqual({ vat: 3140, gross });
      expect(await papersOf(orders[2])).toMatchObject([
        { kind: 'invoice', number: 'INV-000003', vatPence: 0 },
        { kind: 'credit-note', vatPence: 0, credits: { number: 'INV-000003' } },
        {
          kind: 'invoice',
          vatPence: 660,
          grossPence: 3959,
          isPaid: false,
          lines: [{ name: 'Rose Radiance Serum' }, {}],
        },
      ]);
      const [first, refund, wrong, right, again] = await papersOf(orders[0]);
      expect([first, refund, wrong, right, again].map((paper) => paper?.grossPence)).toEqual([
        3959, 959, 3000, 3959, 959,
      ]);
      expect(again).toMatchObject({ vatPence: 160, credits: { number: right?.number } });
      expect(right?.suppliedAt).toBe(first?.issuedAt);
      const used = await db().selectFrom('papers').select(['series', 'sequence']).execute();
      for (const series of ['invoice', 'credit-note'])
        expect(
          used
            .filter((paper) => paper.series === series)
            .map(({ sequence }) => sequence)
            .toSorted((a, b) => a - b),
        ).toEqual(
          Array.from({ length: used.filter((paper) => paper.series === series).length }, (_, n) => n + 1),
        );
      const page = await (await shop().get(`/cms/orders/${orders[2]}`, owner)).text();
      expect(page).toContain('VAT put right: INV-000003 is credited');
    });

    test('are put right the other way round as well, and a later refund credits no VAT then', async () => {
      const { gross } = await totals();
      await registerForVat(shop(), { vatRegisteredFrom: '2099-01-01' });
      const review = await reviewVat(shop().platform);
      expect(review).toMatchObject({ orders: 5, vatChangePence: -3140, faults: [{ fault: 'with-vat' }] });
      await correctVat(shop().platform, { statement: review.statement, until: '2100', actor: 'Owner' });
      expect(await totals()).toEqual({ vat: 0, gross });
      await recordCash(shop().platform, { orderNumber: orders[2] ?? '', note: '', actor: ACTOR });
      const refund = {
        orderNumber: orders[2] ?? '',
        amountPence: 500,
        reason: 'Late',
        key: 'b',
        actor: ACTOR,
      };
      await refundOrder(shop().platform, { ...refund, isConfirmed: true });
      expect((await papersOf(orders[2])).at(-1)).toMatchObject({
        grossPence: 500,
        rates: [{ ratePercent: null }],
      });
      expect((await readSettings(db())).legal.vatRegisteredFrom).toBe('2099-01-01');
      expect((await listVatCandidates(db(), (await readSettings(db())).legal)).length).toBeGreaterThan(0);
      expect(await reviewVat(shop().platform)).toMatchObject({ orders: 0 });
    });
  },
  { demoShop: false },
);
