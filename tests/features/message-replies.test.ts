import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { useMailWork } from '../support/mail-work.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnBothEngines('replies to messages', (shop) => {
  const { server, work, mails } = useMailWork(shop);
  let owner: Record<string, string>;
  let support: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    support = await signInAs(shop(), 'support');
  });
  const write = async (name: string) => {
    const message = 'Where is it?\n<b>bold</b>';
    await shop().post('/api/contact', { name, email: 'a@example.com', subject: 'feedback', message });
    await work();
    server().received.length = 0;
    return rowOf(name);
  };
  const rowOf = (name: string) =>
    shop()
      .platform.db.selectFrom('contact_messages')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
  const reply = (id: string, text: string, more: Record<string, string> = {}, as = support) =>
    postForm(
      shop(),
      `/cms/messages/${id}`,
      { intent: 'reply', reply: text, replyKey: randomUUID(), repliesSeen: '0', ...more },
      as,
    );

  test('a reply is mailed over the message, stored with its author, and answers the message', async () => {
    const { id } = await write('Ann');
    expect((await reply(id, 'It left today.\n\nKind regards')).status).toBe(200);
    await work();
    expect(server().received).toMatchObject([{ to: ['a@example.com'] }]);
    const mail = (await mails()).find(({ kind }) => kind === 'contact-reply');
    expect(mail).toMatchObject({ reply_to: 'support@zabelle.example', subject: 'Re: Feedback – Zabelle' });
    expect(mail?.body).toMatch(/Dear Ann,\s+It left today\.\s+Kind regards/);
    expect(mail?.body).toContain('> Where is it?');
    expect(mail?.html).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(await rowOf('Ann')).toMatchObject({ status: 'answered', answered_by: 'The support' });
    const page = await (await shop().get(`/cms/messages/${id}`, owner)).text();
    expect(page).toContain('It left today.');
    expect(page).toContain('The support');
  });

  test('one form sends one reply, however often it arrives', async () => {
    const { id } = await write('Bea');
    const replyKey = randomUUID();
    for (let time = 0; time < 2; time++) expect((await reply(id, 'Once', { replyKey })).status).toBe(200);
    await work();
    expect(server().received).toHaveLength(1);
  });

  test('a reply somebody else sent meanwhile is shown before another is sent', async () => {
    const { id } = await write('Cy');
    await reply(id, 'First');
    const refused = await reply(id, 'Second', {}, owner);
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain('The support replied meanwhile');
    expect(page).toContain('Second</textarea>');
    expect(page).toContain('name="repliesSeen" value="1"');
    expect((await reply(id, 'Second', { repliesSeen: '1' }, owner)).status).toBe(200);
    await work();
    expect(server().received).toHaveLength(2);
  });

  test('the page of a message says how the mail of each reply stands', async () => {
    const { id } = await write('Eve');
    const page = async () => (await shop().get(`/cms/messages/${id}`, owner)).text();
    const replied = await (await reply(id, 'Soon')).text();
    expect(replied).not.toContain('Reply sent');
    expect(await page()).toContain('On its way, not sent yet.');
    server().refuseNext(451, 'Try again later');
    await work();
    expect((await page()).replaceAll('<!-- -->', '')).toMatch(/not sent yet\. [^<]*try again later/i);
    await work(60_000);
    expect(await page()).toContain('Mailed.');

    await reply(id, 'Again', { repliesSeen: '1' });
    server().refuseNext(550, 'No such mailbox');
    await work(60_000);
    expect((await page()).replaceAll('<!-- -->', '')).toMatch(/Could not be mailed[^<]*No such mailbox/);

    await reply(id, 'And again', { repliesSeen: '2' });
    await work(60_000, null);
    expect(await page()).toContain('Not mailed: no mail server was set up.');
  });

  test('an empty reply sends nothing, and one of a deleted message neither', async () => {
    const { id } = await write('Di');
    const refused = await reply(id, ' ');
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Reply is required');
    expect((await rowOf('Di')).status).toBe('new');
    await reply(id, 'Too late');
    await postForm(shop(), '/cms/messages', { intent: 'delete', ids: id, confirmed: 'yes' }, owner);
    await work();
    expect(server().received).toHaveLength(0);
    expect((await reply(id, 'Gone')).status).toBe(404);
  });
});
