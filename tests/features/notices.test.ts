import { beforeAll, expect, test } from 'vitest';
import { RETENTION_KIND_NAMES, RETENTION_KINDS, USUAL_TIMES } from '#domain/retention/retention-kinds.ts';
import { longDay } from '#domain/text/london-day.ts';
import { describeOnSqlite, openTestShop, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { changeSettings } from '../support/trader.ts';

const plain = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('Still have a question?'))
    .replace(/<script.*?<\/script>/gs, ' ')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

async function text(shop: TestShop, path: string): Promise<string> {
  const response = await shop.get(path);
  expect(response.status).toBe(200);
  return plain(await response.text());
}

describeOnSqlite('the notices that the shop writes', (shop) => {
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
  });
  const times = (more: Record<string, string> = {}) => ({
    ...Object.fromEntries(Object.entries(USUAL_TIMES).map(([name, value]) => [name, String(value)])),
    ...{ intent: 'save', confirmed: 'yes', ...more },
  });

  test('name every kind that is kept, the rights, and whom to complain to', async () => {
    shop().platform.sendsMail = async () => true;
    const notice = await text(shop(), '/privacy');
    for (const kind of RETENTION_KIND_NAMES) expect(notice, kind).toContain(RETENTION_KINDS[kind].named);
    for (const words of [
      ...['6(1)(a)', '6(1)(b)', '6(1)(c)', '6(1)(f)', 'Information Commissioner', 'within one month'],
      ...['erase', 'correct', 'hand over', 'object', 'restrict', 'at most 2 months longer'],
      '6 years after the end of the accounting year they fall in',
    ])
      expect(notice, words).toContain(words);
  });

  test('say another time as soon as it is saved', async () => {
    expect(await text(shop(), '/privacy')).toContain('2 years after the last reply');
    const saved = times({ version: '0', messages: '7', mails: '33', yearEndMonth: '3' });
    expect((await postForm(shop(), '/cms/settings/retention', saved, owner)).status).toBe(200);
    await expect.poll(() => text(shop(), '/privacy')).toContain('7 months after the last reply');
    const notice = await text(shop(), '/privacy');
    expect(notice).toContain('33 days after they were written');
    expect(notice).toContain('which ends with the month of March');
    expect(notice).not.toContain('2 years after the last reply');
    expect(notice).toContain(`Last changed ${longDay(new Date().toISOString())}`);
  });

  test('name carriers, host and the company that carries mails where they are entered', async () => {
    const before = await text(shop(), '/privacy');
    expect(before).toContain('The carrier gets your name');
    await changeSettings(shop(), 'legal', {
      ...{
        carriers: 'Royal Mail and [Evri](javascript:1)',
        hostCompany: 'Sky Racks Ltd',
        mailCompany: 'Post Wing Ltd',
      },
    });
    await expect.poll(() => text(shop(), '/privacy')).toContain('Royal Mail and [Evri](javascript:1)');
    const notice = await text(shop(), '/privacy');
    expect(notice).toContain('Sky Racks Ltd');
    expect(notice).toContain('Post Wing Ltd');
    expect(notice).not.toContain('The carrier gets your name');
  });

  test('the owner adds paragraphs below, which cannot take a part of it away, and needs none', async () => {
    const { id, version } = await shop()
      .platform.db.selectFrom('pages')
      .select(['id', 'version'])
      .where('slug', '=', 'privacy')
      .executeTakeFirstOrThrow();
    const form = {
      kind: 'page',
      title: 'Privacy notice',
      slug: 'privacy',
      footer: 'legal',
      status: 'published',
    };
    const save = (body: string, at: number) =>
      postForm(shop(), `/cms/pages/${id}`, { ...form, body, version: String(at) }, owner);
    expect((await save('We keep everything for ever.', version)).status).toBe(200);
    await expect.poll(() => text(shop(), '/privacy')).toContain('We keep everything for ever.');
    const notice = await text(shop(), '/privacy');
    expect(notice.indexOf('the above holds')).toBeGreaterThan(
      notice.indexOf('7 months after the last reply'),
    );
    expect(notice.indexOf('We keep everything')).toBeGreaterThan(notice.indexOf('the above holds'));
    expect((await save('', version + 1)).status).toBe(200);
    await expect.poll(() => text(shop(), '/privacy')).not.toContain('the above holds');
    const editor = await (await shop().get(`/cms/pages/${id}`, owner)).text();
    expect(editor).toContain('The shop writes this page itself');
    const shipping = await shop()
      .platform.db.selectFrom('pages')
      .select(['id', 'version'])
      .where('slug', '=', 'shipping')
      .executeTakeFirstOrThrow();
    const empty = {
      ...form,
      title: 'Delivery',
      slug: 'shipping',
      body: '',
      version: String(shipping.version),
    };
    expect((await postForm(shop(), `/cms/pages/${shipping.id}`, empty, owner)).status).toBe(422);
  });
});

const SETTINGS = [false, true].flatMap((mail) =>
  [false, true].flatMap((stripe) => [false, true].map((cash) => ({ mail, stripe, cash }))),
);

test('with mail, Stripe and cash each on and off, both notices speak of what is there and of nothing else', async () => {
  for (const { mail, stripe, cash } of SETTINGS) {
    const shop = await openTestShop('sqlite', { demoShop: false });
    const name = JSON.stringify({ mail, stripe, cash });
    shop.platform.sendsMail = async () => mail;
    shop.platform.mailServer = async () => (mail ? 'smtp.post.example' : '');
    if (stripe)
      shop.platform.payments = Object.assign(Object.create(shop.platform.payments), {
        current: async () => ({ name: 'stripe', publishableKey: 'pk_test_notices' }),
      });
    await changeSettings(shop, 'delivery', { cashOnDelivery: cash });
    const notice = await text(shop, '/privacy');
    const cookies = await text(shop, '/cookies');
    expect(/smtp\.post\.example/.test(notice), name).toBe(mail);
    expect(/Copies of the emails/.test(notice), name).toBe(mail);
    expect(/wrote but did not send/.test(notice), name).toBe(!mail);
    expect(/Stripe/.test(notice), name).toBe(stripe);
    expect(/__stripe_mid/.test(cookies), name).toBe(stripe);
    expect(/cash orders that could not be sent/.test(cookies), name).toBe(cash);
    await shop.close();
  }
});
