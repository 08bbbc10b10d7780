import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailRequest } from '#domain/mail/mail-request.ts';
import { UNASKED_MAILS, type UnaskedMail } from '#domain/mail/unasked-mails.ts';
import { queueUnaskedMail } from '#operations/mail/queue-unasked-mail.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import { useMailWork } from '../support/mail-work.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { STRIPE_KEYS } from '../support/stripe-shop.ts';

const REQUESTS: Record<UnaskedMail['mail'], UnaskedMail> = {
  'newsletter-confirmation': { mail: 'newsletter-confirmation', subscriberId: 's' },
  'stock-confirmation': { mail: 'stock-confirmation', requestId: 'r' },
  'review-confirmation': { mail: 'review-confirmation', reviewId: 'w' },
  'question-confirmation': { mail: 'question-confirmation', questionId: 'q' },
  'contact-acknowledgement': { mail: 'contact-acknowledgement', messageId: 'm' },
  'trade-acknowledgement': { mail: 'trade-acknowledgement', applicationId: 'a' },
  'order-confirmation': { mail: 'order-confirmation', orderId: 'o' },
  'payment-needed': { mail: 'payment-needed', orderId: 'o' },
  'payment-failed': { mail: 'payment-failed', orderId: 'o' },
  'order-expired': { mail: 'order-expired', orderId: 'o' },
};

describeOnBothEngines('a mail that a stranger can cause', (shop) => {
  const queued = async (kind: MailRequest['mail']) => {
    const jobs = await shop().platform.db.selectFrom('jobs').select('payload').execute();
    return jobs.filter(({ payload }) => payload.includes(`"${kind}"`)).length;
  };

  test.each(Object.entries(REQUESTS))(
    '%s: to one address no more than its number a day',
    async (kind, request) => {
      const { db, clock, random } = shop().platform;
      const most = UNASKED_MAILS[request.mail];
      const send = (email: string) =>
        db
          .transaction()
          .execute((trx) =>
            queueUnaskedMail(trx, request, email, { now: nowIso(clock), newId: () => random.id() }),
          );
      const spellings = ['victim@example.com', 'Victim@Example.COM', 'VICTIM@example.com'];
      await Promise.all(Array.from({ length: most + 9 }, (_, time) => send(spellings[time % 3] ?? '')));
      expect(await queued(request.mail)).toBe(most);
      await send('another@example.com');
      expect(await queued(request.mail)).toBe(most + 1);
      expect(Object.keys(UNASKED_MAILS)).toContain(kind);
    },
  );
});

const stripe = new StripeServer();
beforeAll(() => stripe.start());
afterAll(() => stripe.close());

describeOnBothEngines(
  'orders by card to the address of somebody else',
  (shop) => {
    const mailWork = useMailWork(shop);

    test('bring no more mails than the number of a day, unpaid or expired', async () => {
      const email = 'victim@example.com';
      const body = orderOf([SERUM], { paymentMethod: 'card', customerInfo: { ...CUSTOMER, email } });
      for (let order = 0; order < 12; order++)
        expect((await shop().post('/api/orders', body, freshKey())).status).toBe(201);
      await mailWork.work(6 * 60_000);
      await mailWork.work(45 * 60_000);
      const kinds = (await mailWork.mails()).map(({ kind }) => kind);
      for (const kind of ['payment-needed', 'order-expired'] as const)
        expect(kinds.filter((one) => one === kind)).toHaveLength(UNASKED_MAILS[kind]);
    });
  },
  { stripe: () => ({ ...STRIPE_KEYS, apiBase: stripe.address }) },
);
