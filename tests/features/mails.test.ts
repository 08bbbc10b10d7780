import { beforeAll, expect, test } from 'vitest';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { MAIL_KINDS } from '#domain/mail/mail-request.ts';
import { HOME, linkIn, useMailWork } from '../support/mail-work.ts';
import { CUSTOMER, freshKey, orderOf, SERUM, TEST_CARD } from '../support/order-requests.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { nameTrader } from '../support/trader.ts';
import { registerForVat } from '../support/vat-shop.ts';

describeOnSqlite('mails', (shop) => {
  const { server, handlers, work, jobs, mails } = useMailWork(shop);
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
  });
  const subscribe = (email: string) => shop().post('/api/newsletter', { email });
  const subscriber = (email: string) =>
    shop()
      .platform.db.selectFrom('newsletter_subscribers')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();

  test('an address is on the newsletter once the link of its mail was pressed, and off by one click', async () => {
    await subscribe('Ann@Example.com');
    await work();
    expect(server().received).toMatchObject([{ from: 'orders@shop.example', to: ['ann@example.com'] }]);
    const confirm = linkIn((await mails())[0]?.html, '/newsletter/confirm');
    expect(await (await shop().get(confirm)).text()).toContain('Yes, subscribe me');
    expect((await subscriber('ann@example.com')).status).toBe('pending');
    await shop().send(confirm, { method: 'POST' });
    expect((await subscriber('ann@example.com')).status).toBe('confirmed');
    expect(await (await shop().get(confirm)).text()).toContain('Thank you, you’re subscribed');

    await work();
    const welcome = server().received[1];
    const leave = linkIn((await mails())[1]?.html, '/newsletter/leave');
    expect(unfolded(welcome?.source)).toContain(`List-Unsubscribe: <${HOME}${leave}>`);
    expect(welcome?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await shop().get(leave);
    expect((await subscriber('ann@example.com')).status).toBe('confirmed');
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect((await shop().send(leave, oneClick)).status).toBe(200);
    expect((await subscriber('ann@example.com')).status).toBe('unsubscribed');
    // The first link does not bring back who left.
    expect((await shop().send(confirm, { method: 'POST' })).status).toBe(404);
    expect((await subscriber('ann@example.com')).status).toBe('unsubscribed');
  });

  test('forged, damaged and expired links open nothing', async () => {
    await subscribe('bea@example.com');
    await work();
    const confirm = linkIn((await mails())[0]?.html, '/newsletter/confirm');
    const leave = confirm.replace('/confirm', '/leave');
    for (const link of [
      leave,
      confirm.replace(/.$/, '!'),
      '/newsletter/confirm',
      '/newsletter/confirm?link=a.b.c',
    ])
      expect((await shop().get(link)).status, link).toBe(404);
    const { confirmNewsletter } = await import('#operations/inbox/newsletter-consent.ts');
    const late = { ...shop().platform, clock: { now: () => Date.now() + 8 * 24 * 60 * 60 * 1000 } };
    const token = new URL(HOME + confirm).searchParams.get('link') ?? '';
    expect(await confirmNewsletter(late, token)).toBe(false);
    expect(await confirmNewsletter(shop().platform, token)).toBe(true);
  });

  test('a message reaches the shop, and its sender an acknowledgement that repeats nothing of it', async () => {
    const message = {
      name: 'Zoë Müller',
      email: 'zoe@example.com',
      subject: 'feedback',
      message: 'Buy cheap pills at https://spam.example',
    };
    await shop().post('/api/contact', message);
    await work();
    const toShop = (await mails()).find(({ kind }) => kind === 'contact-message');
    const toSender = (await mails()).find(({ kind }) => kind === 'contact-acknowledgement');
    expect(toShop).toMatchObject({ recipient: 'hello@zabelle.example', reply_to: 'zoe@example.com' });
    expect(toShop?.html).toContain('Buy cheap pills');
    expect(toShop?.subject).toContain('Zoë Müller');
    expect(toSender).toMatchObject({ recipient: 'zoe@example.com', reply_to: 'support@zabelle.example' });
    expect(toSender?.html).not.toMatch(/pills|spam|Zoë/);
    expect(server().received).toHaveLength(2);
  });

  test('each mail says that a machine sent it, but for what a person wrote, and has one button at most', async () => {
    const { db, random } = shop().platform;
    const stamp = { now: new Date().toISOString(), newId: () => random.id() };
    for (const mail of MAIL_KINDS)
      await insertJob(
        db,
        {
          kind: 'send-test-mail',
          payload: { mail, to: 'ann@example.com', subject: `kind ${mail}`, introduction: 'Hello' },
        },
        stamp,
      );
    await work();
    expect(server().received).toHaveLength(MAIL_KINDS.length);
    const stored = await mails();
    const phone = (await readSettings(db)).shop.phone;
    for (const mail of MAIL_KINDS) {
      const source = server().received.find((sent) =>
        unfolded(sent.source).includes(`kind ${mail}\r\n`),
      )?.source;
      const [headers = ''] = unfolded(source).split('\r\n\r\n');
      const said = /^Auto-Submitted: (.*)$/m.exec(headers)?.[1]?.trim();
      const wanted =
        mail === 'contact-reply' || mail === 'contact-message'
          ? undefined
          : mail === 'contact-acknowledgement' || mail === 'trade-acknowledgement'
            ? 'auto-replied'
            : 'auto-generated';
      expect(said, mail).toBe(wanted);
      const html = stored.find(({ kind }) => kind === mail)?.html ?? '';
      expect(html.split('class="button"').length - 1, mail).toBeLessThanOrEqual(1);
      for (const piece of html.split(phone).slice(0, -1))
        expect(piece.endsWith('<span style="white-space:nowrap">'), mail).toBe(true);
    }
  });

  test('an order is confirmed with its lines, sums, VAT and the right to cancel', async () => {
    const placed = await shop().post('/api/orders', orderOf(), freshKey());
    const { orderNumber } = await placed.json();
    await work();
    const [mail] = await mails();
    expect(mail?.subject).toContain(orderNumber);
    for (const part of [mail?.html ?? '', mail?.body ?? ''])
      for (const words of ['Subtotal', 'Delivery', 'Total', 'cancel within 14 days', 'Delete as appropriate'])
        expect(part).toContain(words);
    expect(mail?.body).not.toMatch(/<(?:p|br|td|div)\b/);
    expect(mail?.html).toMatch(/href="https:\/\/shop\.example\/orders\/view\?link=/);
  });

  test('a confirmation names what is sealed among the ordered goods, and says where letters reach the trader', async () => {
    await nameTrader(shop());
    const line = (id: string) => ({ id, variant: 'Standard', quantity: 1 });
    const confirmed = async (...items: object[]) => {
      const placed = await shop().post('/api/orders', orderOf(items), freshKey());
      const { orderNumber } = await placed.json();
      await work();
      return (await mails()).find(({ subject }) => subject.includes(`Your order ${orderNumber}`))?.body ?? '';
    };
    const mixed = (await confirmed(SERUM, line('tang-carbon-cutting-comb'))).replaceAll(/\s+/g, ' ');
    expect(mixed).toContain(
      'once you have unsealed them, unless they are faulty: Rose Radiance Serum. We may',
    );
    expect(mixed).toMatch(/To Petal Ltd, 1 Rose Lane, London SW1A 1AA, \S+@\S+: I\/We/);
    const unsealed = await confirmed(line('tang-carbon-cutting-comb'));
    expect(unsealed).toContain('Delete as appropriate');
    expect(unsealed).not.toMatch(/hygiene|unsealed/);
    const set = (await confirmed(line('first-light-ritual-set'))).replaceAll(/\s+/g, ' ');
    expect(set).toContain('Rose Radiance Serum (in The First Light Ritual)');
  });

  test('the note of an order goes into no mail to its address, which may be a stranger’s', async () => {
    const customerInfo = { ...CUSTOMER, notes: 'Claim your prize at https://evil.example/prize' };
    await shop().post('/api/orders', orderOf([SERUM], { customerInfo }), freshKey());
    await work();
    const confirmation = (await mails()).find(({ kind }) => kind === 'order-confirmation');
    expect(confirmation?.html).toContain('Going to');
    for (const { html, body } of await mails()) expect(html + body).not.toContain('evil.example');
  });

  test('an address that others enter is written to five times a day at most, and the visitor reads the same', async () => {
    const victim = 'victim@example.com';
    const message = { name: 'Ann', email: victim, subject: 'feedback', message: 'Hello' };
    const enter = async (times: number) => {
      const sent = Array.from({ length: times }, async () => [
        (await subscribe(victim)).status,
        (await shop().post('/api/contact', message)).status,
      ]);
      expect((await Promise.all(sent)).flat()).toEqual(Array(times * 2).fill(201));
    };
    await enter(8);
    await work();
    const toVictim = () => server().received.filter(({ to }) => to.includes(victim));
    expect(toVictim()).toHaveLength(10);
    expect((await mails()).filter(({ kind }) => kind === 'contact-message')).toHaveLength(8);
    const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
    await shop().platform.db.updateTable('unasked_mails').set({ since: dayAgo }).execute();
    await enter(1);
    await work();
    expect(toVictim()).toHaveLength(12);
  });

  const toShopper = (place: number) =>
    server().received.filter(({ to }) => to.includes(CUSTOMER.email))[place];

  test('the confirmation of a paid order brings its paper once, and staff open it from the mail', async () => {
    const body = { ...orderOf([SERUM], { paymentMethod: 'card' }), card: TEST_CARD };
    const { orderNumber } = await (await shop().post('/api/orders', body, freshKey())).json();
    await work();
    const received = toShopper(0);
    expect(received?.source).toMatch(/filename="?TEST-INV-000001\.pdf"?/);
    expect(received?.source).toContain('Content-Type: application/pdf');
    const mail = (await mails()).find(({ kind }) => kind === 'order-confirmation');
    expect(mail?.html).toContain('Attached: Receipt TEST-INV-000001.');
    const page = await (await shop().get(`/cms/mails/${mail?.id}`, owner)).text();
    const path = /href="(\/cms\/papers\/[^"]+)"/.exec(page)?.[1] ?? '';
    expect((await shop().get(path, owner)).headers.get('content-type')).toBe('application/pdf');
    await postForm(shop(), `/cms/orders/${orderNumber}`, { orderStatus: 'shipped' }, owner);
    await work(2 * 60_000);
    const shipped = toShopper(1);
    expect(shipped?.source).toContain('on its way');
    expect(shipped?.source).not.toContain('application/pdf');
  });

  test('a cash order has its invoice with the mail that it is on its way', async () => {
    const { orderNumber } = await (await shop().post('/api/orders', orderOf(), freshKey())).json();
    await work();
    expect(toShopper(0)?.source).not.toContain('application/pdf');
    const confirmation = (await mails()).find(({ kind }) => kind === 'order-confirmation');
    expect(confirmation?.html).toContain('We will email your invoice when the order is on its way.');
    await postForm(shop(), `/cms/orders/${orderNumber}`, { orderStatus: 'shipped' }, owner);
    await work(2 * 60_000);
    expect(toShopper(1)?.source).toMatch(/filename="?TEST-INV-000002\.pdf"?/);
  });

  test('no mail goes where its order was not placed', async () => {
    await shop().post('/api/orders', orderOf([{ ...SERUM, quantity: 900 }]), freshKey());
    expect(await jobs()).toEqual([]);
  });

  test('a mail deferred by the server is tried again, one refused is left to staff', async () => {
    await subscribe('carl@example.com');
    server().refuseNext(451, 'Try again later');
    await work();
    expect(await jobs()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    const list = await (await shop().get('/cms/mails', owner)).text();
    expect(list).toContain('The mail server asked to try again later.');
    await work(60_000);
    expect(server().received).toHaveLength(1);

    await subscribe('dora@example.com');
    server().refuseNext(550, 'No such mailbox');
    await work();
    const failed = (await jobs()).find(({ state }) => state === 'failed');
    expect(failed?.last_error).toContain('No such mailbox');
    expect(await (await shop().get('/cms/mails/failed', owner)).text()).toContain('No such mailbox');
    await postForm(shop(), '/cms/mails/failed', { intent: 'retry', ids: failed?.id ?? '' }, owner);
    await work();
    expect(server().received.map(({ to }) => to[0])).toContain('dora@example.com');
  });

  test('a server that cannot be reached loses nothing', async () => {
    await subscribe('elin@example.com');
    await work(0, 'smtp://127.0.0.1:9');
    expect(await jobs()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    await work(60_000);
    expect(server().received).toHaveLength(1);
  });

  test('a mail sent twice carries one Message-ID', async () => {
    await subscribe('finn@example.com');
    const platform = shop().platform;
    // The process ends between the server's reply and the commit.
    const [job] = await jobs();
    const handler = handlers()['send-mail'];
    await handler(platform, JSON.parse(job?.payload ?? '{}'), job?.id ?? '');
    await work();
    const ids = server().received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('names with line breaks and other scripts make no header of their own', async () => {
    await shop().post('/api/contact', {
      name: 'Ann\r\nBcc: victim@example.com',
      email: 'ann@example.com',
      subject: 'feedback',
      message: 'Привет, где мой заказ?',
    });
    await work();
    expect(server().received.flatMap(({ to }) => to)).not.toContain('victim@example.com');
    for (const { source } of server().received) expect(source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  });

  test('without a mail server, mails are read in /cms as they would arrive', async () => {
    await subscribe('gus@example.com');
    await work(0, null);
    const [mail] = await mails();
    expect(mail?.state).toBe('outbox');
    const list = await (await shop().get('/cms/mails', owner)).text();
    expect(list).toContain('No mail server is set up');
    expect(list).toContain('gus@example.com');
    expect(await (await shop().get(`/cms/mails/${mail?.id}`, owner)).text()).toContain(
      'The mail as it arrives',
    );
    const body = await shop().get(`/cms/mails/${mail?.id}/body`, owner);
    expect(body.headers.get('content-security-policy')).toContain('sandbox');
    expect(await body.text()).toContain('Yes, subscribe me');
    const support = await signInAs(shop(), 'support');
    expect((await shop().get(`/cms/mails/${mail?.id}/body`, support)).status).toBe(403);
    expect((await shop().get(`/cms/mails/${mail?.id}/body`)).status).toBe(302);
    await postForm(shop(), '/cms/mails', { intent: 'delete', ids: mail?.id ?? '', confirmed: 'yes' }, owner);
    expect(await mails()).toEqual([]);
  });

  test('a mail names the VAT number as the pages do', async () => {
    await registerForVat(shop());
    await shop().post('/api/orders', orderOf(), freshKey());
    await work();
    expect((await mails()).at(0)?.html).toContain('VAT number GB 980 7806 84');
  });

  test('mails written without a mail server are sent when staff ask, anew and once, for a week', async () => {
    await subscribe('hal@example.com');
    const body = { ...orderOf([SERUM], { paymentMethod: 'card' }), card: TEST_CARD };
    await shop().post('/api/orders', body, freshKey());
    await work(0, null);
    const ids = (await mails())
      .filter(({ recipient }) => recipient !== 'owner@example.com')
      .map(({ id }) => id);
    const send = async (id: string) =>
      (await postForm(shop(), '/cms/mails', { intent: 'send', ids: id }, owner)).text();
    expect(await send(ids[0] ?? '')).toContain('no mail server is set up');
    shop().platform.sendsMail = async () => true;
    try {
      const list = await (await shop().get('/cms/mails', owner)).text();
      expect(list).toContain('do not go by themselves');
      expect(list).toContain('Send now');
      for (const id of ids) expect(await send(id)).toContain('1 mail is on the way.');
      await work();
      expect(
        server()
          .received.flatMap(({ to }) => to)
          .toSorted(),
      ).toEqual([CUSTOMER.email, 'hal@example.com'].toSorted());
      expect(toShopper(0)?.source).toContain('application/pdf');
      expect((await mails()).filter(({ id }) => ids.includes(id)).map(({ state }) => state)).toEqual([
        'sent',
        'sent',
      ]);
      expect(await send(ids[0] ?? '')).toContain('Nothing was sent');

      await subscribe('ida@example.com');
      await work(0, null);
      const old = (await mails()).find(({ recipient }) => recipient === 'ida@example.com');
      const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
      await shop()
        .platform.db.updateTable('mails')
        .set({ created_at: eightDaysAgo })
        .where('id', '=', old?.id ?? '')
        .execute();
      expect(await send(old?.id ?? '')).toContain('more than a week ago');
      expect(await (await shop().get(`/cms/mails/${old?.id}`, owner)).text()).not.toContain('Send now');
    } finally {
      shop().platform.sendsMail = async () => false;
    }
  });

  test('a failed job names its order or message, with the page of it', async () => {
    const { orderNumber } = await (await shop().post('/api/orders', orderOf(), freshKey())).json();
    await shop().post('/api/contact', {
      name: 'Jo',
      email: 'jo@example.com',
      subject: 'feedback',
      message: 'Hi',
    });
    await shop().platform.db.updateTable('jobs').set({ state: 'failed', last_error: 'Refused' }).execute();
    const page = await (await shop().get('/cms/mails/failed', owner)).text();
    const { id } = await shop()
      .platform.db.selectFrom('contact_messages')
      .select('id')
      .where('name', '=', 'Jo')
      .executeTakeFirstOrThrow();
    expect(page).toMatch(new RegExp(`href="/cms/orders/${orderNumber}"[^>]*>Order ${orderNumber}<`));
    expect(page).toMatch(new RegExp(`href="/cms/messages/${id}"[^>]*>Message from Jo<`));
    const confirmation = (await jobs()).find(({ payload }) => payload.includes('order-confirmation'));
    const body = await shop().get(`/cms/mails/failed/${confirmation?.id}`, owner);
    expect(body.headers.get('content-security-policy')).toContain('sandbox');
    expect(await body.text()).toContain(orderNumber);
    expect(page).toContain(`href="/cms/mails/failed/${confirmation?.id}"`);
    expect(page).toContain('Tick jobs to choose ‘Try again’');
  });
});

function unfolded(source = ''): string {
  return source.replace(/\r\n[ \t]+/g, ' ');
}
