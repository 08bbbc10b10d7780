import { beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

type Headers = Record<string, string>;

describeOnBothEngines('the inbox in /cms', (shop) => {
  let owner: Headers;
  let support: Headers;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    support = await signInAs(shop(), 'support');
  });
  const page = async (path: string, as = owner) => plain(await (await shop().get(path, as)).text());
  const list = (fields: Record<string, string>, as = owner) => postForm(shop(), '/cms/messages', fields, as);
  const rowOf = (name: string) =>
    shop()
      .platform.db.selectFrom('contact_messages')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
  const write = async (name: string, message: string) => {
    await shop().post('/api/contact', { name, email: 'a@example.com', subject: 'feedback', message });
    return rowOf(name);
  };

  test('a new message is counted beside the menu, shown to staff, and read only when they mark it', async () => {
    const { id } = await write('Ann', 'Where is it?\n<b>bold</b>');
    expect(await page('/cms/orders')).toMatch(/Messages<span[^>]*>1<span class="sr-only"> new/);
    const opened = await page(`/cms/messages/${id}`);
    expect(opened).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(opened).toContain('mailto:a@example.com?subject=Re%3A%20Feedback');
    expect((await rowOf('Ann')).status).toBe('new');
    await postForm(shop(), `/cms/messages/${id}`, { intent: 'read' }, support);
    expect((await rowOf('Ann')).status).toBe('read');
    expect(await page('/cms/orders')).not.toContain('sr-only"> new');
    expect(await page('/cms/messages?status=new')).toContain('No message found');
    expect(await page('/cms/messages?search=WHERE+IS')).toContain('Ann');
  });

  test('a reply records its author and a note, which nobody overwrites unseen', async () => {
    const { id } = await rowOf('Ann');
    await postForm(
      shop(),
      `/cms/messages/${id}`,
      { intent: 'note-answered', note: 'Rang her', noteWas: '' },
      support,
    );
    expect(await rowOf('Ann')).toMatchObject({
      status: 'answered',
      note: 'Rang her',
      answered_by: 'The support',
    });
    const late = { intent: 'note', note: 'Wrote to her', noteWas: '' };
    const refused = await postForm(shop(), `/cms/messages/${id}`, late, owner);
    expect(refused.status).toBe(409);
    const html = plain(await refused.text());
    expect(html).toContain('Somebody noted meanwhile: ‘Rang her’');
    expect(html).toContain('Wrote to her</textarea>');
    expect((await rowOf('Ann')).note).toBe('Rang her');
    await postForm(shop(), `/cms/messages/${id}`, { ...late, noteWas: 'Rang her' }, owner);
    expect(await rowOf('Ann')).toMatchObject({ note: 'Wrote to her', status: 'answered' });
  });

  test('an archived message is hidden, and restored as it was', async () => {
    const { id } = await rowOf('Ann');
    await list({ intent: 'archived', ids: id });
    expect(await page('/cms/messages')).not.toContain('Ann');
    expect(await page('/cms/messages?status=archived')).toContain('Ann');
    await list({ intent: 'restore', ids: id });
    expect(await rowOf('Ann')).toMatchObject({ status: 'answered', answered_by: 'The support' });
  });

  test('deleting asks in the exact words, leaves nothing of the sender, and is not for support', async () => {
    const { id } = await rowOf('Ann');
    expect((await list({ intent: 'delete', ids: id, confirmed: 'yes' }, support)).status).toBe(403);
    const question = await (await list({ intent: 'delete', ids: id })).text();
    expect(question).toContain('Are you sure you want to delete this message?');
    expect(question).toContain('This action cannot be undone.');
    await list({ intent: 'delete', ids: id, confirmed: 'yes' });
    expect((await shop().get(`/cms/messages/${id}`, owner)).status).toBe(404);
    const log = await shop().platform.db.selectFrom('audit_log').selectAll().execute();
    const about = log.filter((entry) => entry.subject_id === id);
    expect(about.map(({ action }) => action)).toContain('message.delete');
    expect(JSON.stringify(about)).not.toMatch(/Ann|a@example\.com|bold/);
  });

  test('half an emoji in a message breaks no page', async () => {
    const { id } = await write('Rose', `x${'🌹'.repeat(1000)}`);
    expect((await shop().get(`/cms/messages/${id}`, owner)).status).toBe(200);
  });
});

describeOnBothEngines('the newsletter in /cms', (shop) => {
  let owner: Headers;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    for (const email of ['=cmd@example.com', 'pending@example.com', 'gone@example.com'])
      await shop().post('/api/newsletter', { email });
    await shop()
      .platform.db.updateTable('newsletter_subscribers')
      .set({ status: 'confirmed' })
      .where('email', '=', '=cmd@example.com')
      .execute();
  });
  const csv = async (search = '') => (await shop().get(`/cms/newsletter/export${search}`, owner)).text();
  const idOf = async (email: string) => {
    const { id } = await shop()
      .platform.db.selectFrom('newsletter_subscribers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return id;
  };

  test('the export holds every address with whether it may be mailed, none as a formula', async () => {
    const all = await csv();
    expect(all).toContain('Email,May be mailed,Status,Signed up on,');
    expect(all).toContain("'=cmd@example.com,yes,confirmed,api,");
    expect(all).toContain('pending@example.com,no,unconfirmed,api,');
    const confirmed = await csv('?status=confirmed');
    expect(confirmed).toContain("'=cmd@example.com,yes");
    expect(confirmed).not.toContain('pending@example.com');
    const named = async (search: string) =>
      (await shop().get(`/cms/newsletter/export${search}`, owner)).headers.get('content-disposition');
    expect(await named('')).toContain('newsletter-all-mail-only-the-confirmed.csv');
    expect(await named('?status=pending')).toContain('newsletter-unconfirmed-not-to-be-mailed.csv');
    const page = await (await shop().get('/cms/newsletter', owner)).text();
    expect(page).toContain('Only confirmed addresses may be written to.');
    expect(page).toContain('/cms/newsletter/export?status=confirmed');
    const support = await signInAs(shop(), 'support');
    expect((await shop().get('/cms/newsletter/export', support)).status).toBe(403);
    const visitor = await shop().get('/cms/newsletter/export');
    expect(visitor.headers.get('location')).toContain('/cms/sign-in');
  });

  test('an address is unsubscribed on request, or deleted for good', async () => {
    const id = await idOf('gone@example.com');
    await postForm(shop(), '/cms/newsletter', { intent: 'unsubscribe', ids: id }, owner);
    expect(await csv('?status=unsubscribed')).toContain('gone@example.com');
    const asking = await postForm(shop(), '/cms/newsletter', { intent: 'delete', ids: id }, owner);
    expect(await asking.text()).toContain('Are you sure you want to delete this subscriber?');
    const confirmed = { intent: 'delete', ids: id, confirmed: 'yes' };
    await postForm(shop(), '/cms/newsletter', confirmed, owner);
    expect(await csv('?status=unsubscribed')).not.toContain('gone@example.com');
    const foreign = await shop().send('/cms/newsletter', {
      method: 'POST',
      headers: { ...owner, origin: 'https://elsewhere.example' },
      body: new URLSearchParams(confirmed),
    });
    expect(foreign.status).toBe(403);
  });
});

function plain(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
}
