import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fields = { [name: string]: string | Fields };

type Intent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status:
    | 'requires_payment_method'
    | 'requires_action'
    | 'requires_capture'
    | 'processing'
    | 'succeeded'
    | 'canceled';
  client_secret: string;
  metadata: Fields;
  last_payment_error: { message: string } | null;
  latest_charge: string | null;
  review?: string | null;
  created: number;
};

type Charge = {
  id: string;
  object: 'charge';
  payment_intent: string;
  amount: number;
  disputed: boolean;
  payment_method_details: { type: string; card: { brand: string; last4: string } };
  outcome: { risk_level: string };
};

type StripeReview = {
  id: string;
  object: 'review';
  payment_intent: string;
  open: boolean;
  reason: string;
  closed_reason: string | null;
};

type StripeWarning = {
  id: string;
  object: 'radar.early_fraud_warning';
  payment_intent: string;
  fraud_type: string;
};

type StripeRefund = {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: 'succeeded' | 'pending' | 'failed';
  reason: string | null;
  created: number;
  metadata: Fields;
};

export type StripeDispute = {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string;
  status: string;
  created: number;
  livemode: boolean;
  metadata: Fields;
  evidence_details: { due_by: number | null };
  balance_transactions: { id: string; object: 'balance_transaction'; amount: number; currency: string }[];
};

type Reply = { status: number; body: object };

export const STRIPE_CALLS = ['create', 'read', 'list', 'cancel', 'capture', 'refund'] as const;

export type StripeCall = (typeof STRIPE_CALLS)[number];

export type StripeMoment = `${'before' | 'after'} ${StripeCall}`;

/** `hang`: never replies, and keeps the connection. A reply stands in the place of Stripe's own: a 500 is kept under its key. */
export type StripeFault = 'go on' | 'lose' | 'hang' | Reply;

/** What Stripe says of an error of its own, whose result it keeps. */
export const BROKEN: Reply = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An error occurred while processing your request.' } },
};

/** Stripe's promise for the result of an idempotency key. */
const KEYS_LAST_MS = 24 * 60 * 60 * 1000;

/** How a shopper's attempt to pay ends. */
export type PaymentAttempt = 'succeed' | 'decline' | 'challenge' | 'process' | 'hold';

/** Numbers of Stripe's test cards; any other pays. */
const OUTCOMES: Record<string, PaymentAttempt> = {
  '4000000000000002': 'decline',
  '4000002760003184': 'challenge',
};

/**
 * Stands in for Stripe's HTTP API: payment intents, refunds, disputes, errors and idempotency in Stripe's shape, and signed events.
 * It knows nothing of the shop, and money is only what it says it is.
 */
export class StripeServer {
  static readonly SECRET_KEY = 'sk_test_stand_in';
  static readonly PUBLISHABLE_KEY = 'pk_test_stand_in';
  static readonly WEBHOOK_SECRET = 'whsec_stand_in';
  /** A publishable key of another account. */
  static readonly STRANGERS_KEY = 'pk_test_of_somebody_else';
  /** A restricted key that may open payments alone. */
  static readonly NARROW_KEY = 'rk_test_narrow';

  readonly intents = new Map<string, Intent>();
  readonly refunds: StripeRefund[] = [];
  readonly disputes: StripeDispute[] = [];
  readonly reviews: StripeReview[] = [];
  readonly warnings: StripeWarning[] = [];
  /** Addresses that messages are sent to. */
  readonly endpoints: { id: string; object: 'webhook_endpoint'; url: string }[] = [];
  /** Radar's level of the payments that follow. */
  riskLevel = 'normal';
  /** Events not delivered yet, oldest first; tests deliver, repeat, reorder or drop them. */
  readonly events: object[] = [];
  readonly #charges = new Map<string, Charge>();
  readonly #replies = new Map<string, { fingerprint: string; reply: Reply; at: number }>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  /** Called as a request is about to be carried out, and again when it was, before the reply; 'lose' breaks the connection. */
  watch: (moment: StripeMoment) => StripeFault = () => 'go on';
  /** Added to the clock that idempotency keys are forgotten by. */
  aheadMs = 0;
  #requestsToDrop = 0;
  #repliesToDrop = 0;

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Forgets all payments, as an account that is new. */
  forget(): void {
    for (const list of [this.refunds, this.disputes, this.reviews, this.warnings, this.events])
      list.length = 0;
    for (const map of [this.intents, this.#charges, this.#replies]) map.clear();
  }

  /** Breaks the connection of the next requests: before they are carried out, or after. */
  drop({ requests = 0, replies = 0 }: { requests?: number; replies?: number }): void {
    this.#requestsToDrop = requests;
    this.#repliesToDrop = replies;
  }

  /** Does what the shopper's browser does with the client secret. */
  attempt(clientSecret: string, outcome: PaymentAttempt): Intent {
    const intent = [...this.intents.values()].find(({ client_secret }) => client_secret === clientSecret);
    if (!intent) throw new Error('No payment has this client secret');
    if (intent.status === 'canceled' || intent.status === 'succeeded') return intent;
    if (outcome === 'decline') {
      intent.last_payment_error = { message: 'Your card was declined.' };
      intent.status = 'requires_payment_method';
      this.#emit('payment_intent.payment_failed', intent);
    } else if (outcome === 'challenge') {
      intent.status = 'requires_action';
      this.#emit('payment_intent.requires_action', intent);
    } else if (outcome === 'process') {
      intent.status = 'processing';
      this.#emit('payment_intent.processing', intent);
    } else if (outcome === 'hold') {
      intent.status = 'requires_capture';
      this.#emit('payment_intent.amount_capturable_updated', intent);
    } else this.#succeed(intent);
    return intent;
  }

  /**
   * Responds to Stripe's script in the shopper's browser, which confirms a payment by a card with the publishable key. A
   * challenged payment is then attempted again with its outcome, as the bank would.
   */
  confirmInBrowser(id: string, body: string): Reply {
    const { key, client_secret: secret, payment_method_data: method, return_url: back } = formFields(body);
    const intent = this.intents.get(id);
    if (key !== StripeServer.PUBLISHABLE_KEY)
      return failure(401, 'invalid_request_error', 'Invalid API Key provided.');
    if (!intent || intent.client_secret !== secret)
      return failure(404, 'invalid_request_error', `No such payment_intent: '${id}'`, 'resource_missing');
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return failure(
        400,
        'invalid_request_error',
        `This PaymentIntent's status is ${intent.status}.`,
        'payment_intent_unexpected_state',
      );
    const card = typeof method === 'object' && typeof method.card === 'object' ? method.card : {};
    const outcome = OUTCOMES[String(card.number).replaceAll(' ', '')] ?? 'succeed';
    this.attempt(intent.client_secret, outcome);
    if (outcome === 'decline') return failure(402, 'card_error', 'Your card was declined.', 'card_declined');
    const url = `https://hooks.stripe.com/3d_secure/${id}?return_url=${encodeURIComponent(String(back))}`;
    const challenge = {
      next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: back } },
    };
    return { status: 200, body: { ...structuredClone(intent), ...(outcome === 'challenge' && challenge) } };
  }

  /** The header that Stripe signs an event with. */
  signature(body: string, atSeconds = Math.floor(Date.now() / 1000)): string {
    const mac = createHmac('sha256', StripeServer.WEBHOOK_SECRET)
      .update(`${atSeconds}.${body}`)
      .digest('hex');
    return `t=${atSeconds},v1=${mac}`;
  }

  /** What Stripe holds of a payment: received less refunded, in pence. */
  keptPence(id: string): number {
    const refunded = this.refunds.filter(
      ({ payment_intent, status }) => payment_intent === id && status !== 'failed',
    );
    const moved = this.disputes
      .filter(({ payment_intent }) => payment_intent === id)
      .flatMap(({ balance_transactions }) => balance_transactions);
    return (
      (this.intents.get(id)?.amount_received ?? 0) -
      refunded.reduce((sum, { amount }) => sum + amount, 0) +
      moved.reduce((sum, { amount }) => sum + amount, 0)
    );
  }

  /** Takes part of a held payment, as the owner can in Stripe's dashboard. */
  captureInDashboard(reference: string, amount: number): void {
    const intent = this.intents.get(reference);
    if (intent?.status !== 'requires_capture') throw new Error('Nothing is held that could be taken');
    this.#succeed(intent);
    intent.amount_received = amount;
  }

  /** Forgets idempotency keys, as Stripe does after a day. */
  forgetKeys(): void {
    this.#replies.clear();
  }

  /** Refunds as the owner does in Stripe's dashboard. */
  refundInDashboard(reference: string, amount: number, reason: string | null = null): StripeRefund {
    const { body } = this.#refund({ payment_intent: reference, amount: String(amount) });
    const refund = this.refunds.at(-1);
    if (refund !== body) throw new Error('Stripe refused the refund');
    refund.reason = reason;
    return refund;
  }

  /** Has the bank question a payment: as an inquiry, or by taking the money back. */
  dispute(
    reference: string,
    { status = 'needs_response', reason = 'product_not_received', amount = 0 } = {},
  ): StripeDispute {
    const intent = this.intents.get(reference);
    const charge = this.#charges.get(intent?.latest_charge ?? '');
    if (!intent || !charge) throw new Error('Nothing was paid that could be disputed');
    charge.disputed = true;
    const created = Math.floor(Date.now() / 1000);
    const dispute: StripeDispute = {
      id: newId('du'),
      object: 'dispute',
      amount: amount || intent.amount_received,
      currency: 'gbp',
      charge: charge.id,
      payment_intent: intent.id,
      reason,
      status,
      created,
      livemode: false,
      metadata: {},
      evidence_details: { due_by: created + 7 * 24 * 60 * 60 },
      balance_transactions: [],
    };
    this.disputes.push(dispute);
    this.#emit('charge.dispute.created', dispute);
    if (status === 'needs_response') this.#moveDisputed(dispute, 'charge.dispute.funds_withdrawn', -1);
    return dispute;
  }

  /** Has Radar send a payment to a review, or its review end. */
  review(reference: string, closedReason: string | null = null): void {
    const intent = this.intents.get(reference);
    if (!intent) throw new Error('No such payment');
    const known = this.reviews.find(({ payment_intent }) => payment_intent === reference);
    const review = known ?? {
      id: newId('prv'),
      object: 'review' as const,
      payment_intent: reference,
      open: true,
      reason: 'rule',
      closed_reason: null,
    };
    if (!known) this.reviews.push(review);
    intent.review = review.id;
    if (closedReason !== null)
      Object.assign(review, { open: false, reason: closedReason, closed_reason: closedReason });
    this.#emit(closedReason === null ? 'review.opened' : 'review.closed', review);
  }

  /** Has a card network warn of fraud. */
  warn(reference: string, fraudType = 'made_with_stolen_card'): void {
    const warning = {
      id: newId('issfr'),
      object: 'radar.early_fraud_warning' as const,
      payment_intent: reference,
      fraud_type: fraudType,
    };
    this.warnings.push(warning);
    this.#emit('radar.early_fraud_warning.created', warning);
  }

  /** Moves a dispute on; one that is won returns the money. */
  settleDispute(dispute: StripeDispute, status: string): void {
    dispute.status = status;
    const isClosed = ['won', 'lost', 'warning_closed', 'prevented'].includes(status);
    this.#emit(isClosed ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute);
    if (status === 'won') this.#moveDisputed(dispute, 'charge.dispute.funds_reinstated', 1);
  }

  #moveDisputed(dispute: StripeDispute, type: string, sign: 1 | -1): void {
    const amount = sign * dispute.amount;
    dispute.balance_transactions.push({
      id: newId('txn'),
      object: 'balance_transaction',
      amount,
      currency: 'gbp',
    });
    this.#emit(type, dispute);
  }

  #succeed(intent: Intent): void {
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      payment_intent: intent.id,
      amount: intent.amount,
      disputed: false,
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
      outcome: { risk_level: this.riskLevel },
    };
    this.#charges.set(charge.id, charge);
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      last_payment_error: null,
    });
    this.#emit('payment_intent.succeeded', intent);
  }

  #emit(type: string, object: object): void {
    const created = Math.floor(Date.now() / 1000);
    this.events.push(structuredClone({ id: newId('evt'), object: 'event', type, created, data: { object } }));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    if (this.#requestsToDrop > 0) {
      this.#requestsToDrop -= 1;
      request.socket.destroy();
      return;
    }
    const call = callOf(request);
    const fault = this.watch(`before ${call}`);
    if (isBroken(fault, request)) return;
    const { isReplayed, ...reply } = this.#replyOnce(request, body, isReply(fault) ? fault : null);
    const late = this.watch(`after ${call}`);
    if (isBroken(late, request)) return;
    if (this.#repliesToDrop > 0) {
      this.#repliesToDrop -= 1;
      request.socket.destroy();
      return;
    }
    const { status, body: content } = isReply(late) ? late : reply;
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': newId('req'),
      ...(isReplayed && { 'idempotent-replayed': 'true' }),
    });
    response.end(JSON.stringify(content));
  }

  /** A repeated idempotency key gets the first reply, a 500 too; with other parameters it is an error. */
  #replyOnce(request: IncomingMessage, body: string, fault: Reply | null): Reply & { isReplayed?: boolean } {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return fault ?? this.#reply(request, body);
    const fingerprint = createHash('sha256').update(`${request.url}\n${body}`).digest('hex');
    const now = Date.now() + this.aheadMs;
    const known = this.#replies.get(key);
    const isKnown = known && now - known.at < KEYS_LAST_MS;
    if (isKnown && known.fingerprint !== fingerprint)
      return failure(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      );
    if (isKnown) return { ...known.reply, isReplayed: true };
    const reply = fault ?? this.#reply(request, body);
    if (isKept(reply)) this.#replies.set(key, { fingerprint, reply, at: now });
    return reply;
  }

  #reply(request: IncomingMessage, body: string): Reply {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const [, , resource, id = '', action] = pathname.split('/');
    const key = request.headers.authorization?.replace('Bearer ', '');
    // A publishable key reads a payment by its client secret, and nothing else.
    if (key === StripeServer.PUBLISHABLE_KEY || key === StripeServer.STRANGERS_KEY) {
      const intent = key === StripeServer.PUBLISHABLE_KEY ? this.intents.get(id) : undefined;
      if (resource !== 'payment_intents' || intent?.client_secret !== searchParams.get('client_secret'))
        return failure(404, 'invalid_request_error', `No such payment_intent: '${id}'`, 'resource_missing');
      return { status: 200, body: structuredClone(intent) };
    }
    if (key === StripeServer.NARROW_KEY && resource !== 'payment_intents')
      return failure(
        403,
        'invalid_request_error',
        'The provided key does not have the required permissions.',
      );
    if (key !== StripeServer.SECRET_KEY && key !== StripeServer.NARROW_KEY)
      return failure(401, 'invalid_request_error', 'Invalid API Key provided.');
    const fields = formFields(body);
    if (resource === 'webhook_endpoints')
      return this.#endpoint(request.method ?? '', id, fields, searchParams);
    if (resource === 'payment_intents' && request.method === 'POST' && !id) return this.#create(fields);
    if (resource === 'payment_intents' && request.method === 'GET' && !id)
      return this.#listIntents(searchParams);
    if (resource === 'refunds' && request.method === 'GET' && !id) return this.#listRefunds(searchParams);
    if (resource === 'refunds' && request.method === 'POST') return this.#refund(fields);
    if (resource === 'disputes' && request.method === 'GET' && !id) return this.#listDisputes(searchParams);
    if (resource === 'radar') {
      const about = searchParams.get('payment_intent');
      return listReply(
        request.url ?? '',
        this.warnings.filter(({ payment_intent }) => about === null || payment_intent === about),
        searchParams,
      );
    }
    const review = this.reviews.find((known) => known.id === id);
    if (resource === 'reviews' && review) return { status: 200, body: review };
    const intent = this.intents.get(id);
    if (resource !== 'payment_intents' || !intent)
      return failure(404, 'invalid_request_error', `No such payment_intent: '${id}'`, 'resource_missing');
    if (request.method === 'POST' && action === 'cancel') return this.#cancel(intent);
    if (request.method === 'POST' && action === 'capture') return this.#capture(intent);
    return { status: 200, body: this.#expanded(intent) };
  }

  /** Every endpoint has the one secret that events are signed with. */
  #endpoint(method: string, id: string, { url }: Fields, params: URLSearchParams): Reply {
    if (method === 'GET') return listReply('/v1/webhook_endpoints', this.endpoints, params);
    if (method === 'DELETE') {
      const place = this.endpoints.findIndex((endpoint) => endpoint.id === id);
      if (place !== -1) this.endpoints.splice(place, 1);
      return { status: 200, body: { id, object: 'webhook_endpoint', deleted: true } };
    }
    const endpoint = { id: newId('we'), object: 'webhook_endpoint' as const, url: String(url) };
    this.endpoints.unshift(endpoint);
    return { status: 200, body: { ...endpoint, secret: StripeServer.WEBHOOK_SECRET } };
  }

  #create(fields: Fields): Reply {
    const amount = Number(fields.amount);
    if (!Number.isInteger(amount) || amount < 30)
      return failure(400, 'invalid_request_error', 'Amount must be at least £0.30 gbp', 'amount_too_small');
    if (fields.currency !== 'gbp') return failure(400, 'invalid_request_error', 'Invalid currency');
    const id = newId('pi');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency: 'gbp',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      metadata: typeof fields.metadata === 'object' ? fields.metadata : {},
      last_payment_error: null,
      latest_charge: null,
      created: Math.floor(Date.now() / 1000),
    };
    this.intents.set(id, intent);
    return { status: 200, body: structuredClone(intent) };
  }

  #cancel(intent: Intent): Reply {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return failure(
        400,
        'invalid_request_error',
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        'payment_intent_unexpected_state',
      );
    intent.status = 'canceled';
    this.#emit('payment_intent.canceled', intent);
    return { status: 200, body: structuredClone(intent) };
  }

  #capture(intent: Intent): Reply {
    if (intent.status !== 'requires_capture')
      return failure(
        400,
        'invalid_request_error',
        `This PaymentIntent could not be captured because it has a status of ${intent.status}.`,
        'payment_intent_unexpected_state',
      );
    this.#succeed(intent);
    return { status: 200, body: structuredClone(intent) };
  }

  #refund(fields: Fields): Reply {
    const intent = this.intents.get(String(fields.payment_intent));
    if (!intent) return failure(404, 'invalid_request_error', 'No such payment_intent', 'resource_missing');
    const kept = this.keptPence(intent.id);
    const amount = fields.amount === undefined ? kept : Number(fields.amount);
    if (kept === 0)
      return failure(
        400,
        'invalid_request_error',
        'Charge has already been refunded.',
        'charge_already_refunded',
      );
    if (amount > kept)
      return failure(
        400,
        'invalid_request_error',
        `Refund amount is greater than unrefunded amount on charge`,
      );
    const refund: StripeRefund = {
      id: newId('re'),
      object: 'refund',
      payment_intent: intent.id,
      amount,
      status: 'succeeded',
      reason: null,
      created: Math.floor(Date.now() / 1000),
      metadata: typeof fields.metadata === 'object' ? fields.metadata : {},
    };
    this.refunds.push(refund);
    this.#emit('charge.refunded', { object: 'charge', id: intent.latest_charge, payment_intent: intent.id });
    return { status: 200, body: refund };
  }

  #listRefunds(params: URLSearchParams): Reply {
    const of = params.get('payment_intent');
    const found = this.refunds.filter(({ payment_intent }) => of === null || payment_intent === of);
    return listReply('/v1/refunds', found.filter(createdWithin(params)).toReversed(), params);
  }

  #listIntents(params: URLSearchParams): Reply {
    const found = [...this.intents.values()].filter(createdWithin(params));
    return listReply('/v1/payment_intents', found.toReversed(), params);
  }

  #listDisputes(params: URLSearchParams): Reply {
    const charge = params.get('charge');
    const found = this.disputes
      .filter((dispute) => charge === null || dispute.charge === charge)
      .filter(createdWithin(params))
      .toReversed();
    return listReply('/v1/disputes', found, params);
  }

  #expanded(intent: Intent): object {
    const charge = intent.latest_charge ? this.#charges.get(intent.latest_charge) : null;
    const found = this.refunds.filter(({ payment_intent }) => payment_intent === intent.id);
    const newest = listReply(`/v1/charges/${charge?.id}/refunds`, found.toReversed(), new URLSearchParams());
    return structuredClone({
      ...intent,
      latest_charge: charge ? { ...charge, refunds: newest.body } : null,
    });
  }
}

/** A page of a list, newest first. */
function listReply(url: string, found: readonly { id: string }[], params: URLSearchParams): Reply {
  const after = found.findIndex(({ id }) => id === params.get('starting_after'));
  const rest = found.slice(after + 1);
  const limit = Number(params.get('limit') ?? 10);
  const body = { object: 'list', url, data: rest.slice(0, limit), has_more: rest.length > limit };
  return { status: 200, body: structuredClone(body) };
}

function createdWithin(params: URLSearchParams): (object: { created: number }) => boolean {
  const from = Number(params.get('created[gte]') ?? 0);
  const until = Number(params.get('created[lte]') ?? Number.POSITIVE_INFINITY);
  return ({ created }) => created >= from && created <= until;
}

function callOf({ method, url = '' }: IncomingMessage): StripeCall {
  const { pathname } = new URL(url, 'http://stripe');
  if (method !== 'POST') return pathname.split('/').length > 3 ? 'read' : 'list';
  if (pathname.startsWith('/v1/refunds')) return 'refund';
  if (pathname.endsWith('/capture')) return 'capture';
  return pathname.endsWith('/cancel') ? 'cancel' : 'create';
}

/** True where no reply follows: the connection is broken, or kept without a word. */
function isBroken(fault: StripeFault, { socket }: IncomingMessage): boolean {
  if (fault === 'lose') socket.destroy();
  return fault === 'lose' || fault === 'hang';
}

function isReply(fault: StripeFault): fault is Reply {
  return typeof fault === 'object';
}

/** The result of a request that was refused before it began, or never came to Stripe, is not kept. */
function isKept({ status }: Reply): boolean {
  return ![400, 401, 403, 404, 409, 429, 502, 503, 504].includes(status);
}

function failure(status: number, type: string, message: string, code?: string): Reply {
  return { status, body: { error: { type, message, ...(code && { code }) } } };
}

/** Reads 'metadata[order]=ZA1&expand[0]=x' as Stripe does. */
function formFields(body: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const [first = '', ...rest] = name.split(/\]?\[/).map((part) => part.replace(/\]$/, ''));
    let place = fields;
    let last = first;
    for (const part of rest) {
      const inner = place[last];
      const next: Fields = typeof inner === 'object' ? inner : {};
      place[last] = next;
      place = next;
      last = part;
    }
    place[last] = value;
  }
  return fields;
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
