import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { RECENT_MS } from '#domain/people/recent-sign-in.ts';
import { buildPlatform } from '#server/platform/build-platform.ts';
import { mailMeans } from '#server/platform/mail-means.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { HOME, useMailWork } from '../support/mail-work.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines, ORIGIN } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { deliver, STRIPE_KEYS } from '../support/stripe-shop.ts';

const STRIPE = '/cms/settings/stripe';
const MAIL = '/cms/settings/mail-server';
const stripe = new StripeServer();
const PASSWORD = 'pass word/of:the@server';

describeOnBothEngines(
  'services entered in /cms',
  (shop) => {
    let owner: Record<string, string>;
    let server: MailServer;
    const work = useMailWork(shop);
    beforeAll(async () => {
      owner = await signInAs(shop(), 'owner');
      server = await startMailServer({
        authOptional: false,
        authMethods: ['PLAIN'],
        onAuth: ({ username, password }, _session, reply) =>
          username === 'shop' && password === PASSWORD
            ? reply(null, { user: 'shop' })
            : reply(new Error(`Wrong password ${password}`)),
      });
    });
    afterAll(() => server.close());
    afterEach(async () => {
      await shop().platform.db.deleteFrom('connections').execute();
      await shop().platform.db.deleteFrom('audit_log').execute();
      stripe.intents.clear();
    });

    const save = (path: string, fields: Record<string, string>) => post(path, { intent: 'save', ...fields });
    const post = (path: string, fields: Record<string, string>) =>
      postForm(shop(), path, fields, { ...owner, origin: shop().platform.publicUrl || ORIGIN });
    const mailFields = () => ({
      host: '127.0.0.1',
      port: new URL(server.url).port,
      encryption: 'starttls',
      user: 'shop',
      password: PASSWORD,
      from: 'orders@shop.example',
    });
    /** Everything the database and later pages hold of the services. */
    const traces = async () => {
      const { db } = shop().platform;
      const rows = [
        await db.selectFrom('connections').selectAll().execute(),
        await db.selectFrom('audit_log').selectAll().execute(),
        await db.selectFrom('jobs').selectAll().execute(),
        await db.selectFrom('mails').selectAll().execute(),
      ];
      const pages = await Promise.all(
        [STRIPE, MAIL, `${STRIPE}.data`, `${MAIL}.data`, '/cms/audit', '/cms'].map(async (path) =>
          (await shop().get(path, owner)).text(),
        ),
      );
      return JSON.stringify([rows, pages, shop().errors]);
    };
    /** Another process of the same shop. */
    const otherProcess = () =>
      buildPlatform(shop().database, {
        demoShop: false,
        publicUrl: HOME,
        dataDir: shop().dataDir,
        mediaBucket: null,
        stripeApiBase: stripe.address,
      });

    test('keys that work are stored sealed; every process takes cards at once, without their secrets anywhere', async () => {
      const other = await otherProcess();
      expect(await other.payments.current()).toBeNull();
      const page = await (await save(STRIPE, STRIPE_KEYS)).text();
      expect(page).toContain('Stripe accepts the keys');
      expect([...stripe.intents.values()].map(({ status }) => status)).toEqual(['canceled']);
      expect((await other.payments.current())?.name).toBe('stripe');
      const placed = await shop().post(
        '/api/orders',
        orderOf([SERUM], { paymentMethod: 'card' }),
        freshKey(),
      );
      expect(await placed.json()).toMatchObject({
        payment: { publishableKey: StripeServer.PUBLISHABLE_KEY },
      });
      const event = { id: 'evt_1', object: 'event', type: 'payment_intent.created', data: { object: {} } };
      expect(await deliver(shop(), stripe, event)).toBe(200);
      const all = await traces();
      expect(all).toContain(StripeServer.PUBLISHABLE_KEY);
      for (const secret of [StripeServer.SECRET_KEY, StripeServer.WEBHOOK_SECRET])
        expect([all, page].join()).not.toContain(secret);
      const audit = await shop().platform.db.selectFrom('audit_log').select('action').execute();
      expect(audit).toContainEqual({ action: 'connection.save' });
    });

    test.each([
      ['an unknown secret key', { secretKey: 'sk_test_unknown' }, 'Stripe does not know this secret key'],
      ['a restricted key', { secretKey: StripeServer.NARROW_KEY }, 'may not read refunds and disputes'],
      [
        'a key of another account',
        { publishableKey: StripeServer.STRANGERS_KEY },
        'of another Stripe account',
      ],
      ['keys of two modes', { publishableKey: 'pk_live_something' }, 'both must be of one'],
      ['swapped keys', { publishableKey: StripeServer.SECRET_KEY }, 'begins with pk_live_'],
      ['no signing secret', { webhookSecret: '' }, 'Enter the signing secret'],
    ])('%s: says what is wrong and stores nothing', async (_, wrong, words) => {
      const response = await save(STRIPE, { ...STRIPE_KEYS, ...wrong });
      expect(response.status).toBe(422);
      const page = await response.text();
      expect(page).toContain(words);
      expect(page).not.toContain('secretKey' in wrong ? wrong.secretKey : StripeServer.SECRET_KEY);
      expect(await shop().platform.db.selectFrom('connections').selectAll().execute()).toEqual([]);
      expect([...stripe.intents.values()].every(({ status }) => status !== 'requires_payment_method')).toBe(
        true,
      );
    });

    test('a secret left empty stays; the stored keys can be tried; removing them is asked first', async () => {
      await save(STRIPE, STRIPE_KEYS);
      const again = await save(STRIPE, { publishableKey: StripeServer.PUBLISHABLE_KEY });
      expect(await again.text()).toContain('Stripe accepts the keys');
      const tried = await postForm(shop(), STRIPE, { intent: 'try' }, owner);
      expect(await tried.text()).toContain('Stripe accepts the stored keys');
      const asked = await postForm(shop(), STRIPE, { intent: 'remove' }, owner);
      expect(await asked.text()).toContain('Take no more cards?');
      expect((await shop().platform.payments.current())?.name).toBe('stripe');
      await postForm(shop(), STRIPE, { intent: 'remove', confirmed: 'yes' }, owner);
      expect((await shop().platform.payments.current())?.name).not.toBe('stripe');
    });

    test('where the shop has its https address it adds its endpoint at Stripe, once', async () => {
      const { platform } = shop();
      const { publicUrl } = platform;
      platform.publicUrl = HOME;
      try {
        for (const _ of [1, 2])
          expect(await (await save(STRIPE, { ...STRIPE_KEYS, webhookSecret: '' })).text()).toContain(
            'Stripe accepts the keys',
          );
        await post(STRIPE, { intent: 'remove', confirmed: 'yes' });
        await save(STRIPE, { ...STRIPE_KEYS, webhookSecret: '' });
        expect(stripe.endpoints.map(({ url }) => url)).toEqual([`${HOME}/api/stripe/webhook`]);
        const now = await platform.connections.stripe();
        expect(now).toMatchObject({ from: 'cms', settings: STRIPE_KEYS });
      } finally {
        platform.publicUrl = publicUrl;
      }
    });

    test('a mail server is tried by a mail to whoever asks, stored sealed, and used by the worker at once', async () => {
      const { platform } = shop();
      platform.publicUrl = HOME;
      try {
        const page = await (await save(MAIL, mailFields())).text();
        expect(page).toContain('A test mail is on its way to owner@example.com');
        expect(server.received.splice(0)).toMatchObject([
          { from: 'orders@shop.example', to: ['owner@example.com'] },
        ]);
        expect(await platform.sendsMail()).toBe(true);
        const means = mailMeans(
          await import(new URL('../../build/server/index.js', import.meta.url).href),
          { smtpUrl: null, mailFrom: '', publicUrl: HOME },
          0,
          platform.connections,
        );
        await post('/cms/mails/texts/order-confirmed', { intent: 'test' });
        await shop().post('/api/orders', orderOf([SERUM]), freshKey());
        await work.workWith(means);
        expect(server.received.map(({ from }) => from)).toContain('orders@shop.example');
        const all = await traces();
        for (const form of [PASSWORD, encodeURIComponent(PASSWORD), btoa(PASSWORD)])
          expect([all, page].join()).not.toContain(form);
      } finally {
        platform.publicUrl = '';
      }
    });

    test('a mail server that refuses is not stored, and its words leave the password out', async () => {
      const { platform } = shop();
      platform.publicUrl = HOME;
      try {
        const wrong = await save(MAIL, { ...mailFields(), password: 'not the one' });
        const page = await wrong.text();
        expect(wrong.status).toBe(422);
        expect(page).toContain('refused the user name or password');
        expect(page).not.toContain('not the one');
        expect(await (await save(MAIL, { ...mailFields(), port: '9' })).text()).toContain(
          'cannot be reached',
        );
        expect(await (await save(MAIL, { ...mailFields(), host: 'smtp://x' })).text()).toContain(
          'name alone',
        );
        expect(await platform.sendsMail()).toBe(false);
      } finally {
        platform.publicUrl = '';
      }
    });

    test('a stored password goes to no other server', async () => {
      const { platform } = shop();
      platform.publicUrl = HOME;
      try {
        await save(MAIL, mailFields());
        expect((await save(MAIL, { ...mailFields(), password: '' })).status).toBe(200);
        const elsewhere = await save(MAIL, { ...mailFields(), password: '', host: 'localhost' });
        expect(elsewhere.status).toBe(422);
        expect(await elsewhere.text()).toContain('Enter the password of this user name');
      } finally {
        platform.publicUrl = '';
      }
    });

    test('the environment wins, and the page says so', async () => {
      await save(STRIPE, STRIPE_KEYS);
      const { platform } = shop();
      const entered = platform.connections;
      platform.connections = {
        ...entered,
        stripe: async () => ({ from: 'environment' }),
        mail: async () => ({ from: 'environment' }),
      };
      try {
        expect(await (await shop().get(STRIPE, owner)).text()).toContain('Set where the shop is started');
        expect(await (await shop().get(MAIL, owner)).text()).toContain('SMTP_URL and MAIL_FROM');
        expect((await save(STRIPE, STRIPE_KEYS)).status).toBe(422);
      } finally {
        platform.connections = entered;
      }
      const withKeys = { ...STRIPE_KEYS, publishableKey: 'pk_test_environment', apiBase: stripe.address };
      const other = await buildPlatform(shop().database, {
        demoShop: false,
        publicUrl: HOME,
        dataDir: shop().dataDir,
        mediaBucket: null,
        stripe: withKeys,
      });
      expect((await other.payments.current())?.publishableKey).toBe('pk_test_environment');
      expect(await other.connections.stripe()).toEqual({ from: 'environment' });
    });

    test('what was sealed by another key, or changed, is not used and the page says so', async () => {
      await save(STRIPE, STRIPE_KEYS);
      const { db } = shop().platform;
      const { sealed } = await db.selectFrom('connections').select('sealed').executeTakeFirstOrThrow();
      const bytes = Buffer.from(sealed, 'base64url');
      for (const place of [0, 14, bytes.length - 1]) {
        const changed = Buffer.from(bytes);
        changed[place] = (changed[place] ?? 0) ^ 1;
        await db
          .updateTable('connections')
          .set({ sealed: changed.toString('base64url') })
          .execute();
        expect((await shop().platform.payments.current())?.name).not.toBe('stripe');
      }
      await db.updateTable('connections').set({ name: 'mail', sealed }).execute();
      expect(await shop().platform.sendsMail()).toBe(false);
      expect(await (await shop().get(MAIL, owner)).text()).toContain('cannot be read');
    });

    test('changes nothing without a recent sign-in', async () => {
      await shop()
        .platform.db.updateTable('session')
        .set({ createdAt: new Date(Date.now() - RECENT_MS - 60_000).toISOString() })
        .execute();
      for (const path of [STRIPE, MAIL])
        for (const intent of ['save', 'try', 'remove', 'not-invented-yet']) {
          const response = await postForm(shop(), path, { intent, ...STRIPE_KEYS, confirmed: 'yes' }, owner);
          expect(response.headers.get('location')).toContain('/cms/sign-in?again=1');
        }
      expect(await shop().platform.db.selectFrom('connections').selectAll().execute()).toEqual([]);
    });
  },
  {
    demoShop: false,
    stripeApiBase: () => stripe.address,
  },
);

beforeAll(() => stripe.start());
afterAll(() => stripe.close());
