import { addMonths } from '#domain/calendar/add-months.ts';
import { addDays } from '#domain/text/london-day.ts';
import type { ReturnRefusal, ReturnRight, ReturnSituation } from './return-situation.ts';

/** Days after the day of the last arrival: Consumer Contracts Regulations 2013, regulation 30. */
export const DAYS_TO_CANCEL = 14;
/** After the statement of the right was left out: regulation 31(3). */
const MONTHS_UNTOLD = 12;
/** Days after the arrival: Consumer Rights Act 2015, section 22(3). */
export const DAYS_TO_REJECT = 30;
/** Within these a fault counts as there from the beginning: section 19(14). */
export const MONTHS_OF_PROOF = 6;
/** Limitation Act 1980, section 5; Prescription and Limitation (Scotland) Act 1973, section 6. */
const YEARS_OF_CLAIMS = { scotland: 5, elsewhere: 6 };

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
  const { isConsumer, isDistance, isMadeToOrder, isDigitalSupplied, wasSent, today } = situation;
  if (!isConsumer) return refused('not-a-consumer', CCR('regulation 4'));
  if (!isDistance) return refused('bought-at-the-counter', CCR('regulation 5'));
  if (isDigitalSupplied) return refused('digital', CCR('regulation 37'));
  if (isMadeToOrder) return refused('made-to-order', CCR('regulation 28(1)(b)'));
  if (wasSent && isUnsealed(situation)) return refused('unsealed', CCR('regulation 28(3)(a)'));
  const until = lastDayToCancel(situation);
  if (until !== null && today > until) return refused('too-late', CCR('regulation 30'));
  return {
    isOpen: true,
    remedy: 'refund',
    source: CCR('regulations 29 to 34'),
    until,
    postage: wasSent ? 'customer' : null,
    withDelivery: true,
    mayBeReduced: wasSent && situation.condition === 'used',
    shopProves: false,
  };
}

/** Of goods that were sealed, what is used was unsealed first. */
function isUnsealed({ isSealed, condition }: ReturnSituation): boolean {
  return isSealed && (condition === 'unsealed' || condition === 'used');
}

/** Null while the last parcel has not arrived. */
function lastDayToCancel({ lastArrivedOn, wasNotTold, shopDays }: ReturnSituation): string | null {
  if (lastArrivedOn === null) return null;
  const byLaw = addDays(lastArrivedOn, DAYS_TO_CANCEL);
  const byShop = addDays(lastArrivedOn, Math.max(DAYS_TO_CANCEL, shopDays));
  const untold = wasNotTold ? addMonths(byLaw, MONTHS_UNTOLD) : byLaw;
  return untold > byShop ? untold : byShop;
}

function rightToDelivery({
  arrivedOn,
  wasSent,
  promisedBy,
  today,
  isConsumer,
}: ReturnSituation): ReturnRight {
  const source = isConsumer ? CRA('section 28') : 'Sale of Goods Act 1979, section 27';
  if (arrivedOn === null && promisedBy !== null && today <= promisedBy)
    return refused(wasSent ? 'still-promised' : 'not-sent-yet', source);
  return {
    isOpen: true,
    remedy: 'deliver-or-refund',
    source,
    until: null,
    postage: null,
    withDelivery: true,
    mayBeReduced: false,
    shopProves: true,
  };
}

function rightOfFaulty(situation: ReturnSituation): ReturnRight {
  const { arrivedOn, isConsumer, isScotland, remedyFailed, today, wasSent, isDistance } = situation;
  if (isDistance && !wasSent)
    return refused('not-sent-yet', isConsumer ? CRA('section 19') : 'Sale of Goods Act 1979, section 14');
  const years = isScotland ? YEARS_OF_CLAIMS.scotland : YEARS_OF_CLAIMS.elsewhere;
  const ends = arrivedOn === null ? null : addMonths(arrivedOn, 12 * years);
  if (ends !== null && today > ends)
    return refused(
      'out-of-time',
      isScotland
        ? 'Prescription and Limitation (Scotland) Act 1973, section 6'
        : 'Limitation Act 1980, section 5',
    );
  const open = {
    isOpen: true,
    postage: 'shop',
    withDelivery: true,
    mayBeReduced: false,
  } as const;
  if (!isConsumer)
    return {
      ...open,
      remedy: 'reject-or-repair',
      source: 'Sale of Goods Act 1979, sections 13 to 15 and 35',
      until: ends,
      shopProves: false,
    };
  const shopProves = arrivedOn === null || today <= addMonths(arrivedOn, MONTHS_OF_PROOF);
  const rejectUntil = arrivedOn === null ? null : addDays(arrivedOn, DAYS_TO_REJECT);
  if (rejectUntil === null || today <= rejectUntil)
    return {
      ...open,
      remedy: 'reject-or-repair',
      source: CRA('sections 20, 22 and 23'),
      until: rejectUntil,
      shopProves,
    };
  return remedyFailed
    ? {
        ...open,
        remedy: 'final-reject-or-price-reduction',
        source: CRA('section 24'),
        until: ends,
        // Beyond six months the use that somebody had of goods may be taken off: section 24(10).
        mayBeReduced: !shopProves,
        shopProves,
      }
    : { ...open, remedy: 'repair-or-replace', source: CRA('section 23'), until: ends, shopProves };
}

function refused(why: ReturnRefusal, source: string): ReturnRight {
  return { isOpen: false, source, why };
}
