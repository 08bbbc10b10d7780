import { type DisputeState, isOpenDispute } from './dispute.ts';

/** A provider's judgement of a payment, before anybody complained. */
export const RISK_LEVELS = ['normal', 'elevated', 'highest'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** What a provider suspects of a payment; null where it says nothing. */
export type PaymentRisk = {
  level: RiskLevel | null;
  /** A review by people at the provider's dashboard. */
  review: 'open' | 'closed' | null;
  /** The provider's word for the reason of an open review, or the end of a closed one: 'rule', 'refunded_as_fraud'. */
  reviewReason: string | null;
  /** The kind of fraud that a card network warned of, in the provider's word: 'made_with_stolen_card'. */
  fraudWarning: string | null;
};

export const NO_RISK: PaymentRisk = { level: null, review: null, reviewReason: null, fraudWarning: null };

/** A reason to ask before an order is packed or sent, the gravest first. */
export const PAYMENT_CONCERNS = [
  'underpaid',
  'disputed',
  'fraud-warning',
  'in-review',
  'highest-risk',
] as const;
export type PaymentConcern = (typeof PAYMENT_CONCERNS)[number];

/** Returns what speaks against sending goods for this payment: less money than asked for, open disputes, and what its provider suspects. */
export function paymentConcerns({
  risk,
  disputes,
  isUnderpaid,
}: {
  risk: PaymentRisk;
  disputes: readonly DisputeState[];
  isUnderpaid: boolean;
}): PaymentConcern[] {
  const holds: Record<PaymentConcern, boolean> = {
    underpaid: isUnderpaid,
    disputed: disputes.some(isOpenDispute),
    'fraud-warning': risk.fraudWarning !== null,
    'in-review': risk.review === 'open',
    'highest-risk': risk.level === 'highest',
  };
  return PAYMENT_CONCERNS.filter((concern) => holds[concern]);
}

/** A concern as a sentence for staff. */
export const CONCERN_TEXTS: Record<PaymentConcern, string> = {
  underpaid: 'Less was paid than the order costs.',
  disputed: 'The customer’s bank disputes the payment.',
  'fraud-warning': 'The card’s network warned that the payment is fraud.',
  'in-review': 'The payment is in review at the payment service.',
  'highest-risk': 'The payment service sees the highest risk of fraud.',
};

/** 'Fraud warning', for badges: what matters most of a payment's risk; null where nothing is to be said. */
export function riskLabel({ level, review, fraudWarning }: PaymentRisk): RiskLabel | null {
  if (fraudWarning !== null) return 'Fraud warning';
  if (review === 'open') return 'In review';
  if (level === 'highest') return 'Highest risk';
  return level === 'elevated' ? 'Elevated risk' : null;
}

export type RiskLabel = 'Fraud warning' | 'In review' | 'Highest risk' | 'Elevated risk';

/** What the provider knows of a payment's risk, as sentences for staff. */
export function riskTexts({ level, review, reviewReason, fraudWarning }: PaymentRisk): string[] {
  const why = reviewReason ? `: ${words(reviewReason)}` : '';
  return [
    ...(fraudWarning === null ? [] : [`Early fraud warning: ${words(fraudWarning)}.`]),
    ...(review === 'open' ? [`In review${why}.`] : []),
    ...(review === 'closed' ? [`Review closed${why}.`] : []),
    ...(level === null ? [] : [`Risk of fraud: ${level}.`]),
  ];
}

function words(code: string): string {
  return code.replaceAll('_', ' ');
}
