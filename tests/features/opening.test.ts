import { beforeAll, expect, test } from 'vitest';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { describeOnSqlite, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { nameTrader } from '../support/trader.ts';

describeOnSqlite('a shop that becomes its own', (shop) => {
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
  });

  test('says before it opens what is left to do, each with its page', async () => {
    const dashboard = await page(shop(), '/cms', owner);
    expect(dashboard).toContain('Before you open');
    for (const [text, address] of [
      ['Publish a product of your own', '/cms/products/new'],
      ['Check what delivery costs', '/cms/delivery'],
      ['Place a test order', '/'],
      ['Make a first backup', '/cms/settings/backups'],
      ['Enter email addresses that reach you', '/cms/settings'],
      ['Say who trades here, and where', '/cms/settings/legal'],
      ['Switch on a second step, or a passkey, for every owner', '/cms/account'],
      ['Replace the hero slides', '/cms/hero'],
      ['Enter your mail server', '/cms/settings/mail-server'],
      ['enter the keys of your Stripe account', '/cms/settings/stripe'],
      ['End the demo', '/cms/settings/demo'],
    ]) {
      expect(dashboard).toContain(text);
      expect(dashboard).toContain(`href="${address}"`);
    }
    expect(dashboard).toContain('Set PUBLIC_URL');
    expect(await page(shop(), '/cms', await signInAs(shop(), 'support'))).not.toContain('Before you open');
  });

  test('shows no invented brand, story, promise or shop once the demo has ended', async () => {
    const demoAbout = await page(shop(), '/about');
    expect(demoAbout).toContain('Our story');
    expect(await page(shop(), '/contact')).toContain('within 24 hours');
    await nameTrader(shop());
    await postForm(shop(), '/cms/settings/demo', { intent: 'end', confirmed: 'yes' }, owner);
    await expect.poll(() => page(shop(), '/about')).not.toContain('Our story');
    const about = await page(shop(), '/about');
    for (const claim of ['We began with one shelf', 'What we stand for', 'To make good beauty'])
      expect(about, claim).not.toContain(claim);
    await expect.poll(() => page(shop(), '/contact')).not.toContain('24 hours');
    expect(await page(shop(), '/contact')).not.toContain('Visit Our Flagship Store');
    const home = await page(shop(), '/');
    for (const drawn of ['/hero/rose-wide.svg', 'packaging.svg', 'BEAUTY REDEFINED', 'SALON QUALITY'])
      expect(home, drawn).not.toContain(drawn);
  });

  test('goes on saying what is left after the demo', async () => {
    const dashboard = await page(shop(), '/cms', owner);
    expect(dashboard).toContain('Enter email addresses that reach you');
    expect(dashboard).not.toMatch(/href="\/cms\/settings\/demo"[^>]*>End the demo/);
    expect(dashboard).toMatch(/✓.*End the demo/);
  });

  test('promises what its owner has written, under its own name', async () => {
    const { shop: particulars } = await settings(shop());
    const saved = await postForm(
      shop(),
      '/cms/settings',
      {
        ...particulars,
        name: 'Petal',
        replyWithin: 'within two days',
        flagship: '1 High Street',
        version: '0',
      },
      owner,
    );
    expect(saved.status).toBe(200);
    await expect.poll(() => page(shop(), '/contact')).toContain('We reply within two days.');
    expect(await page(shop(), '/contact')).toContain('1 High Street');
    const signIn = await page(shop(), '/cms/sign-in');
    expect(signIn.toLowerCase()).not.toContain('zabelle<');
    expect(signIn).toContain('petal');
    expect(signIn).toContain('name="application-name" content="Petal"');
  });

  test('hands its line out with the amount from which delivery is free', async () => {
    const { shop: particulars } = await settings(shop());
    await postForm(
      shop(),
      '/cms/settings',
      { ...particulars, announcement: 'Free from {free-from}', version: '1' },
      owner,
    );
    const { announcement } = await (await shop().get('/api/shop')).json();
    expect(announcement).toBe('Free from £50');
  });

  test('shows who answers for a product in the UK', async () => {
    await shop()
      .platform.db.updateTable('products')
      .set({ responsible_person: 'Example Compliance Ltd, 1 Test Lane, Leeds' })
      .where('slug', '=', 'rose-radiance-serum')
      .execute();
    const product = await page(shop(), '/product/rose-radiance-serum');
    expect(product).toContain('Responsible person');
    expect(product).toContain('1 Test Lane, Leeds');
  });
});

async function page(shop: TestShop, path: string, headers?: Record<string, string>): Promise<string> {
  return (await shop.get(path, headers)).text();
}

function settings(shop: TestShop) {
  return readSettings(shop.platform.db);
}
