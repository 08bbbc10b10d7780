import { addMonths } from '#domain/calendar/add-months.ts';
import { addDays } from '#domain/text/london-day.ts';
import type { ReturnRefusal, ReturnRight, ReturnSituation } from './return-situation.ts';

/** Days after the day of the last arrival, weekends and holidays included: Consumer Contracts Regulations 2013, regulation 30. */
export const DAYS_TO_CANCEL = 14;
/** After the statement of the right was left out: regulation 31(3). */
const MONTHS_UNTOLD = 12;
/** Days after the day of the order in which goods come where no day was agreed: Consumer Rights Act 2015, section 28(3). */
const DAYS_TO_DELIVER = 30;
/** Days after the arrival: section 22(3). */
export const DAYS_TO_REJECT = 30;
/** Beginning with the day of arrival, a fault counts as there from the beginning: section 19(14). */
const MONTHS_OF_PROOF = 6;
/** Beginning with the day after it, no use is taken off: section 24(10) and (11). */
const MONTHS_WITHOUT_USE = 6;

/** Years after which a claim from a contract ends. */
const CLAIMS_END = {
  'england-and-wales': { years: 6, source: 'Limitation Act 1980, section 5' },
  'northern-ireland': { years: 6, source: 'Limitation (Northern Ireland) Order 1989, article 4' },
  scotland: { years: 5, source: 'Prescription and Limitation (Scotland) Act 1973, section 6' },
} as const;

const CCR = (what: string) => `Consumer Contracts Regulations 2013, ${what}`;
const CRA = (what: string) => `Consumer Rights Act 2015, ${what}`;

/**
 * Returns what the law, and a shop that gives more days than it, gives somebody who asks to send goods back: the remedy with its
 * last day, or why there is none. Not for what the shop does of its own accord.
 */
export function returnRight(situation: ReturnSituation): ReturnRight {
  switch (situation.cause) {
    case 'changed-mind':
      return rightToCancel(situation);
    case 'not-arrived':
      return rightToDelivery(situation);
    case 'faulty':
    case 'damaged-on-the-way':
    case 'wrong-goods':
      return rightOfFaulty(situation);
  }
}

function rightToCancel(situation: ReturnSituation): ReturnRight {
  const { wasSent, wasNotTold, freeReturns, today } = situation;
  const none = whyNoCancelling(situation);
  if (none) return none;
  const until = lastDayToCancel(situation);
  if (until !== null && today > until)
    return refused('too-late', CCR(wasNotTold ? 'regulation 31' : 'regulation 30'));
  return {
    isOpen: true,
    remedy: 'refund',
    source: CCR('regulations 29 to 35'),
    until,
    // Who was not told that sending back is theirs to pay does not pay: regulations 13(5) and 35(5).
    postage: wasSent ? (freeReturns || wasNotTold ? 'shop' : 'customer') : null,
    withDelivery: true,
    // Nor is anything taken off: regulation 34(11).
    mayBeReduced: wasSent && situation.condition === 'used' && !wasNotTold,
    shopProves: false,
  };
}

/** The reason nobody could cancel this at any time; null where they could. */
function whyNoCancelling(situation: ReturnSituation): ReturnRight | null {
  const { isConsumer, isDistance, isMadeToOrder, isDigitalSupplied, perishesInDays, isMixed, wasSent } =
    situation;
  if (!isConsumer) return refused('not-a-consumer', CCR('regulations 4 and 27'));
  if (!isDistance) return refused('bought-at-the-counter', CCR('regulations 5 and 27'));
  if (isDigitalSupplied) return refused('digital', CCR('regulation 37'));
  if (isMadeToOrder) return refused('made-to-order', CCR('regulation 28(1)(b)'));
  if (perishesInDays !== null) return refused('perishable', CCR('regulation 28(1)(c)'));
  if (wasSent && isUnsealed(situation)) return refused('unsealed', CCR('regulation 28(3)(a)'));
  return wasSent && isMixed ? refused('mixed', CCR('regulation 28(3)(c)')) : null;
}

/** Of goods that were sealed, what is used was unsealed first. */
function isUnsealed({ isSealed, condition }: ReturnSituation): boolean {
  return isSealed && (condition === 'unsealed' || condition === 'used');
}

/** Null while the last parcel has not arrived. */
function lastDayToCancel(situation: ReturnSituation): string | null {
  const { lastArrivedOn, wasNotTold, shopDays } = situation;
  if (lastArrivedOn === null) return null;
  const byLaw = addDays(lastArrivedOn, DAYS_TO_CANCEL);
  const byShop = addDays(lastArrivedOn, Math.max(DAYS_TO_CANCEL, shopDays));
  const untold = wasNotTold ? lastDayUntold(byLaw, situation) : byLaw;
  return untold > byShop ? untold : byShop;
}

/** Who is told within twelve months has 14 days from then; nobody who was told late has fewer days than the others. */
function lastDayUntold(byLaw: string, { toldOn }: ReturnSituation): string {
  const atMost = addMonths(byLaw, MONTHS_UNTOLD);
  if (toldOn === null) return atMost;
  const fromThen = addDays(toldOn, DAYS_TO_CANCEL);
  if (fromThen > atMost) return atMost;
  return fromThen > byLaw ? fromThen : byLaw;
}

function rightToDelivery(situation: ReturnSituation): ReturnRight {
  const { arrivedOn, wasSent, today, isConsumer, orderedOn } = situation;
  const source = isConsumer ? CRA('section 28') : 'Sale of Goods Act 1979, section 27';
  const promisedBy = situation.promisedBy ?? addDays(orderedOn, DAYS_TO_DELIVER);
  if (arrivedOn === null && today <= promisedBy)
    return refused(wasSent ? 'still-promised' : 'not-sent-yet', source);
  const claims = claimsFrom(promisedBy, situation);
  if (claims.areOver) return claims.refusal;
  return {
    isOpen: true,
    remedy: 'deliver-or-refund',
    source,
    until: claims.until,
    postage: null,
    withDelivery: true,
    mayBeReduced: false,
    shopProves: true,
  };
}

function rightOfFaulty(situation: ReturnSituation): ReturnRight {
  const { arrivedOn, isConsumer, remedyFailed, perishesInDays, today, wasSent, isDistance } = situation;
  if (isDistance && !wasSent)
    return refused('not-sent-yet', isConsumer ? CRA('section 19') : 'Sale of Goods Act 1979, section 14');
  const claims = claimsFrom(arrivedOn, situation);
  if (claims.areOver) return claims.refusal;
  const { until } = claims;
  const open = {
    isOpen: true,
    postage: 'shop',
    withDelivery: true,
    mayBeReduced: false,
  } as const;
  // A trade buyer has no right to a repair: they give goods back until they have accepted them, or pay less.
  if (!isConsumer)
    return {
      ...open,
      remedy: 'final-reject-or-price-reduction',
      source: 'Sale of Goods Act 1979, sections 13 to 15, 35 and 53',
      until,
      shopProves: false,
    };
  const shopProves = arrivedOn === null || today < addMonths(arrivedOn, MONTHS_OF_PROOF);
  // One that failed is enough, also within the thirty days: section 24(5) and (6).
  if (remedyFailed)
    return {
      ...open,
      remedy: 'final-reject-or-price-reduction',
      source: CRA('section 24'),
      until,
      mayBeReduced: arrivedOn !== null && today > addMonths(arrivedOn, MONTHS_WITHOUT_USE),
      shopProves,
    };
  const days = Math.min(DAYS_TO_REJECT, perishesInDays ?? DAYS_TO_REJECT);
  const rejectUntil = arrivedOn === null ? null : addDays(arrivedOn, days);
  if (rejectUntil === null || today <= rejectUntil)
    return {
      ...open,
      remedy: 'reject-or-repair',
      source: CRA('sections 20, 22 and 23'),
      until: rejectUntil,
      shopProves,
    };
  return { ...open, remedy: 'repair-or-replace', source: CRA('section 23'), until, shopProves };
}

type Claims =
  | { areOver: false; until: string | null }
  | { areOver: true; refusal: Extract<ReturnRight, { isOpen: false }> };

/** Until when something can be claimed that was wrong since a day; null: nobody knows the day. */
function claimsFrom(day: string | null, { claimsIn, today }: ReturnSituation): Claims {
  const { years, source } = CLAIMS_END[claimsIn];
  const until = day === null ? null : addMonths(day, 12 * years);
  return until !== null && today > until
    ? { areOver: true, refusal: refused('out-of-time', source) }
    : { areOver: false, until };
}

function refused(why: ReturnRefusal, source: string): Extract<ReturnRight, { isOpen: false }> {
  return { isOpen: false, source, why };
}
