import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';
import type { VatAmount } from '#domain/money/vat-split.ts';
import { grossOf, isAboutLine, type RefundPart } from './refund-part.ts';
import { type CreditShare, grossAt, type Standing, type StandingShare } from './standing.ts';

/**
 * Splits a refund into what it credits of each line, of delivery and of each rate, with the VAT in it as the invoice stated it.
 * Never more than stands, and always all of the amount that does: what parts cannot bear is shared over all rates. A sequence
 * that gives all back takes back every penny of every rate.
 */
export function creditParts(
  standing: Standing,
  { amountPence, parts }: { amountPence: Pence; parts: readonly RefundPart[] },
): CreditShare[] {
  const wholePence = standing.rates.reduce((sum, { grossPence }) => sum + Math.max(0, grossPence), 0);
  const totalPence = Math.min(amountPence, wholePence);
  const isRest = parts.length === 0 && totalPence === wholePence;
  const wanted = isRest
    ? standing.shares
    : parts.map(({ reducedPence: _takenOff, ...part }) => standingPart(standing, part));
  const named = withinSum(within(standing.rates, wanted), totalPence).filter(isSomething);
  const restPence = totalPence - grossOf(named);
  const spread = restPence > 0 ? spreadOver(without(standing.rates, named), restPence) : [];
  return withVat(standing, [...named, ...spread]);
}

/** Lowers amounts to what stands of their rates, each in proportion. */
export function within(rates: readonly VatAmount[], wanted: readonly RefundPart[]): RefundPart[] {
  const byRate = Map.groupBy(wanted, ({ ratePercent }) => ratePercent);
  const lowered = new Map<RefundPart, Pence>();
  for (const [ratePercent, ofRate] of byRate) {
    const mostPence = grossAt(rates, ratePercent);
    if (grossOf(ofRate) <= mostPence) continue;
    const amounts = allocate(
      mostPence,
      ofRate.map(({ grossPence }) => grossPence),
    );
    ofRate.forEach((share, place) => {
      lowered.set(share, amounts[place] ?? 0);
    });
  }
  return wanted.map((share) => ({ ...share, grossPence: lowered.get(share) ?? share.grossPence }));
}

/** Returns the rates less amounts of them; VAT is left as it was. */
export function without(rates: readonly VatAmount[], taken: readonly RefundPart[]): VatAmount[] {
  return rates.map((rate) => ({
    ...rate,
    grossPence:
      rate.grossPence - grossOf(taken.filter(({ ratePercent }) => ratePercent === rate.ratePercent)),
  }));
}

/** Splits an amount of a line or of delivery over the rates that it was invoiced at, as far as they bear it. */
export function splitOver(
  { shares, rates }: Standing,
  { about, quantity, amountPence }: { about: string; quantity: number; amountPence: Pence },
): RefundPart[] {
  const own = shares.filter((share) => share.about === about);
  if (own.length === 0) return [];
  const most = own.map(({ grossPence, ratePercent }) =>
    Math.max(0, Math.min(grossPence, grossAt(rates, ratePercent))),
  );
  const amounts = allocate(
    Math.min(
      amountPence,
      most.reduce((sum, each) => sum + each, 0),
    ),
    most,
  );
  return own.map(({ ratePercent }, place) => ({
    about,
    quantity,
    ratePercent,
    grossPence: amounts[place] ?? 0,
  }));
}

/** Lowers a part of a line or of delivery to what stands of it. */
function standingPart({ shares }: Standing, part: RefundPart): RefundPart {
  if (part.about === '') return part;
  return { ...part, grossPence: Math.min(part.grossPence, sourceOf(shares, part)?.grossPence ?? 0) };
}

function withinSum(shares: readonly RefundPart[], mostPence: Pence): RefundPart[] {
  if (grossOf(shares) <= mostPence) return [...shares];
  const amounts = allocate(
    mostPence,
    shares.map(({ grossPence }) => grossPence),
  );
  return shares.map((share, place) => ({ ...share, grossPence: amounts[place] ?? 0 }));
}

function spreadOver(rates: readonly VatAmount[], amountPence: Pence): RefundPart[] {
  const open = rates.filter(({ grossPence }) => grossPence > 0);
  const amounts = allocate(
    amountPence,
    open.map(({ grossPence }) => grossPence),
  );
  return open
    .map(({ ratePercent }, place) => ({
      about: '',
      quantity: 1,
      ratePercent,
      grossPence: amounts[place] ?? 0,
    }))
    .filter(({ grossPence }) => grossPence > 0);
}

/** Splits each amount into net and VAT: of a line as it was invoiced, its last piece with the rest. */
function withVat({ shares, rates }: Standing, credited: readonly RefundPart[]): CreditShare[] {
  const vatOf = new Map<RefundPart, Pence>();
  for (const [ratePercent, ofRate] of Map.groupBy(credited, (share) => share.ratePercent)) {
    const left = rates.find((rate) => rate.ratePercent === ratePercent);
    if (!left) continue;
    const own = ofRate.map((share) => ownVat(share, sourceOf(shares, share) ?? left));
    const wanted = own.reduce((sum, each) => sum + each, 0);
    const vatPence = vatWithin(left, { grossPence: grossOf(ofRate), vatPence: wanted });
    const amounts =
      vatPence === wanted
        ? own
        : allocate(
            vatPence,
            ofRate.map(({ grossPence }) => grossPence),
          );
    ofRate.forEach((share, place) => {
      vatOf.set(share, amounts[place] ?? 0);
    });
  }
  return credited.map((share) => {
    const vatPence = vatOf.get(share) ?? 0;
    return { ...share, vatPence, netPence: share.grossPence - vatPence };
  });
}

type Amount = { grossPence: Pence; vatPence: Pence };

function ownVat({ grossPence }: RefundPart, from: Amount): Pence {
  const [vatPence = 0] = allocate(from.vatPence, [grossPence, Math.max(0, from.grossPence - grossPence)]);
  return Math.min(grossPence, Math.max(0, vatPence));
}

/** The nearest VAT that leaves neither more VAT than money nor less than none of either. */
function vatWithin(left: Amount, { grossPence, vatPence }: Amount): Pence {
  const least = Math.max(0, left.vatPence - (left.grossPence - grossPence));
  return Math.max(least, Math.min(vatPence, left.vatPence, grossPence));
}

function sourceOf(shares: readonly StandingShare[], { about, ratePercent }: RefundPart) {
  return shares.find((share) => share.about === about && share.ratePercent === ratePercent);
}

/** Pieces that cost nothing are named too. */
function isSomething({ about, quantity, grossPence }: RefundPart): boolean {
  return grossPence > 0 || (isAboutLine(about) && quantity > 0);
}
