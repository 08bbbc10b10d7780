import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { eraseOrders } from '#database/queries/customers/erase-orders.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { listReturnPictures } from '#database/queries/returns/return-pictures.ts';
import { listReturnEvents, listReturnsOf } from '#database/queries/returns/returns.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { recordCash } from '#operations/payment/refund-order.ts';
import { changeReturn } from '#operations/returns/change-return.ts';
import { DELIVERY_FORM } from '../support/delivery-settings.ts';
import { importText } from '../support/import-file.ts';
import { useMailWork } from '../support/mail-work.ts';
import { CUSTOMER, freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines, ORIGIN } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const ANN = { id: 'ann', name: 'Ann' };
const CREAM = { id: 'asked-cream', variant: 'Standard', quantity: 2 };
const BRUSH = { id: 'asked-brush', variant: 'Standard', quantity: 1 };

describeOnBothEngines('a return that a customer asks for', (shop) => {
  const mailWork = useMailWork(shop);
  const db = () => shop().platform.db;

  beforeAll(async () => {
    const head = 'id,name,price,stock,status,vat';
    await importText(
      db(),
      `${head}\nAC1,Asked Cream,10,900,published,standard\nAB1,Asked Brush,7,900,published,standard\n`,
    );
    await db().updateTable('products').set({ sealed_for_hygiene: 1 }).where('slug', '=', CREAM.id).execute();
  });

  async function place(to: 'shipped' | 'delivered' | 'processing' | null = 'delivered') {
    const placed = await (await shop().post('/api/orders', orderOf([CREAM, BRUSH]), freshKey())).json();
    const orderNumber = String(placed.orderNumber);
    await recordCash(shop().platform, { orderNumber, note: '', actor: ANN });
    if (to) await changeOrderStatus(shop().platform, { orderNumber, to, actor: ANN, answers: {} });
    const order = await findOrder(db(), orderNumber);
    if (!order) throw new Error('The order of the test is gone');
    const [cream = '', brush = ''] = order.lines.map(({ lineId }) => lineId);
    const link = signedToken(shop().platform.keys, {
      purpose: 'view-order',
      id: order.id,
      expiresAt: Date.now() + 60_000,
    });
    return { ...order, cream, brush, link };
  }
  type Placed = Awaited<ReturnType<typeof place>>;
  const askPath = ({ link }: Placed, about: string) => `/orders/returns/ask?link=${link}&about=${about}`;
  const viewPath = ({ link }: Placed, number: string) => `/orders/returns/view?link=${link}&number=${number}`;
  const send = (order: Placed, about: string, fields: Record<string, string>) =>
    postForm(shop(), askPath(order, about), fields);
  const returnsOf = ({ id }: Placed) => listReturnsOf(db(), id);
  const plainText = async (response: Response) =>
    (await response.text())
      .replaceAll('<!-- -->', '')
      .replaceAll('&#x27;', '’')
      .replaceAll(/<script[\s\S]*?<\/script>/g, '');

  test('the page of the order says what is open, until when and why not', async () => {
    const order = await place(null);
    const before = await plainText(await shop().get(`/orders/view?link=${order.link}`));
    expect(before).toContain('Until it is sent.');
    expect(before).toContain('Nothing has been sent yet');
    const delivered = await place();
    const after = await plainText(
      await postForm(shop(), '/orders', { orderNumber: delivered.orderNumber, email: CUSTOMER.email }),
    );
    expect(after).toContain('Nothing waits to be sent');
    expect(after).toMatch(/about=send-back/);
    expect(after).toMatch(/Until \d+ December 2026|Until \d+ \w+ \d{4}/);
  });

  test('its pages are never cached, say nothing of the customer, and open by their own link alone', async () => {
    const order = await place();
    const response = await shop().get(askPath(order, 'send-back'));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const page = await plainText(response);
    expect(page).toContain('Sealed for hygiene');
    for (const secret of [CUSTOMER.email, CUSTOMER.address, CUSTOMER.lastName])
      expect(page.includes(secret), secret).toBe(false);
    const other = await place();
    expect((await shop().get(askPath({ ...order, link: `${order.link}x` }, 'wrong'))).status).toBe(404);
    await send(order, 'send-back', { [`pieces.${order.cream}`]: '1', intent: 'send', key: 'one-form-one' });
    const [made] = await returnsOf(order);
    expect((await shop().get(viewPath(order, made?.number ?? ''))).status).toBe(200);
    expect((await shop().get(viewPath(other, made?.number ?? ''))).status).toBe(404);
  });

  test('one of two creams is sent back: read once more, sent once, acknowledged at once', async () => {
    const order = await place();
    const fields = {
      [`pieces.${order.cream}`]: '1',
      [`condition.${order.cream}`]: 'looked-at',
      [`reason.${order.cream}`]: 'Not what I expected',
      words: 'Thank you',
      key: `form-${order.orderNumber}`,
    };
    const review = await send(order, 'send-back', { ...fields, intent: 'review' });
    expect(review.status).toBe(200);
    const text = await plainText(review);
    for (const words of [
      '1 × Asked Cream',
      'at most £10.00 back',
      'The cost of sending',
      'What happens next',
    ])
      expect(text).toContain(words);
    expect(await returnsOf(order)).toEqual([]);
    const sent = await send(order, 'send-back', { ...fields, intent: 'send' });
    expect(sent.status).toBe(303);
    await send(order, 'send-back', { ...fields, intent: 'send' });
    const made = await returnsOf(order);
    expect(made).toMatchObject([
      {
        state: 'asked',
        askedBy: null,
        wish: 'money',
        words: 'Thank you',
        lines: [{ quantity: 1, cause: 'changed-mind', condition: 'looked-at', wasSent: true }],
      },
    ]);
    await mailWork.work();
    const mail = (await mailWork.mails()).find(
      ({ kind, subject }) => kind === 'return-acknowledged' && subject.includes(order.orderNumber),
    );
    expect(mail?.html).toContain('1 × Asked Cream');
    const page = await plainText(await shop().get(sent.headers.get('location') ?? ''));
    expect(page).toContain('We have your message');
    expect(page).not.toContain('Thank you');
  });

  test('an opened cream is refused with the sentence of the law, a used brush is not', async () => {
    const order = await place();
    const opened = await send(order, 'send-back', {
      [`pieces.${order.cream}`]: '1',
      [`condition.${order.cream}`]: 'unsealed',
      intent: 'review',
    });
    expect(opened.status).toBe(409);
    expect(await plainText(opened)).toContain('regulation 28(3)(a)');
    const used = await send(order, 'send-back', {
      [`pieces.${order.brush}`]: '1',
      [`condition.${order.brush}`]: 'used',
      intent: 'review',
    });
    expect(used.status).toBe(200);
    expect(await plainText(used)).toContain('what it lost in value');
    expect(await returnsOf(order)).toEqual([]);
  });

  test('what came damaged is complained of at the cost of the shop, opened or not', async () => {
    const order = await place();
    const fields = {
      [`pieces.${order.cream}`]: '2',
      [`cause.${order.cream}`]: 'damaged-on-the-way',
      [`condition.${order.cream}`]: 'used',
      wish: 'same',
      words: 'Both jars are broken',
      key: `form-${order.orderNumber}`,
    };
    const text = await plainText(await send(order, 'wrong', { ...fields, intent: 'review' }));
    expect(text).toContain('We pay for sending it back');
    expect((await send(order, 'wrong', { ...fields, intent: 'send' })).status).toBe(303);
    expect(await returnsOf(order)).toMatchObject([
      { wish: 'same', lines: [{ quantity: 2, cause: 'damaged-on-the-way', remedy: 'reject-or-repair' }] },
    ]);
  });

  test('goods that were not sent are cancelled while they are packed, and none once they left', async () => {
    for (const to of [null, 'processing'] as const) {
      const order = await place(to);
      const fields = { [`pieces.${order.brush}`]: '1', key: `form-${order.orderNumber}` };
      const text = await plainText(await send(order, 'cancel', { ...fields, intent: 'review' }));
      expect(text).toContain('at most £7.00 back');
      expect(text).toContain('You need not send anything back');
      expect((await send(order, 'cancel', { ...fields, intent: 'send' })).status).toBe(303);
      expect(await returnsOf(order)).toMatchObject([{ lines: [{ wasSent: false, quantity: 1 }] }]);
    }
    const sent = await place('shipped');
    const late = await send(sent, 'cancel', { [`pieces.${sent.brush}`]: '1', intent: 'send' });
    expect(late.status).toBe(409);
    expect(await returnsOf(sent)).toEqual([]);
  });

  test('a customer says that it was sent, and withdraws what was not', async () => {
    const order = await place();
    for (const [line, key] of [
      [order.cream, 'first'],
      [order.brush, 'second'],
    ])
      await send(order, 'send-back', {
        [`pieces.${line}`]: '1',
        intent: 'send',
        key: `${key}-${order.orderNumber}`,
      });
    const [first, second] = await returnsOf(order);
    if (!first || !second) throw new Error('Two returns were asked');
    await changeReturn(shop().platform, ANN, {
      id: first.id,
      version: first.version,
      plain: { step: 'approve', postage: 'customer', answer: 'Pack it well' },
    });
    const approved = await plainText(await shop().get(viewPath(order, first.number)));
    expect(approved).toContain('Pack it well');
    expect(approved).toContain('Have you sent it?');
    const today = londonDay(new Date().toISOString());
    const early = await postForm(shop(), viewPath(order, first.number), {
      intent: 'sent',
      day: '2999-01-01',
    });
    expect(early.status).toBe(422);
    const noted = await postForm(shop(), viewPath(order, first.number), {
      intent: 'sent',
      day: today,
      tracking: 'AB12',
    });
    expect(noted.status).toBe(200);
    expect((await listReturnEvents(db(), first.id)).at(-1)).toMatchObject({
      actor: 'The customer',
      step: 'note-sent',
      note: `${today}, AB12`,
    });
    const withdraw = (fields: Record<string, string>, number: string) =>
      postForm(shop(), viewPath(order, number), { intent: 'withdraw', ...fields });
    expect(await plainText(await withdraw({}, second.number))).toContain('Withdraw this return?');
    expect((await returnsOf(order))[1]?.state).toBe('asked');
    expect((await withdraw({ confirmed: 'yes' }, second.number)).status).toBe(200);
    expect((await withdraw({ confirmed: 'yes' }, first.number)).status).toBe(409);
    expect((await returnsOf(order)).map(({ state }) => state)).toEqual(['on-its-way', 'withdrawn']);
  });

  test('what somebody wants instead is named on its line', async () => {
    const order = await place();
    const brush = await db()
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select('variants.id')
      .where('products.slug', '=', BRUSH.id)
      .executeTakeFirstOrThrow();
    const fields = {
      [`pieces.${order.cream}`]: '1',
      [`wanted.${order.cream}`]: brush.id,
      wish: 'another',
      key: `form-${order.orderNumber}`,
    };
    const text = await plainText(await send(order, 'send-back', { ...fields, intent: 'review' }));
    expect(text).toContain('Instead: 1 × Asked Brush');
    await send(order, 'send-back', { ...fields, intent: 'send' });
    expect(await returnsOf(order)).toMatchObject([
      { wish: 'another', lines: [{ wantedVariantId: brush.id }] },
    ]);
  });

  test('a slip is there once it is known where to send it', async () => {
    const order = await place();
    const saved = await postForm(
      shop(),
      '/cms/settings/delivery',
      { ...DELIVERY_FORM, returnAddress: 'Shelf Lane 1\nLeeds LS1 1AA', version: '0' },
      await signInAs(shop(), 'owner'),
    );
    expect(saved.status).toBe(200);
    await send(order, 'send-back', { [`pieces.${order.cream}`]: '1', intent: 'send', key: 'slip-form-1' });
    const [given] = await returnsOf(order);
    if (!given) throw new Error('A return was asked');
    const slipPath = `/orders/returns/slip?link=${order.link}&number=${given.number}`;
    expect((await shop().get(slipPath)).status).toBe(404);
    await changeReturn(shop().platform, ANN, {
      id: given.id,
      version: given.version,
      plain: { step: 'approve', postage: 'shop', answer: '' },
    });
    expect((await shop().get(slipPath)).status).toBe(200);
  });

  test('pictures of damage are kept without metadata, for staff alone, and go with the order', async () => {
    const order = await place();
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody at home' } })
      .toBuffer();
    const fields = {
      [`pieces.${order.cream}`]: '1',
      [`cause.${order.cream}`]: 'damaged-on-the-way',
      intent: 'send',
      key: `form-${order.orderNumber}`,
    };
    const sendWith = (path: string, own: Record<string, string>, files: Uint8Array[]) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(own)) body.append(name, value);
      for (const bytes of files) body.append('pictures', new File([new Uint8Array(bytes)], 'crack.jpg'));
      return shop().send(path, { method: 'POST', headers: { origin: ORIGIN }, body });
    };
    const wrong = await sendWith(askPath(order, 'wrong'), fields, [new TextEncoder().encode('no picture')]);
    expect(wrong.status).toBe(422);
    expect(await plainText(wrong)).toContain('no picture the shop can read');
    expect(await returnsOf(order)).toEqual([]);
    expect((await sendWith(askPath(order, 'wrong'), fields, [photo, photo])).status).toBe(303);
    const [given] = await returnsOf(order);
    if (!given) throw new Error('A return was asked');
    const [picture, ...others] = await listReturnPictures(db(), given.id);
    expect([picture?.width, picture?.height, others.length]).toEqual([40, 30, 0]);
    const path = `/cms/returns/${given.id}/pictures/${picture?.id}`;
    const owner = await signInAs(shop(), 'owner');
    const shown = await shop().get(path, owner);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Somebody at home')).toBe(false);
    expect((await shop().get(path)).status).not.toBe(200);
    expect(await plainText(await shop().get(viewPath(order, given.number)))).toContain(
      'A picture of yours is',
    );
    const more = await sendWith(viewPath(order, given.number), { intent: 'pictures' }, [photo]);
    expect(more.status).toBe(200);
    await eraseOrders(db(), [order.id], new Date().toISOString());
    expect(await listReturnPictures(db(), given.id)).toEqual([]);
  });

  test('a shop with a front end of its own reads what is open and asks once, by the same link', async () => {
    const order = await place();
    const read = await shop().get(`/api/returns?link=${order.link}`);
    expect(read.headers.get('cache-control')).toBe('no-store');
    const open = await read.json();
    expect(open).toMatchObject({
      orderNumber: order.orderNumber,
      paths: [
        { path: 'cancel', isOpen: false },
        {
          path: 'send-back',
          isOpen: true,
          lines: [{ lineId: order.cream, most: 2 }, { lineId: order.brush }],
        },
        { path: 'wrong', isOpen: true },
      ],
      returns: [],
    });
    expect((await shop().get('/api/returns?link=no')).status).toBe(404);
    const ask = (lines: object[], key = freshKey()) =>
      shop().post('/api/returns', { link: order.link, lines }, key);
    const line = { lineId: order.cream, quantity: 1, cause: 'changed-mind' };
    const opened = await ask([{ ...line, condition: 'unsealed' }]);
    expect(opened.status).toBe(409);
    expect(await opened.json()).toMatchObject({
      code: 'no-right',
      lineId: order.cream,
      source: 'Consumer Contracts Regulations 2013, regulation 28(3)(a)',
    });
    expect(await (await ask([{ ...line, quantity: 3 }])).json()).toMatchObject({
      code: 'too-many-pieces',
      most: 2,
    });
    expect((await ask([{ ...line, lineId: 'none' }])).status).toBe(409);
    expect((await ask([])).status).toBe(400);
    expect((await shop().post('/api/returns', { link: order.link, lines: [line] })).status).toBe(400);
    const key = freshKey();
    const [made, again] = [await ask([line], key), await ask([line], key)];
    expect([made.status, again.status]).toEqual([201, 201]);
    expect(await made.json()).toEqual({ number: `${order.orderNumber}-R1` });
    expect(await returnsOf(order)).toHaveLength(1);
    const other = await place();
    const foreign = await shop().post('/api/returns', { link: other.link, lines: [line] }, key);
    expect(await foreign.json()).toMatchObject({ code: 'no-such-line' });
    const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#33c' } })
      .png()
      .toBuffer();
    const add = (bytes: Uint8Array, number = `${order.orderNumber}-R1`) =>
      shop().send(`/api/returns/${number}/pictures?link=${order.link}`, {
        method: 'POST',
        headers: { origin: ORIGIN, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(bytes),
      });
    expect(await (await add(photo)).json()).toEqual({ pictures: 1 });
    expect((await add(new TextEncoder().encode('none'))).status).toBe(409);
    expect((await add(photo, 'ZA000000000-R1')).status).toBe(404);
  });
});
