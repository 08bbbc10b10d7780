import { formatPounds, type Pence } from '#domain/money/money.ts';
import { nextStatus, type OrderStatus, type PaymentMethod } from '#domain/order/order.ts';
import { type Dispute, isOpenDispute } from '#domain/payment/dispute.ts';
import { CONCERN_TEXTS, type PaymentConcern } from '#domain/payment/payment-risk.ts';
import { isUnpaid, type PaymentState } from '#domain/payment/payment-state.ts';
import { momentText } from '#domain/text/london-moment.ts';
import type { TransferAccount } from '#domain/transfers/transfer-account.ts';

/** All that the next step of an order follows from. */
export type OrderFacts = {
  orderStatus: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  totalPence: Pence;
  /** Until when its stock is held for a payment (UTC, ISO); null where nothing is awaited. */
  holdUntil: string | null;
  disputes: readonly Pick<Dispute, 'state' | 'evidenceDueAt' | 'link'>[];
  concerns: readonly PaymentConcern[];
  /** The part of what the shop has that should have gone back and did not. */
  failedRefundPence: Pence;
  /** What was paid, is neither refunded nor on its way back, and could be. */
  refundablePence: Pence;
  /** What a correction made it cost more, and nobody has paid yet. */
  differencePence?: Pence;
  isRefundUnderWay: boolean;
  /** Of an order by bank transfer: what has come, is still to come, and is to be paid back. */
  transfer?: Pick<TransferAccount, 'heldPence' | 'owedPence' | 'overPence'> | null;
  /** Of this moment (UTC, ISO): with the hold it says whether a transfer is late. */
  now?: string;
  /** Some of its pieces have left, and others are still to. */
  isPartSent?: boolean;
  /** The customer was asked if they still want it, and has not said so: until then (UTC, ISO). */
  askedUntil: string | null;
};

/** The one thing to do next about an order. */
export type NextStep = {
  /** 'Pack it', 'Answer the dispute by Fri 27 Nov, 14:30'. */
  title: string;
  /** The reason, or what follows; '' where the title says all. */
  text: string;
  /** `work`: for the shop to do now; `wait`: others are to do something; `done`: nothing is left. */
  kind: 'work' | 'wait' | 'done';
  /** The status that is set by doing it; null where it is done elsewhere. */
  to: OrderStatus | null;
  /** Where it is done, outside the shop; null where here. */
  link: string | null;
};

type Row = {
  holds: (order: OrderFacts) => boolean;
  step: (order: OrderFacts) => Partial<NextStep> & { title: string };
};

/** The next steps in the order of their urgency: the first one that holds is shown. The last holds for every order. */
const STEPS: readonly Row[] = [
  {
    holds: ({ failedRefundPence }) => failedRefundPence > 0,
    step: ({ failedRefundPence: pence }) => ({
      title: `Refund ${formatPounds(pence)} again`,
      text: 'The last refund failed: the customer does not have the money. Refund it under “Money”, or another way.',
    }),
  },
  {
    holds: ({ disputes }) => disputes.some(asksForWords),
    step: ({ disputes }) => answerDispute(disputes.filter(asksForWords)),
  },
  {
    holds: ({ orderStatus, refundablePence }) => orderStatus === 'cancelled' && refundablePence > 0,
    step: ({ refundablePence }) => ({
      title: `Decide about ${formatPounds(refundablePence)}`,
      text: 'The order is cancelled, and the money is still with the shop: refund it under “Money”.',
    }),
  },
  {
    holds: ({ transfer }) => (transfer?.overPence ?? 0) > 0,
    step: ({ transfer, orderStatus }) => ({
      title: `Pay back ${formatPounds(transfer?.overPence ?? 0)}`,
      text: `${orderStatus === 'cancelled' ? 'It was transferred for an order that has ended' : 'More was transferred than the order costs'}: pay it back at the bank, and record it under “Bank transfer”.`,
    }),
  },
  {
    holds: ({ orderStatus, isRefundUnderWay }) => orderStatus === 'cancelled' && isRefundUnderWay,
    step: () => ({ title: 'Nothing to do', text: 'The refund is on its way.', kind: 'wait' }),
  },
  {
    holds: ({ orderStatus, disputes }) =>
      isFinal(orderStatus) && disputes.some(({ state }) => isOpenDispute(state)),
    step: () => ({
      title: 'Nothing to do',
      text: 'The bank has not decided about the dispute yet.',
      kind: 'wait',
    }),
  },
  {
    holds: ({ orderStatus }) => orderStatus === 'cancelled',
    step: () => ({ title: 'Nothing to do', text: 'The order is cancelled.', kind: 'done' }),
  },
  {
    holds: ({ paymentState, transfer, holdUntil, now = '' }) =>
      paymentState === 'awaiting payment' &&
      (transfer?.heldPence ?? 0) > 0 &&
      holdUntil !== null &&
      holdUntil <= now,
    step: ({ transfer }) => ({
      title: `Ask about ${formatPounds(transfer?.owedPence ?? 0)}`,
      text: 'Only a part was transferred in time. Give it more time under “Bank transfer”, or cancel it and pay back what came.',
    }),
  },
  {
    holds: ({ paymentState, paymentMethod }) =>
      paymentState === 'awaiting payment' && paymentMethod === 'transfer',
    step: ({ holdUntil, transfer }) => ({
      title: 'Wait for the transfer',
      text: `${transfer && transfer.heldPence > 0 ? `${formatPounds(transfer.heldPence)} has come, ${formatPounds(transfer.owedPence)} is owed. ` : ''}${holdUntil ? `Its stock is held until ${momentText(holdUntil)}${transfer?.heldPence ? '.' : '; then the order is cancelled automatically.'}` : 'Its stock is held for it.'}`,
      kind: 'wait',
    }),
  },
  {
    holds: ({ paymentState }) => paymentState === 'awaiting payment' || paymentState === 'authorised',
    step: ({ holdUntil }) => ({
      title: 'Wait for the payment',
      text: holdUntil
        ? `Its stock is held until ${momentText(holdUntil)}; then the order is cancelled automatically.`
        : 'Its stock is held for it.',
      kind: 'wait',
    }),
  },
  {
    holds: ({ orderStatus, paymentMethod, paymentState }) =>
      paymentMethod !== 'cod' && paymentState === 'failed' && hasNotLeft(orderStatus),
    step: () => ({
      title: 'Cancel it',
      text: 'Its payment ended without money: it cannot be packed.',
      to: 'cancelled',
    }),
  },
  {
    holds: ({ orderStatus, paymentState }) => paymentState === 'refunded' && hasNotLeft(orderStatus),
    step: () => ({ title: 'Cancel it', text: 'All of the money was given back.', to: 'cancelled' }),
  },
  {
    holds: ({ orderStatus, differencePence = 0 }) => hasNotLeft(orderStatus) && differencePence > 0,
    step: ({ differencePence = 0 }) => ({
      title: `Wait for ${formatPounds(differencePence)}`,
      text: 'A correction made it cost more. It can be packed once the customer has paid that, or you let it go.',
      kind: 'wait',
    }),
  },
  {
    holds: ({ orderStatus, concerns }) => hasNotLeft(orderStatus) && concerns.length > 0,
    step: ({ concerns }) => ({
      title: 'Check the payment before packing',
      text: concerns.map((concern) => CONCERN_TEXTS[concern]).join(' '),
    }),
  },
  {
    holds: ({ orderStatus, askedUntil }) => orderStatus === 'confirmed' && askedUntil !== null,
    step: ({ askedUntil }) => ({
      title: 'Wait for the customer',
      text: `They were asked whether they still want it, until ${askedUntil ? momentText(askedUntil) : 'then'}.`,
      kind: 'wait',
    }),
  },
  {
    holds: ({ orderStatus }) => orderStatus === 'confirmed',
    step: ({ orderStatus, isPartSent }) => ({
      title: isPartSent ? 'Pack the rest' : 'Pack it',
      to: nextStatus(orderStatus),
    }),
  },
  {
    holds: ({ orderStatus }) => orderStatus === 'processing',
    step: ({ orderStatus, paymentState, totalPence, isPartSent }) => ({
      title: isPartSent ? 'Send the rest' : 'Send it',
      text: paymentState === 'cash due' ? `The courier collects ${formatPounds(totalPence)} in cash.` : '',
      to: nextStatus(orderStatus),
    }),
  },
  {
    holds: ({ orderStatus, paymentState }) => orderStatus === 'delivered' && paymentState === 'cash due',
    step: ({ totalPence }) => ({
      title: `Collect ${formatPounds(totalPence)}`,
      text: 'Record the cash under “Money” once the courier has brought it.',
    }),
  },
  {
    holds: ({ orderStatus }) => orderStatus === 'shipped',
    step: ({ orderStatus, paymentState, totalPence }) => ({
      title: 'Wait for the delivery',
      text:
        paymentState === 'cash due'
          ? `Record ${formatPounds(totalPence)} under “Money” once the courier has brought it.`
          : 'Mark it as delivered once it has arrived.',
      kind: 'wait',
      to: nextStatus(orderStatus),
    }),
  },
  {
    holds: ({ paymentState }) => isUnpaid(paymentState),
    step: () => ({ title: 'Ask for the money', text: 'The goods have left, and nothing was paid for them.' }),
  },
  { holds: () => true, step: () => ({ title: 'Nothing to do', kind: 'done' }) },
];

/** Returns the one thing to do next about an order. */
export function nextStep(order: OrderFacts): NextStep {
  const row = STEPS.find(({ holds }) => holds(order));
  return { text: '', kind: 'work', to: null, link: null, title: 'Nothing to do', ...row?.step(order) };
}

/** A bank waits for the shop's words: evidence, or an answer to its inquiry. */
function asksForWords({ state }: Pick<Dispute, 'state'>): boolean {
  return state === 'needs response' || state === 'inquiry';
}

function answerDispute(disputes: readonly Pick<Dispute, 'state' | 'evidenceDueAt' | 'link'>[]) {
  const [first] = disputes.toSorted((one, other) =>
    (one.evidenceDueAt ?? '9').localeCompare(other.evidenceDueAt ?? '9'),
  );
  const what = first?.state === 'inquiry' ? 'Answer the bank' : 'Answer the dispute';
  return {
    title: first?.evidenceDueAt ? `${what} by ${momentText(first.evidenceDueAt)}` : what,
    text: first?.state === 'inquiry' ? 'No money has moved yet.' : 'The bank has taken the money back.',
    link: first?.link ?? null,
  };
}

function hasNotLeft(status: OrderStatus): boolean {
  return status === 'confirmed' || status === 'processing';
}

/** Nothing more is packed or sent. */
function isFinal(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'delivered';
}
