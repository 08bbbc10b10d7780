import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readPersonData } from '#database/queries/customers/person-data.ts';
import { listShownQuestions } from '#database/queries/questions/shown-questions.ts';
import { MOST_WAITING } from '#domain/questions/question.ts';
import { TRAP_FIELD } from '#domain/questions/question-form.ts';
import { jobHandlers } from '#jobs/job-handlers.ts';
import { runDueJob } from '#jobs/run-job.ts';
import { eraseCustomer } from '#operations/customers/erase-customer.ts';
import { moderateQuestion } from '#operations/questions/moderate-question.ts';
import { mailMeans } from '#server/platform/mail-means.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { CUSTOMER, freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const HOME = 'https://shop.example';
const ACTOR = { id: 'owner', name: 'Owner' };
/** It has no example questions. */
const SLUG = 'heather-leave-in-milk';

describeOnBothEngines('questions about a product', (shop) => {
  let server: MailServer;
  let build: ServerBuild;
  let owner: Record<string, string>;
  let keys = 0;
  const db = () => shop().platform.db;
  beforeAll(async () => {
    shop().platform.sendsMail = async () => true;
    owner = await signInAs(shop(), 'owner');
    server = await startMailServer();
    build = await import(new URL('../../build/server/index.js', import.meta.url).href);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.received.length = 0;
    for (const table of ['jobs', 'mails', 'unasked_mails'] as const) await db().deleteFrom(table).execute();
    await db().deleteFrom('questions').where('source', '=', 'shop').execute();
  });

  const work = async () => {
    const smtp = { smtpUrl: server.url, mailFrom: 'shop@shop.example', publicUrl: HOME };
    const means = mailMeans(build, smtp, 0);
    while (await runDueJob(shop().platform, jobHandlers(means), { worker: 'test' }));
  };
  const ask = (more: Record<string, string> = {}) => {
    keys += 1;
    const form = {
      ...{ product: SLUG, question: '', body: 'Is it good for dry hair?', name: 'Ottilie Z.' },
      ...{ email: 'ottilie@example.com', key: `key-${keys}` },
      ...more,
    };
    const { product, question } = form;
    return postForm(shop(), `/questions/ask?${new URLSearchParams({ product, question })}`, form);
  };
  const mailTo = (address: string) => server.received.filter(({ to }) => to.includes(address));
  const linkIn = (source: string | undefined, path: string) => {
    const decoded = (source ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    const found = decoded.split(`${HOME}${path}?link=`)[1]?.match(/^[\w.-]+/)?.[0];
    if (!found) throw new Error(`The mail has no link to ${path}`);
    return `${path}?link=${found}`;
  };
  const rows = () =>
    db().selectFrom('questions').selectAll().where('source', '=', 'shop').orderBy('created_at').execute();
  const only = async () => {
    const [row] = await rows();
    if (!row) throw new Error('There is no question');
    return row;
  };
  const asked = async (email = 'ottilie@example.com', more: Record<string, string> = {}) => {
    expect((await ask({ email, ...more })).status).toBe(200);
    await work();
    await postForm(shop(), linkIn(mailTo(email).at(-1)?.source, '/questions/confirm'), {});
    await work();
  };
  const answer = (id: string, version: number, more: Record<string, string> = {}) =>
    postForm(
      shop(),
      `/cms/questions/${id}`,
      { intent: 'answer', version: String(version), key: `answer-${id}`, body: 'Yes, very.', ...more },
      owner,
    );
  const page = async () => (await shop().get(`/product/${SLUG}`)).text();

  test('asked, proved, answered by staff, shown on the cached page and mailed to whoever asked', async () => {
    expect(await page()).not.toContain('Is it good for dry hair?');
    await ask();
    const fresh = await only();
    expect(fresh).toMatchObject({ state: 'unproven', email: 'ottilie@example.com' });
    expect((await answer(fresh.id, fresh.version)).status).toBe(409);
    await work();
    const link = linkIn(mailTo('ottilie@example.com')[0]?.source, '/questions/confirm');
    // A program that checks mails follows links: that proves nothing.
    expect((await shop().get(link)).status).toBe(200);
    expect((await only()).state).toBe('unproven');
    expect((await postForm(shop(), link, {})).status).toBe(200);
    const waiting = await only();
    expect(waiting.state).toBe('waiting');
    expect(await (await shop().get('/cms/questions', owner)).text()).toContain('Is it good for dry hair?');
    expect((await answer(waiting.id, waiting.version)).status).toBe(200);
    // Sent again it is the same answer.
    expect((await answer(waiting.id, waiting.version)).status).toBe(200);
    expect(await rows()).toHaveLength(2);
    await expect.poll(page).toContain('Is it good for dry hair?');
    const shown = await page();
    expect(shown).toContain('Yes, very.');
    expect(shown).toContain('Ottilie Z.');
    expect(shown).not.toContain('ottilie@example.com');
    server.received.length = 0;
    await work();
    const [letter] = mailTo('ottilie@example.com');
    expect(mailTo('ottilie@example.com')).toHaveLength(1);
    const leave = linkIn(letter?.source, '/questions/leave');
    expect((await shop().get(leave)).status).toBe(200);
    await postForm(shop(), leave, {});
    expect(await only()).toMatchObject({ email: null, state: 'shown', body: 'Is it good for dry hair?' });
  });

  test('an answer of a buyer is shown by staff, says that it was bought here, and is mailed once', async () => {
    await asked();
    const question = await only();
    await moderateQuestion(shop().platform, ACTOR, {
      ...{ id: question.id, version: question.version, hiddenReason: null },
    });
    const customerInfo = { ...CUSTOMER, email: 'buyer@example.com' };
    await shop().post('/api/orders', orderOf([{ id: SLUG, quantity: 1 }], { customerInfo }), freshKey());
    await db()
      .updateTable('orders')
      .set({ order_status: 'delivered' })
      .where('email', '=', 'buyer@example.com')
      .execute();
    await asked('buyer@example.com', { question: question.id, body: 'It is, on mine.', name: '' });
    const own = (await rows()).find(({ question_id }) => question_id === question.id);
    expect(own).toMatchObject({ state: 'waiting', verified: 1 });
    if (!own) throw new Error('There is no answer');
    server.received.length = 0;
    const show = { id: own.id, version: String(own.version), intent: 'show' };
    expect((await postForm(shop(), `/cms/questions/${question.id}`, show, owner)).status).toBe(200);
    await expect.poll(page).toContain('Bought here');
    const now = await db()
      .selectFrom('questions')
      .selectAll()
      .where('id', '=', own.id)
      .executeTakeFirstOrThrow();
    const hide = { id: own.id, version: String(now.version), intent: 'hide', reason: 'spam' };
    await postForm(shop(), `/cms/questions/${question.id}`, hide, owner);
    await expect.poll(page).not.toContain('It is, on mine.');
    const again = { ...show, version: String(now.version + 1) };
    await postForm(shop(), `/cms/questions/${question.id}`, again, owner);
    await work();
    expect(mailTo('ottilie@example.com')).toHaveLength(1);
  });

  test('hiding needs a reason of the list', async () => {
    await asked();
    const { id, version } = await only();
    const hide = (reason: string) =>
      postForm(
        shop(),
        `/cms/questions/${id}`,
        { id, version: String(version), intent: 'hide', reason },
        owner,
      );
    expect((await hide('')).status).toBe(422);
    expect((await hide('bad for sales')).status).toBe(422);
    expect((await hide('abuse')).status).toBe(200);
    expect(await only()).toMatchObject({ state: 'hidden', hidden_reason: 'abuse' });
    expect((await hide('spam')).status).toBe(409);
  });

  test('programs, floods, and what is gone', async () => {
    expect((await ask({ [TRAP_FIELD]: 'https://spam.example' })).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await ask({ body: '', email: 'nobody' })).status).toBe(422);
    expect((await ask({ product: 'no-such-product' })).status).toBe(404);
    expect((await ask({ question: 'no-such-question' })).status).toBe(404);
    for (let place = 0; place < MOST_WAITING; place += 1) expect((await ask()).status).toBe(200);
    expect((await ask({ email: 'Ottilie@Example.com' })).status).toBe(429);
    expect((await ask({ key: 'key-again', email: 'b@example.com' })).status).toBe(200);
    expect((await ask({ key: 'key-again', email: 'b@example.com' })).status).toBe(200);
    expect((await rows()).filter(({ email }) => email === 'b@example.com')).toHaveLength(1);
    expect((await shop().get('/questions/ask?product=no-such-product')).status).toBe(404);
    expect((await shop().get('/questions/confirm?link=forged')).status).toBe(404);
    expect((await shop().get('/questions/leave?link=forged')).status).toBe(404);
  });

  test('all of them stand on pages of their own, examples only where examples are shown', async () => {
    const { id } = await db()
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'rose-radiance-serum')
      .executeTakeFirstOrThrow();
    const found = await listShownQuestions(db(), id, { from: 0, limit: 9, answers: 9 });
    expect(found.total).toBe(2);
    expect(found.items.every(({ source }) => source === 'example')).toBe(true);
    expect(found.items.flatMap(({ answers }) => answers).some(({ byShop }) => byShop)).toBe(true);
    const all = await (await shop().get('/questions?product=rose-radiance-serum')).text();
    expect(all).toContain('Example question');
    await db().deleteFrom('shop_facts').where('name', '=', 'example_ratings_shown').execute();
    expect(await listShownQuestions(db(), id, { from: 0, limit: 9, answers: 9 })).toEqual({
      items: [],
      total: 0,
    });
    await db().insertInto('shop_facts').values({ name: 'example_ratings_shown', value: 'again' }).execute();
  });

  test('what somebody asked is in the file for them, and erased with them', async () => {
    const customerInfo = { ...CUSTOMER, email: 'erased@example.com' };
    await shop().post('/api/orders', orderOf([{ id: SLUG, quantity: 1 }], { customerInfo }), freshKey());
    await db()
      .updateTable('orders')
      .set({ order_status: 'delivered', payment_state: 'paid' })
      .where('email', '=', 'erased@example.com')
      .execute();
    await asked('erased@example.com');
    const question = await only();
    await answer(question.id, question.version);
    await work();
    await shop().get('/cms/customers', owner);
    const customer = await db()
      .selectFrom('customers')
      .select('id')
      .where('email', '=', 'erased@example.com')
      .executeTakeFirstOrThrow();
    const file = await readPersonData(db(), customer.id);
    const own = file?.find(({ section }) => section === 'Questions and answers you wrote');
    expect(own?.records).toMatchObject([
      { kind: 'question', text: 'Is it good for dry hair?', state: 'shown' },
    ]);
    expect(await eraseCustomer(shop().platform, ACTOR, customer.id)).toEqual({ ok: true });
    expect(await rows()).toEqual([]);
  });
});
