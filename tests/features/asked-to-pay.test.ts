import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn, useMailWork } from '../support/mail-work.ts';
import { freshKey, orderOf, SERUM, TEST_CARD } from '../support/order-requests.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { STRIPE_KEYS } from '../support/stripe-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const MINUTE = 60_000;
const BY_CARD = orderOf([SERUM], { paymentMethod: 'card' });

describeOnSqlite(
  'the customer of an order by card',
  (shop) => {
    const mailWork = useMailWork(shop);
    const place = async () => (await shop().post('/api/orders', BY_CARD, freshKey())).json();
    const workUntil = async (...minutes: number[]) => {
      for (const minute of minutes) await mailWork.work(minute * MINUTE);
      return (await mailWork.mails()).map(({ kind }) => kind);
    };

    test('who closed the page before paying is asked once, with what is held and a link that pays', async () => {
      const { orderNumber, payment } = await place();
      expect(await workUntil(4)).toEqual([]);
      expect(await workUntil(6, 15, 29)).toEqual(['payment-needed']);
      const [mail] = await mailWork.mails();
      expect(mail?.subject).toContain(`Your order ${orderNumber} is not paid yet`);
      expect(mail?.body).toContain('1 × Rose Radiance Serum');
      expect(mail?.body).toContain('£39.59');
      expect(mail?.body).toMatch(/We hold this for you until \w+day/);
      const page = await (await shop().get(linkIn(mail?.html, '/checkout/pay'))).text();
      expect(page).toContain(payment.clientSecret);
    });

    test('who paid, or whose bank still works on it, is not asked', async () => {
      const paid = await place();
      server.attempt(paid.payment.clientSecret, 'succeed');
      const waiting = await place();
      server.attempt(waiting.payment.clientSecret, 'process');
      expect(await workUntil(6)).toEqual(['order-confirmation']);
    });

    test('whose card was declined gets that mail alone', async () => {
      const { orderNumber, payment } = await place();
      server.attempt(payment.clientSecret, 'decline');
      await shop().post(`/api/orders/${orderNumber}/payment`, { email: BY_CARD.customerInfo.email });
      expect(await workUntil(6)).toEqual([]);
      expect(await workUntil(11, 29)).toEqual(['payment-failed']);
    });

    test('who was asked and is declined then is not asked again', async () => {
      const { orderNumber, payment } = await place();
      expect(await workUntil(6)).toEqual(['payment-needed']);
      server.attempt(payment.clientSecret, 'decline');
      await shop().post(`/api/orders/${orderNumber}/payment`, { email: BY_CARD.customerInfo.email });
      expect(await workUntil(20)).toEqual(['payment-needed']);
    });

    test('is asked later where Stripe cannot be reached', async () => {
      await place();
      server.drop({ requests: 100 });
      expect(await workUntil(6)).toEqual([]);
      server.drop({});
      expect(await workUntil(8)).toEqual(['payment-needed']);
    });
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);

describeOnSqlite('the customer of an order by test card', (shop) => {
  const mailWork = useMailWork(shop);

  test('is asked where the bank waits for a confirmation, not where it is late', async () => {
    for (const cardNumber of ['4000 0027 6000 3184', '4000 0000 0000 0077'])
      await shop().post('/api/orders', { ...BY_CARD, card: { ...TEST_CARD, cardNumber } }, freshKey());
    await mailWork.work(6 * MINUTE);
    const mails = await mailWork.mails();
    expect(mails.map(({ kind }) => kind)).toEqual(['payment-needed']);
    const page = await (await shop().get(linkIn(mails[0]?.html, '/checkout/pay'))).text();
    expect(page).toContain('Your bank asks you to confirm');
  });
});
