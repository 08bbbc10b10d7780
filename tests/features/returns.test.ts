import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { listSoldLines } from '#database/queries/order/order-rows.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { findReturn, listReturnEvents, listReturnsOf } from '#database/queries/returns/returns.ts';
import { listStockDifferences } from '#database/queries/stock-ledger/stock-differences.ts';
import { uncredited } from '#domain/paper/credit-facts.ts';
import { ledgerSums } from '#domain/payment/payment-state.ts';
import type { AskedLine, ReturnRequest } from '#domain/returns/return-request.ts';
import { addDays, londonDay } from '#domain/text/london-day.ts';
import { CUSTOMER } from '#operations/order/cancel-own-order.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { recordCash, refundOrder } from '#operations/payment/refund-order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { askReturn } from '#operations/returns/ask-return.ts';
import { changeReturn, type PlainStep } from '#operations/returns/change-return.ts';
import { endUnclaimed } from '#operations/returns/end-unclaimed.ts';
import { inspectReturn } from '#operations/returns/inspect-return.ts';
import { settleReturn } from '#operations/returns/settle-return.ts';
import { situationsOfOrder } from '#operations/returns/situations-of-order.ts';
import { importText } from '../support/import-file.ts';
import { useMailWork } from '../support/mail-work.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { registerForVat } from '../support/vat-shop.ts';

const ANN = { id: 'ann', name: 'Ann' };
const DAY_MS = 24 * 60 * 60_000;
const PRICE = 1000;
const STOCK = 900;

describeOnBothEngines('returns', (shop) => {
  const mailWork = useMailWork(shop);
  const db = () => shop().platform.db;
  const today = () => londonDay(new Date().toISOString());

  beforeAll(async () => {
    await registerForVat(shop());
    const head = 'id,name,price,stock,status,vat';
    await importText(
      db(),
      `${head}\nRT1,Return Cream,10,${STOCK},published,standard\nRT2,Return Book,7,${STOCK},published,zero\n`,
    );
    await db()
      .updateTable('products')
      .set({ sealed_for_hygiene: 1 })
      .where('slug', '=', 'return-cream')
      .execute();
  });

  const CREAM = { id: 'return-cream', variant: 'Standard', quantity: 2 };
  const BOOK = { id: 'return-book', variant: 'Standard', quantity: 1 };

  async function place(items: object[] = [CREAM, BOOK], to: 'shipped' | 'delivered' | null = 'delivered') {
    const placed = await (await shop().post('/api/orders', orderOf(items), freshKey())).json();
    const orderNumber = String(placed.orderNumber);
    await recordCash(shop().platform, { orderNumber, note: '', actor: ANN });
    if (to) await changeOrderStatus(shop().platform, { orderNumber, to, actor: ANN, answers: {} });
    const order = await findOrder(db(), orderNumber);
    if (!order) throw new Error('The order of the test is gone');
    const [cream = '', book = ''] = order.lines.map(({ lineId }) => lineId);
    return { ...order, cream, book };
  }
  const lineOf = (lineId: string, more: Partial<AskedLine> = {}): AskedLine => ({
    lineId,
    quantity: 1,
    cause: 'changed-mind',
    condition: 'untouched',
    reason: '',
    ...more,
  });
  const ask = (
    orderNumber: string,
    lines: AskedLine[],
    more: Partial<ReturnRequest> = {},
    key: string = randomUUID(),
    platform: Platform = shop().platform,
  ) =>
    askReturn(platform, {
      orderNumber,
      key,
      request: { lines, wish: 'money', words: '', ...more },
      by: CUSTOMER,
    });
  const asked = async (orderNumber: string, lines: AskedLine[]) => {
    const made = await ask(orderNumber, lines);
    if (!made.ok) throw new Error(made.problem);
    return made.id;
  };
  const read = async (id: string) => {
    const found = await findReturn(db(), id);
    if (!found) throw new Error('The return is gone');
    return found;
  };
  const step = async (id: string, plain: PlainStep) =>
    changeReturn(shop().platform, ANN, { id, version: (await read(id)).version, plain });
  const receive = async (id: string) => {
    await step(id, { step: 'approve', postage: 'customer', answer: '' });
    await step(id, { step: 'receive', day: today() });
  };
  const inspect = async (
    id: string,
    counts: Partial<Record<'shelf' | 'damaged' | 'tester' | 'binned', number>>,
  ) => {
    const { version, lines } = await read(id);
    return inspectReturn(shop().platform, ANN, {
      id,
      version,
      lines: lines.map((line) => ({
        id: line.id,
        found: '',
        ...{ shelf: 0, damaged: 0, tester: 0, binned: 0 },
        ...counts,
      })),
    });
  };
  const tallies = async (orderId: string) =>
    (await tallyLines(db(), orderId, await listSoldLines(db(), orderId))).map(({ tally }) => tally);
  const stockOf = async (slug: string) =>
    (
      await db()
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .select('variants.stock')
        .where('products.slug', '=', slug)
        .executeTakeFirstOrThrow()
    ).stock;
  const movesOf = (orderNumber: string) =>
    db()
      .selectFrom('stock_movements')
      .select(['kind', 'quantity'])
      .where('order_number', '=', orderNumber)
      .where('kind', '<>', 'sold')
      .orderBy('id')
      .execute();

  test('what was sealed when it was sold stays so, whatever becomes of its product', async () => {
    const order = await place();
    const kept = await db()
      .selectFrom('order_lines')
      .select(['product_slug', 'sealed'])
      .where('order_id', '=', order.id)
      .orderBy('position')
      .execute();
    expect(kept.map(({ sealed }) => sealed)).toEqual([1, 0]);
    await db().updateTable('products').set({ sealed_for_hygiene: 0 }).where('slug', '=', CREAM.id).execute();
    const opened = await ask(order.orderNumber, [lineOf(order.cream, { condition: 'unsealed' })]);
    expect(opened).toMatchObject({ ok: false, problem: 'no-right', right: { why: 'unsealed' } });
    await db().updateTable('products').set({ sealed_for_hygiene: 1 }).where('slug', '=', CREAM.id).execute();
  });

  test('a line of before that kept no seal asks its product of today', async () => {
    const order = await place();
    await db()
      .updateTable('order_lines')
      .set({ sealed: null as never })
      .where('order_id', '=', order.id)
      .execute();
    const opened = await ask(order.orderNumber, [lineOf(order.cream, { condition: 'unsealed' })]);
    expect(opened).toMatchObject({ ok: false, problem: 'no-right' });
  });

  test('a declaration is acknowledged at once by a mail with day, goods and what comes next', async () => {
    const order = await place();
    const made = await ask(order.orderNumber, [lineOf(order.cream, { quantity: 2 })], {
      words: 'Not my shade',
    });
    expect(made).toMatchObject({ ok: true, number: `${order.orderNumber}-R1` });
    await mailWork.work();
    const mail = (await mailWork.mails()).find(({ kind }) => kind === 'return-acknowledged');
    expect(mail?.recipient).toBe(order.customerInfo.email);
    expect(mail?.subject).toContain(`${order.orderNumber}-R1`);
    for (const words of ['2 × Return Cream', 'changed their mind', 'Not my shade', 'within 14 days'])
      expect(mail?.html).toContain(words);
  });

  test('what somebody wants instead is kept by its line, where it is sold', async () => {
    const order = await place();
    const book = await db()
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select('variants.id')
      .where('products.slug', '=', BOOK.id)
      .executeTakeFirstOrThrow();
    const wish = { wish: 'another' } as const;
    const none = await ask(order.orderNumber, [lineOf(order.cream, { wantedVariantId: 'gone' })], wish);
    expect(none).toEqual({ ok: false, problem: 'no-such-variant', lineId: order.cream });
    const made = await ask(order.orderNumber, [lineOf(order.cream, { wantedVariantId: book.id })], wish);
    if (!made.ok) throw new Error(made.problem);
    expect((await read(made.id)).lines).toMatchObject([{ wantedVariantId: book.id }]);
  });

  test('one form makes one return, and pieces are in one open return at most', async () => {
    const order = await place();
    const key = randomUUID();
    const [first, again] = await Promise.all([
      ask(order.orderNumber, [lineOf(order.cream)], {}, key),
      ask(order.orderNumber, [lineOf(order.cream)], {}, key),
    ]);
    expect(again).toEqual(first);
    expect(await listReturnsOf(db(), order.id)).toHaveLength(1);
    expect(await ask(order.orderNumber, [lineOf(order.cream, { quantity: 2 })])).toEqual({
      ok: false,
      problem: 'too-many-pieces',
      lineId: order.cream,
      most: 1,
    });
    const other = await place();
    expect(await ask(other.orderNumber, [lineOf(other.cream)], {}, key)).toMatchObject({ ok: false });
  });

  test('the time to cancel begins when the whole order is there, and is the longer one of law and shop', async () => {
    const order = await place([CREAM], 'shipped');
    const at = (days: number, shopDays = 14) =>
      situationsOfOrder(db(), order, { today: addDays(today(), days), shopDays, freeReturns: false });
    expect((await at(400))[0]?.facts.lastArrivedOn).toBeNull();
    await changeOrderStatus(shop().platform, {
      orderNumber: order.orderNumber,
      to: 'delivered',
      actor: ANN,
      answers: {},
    });
    const late = { ...shop().platform, clock: { now: () => Date.now() + 15 * DAY_MS } };
    const refused = await ask(order.orderNumber, [lineOf(order.cream)], {}, randomUUID(), late);
    expect(refused).toMatchObject({ ok: false, problem: 'no-right', right: { why: 'too-late' } });
    const faulty = [lineOf(order.cream, { cause: 'faulty', condition: 'used' })];
    expect(await ask(order.orderNumber, faulty, {}, randomUUID(), late)).toMatchObject({ ok: true });
  });

  test('each step follows from the state, over the version that was read', async () => {
    const order = await place();
    const id = await asked(order.orderNumber, [lineOf(order.book)]);
    const { version } = await read(id);
    const approve = { step: 'approve', postage: 'shop', answer: 'Thank you' } as const;
    const both = await Promise.all([
      changeReturn(shop().platform, ANN, { id, version, plain: approve }),
      changeReturn(shop().platform, ANN, { id, version, plain: { step: 'refuse', answer: 'No' } }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const second = await place();
    const other = await asked(second.orderNumber, [lineOf(second.book)]);
    expect(await step(other, { step: 'receive', day: today() })).toMatchObject({ problem: 'refused' });
    await receive(other);
    expect((await read(other)).dueOn).toBe(addDays(today(), 14));
    expect(await step(other, { step: 'withdraw' })).toMatchObject({ problem: 'refused' });
    expect((await listReturnEvents(db(), other)).map((event) => event.step)).toEqual([
      'ask',
      'approve',
      'receive',
    ]);
    await mailWork.work();
    const kinds = (await mailWork.mails()).map(({ kind }) => kind);
    expect(kinds).toContain('return-received');
  });

  test('a refusal is mailed with its reason', async () => {
    const order = await place();
    const id = await asked(order.orderNumber, [lineOf(order.book)]);
    await step(id, { step: 'refuse', answer: 'It was worn for a year.' });
    await mailWork.work();
    const mail = (await mailWork.mails()).find(({ kind }) => kind === 'return-refused');
    expect(mail?.html).toContain('It was worn for a year.');
    expect((await read(id)).state).toBe('refused');
  });

  test('what came back goes where staff say, and nothing twice', async () => {
    const order = await place([{ ...CREAM, quantity: 4 }]);
    const before = await stockOf(CREAM.id);
    const id = await asked(order.orderNumber, [lineOf(order.cream, { quantity: 4 })]);
    await receive(id);
    expect(await inspect(id, { shelf: 3, damaged: 2 })).toMatchObject({ problem: 'too-many-back', most: 4 });
    const counts = { shelf: 1, damaged: 1, tester: 1, binned: 1 };
    const both = await Promise.all([inspect(id, counts), inspect(id, counts)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stockOf(CREAM.id)).toBe(before + 1);
    expect(await tallies(order.id)).toMatchObject([{ returned: 4, stockBack: 1 }]);
    expect(await movesOf(order.orderNumber)).toEqual([
      { kind: 'returned', quantity: 4 },
      { kind: 'damaged', quantity: -1 },
      { kind: 'tester', quantity: -1 },
      { kind: 'damaged', quantity: -1 },
    ]);
  });

  test('money goes back by line, less what use took off, with a credit note; the next piece is worth what it was', async () => {
    const order = await place([CREAM]);
    const id = await asked(order.orderNumber, [lineOf(order.cream)]);
    await receive(id);
    await inspect(id, { damaged: 1 });
    const { version, lines } = await read(id);
    const settle = () =>
      settleReturn(shop().platform, ANN, {
        id,
        version,
        withoutGoods: false,
        lines: lines.map((line) => ({ id: line.id, quantity: 1, lessPence: 300, ground: 'It was used' })),
        deliveryPence: 0,
        answer: '',
      });
    const [first, second] = await Promise.all([settle(), settle()]);
    expect([first, second].filter(({ ok }) => ok)).toEqual([
      { ok: true, amountPence: PRICE - 300, orderNumber: null },
    ]);
    expect(await read(id)).toMatchObject({
      state: 'settled',
      refundedPence: PRICE - 300,
      dueOn: null,
      lines: [{ refundQuantity: 1, refundPence: PRICE - 300, reducedPence: 300, ground: 'It was used' }],
    });
    expect(await tallies(order.id)).toMatchObject([{ refunded: 1, refundedPence: PRICE - 300 }]);
    const credits = (await listPapersOfOrder(db(), order.id)).filter(
      ({ facts }) => facts.kind === 'credit-note',
    );
    expect(credits.map(({ facts }) => facts.grossPence)).toEqual([PRICE - 300]);
    const rest = await refundOrder(shop().platform, {
      orderNumber: order.orderNumber,
      lines: [{ lineId: order.cream, quantity: 1, restock: 0 }],
      amountPence: 0,
      reason: 'The other one too',
      key: randomUUID(),
      actor: ANN,
      isConfirmed: true,
    });
    expect(rest).toMatchObject({ ok: true, amountPence: PRICE });
  });

  test('pieces that had not left are taken out of the order, and their stock is free again', async () => {
    const order = await place([CREAM], null);
    const before = await stockOf(CREAM.id);
    const id = await asked(order.orderNumber, [lineOf(order.cream)]);
    expect((await read(id)).dueOn).toBe(addDays(today(), 14));
    const { version, lines } = await read(id);
    const settled = await settleReturn(shop().platform, ANN, {
      id,
      version,
      withoutGoods: true,
      lines: lines.map((line) => ({ id: line.id, quantity: 1, lessPence: 0, ground: '' })),
      deliveryPence: 0,
      answer: '',
    });
    expect(settled).toEqual({ ok: true, amountPence: PRICE, orderNumber: null });
    expect(await tallies(order.id)).toMatchObject([{ cancelled: 1, refunded: 1, stockBack: 1 }]);
    expect(await stockOf(CREAM.id)).toBe(before + 1);
  });

  test('an approved return of which nothing comes ends by itself, and is received all the same later', async () => {
    const order = await place();
    const id = await asked(order.orderNumber, [lineOf(order.book)]);
    await step(id, { step: 'approve', postage: 'customer', answer: '' });
    const at = (days: number) => ({ ...shop().platform, clock: { now: () => Date.now() + days * DAY_MS } });
    await endUnclaimed(at(29));
    expect((await read(id)).state).toBe('approved');
    await endUnclaimed(at(32));
    expect(await read(id)).toMatchObject({ state: 'ended', dueOn: null });
    expect(await step(id, { step: 'receive', day: today() })).toEqual({ ok: true });
  });

  test('staff enter, approve, receive, inspect and pay back on its page, each once', async () => {
    const [owner, support] = [await signInAs(shop(), 'owner'), await signInAs(shop(), 'support')];
    const page = async (path: string, as = owner) =>
      (await (await shop().get(path, as)).text()).replaceAll('<!-- -->', '');
    const order = await place();
    const form = `/cms/orders/${order.orderNumber}/return`;
    expect(await page(`/cms/orders/${order.orderNumber}`)).toContain(form);
    expect(await page(form)).toContain('Sealed for hygiene when it was sold');
    const fields = {
      key: 'a-return-of-hers',
      wish: 'money',
      [`pieces.${order.cream}`]: '1',
      [`cause.${order.cream}`]: 'changed-mind',
      [`condition.${order.cream}`]: 'unsealed',
    };
    const refused = await postForm(shop(), form, fields, support);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('once they have been unsealed');
    const taken = await postForm(shop(), form, { ...fields, isGoodwill: 'on' }, support);
    const again = await postForm(shop(), form, { ...fields, isGoodwill: 'on' }, support);
    const path = taken.headers.get('location') ?? '';
    expect(again.headers.get('location')).toBe(path);
    const id = path.split('/').at(-1) ?? '';
    const line = (await read(id)).lines[0]?.id ?? '';
    const send = async (intent: string, more: Record<string, string> = {}, as = owner) => {
      const version = String((await read(id)).version);
      return postForm(shop(), path, { intent, version, ...more }, as);
    };
    expect(await page(path)).toContain('Taken of the shop’s own accord');
    expect((await send('refuse')).status).toBe(422);
    expect((await send('approve', { postage: 'shop' }, support)).status).toBe(200);
    const old = await postForm(shop(), path, { intent: 'note-sent', version: '1', day: today() }, support);
    expect(old.status).toBe(409);
    expect((await send('note-sent', { day: addDays(today(), 1) })).status).toBe(422);
    expect((await send('receive', { day: today() })).status).toBe(200);
    expect((await send('inspect', { [`shelf.${line}`]: '2' })).status).toBe(409);
    expect((await send('inspect', { [`binned.${line}`]: '1', [`found.${line}`]: 'Open' })).status).toBe(200);
    expect((await send('settle', { [`pay.${line}`]: '1' }, support)).status).toBe(403);
    expect((await send('settle', { [`pay.${line}`]: '1', [`less.${line}`]: '2' })).status).toBe(422);
    const less = { [`pay.${line}`]: '1', [`less.${line}`]: '99', [`ground.${line}`]: 'Used' };
    expect((await send('settle', less)).status).toBe(409);
    const right = { ...less, [`less.${line}`]: '2.50' };
    const asked = await (await send('settle', right)).text();
    expect(asked).toContain('It cannot be undone.');
    const confirmed = /name="confirmed" value="(\d+)"/.exec(asked)?.[1] ?? '';
    expect((await read(id)).refundedPence).toBe(0);
    const other = await (await send('settle', { ...right, confirmed: '1' })).text();
    expect(other).toContain('It cannot be undone.');
    expect((await send('settle', { ...right, confirmed })).status).toBe(200);
    expect(await page(path)).toContain('less £2.50: Used');
    expect(await read(id)).toMatchObject({ state: 'settled', refundedPence: PRICE - 250 });
    const number = (await read(id)).number;
    expect(await page('/cms/returns')).not.toContain(number);
    expect(await page(`/cms/returns?state=settled&search=${number}`)).toContain(path);
    expect(await page('/cms/returns/export?state=all')).toContain(number);
    expect(await page(`/cms/orders/${order.orderNumber}`)).toContain(path);
  });

  test('the dashboard shows open returns, those whose money is due soonest first', async () => {
    const owner = await signInAs(shop(), 'owner');
    const order = await place([CREAM], null);
    await asked(order.orderNumber, [lineOf(order.cream)]);
    const text = (await (await shop().get('/cms', owner)).text()).replaceAll('<!-- -->', '');
    expect(text).toContain('Returns: ');
    expect(text).toContain(`${order.orderNumber}-R1: to decide`);
  });

  test('money, papers, lines and stock agree through random returns, wherever the process dies', async () => {
    const share = fc.nat(2);
    const life = fc.record({
      sends: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 3 }),
      rounds: fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 3 }),
          cause: fc.constantFrom('changed-mind', 'faulty', 'not-arrived' as const),
          places: fc.tuple(share, share, share, share),
          less: fc.integer({ min: 0, max: 1200 }),
          paid: fc.integer({ min: 0, max: 3 }),
          delivery: fc.constantFrom(0, 100),
          diesAt: fc.option(fc.nat(16)),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(life, async ({ sends, quantity, rounds }) => {
        const stockBefore = await stockOf(CREAM.id);
        const order = await place([{ ...CREAM, quantity }], sends ? 'delivered' : null);
        for (const round of rounds) {
          const key = randomUUID();
          const acts: ((platform: Platform) => Promise<unknown>)[] = [
            (platform) =>
              ask(
                order.orderNumber,
                [lineOf(order.cream, { quantity: round.quantity, cause: round.cause })],
                {},
                key,
                platform,
              ),
            (platform) =>
              onReturn(order.id, (given) =>
                changeReturn(platform, ANN, {
                  ...given,
                  plain: { step: 'approve', postage: 'shop', answer: '' },
                }),
              ),
            (platform) =>
              onReturn(order.id, (given) =>
                changeReturn(platform, ANN, { ...given, plain: { step: 'receive', day: today() } }),
              ),
            (platform) =>
              onReturn(order.id, (given) => {
                const [shelf, damaged, tester, binned] = round.places;
                return inspectReturn(platform, ANN, {
                  id: given.id,
                  version: given.version,
                  lines: given.lines.map(({ id }) => ({ id, found: '', shelf, damaged, tester, binned })),
                });
              }),
            (platform) =>
              onReturn(order.id, (given) =>
                settleReturn(platform, ANN, {
                  id: given.id,
                  version: given.version,
                  withoutGoods: given.state !== 'inspected',
                  lines: given.lines.map((line) => ({
                    id: line.id,
                    quantity: Math.min(round.paid, line.quantity),
                    lessPence: round.paid > 0 ? round.less : 0,
                    ground: 'Used',
                  })),
                  deliveryPence: round.delivery,
                  answer: '',
                }),
              ),
          ];
          for (const act of acts) {
            await act(dying(round.diesAt)).catch((error: unknown) => {
              if (!(error instanceof Died)) throw error;
            });
            await act(shop().platform);
            await agree(order.id, { stockBefore, quantity });
          }
        }
      }),
      { numRuns: shop().engine === 'sqlite' ? 25 : 8 },
    );
  });

  class Died extends Error {}

  function dying(diesAt: number | null): Platform {
    const { platform } = shop();
    let left = diesAt ?? Number.POSITIVE_INFINITY;
    const id = () => {
      if (left === 0) throw new Died();
      left -= 1;
      return platform.random.id();
    };
    return { ...platform, random: { ...platform.random, id } };
  }

  async function onReturn(
    orderId: string,
    act: (given: Awaited<ReturnType<typeof read>>) => Promise<unknown>,
  ): Promise<void> {
    const last = (await listReturnsOf(db(), orderId)).at(-1);
    if (last) await act(last);
  }

  async function agree(
    orderId: string,
    { stockBefore, quantity }: { stockBefore: number; quantity: number },
  ): Promise<void> {
    const [tally] = await tallies(orderId);
    const returns = await listReturnsOf(db(), orderId);
    const ledger = ledgerSums(await listLedger(db(), orderId));
    const papers = (await listPapersOfOrder(db(), orderId)).map(({ facts }) => facts);
    const refunded = returns.reduce((sum, { refundedPence }) => sum + refundedPence, 0);
    expect(ledger.refundedPence).toBe(refunded);
    const credited = papers.filter(({ kind }) => kind === 'credit-note');
    expect(credited.reduce((sum, { grossPence }) => sum + grossPence, 0)).toBe(refunded);
    expect(uncredited(papers).every(({ grossPence }) => grossPence >= 0)).toBe(true);
    const ofLines = returns.flatMap(({ lines }) => lines);
    expect(tally?.refunded).toBe(ofLines.reduce((sum, { refundQuantity }) => sum + refundQuantity, 0));
    expect(tally?.refundedPence).toBe(ofLines.reduce((sum, { refundPence }) => sum + refundPence, 0));
    expect((tally?.cancelled ?? 0) + (tally?.returned ?? 0)).toBeLessThanOrEqual(quantity);
    expect(await stockOf(CREAM.id)).toBe(stockBefore - quantity + (tally?.stockBack ?? 0));
    expect(await listStockDifferences(db())).toEqual([]);
  }
});
