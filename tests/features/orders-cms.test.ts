import { beforeAll, expect, test } from 'vitest';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnBothEngines('orders in /cms', (shop) => {
  let staff: Record<string, string>;
  let support: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
    support = await signInAs(shop(), 'support');
  });
  const send = (path: string, fields: Record<string, string>, as = staff) =>
    postForm(shop(), path, fields, as);
  const list = async (query: string) =>
    visible(await (await shop().get(`/cms/orders${query}`, staff)).text());

  test('are found by text, status, payment and day', async () => {
    const cash = await place(shop());
    const card = await place(shop(), 'card');
    await send(`/cms/orders/${card}`, { orderStatus: 'shipped' });
    expect(await list(`?search=${cash.slice(2, 9)}`)).toContain(cash);
    expect(await list('?status=shipped')).toContain(card);
    expect(await list('?status=shipped')).not.toContain(cash);
    expect(await list('?status=to-pack')).toContain(cash);
    expect(await list('?payment=card')).not.toContain(cash);
    expect(await list('?from=2020-01-01&to=2020-12-31')).toContain('No order found');
    expect(await list('?from=2020-01-01')).toContain(cash);
    expect(await list('?search=%25')).toContain('No order found');
    expect(await list('?sort=-total')).toContain(card);
  });

  test('a note is in the history, and the second of two who change one order is refused', async () => {
    const number = await place(shop());
    await send(`/cms/orders/${number}`, {
      orderStatus: 'processing',
      from: 'confirmed',
      note: 'Gift wrap, please',
    });
    const late = await send(`/cms/orders/${number}`, { orderStatus: 'cancelled', from: 'confirmed' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('Somebody set this order to processing meanwhile');
    const page = visible(await (await shop().get(`/cms/orders/${number}`, staff)).text());
    expect(page).toContain('Gift wrap, please');
    expect(page).not.toContain('VAT included');
    const log = await shop()
      .platform.db.selectFrom('audit_log')
      .selectAll()
      .where('subject', '=', number)
      .executeTakeFirstOrThrow();
    expect(log).toMatchObject({ action: 'order.status', actor: 'The manager' });
  });

  test('the page of an order names one thing to do next, before the address and every other form', async () => {
    const number = await place(shop());
    const shown = async () => visible(await (await shop().get(`/cms/orders/${number}`, staff)).text());
    const steps = [
      ['confirmed', 'Pack it', 'Mark as processing'],
      ['processing', 'Send it', 'Mark as shipped'],
      ['shipped', 'Wait for the delivery', 'Mark as delivered'],
      ['delivered', 'Collect £39.59', null],
    ] as const;
    for (const [status, title, button] of steps) {
      if (status !== 'confirmed') await send(`/cms/orders/${number}`, { orderStatus: status });
      const page = await shown();
      const [next = ''] = page.split('aria-label="Next step"').slice(1);
      const card = next.slice(0, next.indexOf('</section>'));
      expect(card).toContain(title);
      expect(card.match(/btn-primary/g)?.length ?? 0).toBe(button ? 1 : 0);
      if (button) expect(card).toContain(button);
      const places = ['Next step', 'Customer', 'Items', 'Payment', 'Money', 'Note', 'History'].map((label) =>
        page.indexOf(`aria-label="${label}"`),
      );
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(places.every((at) => at > 0)).toBe(true);
    }
  });

  test('a note is an action of its own and leaves the status', async () => {
    const number = await place(shop());
    const added = await send(`/cms/orders/${number}`, { intent: 'note', note: 'Ring twice' });
    expect(added.status).toBe(200);
    const page = visible(await (await shop().get(`/cms/orders/${number}`, staff)).text());
    expect(page).toContain('Ring twice');
    expect(page).toContain('The manager noted');
    expect(await list(`?search=${number}&status=confirmed`)).toContain(number);
    const blank = await send(`/cms/orders/${number}`, { intent: 'note', note: ' ' });
    expect(blank.status).toBe(422);
    expect(await blank.text()).toContain('Note is required');
    const entries = await shop()
      .platform.db.selectFrom('audit_log')
      .select('action')
      .where('subject', '=', number)
      .execute();
    expect(entries).toEqual([{ action: 'order.note' }]);
  });

  test('an unusual change of status asks first, for one order or several', async () => {
    const number = await place(shop());
    const move = { orderStatus: 'delivered', from: 'confirmed', note: 'Handed over' };
    const asking = await send(`/cms/orders/${number}`, move);
    const question = visible(await asking.text());
    expect(question).toContain('Change this order from confirmed to delivered?');
    expect(question).toContain('name="note" value="Handed over"');
    expect(await list(`?search=${number}&status=delivered`)).toContain('No order found');
    await send(`/cms/orders/${number}`, { ...move, confirmed: 'yes' });
    expect(await list(`?search=${number}&status=delivered`)).toContain(number);

    const bulk = await send('/cms/orders', { intent: 'confirmed', ids: number });
    expect(visible(await bulk.text())).toContain(`not the usual way for ${number} (now delivered).`);
    await send('/cms/orders', { intent: 'confirmed', ids: number, confirmed: 'yes' });
    expect(await list(`?search=${number}&status=confirmed`)).toContain(number);
  });

  test('several are moved on at once', async () => {
    const numbers = [await place(shop()), await place(shop())];
    const body = new URLSearchParams([
      ['intent', 'shipped'],
      ['confirmed', 'yes'],
      ...numbers.map((number) => ['ids', number]),
    ]);
    const response = await shop().send('/cms/orders', { method: 'POST', headers: staff, body });
    expect(await response.text()).toContain('2 orders set to shipped.');
  });

  test('deleting asks, returns the stock of what has not left, and logs the order without the customer', async () => {
    const before = await stock(shop());
    const waiting = await place(shop());
    const left = await place(shop());
    await send(`/cms/orders/${left}`, { orderStatus: 'shipped' });
    expect(await stock(shop())).toBe(before - 2);
    const question = visible(await (await send('/cms/orders', { intent: 'delete', ids: waiting })).text());
    expect(question).toContain('Are you sure you want to delete this order?');
    expect(question).toContain('This action cannot be undone.');
    await send('/cms/orders', { intent: 'delete', ids: waiting, confirmed: 'yes' });
    const kept = visible(await (await send('/cms/orders', { intent: 'delete', ids: left })).text());
    expect(kept).toContain(`${left} was sent or paid: it can be archived, not deleted`);
    const both = new URLSearchParams([
      ['intent', 'delete'],
      ['confirmed', 'yes'],
      ['ids', left],
      ['ids', await place(shop())],
    ]);
    const bulk = await shop().send('/cms/orders', { method: 'POST', headers: staff, body: both });
    expect(visible(await bulk.text())).toContain(`1 order deleted. ${left} was sent or paid`);
    await send(`/cms/orders/${left}`, { orderStatus: 'cancelled', confirmed: 'yes', stock: 'return' });
    await send('/cms/orders', { intent: 'delete', ids: left, confirmed: 'yes' });
    expect((await shop().get(`/cms/orders/${left}`, staff)).status).toBe(200);
    await expect.poll(() => stock(shop())).toBe(before);
    expect((await shop().get(`/cms/orders/${waiting}`, staff)).status).toBe(404);
    const log = await shop()
      .platform.db.selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'order.delete')
      .where('subject', '=', waiting)
      .executeTakeFirstOrThrow();
    expect(log.before).toContain('rose-radiance-serum');
    expect(log.before).not.toContain('@example.com');
  });

  test('archived ones are hidden and can be restored', async () => {
    const number = await place(shop());
    await send('/cms/orders', { intent: 'archive', ids: number });
    expect(await list(`?search=${number}`)).toContain('No order found');
    expect(await list(`?search=${number}&archived=yes`)).toContain(number);
    await send('/cms/orders', { intent: 'restore', ids: number });
    expect(await list(`?search=${number}`)).toContain(number);
  });

  test('are exported for a spreadsheet, which runs nothing in them', async () => {
    const order = orderOf([{ id: 'rose-radiance-serum', quantity: 1 }]);
    const evil = {
      ...order,
      customerInfo: { ...order.customerInfo, notes: '=HYPERLINK("http://evil.example")' },
    };
    const number = (await (await shop().post('/api/orders', evil, freshKey())).json()).orderNumber;
    const response = await shop().get('/cms/orders/export', staff);
    expect(response.headers.get('content-type')).toContain('text/csv');
    const text = await response.text();
    expect(text).toContain(number);
    const [headings = '', row = ''] = text.split('\r\n');
    expect(headings).toContain(
      ',VAT included,Payment state,Paid,Refunded,Held by banks,Kept,Invoices,Credit notes,Phone as dialled,',
    );
    expect(row).toContain(number);
    expect(row).toContain(",cash due,0.00,0.00,0.00,0.00,,,'+442079460000,1 Example Street,,,,");
    await send(`/cms/orders/${number}`, { intent: 'cash', note: '', confirmed: 'yes' });
    const refund = {
      intent: 'refund',
      amount: '5',
      left: '39.59',
      reason: 'Kindness',
      key: 'export',
      confirmed: 'yes',
    };
    expect((await send(`/cms/orders/${number}`, refund)).status).toBe(200);
    const paid = (await (await shop().get('/cms/orders/export', staff)).text()).split('\r\n')[1];
    expect(paid).toMatch(/,partly refunded,39\.59,5\.00,0\.00,34\.59,TEST-INV-\d{6},TEST-CN-\d{6},/);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    const lines = (await (await shop().get('/cms/orders/lines', staff)).text())
      .replace('\ufeff', '')
      .trim()
      .split('\r\n')
      .map((row) => row.split(','));
    const [heading = [], ...rows] = lines;
    const paidOf = rows.reduce((sum, row) => sum + 100 * Number(row[heading.indexOf('Paid for it')]), 0);
    const { total } = await shop()
      .platform.db.selectFrom('orders')
      .select((eb) => eb.fn.sum<number>('total_pence').as('total'))
      .where('archived_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(Math.round(paidOf)).toBe(Number(total));
    expect((await shop().get('/cms/orders/export', support)).status).toBe(403);
    expect((await shop().get('/cms/orders/export')).status).toBe(302);
  });

  test('packing slips carry what to pack, no prices, and what the courier collects', async () => {
    const number = await place(shop());
    const page = visible(
      await (await shop().get(`/cms/orders/packing-slips?numbers=${number}`, support)).text(),
    );
    expect(page).toContain('Rose Radiance Serum');
    expect(page).toContain('SW1A 1AA');
    expect(page).toContain('Cash on delivery: collect £39.59');
    const slip = page.split('Confirmation of your order')[0];
    expect(slip?.match(/£/g)).toHaveLength(1);
    expect((await shop().get('/cms/orders/packing-slips?numbers=ZA000000000', support)).status).toBe(404);
  });

  test('a confirmation on paper goes with each slip where the shop sends no mail', async () => {
    const placed = await (await shop().post('/api/orders', orderOf(), freshKey())).json();
    const slips = `/cms/orders/packing-slips?numbers=${placed.orderNumber}`;
    const sheet = async () =>
      visible(await (await shop().get(slips, staff)).text())
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ');
    const { platform } = shop();
    const { sendsMail } = platform;
    try {
      platform.sendsMail = async () => true;
      expect(await sheet()).not.toContain('Confirmation of your order');
      platform.sendsMail = async () => false;
      const paper = await sheet();
      for (const words of [
        `Confirmation of your order ${placed.orderNumber}`,
        `Total £${placed.total.toFixed(2)}`,
        'You can cancel within 14 days',
        'I/We (*) hereby give notice that I/We (*) cancel my/our (*) contract of sale',
        'the Consumer Rights Act 2015 gives you a repair',
        'For hygiene reasons these cannot come back once you have unsealed them',
      ])
        expect(paper, words).toContain(words);
      expect(paper).not.toContain('this email');
    } finally {
      platform.sendsMail = sendsMail;
    }
  });

  test('support may move orders on, not delete or archive them', async () => {
    const number = await place(shop());
    expect((await send(`/cms/orders/${number}`, { orderStatus: 'processing' }, support)).status).toBe(200);
    for (const intent of ['archive', 'delete'])
      expect((await send('/cms/orders', { intent, ids: number, confirmed: 'yes' }, support)).status).toBe(
        403,
      );
  });
});

async function place(shop: TestShop, paymentMethod: 'cod' | 'card' = 'cod'): Promise<string> {
  const order = orderOf([{ id: 'rose-radiance-serum', quantity: 1 }]);
  const card = {
    cardNumber: '4242 4242 4242 4242',
    expiryDate: '12/30',
    cvv: '123',
    cardholderName: 'Test Shopper',
  };
  const response = await shop.post(
    '/api/orders',
    paymentMethod === 'card' ? { ...order, paymentMethod, card } : order,
    freshKey(),
  );
  expect(response.status).toBe(201);
  return (await response.json()).orderNumber;
}

async function stock(shop: TestShop): Promise<number> {
  return (await (await shop.get('/api/products/rose-radiance-serum')).json()).stock;
}

function visible(html: string): string {
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'");
}
