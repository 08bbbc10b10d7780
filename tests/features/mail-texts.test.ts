import { beforeAll, expect, test } from 'vitest';
import { MAIL_KINDS, MAIL_LABELS } from '#domain/mail/mail-request.ts';
import { MAIL_TEXTS } from '#domain/mail/mail-texts.ts';
import { useMailWork } from '../support/mail-work.ts';
import { CUSTOMER, freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const PAGE = '/cms/mails/texts/order-confirmation';

describeOnBothEngines('texts of mails', (shop) => {
  const { server, work, mails } = useMailWork(shop);
  let owner: Record<string, string>;
  let manager: Record<string, string>;
  let support: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    manager = await signInAs(shop(), 'manager');
    support = await signInAs(shop(), 'support');
  });
  const order = () => shop().post('/api/orders', orderOf(), freshKey());
  const save = (fields: Record<string, string>, as = owner) => postForm(shop(), PAGE, fields, as);
  const version = async () =>
    /name="version" value="(\d+)"/.exec(await (await shop().get(PAGE, owner)).text())?.[1] ?? '';

  test('every mail is listed with its reader and its occasion', async () => {
    const list = await (await shop().get('/cms/mails/texts', owner)).text();
    for (const kind of MAIL_KINDS) {
      expect(list).toContain(`/cms/mails/texts/${kind}"`);
      expect(list).toContain(MAIL_LABELS[kind]);
      expect(list).toContain(MAIL_TEXTS[kind].sentWhen);
      const preview = await shop().get(`/cms/mails/texts/${kind}/preview`, owner);
      expect(preview.status, kind).toBe(200);
      expect(preview.headers.get('content-security-policy')).toContain('sandbox');
      const text = await shop().get(`/cms/mails/texts/${kind}/preview?part=text`, owner);
      expect(await text.text(), kind).not.toMatch(/\{\{|<p>/);
    }
  });

  test('the next mail has the owner’s words, filled in, and what the law fixes stays', async () => {
    const saved = await save({
      version: await version(),
      subject: '{{name}}, thank you for {{order}} of {{total}}',
      introduction: 'Hello {{name}},\n\nwe pack it <b>today</b>.',
    });
    expect(saved.status).toBe(200);
    const { orderNumber } = await (await order()).json();
    await work();
    const [mail] = await mails();
    expect(mail?.subject).toMatch(new RegExp(`^${CUSTOMER.firstName}, thank you for ${orderNumber} of £`));
    expect(mail?.html).toContain('<p>we pack it &lt;b&gt;today&lt;/b&gt;.</p>');
    expect(mail?.body).toContain('cancel within 14 days');
    const preview = await shop().get(`${PAGE}/preview?subject=A&introduction=Typed+{{order}}`, owner);
    expect(await preview.text()).toContain('Typed ZA123456789');
    const log = await shop()
      .platform.db.selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'mail.reword')
      .execute();
    expect(log).toMatchObject([{ subject_id: 'mail-text.order-confirmation', actor: 'The owner' }]);
  });

  test('unknown names are refused, and the submitted words are shown again', async () => {
    const before = await version();
    const refused = await save({
      version: before,
      subject: 'Order {{nmae}}',
      introduction: 'Mine {{amount}}',
    });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('This mail knows no {{nmae}}. It knows {{shop}}, {{name}}, {{order}}, {{total}}.');
    expect(page).toContain('Mine {{amount}}');
    expect(await version()).toBe(before);
  });

  test('two owners at once: the second is refused and told what differs', async () => {
    const opened = await version();
    await save({ version: opened, subject: 'First {{order}}', introduction: 'One' });
    const refused = await save({ version: opened, subject: 'Second {{order}}', introduction: 'One' });
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain('Somebody saved this while you were editing');
    expect(page).toContain('First {{order}}');
    const over = { version: opened, saveOver: await version(), 'take.subject': 'theirs' };
    expect((await save({ ...over, subject: 'Second {{order}}', introduction: 'Two' })).status).toBe(200);
    expect(await (await shop().get(PAGE, owner)).text()).toMatch(/First \{\{order\}\}.*Two/s);
  });

  test('the shop’s own words come back, over the version that was seen', async () => {
    const stale = String(Number(await version()) - 1);
    expect((await save({ intent: 'reset', version: stale })).status).toBe(409);
    expect((await save({ intent: 'reset', version: await version() })).status).toBe(200);
    await order();
    await work();
    expect((await mails())[0]?.body).toContain(MAIL_TEXTS['order-confirmation'].introduction);
    expect(await (await shop().get(PAGE, owner)).text()).not.toContain('own words');
  });

  test('a subject holds no second header, whatever it is made of', async () => {
    const subject = 'Hello {{name}}\r\nBcc: victim@example.com';
    await save({ version: await version(), subject, introduction: '' });
    await order();
    await work();
    expect((await mails())[0]?.subject).toBe(`Hello ${CUSTOMER.firstName} Bcc: victim@example.com`);
    const toCustomer = server().received.filter(({ to }) => to.includes(CUSTOMER.email));
    expect(toCustomer).toHaveLength(1);
    expect(toCustomer[0]?.source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
    expect(server().received.flatMap(({ to }) => to)).not.toContain('victim@example.com');
    await save({ intent: 'reset', version: await version() });
  });

  test('a test mail goes to whoever asks, with the words of the form and invented facts', async () => {
    const fields = { intent: 'test', subject: 'Try {{order}}', introduction: 'Not saved' };
    expect((await save(fields)).status).toBe(200);
    await work();
    expect(server().received).toMatchObject([{ to: ['owner@example.com'] }]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'order-confirmation', subject: 'Test: Try ZA123456789' });
    expect(mail?.body).toContain('Not saved');
    expect((await save({ ...fields, subject: '{{no}}' })).status).toBe(422);
  });

  test('managers see the texts, only owners change them', async () => {
    expect((await shop().get(PAGE, manager)).status).toBe(200);
    const fields = { version: await version(), subject: 'Mine', introduction: '' };
    expect((await save(fields, manager)).status).toBe(403);
    expect((await save({ ...fields, intent: 'test' }, manager)).status).toBe(403);
    for (const path of [PAGE, `${PAGE}/preview`, '/cms/mails/texts'])
      expect((await shop().get(path, support)).status).toBe(403);
    expect((await shop().get(`${PAGE}/preview`)).status).toBe(302);
    expect((await shop().get('/cms/mails/texts/unknown', owner)).status).toBe(404);
    expect((await shop().get('/cms/mails/texts/unknown/preview', owner)).status).toBe(404);
  });
});
