import { expect, test } from 'vitest';
import { replyDay } from '#domain/inbox/complaint.ts';
import { longDay } from '#domain/text/london-day.ts';
import { describeOnSqlite, ORIGIN } from '../support/shop.ts';

const MESSAGE = {
  name: 'A Visitor',
  email: 'visitor@example.com',
  subject: 'feedback',
  message: 'Lovely shop.',
};

describeOnSqlite('writing to the shop', (shop) => {
  test('a message is stored', async () => {
    expect((await shop().post('/api/contact', MESSAGE)).status).toBe(201);
    const rows = await shop().platform.db.selectFrom('contact_messages').selectAll().execute();
    expect(rows).toEqual([expect.objectContaining({ ...MESSAGE, phone: '' })]);
  });

  test('missing, null and blank fields give the exact messages', async () => {
    for (const empty of [undefined, null, '', '  ']) {
      const body = { name: empty, email: empty, subject: empty, message: empty };
      const response = await shop().post('/api/contact', body);
      expect(response.status).toBe(400);
      expect((await response.json()).errors).toEqual({
        name: 'Name is required',
        email: 'Email is required',
        subject: 'Subject is required',
        message: 'Message is required',
      });
    }
    const wrong = await shop().post('/api/contact', { ...MESSAGE, email: 'not an address' });
    expect((await wrong.json()).errors).toEqual({ email: 'Please enter a valid email address' });
  });

  test('a card number in a message is refused, a phone number is not', async () => {
    const refused = await shop().post('/api/contact', {
      ...MESSAGE,
      message: 'Take it from 4242 4242 4242 4242 please',
    });
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toEqual({
      message: 'Please leave out card numbers: we never need one in a text.',
    });
    const message = 'Ring 07700 900123 or +44 20 7946 0958 about ZA123456789';
    expect((await shop().post('/api/contact', { ...MESSAGE, message })).status).toBe(201);
  });

  test('the form on the page works without script and returns the submitted values', async () => {
    const sent = await form('/contact', MESSAGE);
    expect(sent.status).toBe(200);
    expect(await sent.text()).toContain('Thank you! Your message has been sent successfully.');
    const refused = await (await form('/contact', { ...MESSAGE, name: '' })).text();
    expect(refused).toContain('Name is required');
    expect(refused).toContain('Lovely shop.');
  });

  test('a complaint is kept with its order and the day of the reply, told to sender and staff', async () => {
    const complaint = {
      name: 'Jo',
      email: 'jo@example.com',
      orderNumber: 'za 123 456 789',
      message: 'It leaks.',
    };
    const page = await (await form('/complaints', complaint)).text();
    const { db } = shop().platform;
    const row = await db
      .selectFrom('contact_messages')
      .selectAll()
      .where('subject', '=', 'complaint')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      order_number: 'ZA123456789',
      reply_by: replyDay(row.created_at),
      status: 'new',
    });
    expect(page).toContain('We have your complaint');
    expect(page).toContain(longDay(row.reply_by ?? ''));
    const refused = await form('/complaints', { ...complaint, message: '' });
    expect(refused.status).toBe(422);
    const again = await refused.text();
    expect(again).toContain('Complaint is required');
    expect(again).toContain('za 123 456 789');
    const mails = await db.selectFrom('jobs').select('payload').where('kind', '=', 'send-mail').execute();
    const ofComplaint = mails.filter(({ payload }) => payload.includes(row.id)).map(({ payload }) => payload);
    expect(ofComplaint.some((payload) => payload.includes('contact-acknowledgement'))).toBe(true);
    expect(ofComplaint.some((payload) => payload.includes('contact-message'))).toBe(true);
  });

  test('the form of the contact page takes no complaint by its subject', async () => {
    const response = await shop().post('/api/contact', { ...MESSAGE, subject: 'complaint' });
    expect((await response.json()).errors).toEqual({ subject: 'Subject is required' });
  });

  test('a newsletter address is stored once, pending until it is confirmed', async () => {
    await shop().post('/api/newsletter', { email: 'Reader@Example.com' });
    expect((await form('/newsletter', { email: 'reader@example.com', source: 'footer' })).status).toBe(200);
    const rows = await shop()
      .platform.db.selectFrom('newsletter_subscribers')
      .select(['email', 'status'])
      .execute();
    expect(rows).toEqual([{ email: 'reader@example.com', status: 'pending' }]);
    expect((await shop().post('/api/newsletter', { email: 'nobody' })).status).toBe(400);
  });

  function form(path: string, fields: Record<string, string>): Promise<Response> {
    return shop().send(path, {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: new URLSearchParams(fields),
    });
  }
});
