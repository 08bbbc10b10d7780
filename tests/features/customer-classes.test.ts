import { beforeAll, expect, test } from 'vitest';
import { ALL_GOODS } from '#domain/promotions/promotion.ts';
import { MINUTE, useMailWork } from '../support/mail-work.ts';
import { promotionOf, putPromotion } from '../support/offers.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const NO_CONDITIONS = { spendPence: null, pieces: null, firstOrder: false };

describeOnBothEngines('classes of customers, and codes for one of them', (shop) => {
  const { work, mails } = useMailWork(shop);
  const db = () => shop().platform.db;
  let owner: Record<string, string>;
  let support: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    support = await signInAs(shop(), 'support');
    await putPromotion(
      shop(),
      promotionOf({
        id: 'trade-third',
        goods: ALL_GOODS,
        conditions: { ...NO_CONDITIONS, classes: ['trade'] },
      }),
    );
    await putPromotion(shop(), promotionOf({ id: 'sorry', codeKind: 'single' }));
  });
  const apply = async (businessName: string, email: string): Promise<string> => {
    await postForm(shop(), '/wholesale', {
      ...{ businessName, contactName: 'Ada Example', email, phone: '020 7946 0000' },
      ...{ businessType: 'salon', address: '1 Example Street', postcode: 'SW1A 1AA' },
      ...{ monthlyOrder: '250-1000', message: '', consent: 'on' },
    });
    const applications = db().selectFrom('trade_applications').select('id');
    return (await applications.where('business_name', '=', businessName).executeTakeFirstOrThrow()).id;
  };
  const decide = (id: string, intent: string, as = owner) =>
    postForm(shop(), `/cms/applications/${id}`, { intent }, as);
  const member = (email: string) =>
    db().selectFrom('class_members').selectAll().where('email', '=', email).executeTakeFirst();
  const discount = async (codes: string[], email?: string) =>
    (await (await shop().post('/api/cart', { items: [SERUM], codes, ...(email ? { email } : {}) })).json())
      .discount;
  /** A customer of the shop, by an order. */
  const customer = async (email: string): Promise<string> => {
    const order = orderOf();
    await shop().post(
      '/api/orders',
      { ...order, customerInfo: { ...order.customerInfo, email } },
      freshKey(),
    );
    await shop().get('/cms/customers', owner);
    return (
      await db().selectFrom('customers').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    ).id;
  };

  test('an approved application makes a trade customer with a mailed code, and one that is declined later unmakes it', async () => {
    const id = await apply('Salon of classes', 'Salon@Example.com');
    expect(await discount([])).toBe(0);
    await decide(id, 'approved');
    const made = await member('salon@example.com');
    expect(made).toMatchObject({
      class: 'trade',
      ended_at: null,
      code: expect.stringMatching(/^TRADE[A-Z2-9]{10}$/),
    });
    const code = made?.code ?? '';
    expect(await discount([code])).toBeGreaterThan(0);
    expect(await discount([code], 'salon@example.com')).toBeGreaterThan(0);
    expect(await discount([code], 'somebody@example.com')).toBe(0);
    await work(MINUTE);
    const told = (await mails()).find(({ kind }) => kind === 'trade-approved');
    expect(told?.body).toContain(code);
    await decide(id, 'declined');
    expect((await member('salon@example.com'))?.ended_at).not.toBeNull();
    expect(await discount([code])).toBe(0);
  });

  test('archiving keeps the class; taking the approval back ends it', async () => {
    const id = await apply('Salon archived', 'archived@example.com');
    await decide(id, 'approved');
    await decide(id, 'archive');
    expect((await member('archived@example.com'))?.ended_at).toBeNull();
    await decide(id, 'restore');
    await decide(id, 'contacted');
    expect((await member('archived@example.com'))?.ended_at).not.toBeNull();
  });

  test('whoever was approved before there were classes is given theirs by a button, once', async () => {
    const id = await apply('Salon of before', 'before@example.com');
    await db().updateTable('trade_applications').set({ status: 'approved' }).where('id', '=', id).execute();
    const page = async () => (await shop().get(`/cms/applications/${id}`, owner)).text();
    expect(await page()).toContain('Give trade prices');
    await Promise.all([decide(id, 'join-class'), decide(id, 'join-class')]);
    const made = await member('before@example.com');
    expect(made?.class).toBe('trade');
    expect(await page()).not.toContain('Give trade prices');
    await decide(id, 'join-class');
    expect((await member('before@example.com'))?.code).toBe(made?.code);
    await work(MINUTE);
    expect((await mails()).filter(({ kind }) => kind === 'trade-approved')).toHaveLength(1);
  });

  test('staff give a customer a class with a mailed code, another one, and none', async () => {
    const id = await customer('classed@example.com');
    const save = (to: string, was: string, as = owner) =>
      postForm(shop(), `/cms/customers/${id}`, { intent: 'class', class: to, classWas: was }, as);
    expect((await save('trade', '', support)).status).toBe(403);
    expect((await save('trade', '')).status).toBe(200);
    const first = await member('classed@example.com');
    await work();
    expect((await mails()).find(({ kind }) => kind === 'class-code')?.body).toContain(first?.code);
    expect((await save('', '')).status).toBe(409);
    expect((await save('staff', 'trade')).status).toBe(200);
    const second = await member('classed@example.com');
    expect(second).toMatchObject({ class: 'staff', ended_at: null });
    expect(second?.code).not.toBe(first?.code);
    expect((await save('', 'staff')).status).toBe(200);
    expect((await member('classed@example.com'))?.ended_at).not.toBeNull();
    const entries = await db()
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .execute();
    expect(entries.filter(({ action }) => action === 'customer.class')).toHaveLength(3);
  });

  test('a code is mailed to a customer who asked, or subscribes, and to nobody else; it is theirs alone', async () => {
    const id = await customer('coded@example.com');
    const give = (fields: Record<string, string>) =>
      postForm(
        shop(),
        `/cms/customers/${id}`,
        { intent: 'give-code', promotionId: 'sorry', ...fields },
        owner,
      );
    const codes = () =>
      db().selectFrom('promotion_codes').selectAll().where('email', '=', 'coded@example.com').execute();
    const refused = await give({ key: 'a' });
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('does not subscribe'),
    ]);
    await give({ key: 'b', isAsked: 'on' });
    await give({ key: 'b', isAsked: 'on' });
    expect(await codes()).toHaveLength(1);
    const [given] = await codes();
    await db().deleteFrom('jobs').where('payload', 'not like', '%offer-code%').execute();
    await work();
    const [mail] = (await mails()).filter(({ kind }) => kind === 'offer-code');
    expect(mail).toMatchObject({
      recipient: 'coded@example.com',
      body: expect.stringContaining(given?.code ?? '?'),
    });
    expect(mail?.body).not.toContain('Unsubscribe');
    const own = await (
      await shop().post('/api/cart', { items: [SERUM], codes: [given?.code], email: 'other@example.com' })
    ).json();
    expect(JSON.stringify(own)).toContain('is for another customer');
    const now = new Date().toISOString();
    await db()
      .insertInto('newsletter_subscribers')
      .values({
        id: 'coded',
        email: 'coded@example.com',
        status: 'confirmed',
        source: 'footer',
        created_at: now,
        updated_at: now,
        confirmed_at: now,
      })
      .execute();
    await give({ key: 'c' });
    expect(await codes()).toHaveLength(2);
    await work();
    const letters = (await mails()).filter(({ kind }) => kind === 'offer-code');
    expect(letters.some(({ body }) => body?.includes('Unsubscribe'))).toBe(true);
  });

  test('codes go to many who agreed, counted first, taken back until the mails leave, used once each', async () => {
    const path = '/cms/offers/many/codes';
    await putPromotion(
      shop(),
      promotionOf({ id: 'many', codeKind: 'single', effect: { kind: 'cart-sum', pence: 300 } }),
    );
    const now = new Date().toISOString();
    await db()
      .insertInto('newsletter_subscribers')
      .values(
        [
          ['ann', 'confirmed'],
          ['bea', 'confirmed'],
          ['cas', 'pending'],
        ].map(([id = '', status = '']) => ({
          ...{ id, email: `${id}@many.example`, status: status === 'confirmed' ? 'confirmed' : 'pending' },
          ...{ source: 'footer', created_at: now, updated_at: now, confirmed_at: now },
        })),
      )
      .execute();
    const emails = 'Ann@many.example\nbea@many.example, cas@many.example\nnobody@many.example';
    const send = (fields: Record<string, string>) => postForm(shop(), path, { emails, ...fields }, owner);
    const codes = () =>
      db().selectFrom('promotion_codes').selectAll().where('promotion_id', '=', 'many').execute();
    const asked = await (await send({ intent: 'mail-for', key: 'm1' })).text();
    expect(asked).toContain('Mail a code to 2 customers?');
    expect(asked).toContain('2 did not agree');
    expect(await codes()).toEqual([]);
    expect((await send({ intent: 'mail-for', key: 'm1', agreed: '3' })).status).toBe(409);
    await send({ intent: 'mail-for', key: 'm1', agreed: '2' });
    await send({ intent: 'mail-for', key: 'm1', agreed: '2' });
    expect((await codes()).map(({ email }) => email).sort()).toEqual([
      'ann@many.example',
      'bea@many.example',
    ]);
    await work(MINUTE);
    expect(await mails()).toEqual([]);
    expect(await (await shop().get(path, owner)).text()).toContain('2 mails with codes drawn at');
    await send({ intent: 'take-back', batch: 'mail.m1' });
    expect(await codes()).toEqual([]);
    await work(11 * MINUTE);
    expect(await mails()).toEqual([]);
    await send({ intent: 'mail-for', key: 'm2', agreed: '2' });
    await work(11 * MINUTE);
    const letters = await mails();
    expect(letters.map(({ recipient }) => recipient).sort()).toEqual([
      'ann@many.example',
      'bea@many.example',
    ]);
    expect(letters.every(({ body }) => body?.includes('Unsubscribe'))).toBe(true);
    const again = await (await send({ intent: 'mail-for', key: 'm3' })).text();
    expect(again).toContain('2 have a code already');
    const code = (await codes()).find(({ email }) => email === 'ann@many.example')?.code ?? '';
    expect(await discount([code], 'ann@many.example')).toBe(3);
    const order = orderOf([SERUM], { codes: [code] });
    const place = () =>
      shop().post(
        '/api/orders',
        { ...order, customerInfo: { ...order.customerInfo, email: 'ann@many.example' } },
        freshKey(),
      );
    expect((await place()).status).toBe(201);
    expect(await (await place()).json()).toMatchObject({ code: 'code-refused' });
  });

  test('a code that was withdrawn, or whose reader left the newsletter, is not mailed any more', async () => {
    const id = await customer('left@example.com');
    await postForm(
      shop(),
      `/cms/customers/${id}`,
      { intent: 'give-code', promotionId: 'sorry', key: 'd', isAsked: 'on' },
      owner,
    );
    await db().deleteFrom('promotion_codes').where('email', '=', 'left@example.com').execute();
    await work();
    expect((await mails()).filter(({ kind }) => kind === 'offer-code')).toEqual([]);
  });
});
