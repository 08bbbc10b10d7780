import { jobHandlers } from '#jobs/job-handlers.ts';
import { JobWorker } from '#jobs/job-worker.ts';
import type { MailMeans } from '#jobs/send-mail.ts';
import type { PaymentProvider, Payments } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { TestShop } from './shop.ts';
import { StripeServer } from './stripe-server.ts';

export const STRIPE_KEYS = {
  secretKey: StripeServer.SECRET_KEY,
  publishableKey: StripeServer.PUBLISHABLE_KEY,
  webhookSecret: StripeServer.WEBHOOK_SECRET,
};

/** Mails are stored without words, and not sent. */
export const NO_MAILS: MailMeans = {
  write: () => ({ subject: '', html: '<p></p>', leaveLink: null }),
  findServer: async () => null,
  defaultSender: '',
  home: '',
};

/** Runs the jobs that are due `afterMs` from now. Mails are stored without words, unless their means are given. */
export async function runJobs(
  shop: TestShop,
  afterMs = 0,
  platform: Platform = shop.platform,
  mail: MailMeans = NO_MAILS,
): Promise<number> {
  const now = platform.clock;
  const later = { ...platform, clock: { now: () => now.now() + afterMs } };
  return new JobWorker(later, jobHandlers(mail)).runDueJobs();
}

/** Delivers an event as Stripe does. */
export async function deliver(shop: TestShop, server: StripeServer, event: object): Promise<number> {
  const body = JSON.stringify(event);
  const response = await shop.send('/api/stripe/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': server.signature(body) },
    body,
  });
  return response.status;
}

/** A platform whose calls of the provider pass through `step`, before and after: it may throw, as a process may end. */
export function withSteps(platform: Platform, step: (name: string) => void): Platform {
  const around = (provider: PaymentProvider): PaymentProvider => {
    const call = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      step(`before ${name}`);
      const result = await work();
      step(`after ${name}`);
      return result;
    };
    return {
      ...provider,
      begin: (payment) => call('begin', () => provider.begin(payment)),
      read: (reference) => call('read', () => provider.read(reference)),
      capture: (reference) => call('capture', () => provider.capture(reference)),
      cancel: (reference) => call('cancel', () => provider.cancel(reference)),
      refund: (refund) => call('refund', () => provider.refund(refund)),
    };
  };
  const { payments } = platform;
  const wrapped: Payments = {
    current: async () => {
      const provider = await payments.current();
      return provider && around(provider);
    },
    named: async (name) => {
      const provider = await payments.named(name);
      return provider && around(provider);
    },
    noticeReader: payments.noticeReader,
  };
  return { ...platform, payments: wrapped };
}
