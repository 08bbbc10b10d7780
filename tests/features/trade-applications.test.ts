import { beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines, ORIGIN, openTestShop, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const APPLICATION = {
  businessName: 'Example Salon Ltd',
  contactName: 'Ada Example',
  email: 'ada@example.com',
  phone: '020 7946 0000',
  businessType: 'salon',
  companyNumber: '1234567',
  vatNumber: 'GB 123 4567 82',
  address: '1 Example Street\nLondon',
  postcode: 'sw1a1aa',
  website: '',
  monthlyOrder: '250-1000',
  message: '=Hair colour, mostly',
  consent: 'on',
};

describeOnBothEngines('trade applications', (shop) => {
  let owner: Record<string, string>;
  let support: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    support = await signInAs(shop(), 'support');
  });
  const page = async (path: string, as = owner) => plain(await (await shop().get(path, as)).text());
  const command = (fields: Record<string, string>, as = owner) =>
    postForm(shop(), '/cms/applications', fields, as);
  const apply = async (businessName: string) => {
    await send(shop(), { ...APPLICATION, businessName });
    return rowOf(businessName);
  };
  const rowOf = (businessName: string) =>
    shop()
      .platform.db.selectFrom('trade_applications')
      .selectAll()
      .where('business_name', '=', businessName)
      .executeTakeFirstOrThrow();

  test('the page has its text, and is linked from the footer and the pages for professionals', async () => {
    const html = await page('/wholesale', {});
    expect(html).toContain('Apply for a trade account');
    expect(html).toContain('href="/privacy"');
    expect(await page('/about', {})).toContain('href="/wholesale"');
    expect(await page('/salon-tools', {})).toContain('href="/wholesale"');
  });

  test('an application is stored in its official spelling, and its sender thanked', async () => {
    const response = await send(shop(), APPLICATION);
    expect(response.status).toBe(200);
    expect(plain(await response.text())).toContain('Thank you, we have your application');
    expect(await rowOf('Example Salon Ltd')).toMatchObject({
      company_number: '01234567',
      vat_number: 'GB123456782',
      postcode: 'SW1A 1AA',
      status: 'received',
      archived_at: null,
    });
  });

  test('errors stand beside their fields, and the submitted values stay', async () => {
    const response = await send(shop(), { ...APPLICATION, email: 'nobody', vatNumber: '12', consent: '' });
    const html = plain(await response.text());
    expect(response.status).toBe(422);
    for (const words of [
      'Please enter a valid email address',
      'Please enter a valid UK VAT number',
      'Please tick this',
    ])
      expect(html.includes(words), words).toBe(true);
    expect(html).toContain('value="Example Salon Ltd"');
    expect(html).toContain('1 Example Street');
  });

  test('staff see it counted, filter, move, note and archive it; the audit log lists it', async () => {
    const { id } = await apply('Curl & Comb');
    expect(await page('/cms/orders')).toMatch(/Trade<span[^>]*>\d+<span class="sr-only"> new/);
    const opened = await page(`/cms/applications/${id}`);
    for (const words of ['Curl &amp; Comb', 'Hair or beauty salon', '£250 to £1,000', 'GB 123 4567 82'])
      expect(opened.includes(words), words).toBe(true);
    await postForm(shop(), `/cms/applications/${id}`, { intent: 'contacted' }, support);
    await postForm(shop(), `/cms/applications/${id}`, { note: 'Rang her', noteWas: '' }, support);
    const late = await postForm(shop(), `/cms/applications/${id}`, { note: 'Mine', noteWas: '' }, owner);
    expect(late.status).toBe(409);
    expect(await rowOf('Curl & Comb')).toMatchObject({ status: 'contacted', note: 'Rang her' });
    expect(await page('/cms/applications?status=contacted')).toContain('Curl &amp; Comb');
    expect(await page('/cms/applications?status=approved')).not.toContain('Curl &amp; Comb');

    await command({ intent: 'approved', ids: id });
    await command({ intent: 'archive', ids: id });
    expect(await page('/cms/applications')).not.toContain('Curl &amp; Comb');
    expect(await page('/cms/applications?status=archived')).toContain('Curl &amp; Comb');
    await command({ intent: 'restore', ids: id });
    expect(await rowOf('Curl & Comb')).toMatchObject({ status: 'approved', archived_at: null });
    const actions = await shop()
      .platform.db.selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('at')
      .execute();
    expect(actions.map(({ action }) => action).toSorted()).toEqual([
      ...['application.approved', 'application.archive', 'application.contacted'],
      ...['application.note', 'application.restore'],
    ]);
  });

  test('the list is exported as a file in which nothing runs, for permitted roles', async () => {
    await apply('Spreadsheet Spa');
    const response = await shop().get('/cms/applications/export', owner);
    const csv = await response.text();
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(csv).toContain('Spreadsheet Spa,Ada Example');
    expect(csv).toContain("'=Hair colour");
    expect((await shop().get('/cms/applications/export', support)).status).toBe(403);
  });

  test('deleting asks first and is for permitted roles', async () => {
    const { id } = await apply('Gone Tomorrow');
    expect((await command({ intent: 'delete', ids: id }, support)).status).toBe(403);
    expect(plain(await (await command({ intent: 'delete', ids: id })).text())).toContain('Are you sure');
    await command({ intent: 'delete', ids: id, confirmed: 'yes' });
    expect((await shop().get(`/cms/applications/${id}`, owner)).status).toBe(404);
  });
});

test('somebody who applies too often must wait', async () => {
  const shop = await openTestShop('sqlite', { rateLimits: true });
  for (let attempt = 0; attempt < 10; attempt++) await send(shop, { ...APPLICATION, email: '' });
  expect((await send(shop, APPLICATION)).status).toBe(429);
  await shop.close();
});

function send(shop: TestShop, fields: Record<string, string>): Promise<Response> {
  return shop.send('/wholesale', {
    method: 'POST',
    headers: { origin: ORIGIN },
    body: new URLSearchParams(fields),
  });
}

function plain(html: string): string {
  return html.replaceAll('<!-- -->', '');
}
