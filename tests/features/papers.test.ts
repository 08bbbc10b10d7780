import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPapersOfOrder, takePaperNumber } from '#database/queries/paper/papers.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { issueCreditNote, withdrawCreditNote } from '#operations/paper/issue-paper.ts';
import { recordCash, refundOrder } from '#operations/payment/refund-order.ts';
import { importText } from '../support/import-file.ts';
import { CUSTOMER, freshKey, orderOf, SERUM, TEST_CARD } from '../support/order-requests.ts';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { runJobs, STRIPE_KEYS } from '../support/stripe-shop.ts';
import { registerForVat } from '../support/vat-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const ACTOR = { id: 'owner', name: 'Owner' };

describeOnBothEngines(
  'papers',
  (shop) => {
    const db = () => shop().platform.db;
    const rowOf = (orderNumber: string) =>
      db().selectFrom('orders').selectAll().where('order_number', '=', orderNumber).executeTakeFirstOrThrow();
    const papersOf = async (orderNumber: string) =>
      (await listPapersOfOrder(db(), (await rowOf(orderNumber)).id)).map(({ facts }) => facts);
    const placeByCash = async (items: object[] = [SERUM]) =>
      (await (await shop().post('/api/orders', orderOf(items), freshKey())).json()).orderNumber;
    const payByCard = async (items: object[] = [SERUM]) => {
      const body = orderOf(items, { paymentMethod: 'card' });
      const placed = await (await shop().post('/api/orders', body, freshKey())).json();
      server.attempt(placed.payment.clientSecret, 'succeed');
      await shop().get(`/api/orders/${placed.orderNumber}?email=${CUSTOMER.email}`);
      return String(placed.orderNumber);
    };
    const setStatus = (orderNumber: string, to: 'processing' | 'shipped' | 'delivered' | 'cancelled') =>
      changeOrderStatus(shop().platform, { orderNumber, to, actor: ACTOR, answers: { stock: 'return' } });
    const refund = async (orderNumber: string, amountPence: number, reason = 'Damaged', sumRate?: 'all') => {
      const key = `${orderNumber} ${amountPence} ${reason}`;
      const result = await refundOrder(shop().platform, {
        orderNumber,
        amountPence,
        sumRate,
        reason,
        key,
        actor: ACTOR,
        isConfirmed: true,
      });
      expect(result).toMatchObject({ ok: true });
      await runJobs(shop());
    };

    test('a shop without VAT gives a receipt when an order is paid', async () => {
      const order = await payByCard();
      expect(await papersOf(order)).toMatchObject([
        {
          kind: 'invoice',
          number: 'INV-000001',
          grossPence: 3959,
          vatPence: 0,
          isPaid: true,
          payment: 'Paid by Visa ending in 4242.',
          seller: { name: 'Zabelle', vatNumber: '' },
          buyer: { name: 'Test Shopper' },
        },
      ]);
    });

    test('a paid order has a VAT invoice, and each refund a credit note with its share of every rate', async () => {
      await registerForVat(shop());
      await importText(db(), 'id,name,price,stock,status,vat\nV1,Book of Scents,10,50,published,zero\n');
      const book = { id: 'book-of-scents', variant: 'Standard', quantity: 2 };
      const order = await payByCard([SERUM, book]);
      const [invoice] = await papersOf(order);
      expect(invoice).toMatchObject({
        number: 'INV-000002',
        grossPence: 5360,
        rates: [
          { ratePercent: 20, grossPence: 3360, vatPence: 560 },
          { ratePercent: 0, grossPence: 2000, vatPence: 0 },
        ],
        seller: {
          companyName: 'Petal Ltd',
          vatNumber: 'GB 980 7806 84',
          address: '1 Rose Lane\nLondon SW1A 1AA',
        },
      });
      await refund(order, 1000, 'Damaged', 'all');
      await refund(order, 4360, 'The rest');
      const [, first, second] = await papersOf(order);
      expect(first).toMatchObject({
        kind: 'credit-note',
        number: 'CN-000001',
        credits: { number: 'INV-000002' },
        grossPence: 1000,
        rates: [
          { ratePercent: 20, grossPence: 627, vatPence: 105 },
          { ratePercent: 0, grossPence: 373 },
        ],
        reason: 'Damaged',
        lines: [
          { name: `Refund on order ${order}`, detail: expect.stringMatching(/^In part for: .*SERUM/i) },
          { name: `Refund on order ${order}`, detail: expect.stringContaining('2 × Book of Scents') },
        ],
      });
      expect((first?.vatPence ?? 0) + (second?.vatPence ?? 0)).toBe(560);
      expect(second).toMatchObject({ number: 'CN-000002', grossPence: 4360 });
    });

    test('a refund of all names each line of the invoice, also where it comes back and is given again', async () => {
      await importText(db(), 'id,name,price,stock,status,vat\nV2,Book of Roses,10,50,published,zero\n');
      const order = await payByCard([SERUM, { id: 'book-of-roses', variant: 'Standard', quantity: 1 }]);
      const { id, total_pence: totalPence } = await rowOf(order);
      await refund(order, totalPence, 'Sent back');
      const [invoice, note] = await papersOf(order);
      expect(note).toMatchObject({ kind: 'credit-note', reason: 'Sent back', lines: invoice?.lines });

      const stamp = { newId: randomUUID, now: new Date().toISOString() };
      const [, { reference } = { reference: '' }] = await listPapersOfOrder(db(), id);
      await db()
        .transaction()
        .execute((trx) => withdrawCreditNote(trx, { orderId: id, reference }, stamp));
      const again = { orderId: id, reference: 'again', amountPence: totalPence, reason: 'Sent back' };
      await db()
        .transaction()
        .execute((trx) => issueCreditNote(trx, again, stamp));
      const [, , reversal, last] = await papersOf(order);
      expect(reversal).toMatchObject({
        kind: 'invoice',
        grossPence: totalPence,
        lines: invoice?.lines,
        credits: { number: note?.number },
      });
      // The invoice was credited in whole by the first note.
      expect(last).toMatchObject({ credits: { number: reversal?.number }, lines: invoice?.lines });
    });

    test('the invoice of a cash order goes with the goods, once, and is credited where they come back', async () => {
      const kept = await placeByCash();
      await setStatus(kept, 'processing');
      expect(await papersOf(kept)).toEqual([]);
      await setStatus(kept, 'shipped');
      expect(await papersOf(kept)).toMatchObject([
        { kind: 'invoice', isPaid: false, payment: 'To be paid in cash on delivery.' },
      ]);
      await setStatus(kept, 'delivered');
      await recordCash(shop().platform, { orderNumber: kept, note: '', actor: ACTOR });
      expect(await papersOf(kept)).toHaveLength(1);
      await refund(kept, 500);
      expect((await papersOf(kept))[1]).toMatchObject({ kind: 'credit-note', grossPence: 500 });

      const returned = await placeByCash();
      await setStatus(returned, 'shipped');
      await setStatus(returned, 'cancelled');
      expect(await papersOf(returned)).toMatchObject([
        { kind: 'invoice', grossPence: 3959 },
        {
          kind: 'credit-note',
          grossPence: 3959,
          payment: 'Nothing was paid.',
          lines: [{ grossPence: 3360 }, { name: 'Delivery', grossPence: 599 }],
        },
      ]);

      const broughtByHand = await placeByCash();
      await recordCash(shop().platform, { orderNumber: broughtByHand, note: '', actor: ACTOR });
      await setStatus(broughtByHand, 'delivered');
      expect(await papersOf(broughtByHand)).toMatchObject([{ isPaid: true, payment: 'Paid in cash.' }]);
    });

    test('a paper stays as it was issued whatever changes afterwards', async () => {
      const order = await payByCard();
      const before = await papersOf(order);
      await registerForVat(shop(), {
        companyName: 'Bloom Ltd',
        vatNumber: 'GB123456782',
        invoicePrefix: 'B-',
      });
      await db()
        .updateTable('orders')
        .set({ last_name: 'Renamed' })
        .where('order_number', '=', order)
        .execute();
      expect(await papersOf(order)).toEqual(before);
      expect((await papersOf(await payByCard()))[0]).toMatchObject({
        number: expect.stringMatching(/^B-00000\d$/),
        seller: { companyName: 'Bloom Ltd' },
      });
      await registerForVat(shop());
    });

    test('numbers run on without a gap, although transactions fail and many ask at once', async () => {
      const before = await lastNumber(shop());
      const outcomes = await Promise.allSettled(
        Array.from({ length: 24 }, (_, place) =>
          db()
            .transaction()
            .execute(async (trx) => {
              const number = await takePaperNumber(trx, 'invoice');
              if (place % 3 === 0) throw new Error('The transaction fails');
              return number;
            }),
        ),
      );
      const taken = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, n) => before + 1 + n));
      expect(await lastNumber(shop())).toBe(before + 16);
      await db()
        .updateTable('paper_counters')
        .set({ last_number: before })
        .where('series', '=', 'invoice')
        .execute();
    });

    test('every number that was used stands on one paper', async () => {
      const used = await db()
        .selectFrom('papers')
        .select(['series', 'sequence'])
        .orderBy('sequence')
        .execute();
      for (const series of ['invoice', 'credit-note']) {
        const ofSeries = used.filter((paper) => paper.series === series).map(({ sequence }) => sequence);
        expect(ofSeries).toEqual(ofSeries.map((_, place) => place + 1));
      }
    });

    test('the customer downloads a paper from the page of the order, others do not', async () => {
      const order = await payByCard();
      const fields = { orderNumber: order, email: CUSTOMER.email };
      const page = await (await postForm(shop(), '/orders', fields)).text();
      const link = /href="(\/orders\/paper\?link=[^"]+)"[^>]*>VAT invoice INV-/.exec(page)?.[1] ?? '';
      const response = await shop().get(link);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-disposition')).toMatch(/filename="INV-\d{6}\.pdf"/);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      const again = Buffer.from(await (await shop().get(link)).arrayBuffer());
      expect(again.equals(bytes)).toBe(true);

      const { id } = await rowOf(order);
      const [paper] = await listPapersOfOrder(db(), id);
      const expiresAt = Date.now() + 60_000;
      const ofOtherPurpose = signedToken(shop().platform.keys, {
        purpose: 'view-order',
        id: paper?.id ?? '',
        expiresAt,
      });
      const expired = signedToken(shop().platform.keys, {
        purpose: 'view-paper',
        id: paper?.id ?? '',
        expiresAt: 1,
      });
      for (const token of ['', 'x', `${link.slice(19)}x`, ofOtherPurpose, expired]) {
        const refused = await shop().get(`/orders/paper?link=${encodeURIComponent(token)}`);
        expect(refused.status).toBe(404);
        expect(await refused.text()).toContain('This document cannot be opened');
      }
      const viewToken = signedToken(shop().platform.keys, { purpose: 'view-order', id, expiresAt });
      const byLink = await (await shop().get(`/orders/view?link=${viewToken}`)).text();
      expect(byLink).not.toContain('/orders/paper');
    });

    test('a period has its VAT by rate, without what was credited, and its papers in one file', async () => {
      const owner = await signInAs(shop(), 'owner');
      const around = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const period = `from=${around(-1)}&to=${around(1)}`;
      const page = (await (await shop().get(`/cms/papers?${period}`, owner)).text()).replaceAll(
        '<!-- -->',
        '',
      );
      for (const words of ['20%', '0%', 'Outside VAT', 'Invoices less credit notes', 'Papers as ZIP'])
        expect(page.includes(words), words).toBe(true);
      const rows = (await (await shop().get(`/cms/papers/vat?${period}`, owner)).text())
        .split('\r\n')
        .map((row) => row.split(','));
      const sums = await db()
        .selectFrom('paper_rates')
        .innerJoin('papers', 'papers.id', 'paper_rates.paper_id')
        .select(['series', 'paper_rates.vat_pence as vat', 'paper_rates.gross_pence as gross'])
        .execute();
      const total = (field: 'vat' | 'gross') =>
        sums.reduce((sum, row) => sum + (row.series === 'invoice' ? row[field] : -row[field]), 0);
      const all = rows.find(([label]) => label === 'All rates');
      expect([Number(all?.[8]), Number(all?.[9])]).toEqual([total('vat') / 100, total('gross') / 100]);
      const returned = rows.find(([label]) => label?.includes('VAT return'));
      expect(Number(returned?.at(-2))).toBe(total('vat') / 100);
      for (const file of ['vat', 'rows', 'zip'])
        expect((await shop().get(`/cms/papers/${file}?from=2026-02-30&to=2026-03-01`, owner)).status).toBe(
          422,
        );
      const noDay = await (await shop().get('/cms/papers?from=2026-02-30&to=2026-03-01', owner)).text();
      expect(noDay).toContain('is no day of a calendar');
      const lines = (await (await shop().get(`/cms/papers/rows?${period}`, owner)).text())
        .trim()
        .split('\r\n')
        .map((row) => row.split(','));
      const [heading = [], ...listed] = lines;
      const sumOf = (column: string) =>
        Math.round(listed.reduce((sum, row) => sum + 100 * Number(row[heading.indexOf(column)]), 0));
      expect([sumOf('VAT'), sumOf('Gross')]).toEqual([total('vat'), total('gross')]);
      for (const [column, part] of [
        ['Net', ['Net 20%', 'Net 5%', 'Net 0%', 'Outside VAT']],
        ['VAT', ['VAT 20%', 'VAT 5%', 'VAT 0%']],
      ] as const)
        expect(part.reduce((sum, name) => sum + sumOf(name), 0)).toBe(sumOf(column));
      const bookkeeping = async (file: string, columns: string[]) => {
        const text = await (await shop().get(`/cms/papers/bookkeeping?${period}&for=${file}`, owner)).text();
        const [names = [], ...entries] = text
          .replace('\ufeff', '')
          .trim()
          .split('\r\n')
          .map((row) => row.split(','));
        return Math.round(
          columns.reduce(
            (sum, column) =>
              sum + entries.reduce((of, row) => of + 100 * Number(row[names.indexOf(column)]), 0),
            0,
          ),
        );
      };
      expect(await bookkeeping('xero', ['*UnitAmount', 'TaxAmount'])).toBe(total('gross'));
      const forQuickBooks = ['*ItemAmount', 'ItemTaxAmount'];
      expect(
        (await bookkeeping('quickbooks-invoices', forQuickBooks)) -
          (await bookkeeping('quickbooks-credit-notes', forQuickBooks)),
      ).toBe(total('gross'));
      expect((await shop().get(`/cms/papers/bookkeeping?${period}&for=sage`, owner)).status).toBe(422);
      const numbers = listed.map((row) => row[heading.indexOf('Number')]);
      const issued = await db()
        .selectFrom('papers')
        .select('number')
        .where('series', 'in', ['invoice', 'credit-note'])
        .execute();
      expect(numbers.toSorted()).toEqual(issued.map(({ number }) => number).toSorted());

      expect(await (await shop().get('/cms/papers?from=2020-01-01&to=2020-01-31', owner)).text()).toContain(
        'No invoice and no credit note was issued',
      );

      const reversed = await (await shop().get('/cms/papers?from=2020-01-31&to=2020-01-01', owner)).text();
      expect(reversed.replaceAll('<!-- -->', '')).toContain(
        'The first day was after the last one: this is 1 January 2020 to 31 January 2020.',
      );

      const zip = await shop().get(`/cms/papers/zip?${period}`, owner);
      expect(zip.headers.get('content-type')).toBe('application/zip');
      const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
      const papers = await db().selectFrom('papers').select('number').execute();
      expect(Object.keys(files).toSorted()).toEqual(papers.map(({ number }) => `${number}.pdf`).toSorted());
      for (const bytes of Object.values(files))
        expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    });

    test('staff open each paper from its order', async () => {
      const order = await payByCard();
      const support = await signInAs(shop(), 'support');
      const page = await (await shop().get(`/cms/orders/${order}`, support)).text();
      const path = /href="(\/cms\/papers\/[^"]+)"/.exec(page)?.[1] ?? '';
      const response = await shop().get(path, support);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect((await shop().get(path)).status).toBe(302);
      expect((await shop().get('/cms/papers/none', support)).status).toBe(404);
    });
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);

describeOnBothEngines('papers of a demo', (shop) => {
  test('are numbered apart, say what they are, and go with their orders', async () => {
    const { db } = shop().platform;
    const body = { ...orderOf([SERUM], { paymentMethod: 'card' }), card: TEST_CARD };
    const { orderNumber } = await (await shop().post('/api/orders', body, freshKey())).json();
    const paper = await db.selectFrom('papers').selectAll().executeTakeFirstOrThrow();
    expect(paper).toMatchObject({ series: 'test-invoice', number: 'TEST-INV-000001', sequence: 1 });
    expect(JSON.parse(paper.facts)).toMatchObject({ isTest: true, orderNumber });
    const owner = await signInAs(shop(), 'owner');
    const deleted = await postForm(
      shop(),
      '/cms/orders',
      { intent: 'delete', ids: orderNumber, confirmed: 'yes' },
      owner,
    );
    expect(deleted.status).toBe(200);
    expect(await db.selectFrom('papers').select('id').execute()).toEqual([]);
  });
});

async function lastNumber({ platform: { db } }: TestShop): Promise<number> {
  const row = await db
    .selectFrom('paper_counters')
    .select('last_number')
    .where('series', '=', 'invoice')
    .executeTakeFirst();
  return row?.last_number ?? 0;
}
