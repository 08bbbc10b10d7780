import { expect, test } from 'vitest';
import { describeOnSqlite, openTestShop } from '../support/shop.ts';
import { cookieOf, createAccount, PASSWORD } from '../support/staff.ts';
import { totp } from '../support/totp.ts';

const HOME = 'https://shop.example';

describeOnSqlite(
  'a shop behind https',
  (shop) => {
    const send = (path: string, fields: Record<string, string>, cookie = '') =>
      shop().send(path, {
        method: 'POST',
        headers: { origin: HOME, cookie },
        body: new URLSearchParams(fields),
      });
    const assertBound = (response: Response) => {
      const cookies = response.headers.getSetCookie();
      for (const cookie of cookies) {
        const [name = '', ...attributes] = cookie.split(/;\s*/);
        expect(name).toMatch(/^__Host-zabelle\./);
        const given = attributes.map((attribute) => attribute.toLowerCase());
        expect(given, cookie).toEqual(
          expect.arrayContaining(['path=/', 'secure', 'httponly', 'samesite=lax']),
        );
        expect(cookie).not.toMatch(/domain=/i);
      }
      return cookies.length;
    };

    test('binds every cookie of staff to its own name, from the sign-in to the sign-out', async () => {
      const email = 'bound@example.com';
      await createAccount(shop().platform, { name: 'Bound', email, role: 'support' });
      const first = await send('/cms/sign-in', { email, password: PASSWORD });
      expect(assertBound(first)).toBeGreaterThan(0);
      const session = cookieOf(first);
      const setup = await (
        await send('/cms/account', { intent: 'begin', password: PASSWORD }, session)
      ).text();
      const secret = /font-mono text-sm break-all">([A-Z2-7]+)</.exec(setup)?.[1] ?? '';
      const confirmed = await send('/cms/account', { intent: 'confirm', code: totp(secret, -1) }, session);
      assertBound(confirmed);
      const password = await send('/cms/sign-in', { email, password: PASSWORD });
      expect(assertBound(password)).toBeGreaterThan(0);
      const step = await send('/cms/second-step', { code: totp(secret) }, cookieOf(password));
      expect(step.status).toBe(302);
      expect(assertBound(step)).toBeGreaterThan(0);

      const out = await send('/cms/sign-out', {}, cookieOf(step));
      // A browser removes such a cookie only by one with the same attributes.
      expect(assertBound(out)).toBeGreaterThan(0);
      expect(out.headers.getSetCookie().join()).toMatch(/session_token=;[^,]*Max-Age=0/);
      expect(out.headers.get('clear-site-data')).toBe('"cache"');
      const back = await shop().get('/cms/orders', { cookie: cookieOf(step) });
      expect(back.headers.get('location')).toMatch(/^\/cms\/sign-in/);
    });

    test('asks browsers for https for a year, under its own name alone', async () => {
      const responses = [
        ...['/', '/cms', '/cms/sign-in', '/api/products', '/api/nothing', '/nothing', '/robots.txt'],
        ...['/sitemap.xml', '/site.webmanifest', '/media/none/160.webp', '/orders/paper?link=x', '/%ff'],
      ].map((path) => shop().get(path));
      responses.push(shop().post('/api/orders', {}, { origin: 'https://evil.example' }));
      for (const response of await Promise.all(responses))
        expect(response.headers.get('strict-transport-security'), response.url).toBe('max-age=31536000');
    });
  },
  { publicUrl: HOME },
);

test('a shop without https asks for none', async () => {
  const shop = await openTestShop('sqlite');
  expect((await shop.get('/')).headers.get('strict-transport-security')).toBeNull();
  await shop.close();
});
