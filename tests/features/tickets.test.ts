import { beforeAll, expect, test } from 'vitest';
import { followDueCustomers } from '#database/queries/customers/follow-customers.ts';
import { replyDay } from '#domain/inbox/complaint.ts';
import { addDays, londonDay } from '#domain/text/london-day.ts';
import { monthDeadline } from '#domain/tickets/ticket-deadline.ts';
import { watchTickets } from '#jobs/watch-tickets.ts';
import { describeOnBothEngines, ORIGIN } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { tablesNaming } from '../support/tables-of-shop.ts';

describeOnBothEngines('requests and complaints', (shop) => {
  let owner: Record<string, string>;
  let support: Record<string, string>;
  const db = () => shop().platform.db;
  const today = () => londonDay(new Date().toISOString());
  const page = async (path: string, as = owner) =>
    (await (await shop().get(path, as)).text()).replaceAll('<!-- -->', '');
  const ticketOf = (email: string) =>
    db().selectFrom('tickets').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const enter = async (email: string, more: Record<string, string> = {}) => {
    const fields = {
      kind: 'access',
      name: 'Ida Ask',
      email,
      receivedOn: today(),
      note: '',
      key: `key-of-${email.length}-${email.slice(0, 3)}`,
    };
    const response = await postForm(shop(), '/cms/tickets/new', { ...fields, ...more }, support);
    expect(response.status).toBe(302);
    return ticketOf(email);
  };
  const send = (id: string, version: number, fields: Record<string, string>) =>
    postForm(shop(), `/cms/tickets/${id}`, { version: String(version), ...fields }, support);
  const write = (email: string, subject = 'feedback') =>
    shop().post('/api/contact', { name: 'Wilma Writes', email, subject, message: 'What do you keep of me?' });
  const follow = async () => {
    while ((await followDueCustomers(db(), () => shop().platform.random.id())) > 0);
  };

  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    support = await signInAs(shop(), 'support');
  });

  test('a complaint by the form is a ticket until its day, and a reply to it closes the ticket', async () => {
    const complain = (about: string, email: string) =>
      shop().send('/complaints', {
        method: 'POST',
        headers: { origin: ORIGIN },
        body: new URLSearchParams({ about, name: 'Cora', email, message: 'Not right' }),
      });
    await complain('data', 'Data@Example.com');
    await complain('goods', 'goods@example.com');
    const due = replyDay(new Date().toISOString());
    const data = await ticketOf('data@example.com');
    expect(data).toMatchObject({ kind: 'data-complaint', due_on: due, acknowledged_at: expect.any(String) });
    const goods = await ticketOf('goods@example.com');
    expect(goods).toMatchObject({ kind: 'goods-complaint', due_on: due, state: 'open' });
    expect(await page(`/cms/messages/${goods.message_id}`)).toContain(`/cms/tickets/${goods.id}`);
    expect(await page('/cms')).toContain('Requests and complaints: 2');
    const reply = { intent: 'reply', reply: 'We are sorry', replyKey: 'a-reply-of-hers', repliesSeen: '0' };
    expect((await postForm(shop(), `/cms/messages/${goods.message_id}`, reply, support)).status).toBe(200);
    expect(await ticketOf('goods@example.com')).toMatchObject({
      state: 'answered',
      answered_by: 'The support',
    });
  });

  test('staff enter a request once, however often the form is sent', async () => {
    const first = await enter('once@example.com');
    await enter('once@example.com');
    expect(
      await db().selectFrom('tickets').select('id').where('email', '=', 'once@example.com').execute(),
    ).toHaveLength(1);
    expect(first).toMatchObject({ due_on: monthDeadline(today(), 1), created_by: 'The support' });
    const future = { kind: 'access', email: 'x@example.com', receivedOn: addDays(today(), 1) };
    const refused = await postForm(shop(), '/cms/tickets/new', future, support);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('must not be after today');
    for (const receivedOn of ['0001-01-01', addDays(today(), -7 * 366)]) {
      const old = await postForm(shop(), '/cms/tickets/new', { ...future, receivedOn }, support);
      expect(old.status).toBe(422);
      const text = await old.text();
      expect(text).toContain('must not be more than 6 years ago');
      expect(text).toContain('Nothing was saved: some fields need another look.');
    }
  });

  test('a message becomes one request, of the day on which it came', async () => {
    await write('letter@example.com');
    const { id } = await db()
      .selectFrom('contact_messages')
      .select('id')
      .where('email', '=', 'letter@example.com')
      .executeTakeFirstOrThrow();
    expect(await page(`/cms/messages/${id}`)).toContain(`/cms/tickets/new?message=${id}`);
    const form = await page(`/cms/tickets/new?message=${id}`);
    expect(form).toContain('Wilma Writes');
    expect(form).toContain('letter@example.com');
    const ticket = await enter('letter@example.com', { messageId: id });
    // A second tab, with a form of its own.
    await postForm(
      shop(),
      '/cms/tickets/new',
      {
        kind: 'erasure',
        email: 'letter@example.com',
        receivedOn: today(),
        key: 'another-tab',
        messageId: id,
      },
      support,
    );
    expect(await db().selectFrom('tickets').select('id').where('message_id', '=', id).execute()).toEqual([
      { id: ticket.id },
    ]);
    const led = await shop().get(`/cms/tickets/new?message=${id}`, support);
    expect(led.headers.get('location')).toBe(`/cms/tickets/${ticket.id}`);
  });

  test('its last day follows an extension with its reason, and proof of who asks', async () => {
    const received = addDays(today(), -20);
    const { id } = await enter('longer@example.com', { receivedOn: received });
    expect((await send(id, 1, { intent: 'extend', months: '2', reason: '' })).status).toBe(422);
    expect((await send(id, 1, { intent: 'extend', months: '3', reason: 'Much' })).status).toBe(422);
    expect((await send(id, 1, { intent: 'extend', months: '2', reason: 'Many files' })).status).toBe(200);
    expect((await ticketOf('longer@example.com')).due_on).toBe(monthDeadline(received, 3));
    // The same form again, and one of before.
    expect((await send(id, 1, { intent: 'extend', months: '2', reason: 'Many files' })).status).toBe(409);
    const twice = await send(id, 2, { intent: 'extend', months: '1', reason: 'More' });
    expect(twice.status).toBe(409);
    expect(await twice.text()).toContain('extended already');
    const proved = addDays(received, 5);
    const counted = { intent: 'count-from', countedFrom: proved, why: 'Passport seen' };
    expect((await send(id, 2, { ...counted, countedFrom: addDays(received, -1) })).status).toBe(422);
    expect((await send(id, 2, counted)).status).toBe(200);
    expect(await ticketOf('longer@example.com')).toMatchObject({
      due_on: monthDeadline(proved, 3),
      note: `Counted from ${proved}: Passport seen`,
    });
  });

  test('one whose first month is over is not extended any more', async () => {
    const { id } = await enter('late@example.com', { receivedOn: addDays(today(), -60) });
    const refused = await send(id, 1, { intent: 'extend', months: '2', reason: 'Forgotten' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('too late to extend it');
    expect(await page('/cms')).toMatch(/Requests and complaints: \d+, 1 overdue/);
    expect(await page('/cms/tickets?state=overdue')).toContain(`/cms/tickets/${id}"`);
  });

  test('it is closed with what was done, once, and is opened again', async () => {
    const { id } = await enter('closed@example.com');
    expect((await send(id, 1, { intent: 'close', end: 'answered', answer: '' })).status).toBe(422);
    const close = { intent: 'close', end: 'refused', answer: 'Not who they say' };
    const [one, other] = await Promise.all([send(id, 1, close), send(id, 1, close)]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    expect(await ticketOf('closed@example.com')).toMatchObject({
      state: 'refused',
      answer: 'Not who they say',
      answered_by: 'The support',
    });
    expect((await page('/cms/tickets')).includes(`/cms/tickets/${id}"`)).toBe(false);
    expect(await page('/cms/tickets?state=closed&kind=access')).toContain(`/cms/tickets/${id}"`);
    expect((await send(id, 2, { intent: 'take' })).status).toBe(409);
    expect((await send(id, 2, { intent: 'reopen' })).status).toBe(200);
    expect((await send(id, 3, { intent: 'take' })).status).toBe(200);
    expect(await ticketOf('closed@example.com')).toMatchObject({ state: 'open', assignee: 'The support' });
  });

  test('the list is a file for permitted roles', async () => {
    expect((await shop().get('/cms/tickets/export', support)).status).toBe(403);
    const csv = await (await shop().get('/cms/tickets/export?state=all', owner)).text();
    expect(csv).toContain('closed@example.com');
    expect(csv).toContain('By a reply to the message');
  });

  test('staff are told a week before the last day, and once more when it has passed', async () => {
    await db().deleteFrom('tickets').execute();
    await enter('told@example.com');
    const { due_on } = await ticketOf('told@example.com');
    const told = async (day: string) => {
      await db().deleteFrom('jobs').where('kind', '=', 'alert-staff').execute();
      const clock = { now: () => Date.parse(`${day}T12:00:00.000Z`) };
      for (let time = 0; time < 2; time += 1) {
        const end = await watchTickets({ ...shop().platform, clock }, {}, 'watch');
        await db().transaction().execute(end);
      }
      const jobs = await db()
        .selectFrom('jobs')
        .select('payload')
        .where('kind', '=', 'alert-staff')
        .execute();
      return jobs.filter(({ payload }) => payload.includes('ticket-due')).length;
    };
    expect(await told(addDays(due_on, -8))).toBe(0);
    expect(await told(addDays(due_on, -7))).toBe(1);
    expect(await told(due_on)).toBe(0);
    expect(await told(addDays(due_on, 1))).toBe(1);
    expect(await told(addDays(due_on, 30))).toBe(0);
  });

  test('a file that was handed over closes the request for it', async () => {
    await write('reader@example.com');
    await follow();
    const ticket = await enter('reader@example.com');
    const { id } = await db()
      .selectFrom('customers')
      .select('id')
      .where('email', '=', 'reader@example.com')
      .executeTakeFirstOrThrow();
    expect(await page(`/cms/tickets/${ticket.id}`)).toContain(`/cms/customers/${id}`);
    expect(await page(`/cms/customers/${id}`)).toContain('The file was handed over: close it');
    const file = await (await shop().get(`/cms/customers/${id}/data.html`, owner)).text();
    expect(file).toContain('What you asked of us, and complaints');
    const handed = { intent: 'handed-over', ticket: ticket.id, version: '1' };
    expect((await postForm(shop(), `/cms/customers/${id}`, handed, support)).status).toBe(200);
    expect((await postForm(shop(), `/cms/customers/${id}`, handed, support)).status).toBe(409);
    expect(await ticketOf('reader@example.com')).toMatchObject({
      state: 'answered',
      answer: 'All data that is kept was handed over',
    });
  });

  test('erasing closes the request for it, which stays as proof without the person', async () => {
    await write('vanish@quellenberg.example');
    await follow();
    const ticket = await enter('vanish@quellenberg.example', { kind: 'erasure', name: 'Vera Quellenberg' });
    const { id } = await db()
      .selectFrom('customers')
      .select('id')
      .where('email', '=', 'vanish@quellenberg.example')
      .executeTakeFirstOrThrow();
    const asked = await postForm(shop(), `/cms/customers/${id}`, { intent: 'erase' }, owner);
    expect(await asked.text()).toContain('Close the open request for it too');
    const erase = { intent: 'erase', confirmed: 'yes', closeTickets: 'on' };
    expect((await postForm(shop(), `/cms/customers/${id}`, erase, owner)).status).toBe(302);
    const kept = await db().selectFrom('tickets').selectAll().where('id', '=', ticket.id).executeTakeFirst();
    expect(kept).toMatchObject({
      state: 'answered',
      answer: 'Erased',
      name: '',
      email: '',
      answered_by: 'The owner',
    });
    expect((await shop().get(`/cms/tickets/${ticket.id}`, owner)).status).toBe(200);
    await follow();
    expect(await tablesNaming(shop(), 'quellenberg')).toEqual([]);
  });
});
