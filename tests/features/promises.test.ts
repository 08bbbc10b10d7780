import { beforeAll, describe, expect, test } from 'vitest';
import { HELP_PAGES } from '#domain/search/help-pages.ts';
import { deliverBy, flatPlan } from '../support/flat-plan.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnSqlite, ORIGIN, openTestShop, type TestShop } from '../support/shop.ts';
import { plainWords, wordsOfMails, wordsOfPages } from '../support/shop-words.ts';
import { changeSettings } from '../support/trader.ts';

/** What a shop without the setting must not say, on any page and in any mail or help text. */
const PROMISES = {
  mail: /\bwe(?:'ll|’ll| will)? (?:write|email|have written|send (?:you|the confirmation))\b(?! to us)|by email, now|comes by email|your inbox|emails? (?:now and then|when)|in every email|your email address\. Unsubscribe|offers, now and then|email was sent|link in the email|(?:gets|get) (?:at most )?one email/i,
  stripe: /\bStripe\b|__stripe/,
  card: /by card|card (?:number|details|at the checkout)/i,
  cash: /\bcash\b|at the door|ready for the courier/i,
  demo: /\bdemo\b|example customer|coming soon|watch tutorial/i,
  threshold: /free (?:UK )?(?:delivery|shipping)|£50(?![.\d])|delivery is free|how much more you need/i,
  vat: /\bVAT\b/,
  reply: /within 24 hours|we reply/i,
  flagship: /flagship store|come and try/i,
} as const;

describe('a shop with every setting off', () => {
  let shop: TestShop;
  let pages: Map<string, string>;
  beforeAll(async () => {
    shop = await openTestShop('sqlite', { demoShop: false, publicUrl: ORIGIN });
    await changeSettings(shop, 'delivery', { cashOnDelivery: false });
    await deliverBy(shop, flatPlan({ freeFromPence: null }));
    pages = await wordsOfPages(shop);
    return () => shop.close();
  });

  test.each(Object.entries(PROMISES))('promises nothing of it on any page: %s', (name, promise) => {
    expect(pages.size).toBeGreaterThan(150);
    const found = [...pages].flatMap(([path, text]) => {
      const at = text.search(promise);
      return at < 0 || isFact(name, path) ? [] : [`${path}: ${text.slice(Math.max(0, at - 50), at + 70)}`];
    });
    expect(found).toEqual([]);
  });

  test('promises nothing of it in any mail', async () => {
    for (const [mail, text] of await wordsOfMails(shop))
      for (const promise of [PROMISES.stripe, PROMISES.threshold, PROMISES.reply, PROMISES.demo])
        expect(text, mail).not.toMatch(promise);
  });

  test('promises nothing of it in the words of help', () => {
    for (const { summary, path } of HELP_PAGES)
      for (const promise of Object.values(PROMISES)) expect(summary, path).not.toMatch(promise);
  });
});

test.each(['mail', 'cash', 'threshold', 'vat', 'reply'] as const)(
  'one setting that is off is promised nowhere, whatever else is on: %s',
  async (off) => {
    const shop = await openTestShop('sqlite', { demoShop: false });
    shop.platform.sendsMail = async () => off !== 'mail';
    await changeSettings(shop, 'delivery', { cashOnDelivery: off !== 'cash' });
    await deliverBy(shop, flatPlan({ freeFromPence: off === 'threshold' ? null : 5000 }));
    await changeSettings(shop, 'shop', { replyWithin: off === 'reply' ? '' : 'within 24 hours' });
    if (off !== 'vat')
      await changeSettings(shop, 'legal', {
        ...{ vatRegistered: true, vatNumber: 'GB980780684', vatRegisteredFrom: '2020-01-01' },
      });
    const found = [...(await wordsOfPages(shop, { withoutProducts: true }))].filter(
      ([path, text]) => PROMISES[off].test(text) && !isFact(off, path),
    );
    expect(found.map(([path]) => path)).toEqual([]);
    await shop.close();
  },
);

describeOnSqlite(
  'an order of a shop without a mail server',
  (shop) => {
    test('promises no letter on its page, nor once it is cancelled', async () => {
      const { orderNumber } = await (await shop().post('/api/orders', orderOf([SERUM]), freshKey())).json();
      const send = async (fields: Record<string, string>) => {
        const body = new URLSearchParams({ orderNumber, email: CUSTOMER.email, ...fields });
        return plainWords(await (await shop().send('/orders', { method: 'POST', body })).text());
      };
      const open = await send({});
      expect(open).toMatch(/Expected \w{3} \d+ (?:\w{3} )?– \w{3} \d+ \w{3}/);
      expect(open).not.toMatch(PROMISES.mail);
      const cancelled = await send({ intent: 'cancel', confirmed: 'yes' });
      expect(cancelled).toContain('Your order is cancelled.');
      expect(cancelled).not.toMatch(PROMISES.mail);
    });
  },
  { demoShop: false },
);

/** True where the words name the thing and promise nothing. */
function isFact(name: string, path: string): boolean {
  return (FACTS[name] ?? []).some((each) => each.test(path));
}

const FACTS: Record<string, readonly RegExp[]> = {
  // No card number is ever kept; a page that only a demo's own payment leads to.
  card: [/^\/cookies$/],
  demo: [/^\/checkout\/demo-bank$/],
  // A trade buyer's own number; a question that only an order paid in cash leads to.
  vat: [/^\/wholesale$/],
  cash: [/^\/orders\/keep$/],
};
