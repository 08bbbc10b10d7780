import type { Pence } from '#domain/money/money.ts';
import type { VatStatement } from '#domain/money/vat.ts';
import type { VatCorrection, VatFault } from './vat-correction.ts';

/** The orders whose papers state VAT wrongly, summed by what is wrong. */
export type VatReview = {
  /** The statement by which they were judged. */
  statement: string;
  orders: number;
  grossPence: Pence;
  vatChangePence: Pence;
  faults: { fault: VatFault; orders: number; grossPence: Pence; vatChangePence: Pence }[];
  /** The first of them, as examples. */
  examples: ReviewedPaper[];
  /** Orders with goods whose rate is not known any more: the standard one is taken for them. */
  doubted: number;
  /** Numbers of the first and the last wrong paper. */
  fingerprint: string;
};

export type ReviewedPaper = {
  orderNumber: string;
  number: string;
  fault: VatFault;
  taxPoint: string;
  grossPence: Pence;
  vatChangePence: Pence;
};

export const EMPTY_REVIEW: VatReview = {
  statement: '',
  orders: 0,
  grossPence: 0,
  vatChangePence: 0,
  faults: [],
  examples: [],
  doubted: 0,
  fingerprint: '',
};

const EXAMPLES_SHOWN = 100;

/** VAT above which HMRC is told of errors apart from the return (VAT Notice 700/45, 4.3): £10,000. */
export const TOLD_APART_PENCE = 1_000_000;

export function addToReview(
  review: VatReview,
  { fault, wrong, taxPoint, grossPence, vatChangePence, invoice }: VatCorrection,
  { orderNumber, unknownRates }: { orderNumber: string; unknownRates: readonly string[] },
): VatReview {
  const sums = review.faults.find((of) => of.fault === fault) ?? {
    fault,
    orders: 0,
    grossPence: 0,
    vatChangePence: 0,
  };
  const paper = { orderNumber, number: wrong.number, fault, taxPoint, grossPence, vatChangePence };
  return {
    ...review,
    orders: review.orders + 1,
    grossPence: review.grossPence + grossPence,
    vatChangePence: review.vatChangePence + vatChangePence,
    faults: [
      ...review.faults.filter((of) => of.fault !== fault),
      {
        fault,
        orders: sums.orders + 1,
        grossPence: sums.grossPence + grossPence,
        vatChangePence: sums.vatChangePence + vatChangePence,
      },
    ],
    doubted: review.doubted + Number(unknownRates.length > 0 && invoice.vatPence > 0),
    examples: review.examples.length < EXAMPLES_SHOWN ? [...review.examples, paper] : review.examples,
    fingerprint: `${review.fingerprint.split(' … ')[0] || wrong.number} … ${wrong.number}`,
  };
}

/** A statement in one line, to be compared. */
export function statementText(statement: VatStatement): string {
  const { vatRegistered, vatNumber, vatRegisteredFrom, vatRegisteredUntil } = statement;
  if (vatRegistered === null) return 'not stated';
  if (!vatRegistered) return 'never registered';
  return `${vatNumber} from ${vatRegisteredFrom || 'an unknown day'}${vatRegisteredUntil && ` to ${vatRegisteredUntil}`}`;
}
