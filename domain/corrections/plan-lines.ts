import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';
import { type CorrectableLine, mostRemoved, paidFor } from './correctable-order.ts';
import {
  type AddableVariant,
  type AddedLine,
  correctionFields,
  type WantedCorrection,
  type WantedLine,
} from './wanted-correction.ts';

/** What is wrong with a correction, by the field to change; '' where no field is. */
export type CorrectionProblem = { field: string; message: string };

/** A line of the order as it is to be; of quantity 0 where all of it is taken out. */
export type PlannedLine = {
  line: CorrectableLine;
  quantity: number;
  unitPricePence: Pence;
  discountPence: Pence;
  /** Pieces that go back to the shelf. */
  removed: number;
  /** Pieces that are taken from it. */
  grown: number;
};

/** A new line. */
export type PlannedAddition = {
  variant: AddableVariant;
  quantity: number;
  unitPricePence: Pence;
  field: string;
};

export type LinePlan = { lines: PlannedLine[]; additions: PlannedAddition[]; problems: CorrectionProblem[] };

export const NOT_ON_SALE = 'It is not on sale any more.';

/**
 * Works out what becomes of each line. Pieces that stay keep the price and the class of VAT at which they were bought, unless staff
 * state another price; pieces that are added have today's price, unless staff state one. Another variant is the pieces that have
 * not left taken out, and as many of the other added.
 */
export function planLines(
  lines: readonly CorrectableLine[],
  { lines: wanted, added }: Pick<WantedCorrection, 'lines' | 'added'>,
  variants: ReadonlyMap<string, AddableVariant>,
): LinePlan {
  const plan: LinePlan = { lines: lines.map(asItIs), additions: [], problems: [] };
  for (const want of wanted) {
    const place = lines.findIndex(({ lineId }) => lineId === want.lineId);
    const line = lines[place];
    if (!line) plan.problems.push({ field: '', message: 'This order has no such line any more.' });
    else plan.lines[place] = planLine(plan, line, want, variants);
  }
  for (const [place, one] of added.entries()) addLine(plan, one, place, variants);
  return plan;
}

function asItIs(line: CorrectableLine): PlannedLine {
  const { quantity, unitPricePence, discountPence } = line;
  return { line, quantity, unitPricePence, discountPence, removed: 0, grown: 0 };
}

function planLine(
  plan: LinePlan,
  line: CorrectableLine,
  want: WantedLine,
  variants: ReadonlyMap<string, AddableVariant>,
): PlannedLine {
  const fields = correctionFields;
  const isOther = want.variantId !== null && want.variantId !== line.variantId;
  const hasNewPrice = want.unitPricePence !== line.unitPricePence;
  const most = mostRemoved(line);
  const fewest = line.quantity - most;
  if (want.quantity < fewest) {
    plan.problems.push({
      field: fields.quantity(line.lineId),
      message: `At least ${fewest}: the others were sent, cancelled or refunded.`,
    });
    return asItIs(line);
  }
  if (isOther) {
    const other = variants.get(want.variantId ?? '');
    if (other) {
      const quantity = want.quantity - fewest;
      const unitPricePence = hasNewPrice ? want.unitPricePence : other.unitPricePence;
      if (quantity > 0)
        plan.additions.push({ variant: other, quantity, unitPricePence, field: fields.variant(line.lineId) });
      else if (most === 0)
        plan.problems.push({
          field: fields.variant(line.lineId),
          message: 'None of it is left to send: it stays as it is.',
        });
    } else plan.problems.push({ field: fields.variant(line.lineId), message: NOT_ON_SALE });
    return without(line, most);
  }
  const kept = want.quantity < line.quantity ? without(line, line.quantity - want.quantity) : asItIs(line);
  if (hasNewPrice && line.tally.refunded > 0) {
    plan.problems.push({
      field: fields.price(line.lineId),
      message: 'Some of it was refunded: its price stays. Refund a sum instead.',
    });
    return kept;
  }
  const priced = hasNewPrice ? { ...kept, unitPricePence: want.unitPricePence, discountPence: 0 } : kept;
  const more = want.quantity - line.quantity;
  if (more <= 0) return priced;
  const same = variants.get(line.variantId);
  if (!same) {
    plan.problems.push({ field: fields.quantity(line.lineId), message: NOT_ON_SALE });
    return priced;
  }
  const unitPricePence = hasNewPrice ? want.unitPricePence : same.unitPricePence;
  if (joins(priced, same, unitPricePence)) return grownBy(priced, more);
  const field = fields.quantity(line.lineId);
  plan.additions.push({ variant: same, quantity: more, unitPricePence, field });
  return priced;
}

function addLine(
  plan: LinePlan,
  { variantId, quantity, unitPricePence: stated }: AddedLine,
  place: number,
  variants: ReadonlyMap<string, AddableVariant>,
): void {
  const variant = variants.get(variantId);
  const field = correctionFields.addedQuantity(place);
  if (!variant) {
    plan.problems.push({ field: correctionFields.added(place), message: NOT_ON_SALE });
    return;
  }
  const unitPricePence = stated ?? variant.unitPricePence;
  const at = plan.lines.findIndex(
    (one) => one.line.variantId === variantId && one.quantity > 0 && joins(one, variant, unitPricePence),
  );
  const found = plan.lines[at];
  if (found) plan.lines[at] = grownBy(found, quantity);
  else plan.additions.push({ variant, quantity, unitPricePence, field });
}

/** True where pieces at a price can be of a line: it is one price and one class of VAT for all of its pieces. */
function joins(
  { line, unitPricePence: own, discountPence }: PlannedLine,
  { vatRate, parts }: AddableVariant,
  unitPricePence: Pence,
): boolean {
  const isSet = line.parts.length > 0 || parts.length > 0;
  const isSame = own === unitPricePence && discountPence === 0 && line.goodsRate === vatRate;
  return isSame && !isSet && line.tally.refunded === 0;
}

function grownBy(planned: PlannedLine, more: number): PlannedLine {
  const back = Math.min(planned.removed, more);
  return {
    ...planned,
    quantity: planned.quantity + more,
    removed: planned.removed - back,
    grown: planned.grown + more - back,
  };
}

/**
 * A line less pieces of it, each of which goes at its share of what was paid for the pieces that were not refunded. What was paid
 * for the others stays.
 */
function without(line: CorrectableLine, removed: number): PlannedLine {
  const { unitPricePence, tally } = line;
  const quantity = line.quantity - removed;
  if (removed === 0) return asItIs(line);
  const paidPence = paidFor(line);
  const standingPence = Math.max(0, paidPence - tally.refundedPence);
  const rest = line.quantity - tally.refunded - removed;
  const [goesPence = 0] = allocate(standingPence, [removed, rest]);
  const leftPence = Math.min(paidPence - goesPence, unitPricePence * quantity);
  return {
    line,
    quantity,
    unitPricePence,
    discountPence: unitPricePence * quantity - leftPence,
    removed,
    grown: 0,
  };
}
