import { afterAll, beforeAll, expect, test } from 'vitest';
import { stripePayments } from '#adapters/payments/stripe-payments.ts';
import { StripeServer } from '../support/stripe-server.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const payments = () =>
  stripePayments({
    secretKey: StripeServer.SECRET_KEY,
    publishableKey: StripeServer.PUBLISHABLE_KEY,
    webhookSecret: StripeServer.WEBHOOK_SECRET,
    apiBase: server.address,
  });
let keys = 0;
const newPayment = (amountPence = 2998) => {
  keys += 1;
  return {
    key: `order-${keys}`,
    attempt: 1,
    since: new Date().toISOString(),
    orderNumber: `ZA00000000${keys}`,
    amountPence,
    email: 'shopper@example.com',
    shipping: {
      name: 'Ann Shopper',
      phone: '',
      address: '1 High Street',
      city: 'London',
      postcode: 'SW1A 1AA',
      country: 'GB',
    },
    token: null,
  };
};

test('a payment is begun once, however often it is asked for, and read when it was paid', async () => {
  const payment = newPayment();
  const begun = await payments().begin(payment);
  expect(await payments().begin(payment)).toEqual(begun);
  expect(await payments().read(begun.reference)).toMatchObject({
    state: 'unpaid',
    receivedPence: 0,
    method: null,
  });
  server.attempt(begun.clientSecret, 'challenge');
  expect((await payments().read(begun.reference)).state).toBe('unpaid');
  server.attempt(begun.clientSecret, 'succeed');
  expect(await payments().read(begun.reference)).toMatchObject({
    state: 'paid',
    receivedPence: 2998,
    method: { name: 'visa', last4: '4242' },
  });
});

test('a declined attempt says why and leaves the payment open', async () => {
  const { reference, clientSecret } = await payments().begin(newPayment());
  server.attempt(clientSecret, 'decline');
  expect(await payments().read(reference)).toMatchObject({
    state: 'unpaid',
    failure: 'Your card was declined.',
  });
});

test('a payment is ended once, and one paid meanwhile is reported as paid', async () => {
  const open = await payments().begin(newPayment());
  expect((await payments().cancel(open.reference)).state).toBe('ended');
  expect((await payments().cancel(open.reference)).state).toBe('ended');
  const paid = await payments().begin(newPayment());
  server.attempt(paid.clientSecret, 'succeed');
  expect((await payments().cancel(paid.reference)).state).toBe('paid');
});

test('money is given back once for each key, and never more than was paid', async () => {
  const { reference, clientSecret } = await payments().begin(newPayment(3000));
  server.attempt(clientSecret, 'succeed');
  const part = {
    reference,
    attempt: 1,
    key: `part-${reference}`,
    amountPence: 1000,
    reason: 'Broken in the post',
  };
  const first = await payments().refund(part);
  expect(first).toMatchObject({ ok: true, refund: { amountPence: 1000, state: 'done' } });
  expect(await payments().refund(part)).toEqual(first);
  expect(server.keptPence(reference)).toBe(2000);
  expect(await payments().refund({ ...part, key: `more-${reference}`, amountPence: 2001 })).toMatchObject({
    ok: false,
    problem: 'more-than-paid',
    report: { receivedPence: 3000 },
  });
  await payments().refund({ ...part, key: `rest-${reference}`, amountPence: 2000 });
  expect((await payments().read(reference)).refunds.map(({ amountPence }) => amountPence)).toEqual([
    1000, 2000,
  ]);
});

test('all refunds of a payment are read, however many, oldest first', async () => {
  const { reference, clientSecret } = await payments().begin(newPayment(30_000));
  server.attempt(clientSecret, 'succeed');
  const amounts = Array.from({ length: 105 }, (_, place) => 100 + place);
  for (const amountPence of amounts) {
    const refund = {
      reference,
      attempt: 1,
      key: `${amountPence}-${reference}`,
      amountPence,
      reason: 'One of many',
    };
    expect(await payments().refund(refund)).toMatchObject({ ok: true });
    if (amountPence !== 110) continue;
    const { refunds } = await payments().read(reference);
    expect(refunds).toHaveLength(11);
  }
  const { refunds } = await payments().read(reference);
  expect(refunds.map(({ amountPence }) => amountPence)).toEqual(amounts);
});

test('a refund is found again when Stripe has forgotten its key', async () => {
  const { reference, clientSecret } = await payments().begin(newPayment(3000));
  server.attempt(clientSecret, 'succeed');
  const refund = {
    reference,
    attempt: 1,
    key: `late-${reference}`,
    amountPence: 1000,
    reason: 'Broken in the post',
  };
  const first = await payments().refund(refund);
  server.forgetKeys();
  expect(await payments().refund(refund)).toEqual(first);
  expect(server.keptPence(reference)).toBe(2000);
  expect((await payments().read(reference)).refunds).toMatchObject([
    { key: refund.key, reason: 'Broken in the post' },
  ]);
});

test('a lost reply is asked for again and changes nothing twice', async () => {
  server.drop({ replies: 1 });
  const before = server.intents.size;
  await payments().begin(newPayment());
  expect(server.intents.size).toBe(before + 1);
  server.drop({ requests: 2 });
  await expect(payments().begin(newPayment())).rejects.toThrow();
  server.drop({});
});

test('only events signed by Stripe, and of now, are read', async () => {
  const { reference, clientSecret } = await payments().begin(newPayment());
  server.events.length = 0;
  server.attempt(clientSecret, 'succeed');
  const body = JSON.stringify(server.events[0]);
  expect(payments().readNotice(body, server.signature(body))).toMatchObject({
    type: 'payment_intent.succeeded',
    reference,
  });
  expect(payments().readNotice(`${body} `, server.signature(body))).toBeNull();
  expect(payments().readNotice(body, 'nonsense')).toBeNull();
  expect(
    payments().readNotice(body, server.signature(body, Math.floor(Date.now() / 1000) - 3600)),
  ).toBeNull();
});

test('a signed body that is no event is not read', () => {
  for (const body of ['', '{', '{}', '[]', 'null', '"text"', '{"id":"evt_1","type":"x","data":{}}'])
    expect(payments().readNotice(body, server.signature(body)), body).toBeNull();
});
