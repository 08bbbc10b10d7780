import { beforeAll, expect, test } from 'vitest';
import { findStaffLink, invite, makePasswordLink, withdrawLink } from '#operations/people/staff-links.ts';
import { MINUTE, useMailWork } from '../support/mail-work.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const ACTOR = { id: 'console', name: 'Console' };

describeOnBothEngines('mails of staff links and trade applications', (shop) => {
  const { server, work, mails } = useMailWork(shop);
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
  });
  const tokenSent = () => {
    const source = (server().received[0]?.source ?? '').replaceAll('=\r\n', '');
    return /token=(?:3D)?([\w.-]+)/.exec(source)?.[1] ?? '';
  };
  const apply = async (businessName: string): Promise<string> => {
    await shop().send('/wholesale', {
      method: 'POST',
      body: new URLSearchParams({
        ...{ businessName, contactName: 'Ada Example', email: 'ada@example.com', phone: '020 7946 0000' },
        ...{ businessType: 'salon', address: '1 Example Street', postcode: 'SW1A 1AA' },
        ...{ monthlyOrder: '250-1000', message: 'Buy pills', consent: 'on' },
      }),
    });
    const applications = shop().platform.db.selectFrom('trade_applications').select('id');
    return (await applications.where('business_name', '=', businessName).executeTakeFirstOrThrow()).id;
  };

  test('an invitation is mailed, its link opens, and the copy of the shop has no link', async () => {
    const person = { name: 'Bo', email: 'bo@example.com', role: 'support' } as const;
    await invite(shop().platform, ACTOR, person);
    await work();
    expect(server().received).toMatchObject([{ to: ['bo@example.com'] }]);
    const token = tokenSent();
    expect(await findStaffLink(shop().platform, token)).toMatchObject({ name: 'Bo', kind: 'invitation' });
    expect(await findStaffLink(shop().platform, `${token.slice(0, -1)}!`)).toBeNull();
    expect((await shop().get(`/cms/join?token=${token}`)).status).toBe(200);
    const [copy] = await mails();
    expect(copy?.kind).toBe('staff-invitation');
    for (const part of [copy?.html, copy?.body]) expect(part).not.toContain(token);
  });

  test('a new password is mailed; a link that was withdrawn is not', async () => {
    const { platform } = shop();
    const account = await platform.db.selectFrom('user').select(['id', 'email']).executeTakeFirstOrThrow();
    await makePasswordLink(platform, ACTOR, account.id);
    await work();
    expect(await mails()).toMatchObject([{ kind: 'staff-password', recipient: account.email }]);
    await invite(platform, ACTOR, { name: 'Cy', email: 'cy@example.com', role: 'support' });
    const links = platform.db.selectFrom('staff_links').select('digest');
    const { digest } = await links.where('email', '=', 'cy@example.com').executeTakeFirstOrThrow();
    await withdrawLink(platform, ACTOR, digest);
    await work();
    expect(server().received).toHaveLength(1);
  });

  test('a trade application reaches the shop, and its sender an acknowledgement that repeats nothing', async () => {
    await apply('Salon One');
    await work();
    const toSender = (await mails()).find(({ kind }) => kind === 'trade-acknowledgement');
    const toShop = (await mails()).find(({ kind }) => kind === 'trade-application');
    expect(toShop).toMatchObject({ kind: 'trade-application', reply_to: 'ada@example.com' });
    expect(toShop?.body).toContain('Buy pills');
    expect(toSender).toMatchObject({ kind: 'trade-acknowledgement', recipient: 'ada@example.com' });
    expect(toSender?.html).not.toMatch(/pills|Salon One|Ada/);
  });

  test('an applicant is told of the decision that holds a minute later, once', async () => {
    const id = await apply('Salon Two');
    for (const intent of ['approved', 'declined', 'approved'])
      await postForm(shop(), `/cms/applications/${id}`, { intent }, owner);
    await work();
    expect(server().received).toHaveLength(2);
    await work(MINUTE);
    const decisions = (await mails()).filter(({ kind }) => /approved|declined/.test(kind));
    expect(decisions).toMatchObject([{ kind: 'trade-approved', recipient: 'ada@example.com' }]);
  });
});
