import type { DeliveryPlace } from '#domain/delivery/delivery-window.ts';
import type { ServedService, ServedZones } from '#domain/delivery/served-zones.ts';
import { isOutsideUkVat } from '#domain/fields/uk-vat-area.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { VAT_PERCENT, type VatRate } from '#domain/money/vat-rate.ts';
import type { VatAmount } from '#domain/money/vat-split.ts';
import type { CartLimits } from '#domain/order/limits/cart-problem.ts';
import type { OrderDelivery } from '#domain/order/order.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';
import { type LineToQuote, notServed, type Quote, type QuotedLine, quote } from '#domain/pricing/quote.ts';
import { sharedRate } from '#domain/sets/set-price.ts';
import { countText } from '#domain/text/count-text.ts';
import { changedPerson, type OrderPerson, personAfter, personBefore } from './changed-person.ts';
import { type CorrectableOrder, paidFor, whyGoodsStay, whyNotCorrected } from './correctable-order.ts';
import { letGoOf } from './let-go.ts';
import {
  type CorrectionProblem,
  type LinePlan,
  type PlannedAddition,
  type PlannedLine,
  planLines,
} from './plan-lines.ts';
import { type AddableVariant, correctionFields, type WantedCorrection } from './wanted-correction.ts';

/** The shop's terms of this moment. */
export type CorrectionTerms = {
  served: ServedZones;
  limits: CartLimits;
  /** The highest total that is paid in cash; null for any. */
  cashCeilingPence: Pence | null;
  /** The least that is paid by card at once. */
  smallestPence?: Pence;
  /** By their ids, those that are added or could be. */
  variants: ReadonlyMap<string, AddableVariant>;
};

/** What an amount bears: of a set one for each part, in their order, of any other line one. */
export type CorrectedLine = {
  quantity: number;
  unitPricePence: Pence;
  discountPence: Pence;
  paidPence: Pence;
  ratePercent: number | null;
  vat: VatAmount[];
};

export type Correction = {
  lines: (CorrectedLine & PlannedLine)[];
  /** Lines that are new, behind the others. */
  additions: (CorrectedLine & { variant: AddableVariant })[];
  delivery: {
    id: string;
    name: string;
    isChosen: boolean;
    pence: Pence;
    vatPence: Pence;
    /** Of today's plan, where place or service changed: the promised days are worked out anew. */
    service: ServedService | null;
  };
  /** The services for the place, with today's prices. */
  services: { id: string; name: string; pricePence: Pence }[];
  totals: { subtotalPence: Pence; discountPence: Pence; shippingPence: Pence; totalPence: Pence };
  /** Null where the shop was not registered for VAT. */
  vatPence: Pence | null;
  vatRates: VatAmount[];
  isExport: boolean;
  /** What the customer is to pay beside what they paid. */
  owedPence: Pence;
  /** What goes back to them. */
  backPence: Pence;
  /** Whom it is for afterwards. */
  person: OrderPerson;
  /** Name, contact, address, the invoice's address or the gift. */
  changesPerson: boolean;
  /** Lines, delivery or sums. */
  changesGoods: boolean;
};

export type CorrectionResult =
  | { ok: true; correction: Correction }
  | { ok: false; problems: CorrectionProblem[] };

/**
 * Returns an order as staff want it to be, to the penny, or all that is wrong with that
 * (docs/decisions/261-corrections-before-dispatch.md).
 */
export function correctOrder(
  order: CorrectableOrder,
  wanted: WantedCorrection,
  terms: CorrectionTerms,
): CorrectionResult {
  const refusal = whyNotCorrected(order);
  if (refusal) return { ok: false, problems: [{ field: '', message: refusal }] };
  const planned = planLines(order.lines, wanted, terms.variants);
  const { lines: lowered, restPence } = letGoOf(planned.lines, wanted.letGo);
  const plan = { ...planned, lines: lowered };
  const problems = [...plan.problems, ...stockProblems(plan, terms.variants)];
  const kept = plan.lines.filter(({ quantity }) => quantity > 0);
  if (kept.length + plan.additions.length === 0)
    problems.push({ field: '', message: 'At least one piece must stay. To send nothing, cancel the order.' });
  const quoted = quoteOf(order, kept, plan.additions, { place: wanted.customerInfo, terms });
  const ruled = deliveryOf(order, wanted, quoted);
  if ('message' in ruled) return { ok: false, problems: [...problems, ruled] };
  const delivery = { ...ruled, pence: Math.max(0, ruled.pence - restPence) };
  const priced = quoteOf(order, kept, plan.additions, {
    place: wanted.customerInfo,
    terms,
    deliveryPence: delivery.pence,
  });
  const totals = {
    subtotalPence: priced.totals.subtotalPence,
    discountPence: priced.discountPence,
    shippingPence: priced.totals.shippingPence,
    totalPence: priced.totals.totalPence,
  };
  const amounts = priced.lines.values();
  const nextAmount = () => amounts.next().value;
  const lines = plan.lines.map((planned) => ({
    ...planned,
    ...amountsOf(planned, planned.quantity > 0 ? nextAmount() : undefined),
  }));
  const additions = plan.additions.map(({ variant, quantity, unitPricePence }) => ({
    variant,
    ...amountsOf({ quantity, unitPricePence, discountPence: 0 }, nextAmount()),
  }));
  const person = personAfter(order, wanted);
  const correction: Correction = {
    person,
    lines,
    additions,
    delivery: {
      ...delivery,
      vatPence: priced.delivery.vat.reduce((sum, { vatPence }) => sum + vatPence, 0),
    },
    services: servicesOf(quoted),
    totals,
    vatPence: order.isRegistered ? priced.vatPence : null,
    vatRates: priced.vatRates,
    isExport: order.isRegistered && priced.isExport,
    ...differenceOf(order, totals.totalPence),
    changesPerson: changedPerson(personBefore(order), person).length > 0,
    changesGoods:
      isChanged(order, lines, additions.length) ||
      isDeliveryChanged(order, delivery) ||
      isTaxedOtherwise(order, wanted.customerInfo),
  };
  if (problems.length > 0) return { ok: false, problems };
  problems.push(...problemsOf(order, correction, wanted, terms));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, correction };
}

/** The services for a place with today's prices, for the goods as they are. */
export function servicesAt(
  order: CorrectableOrder,
  place: DeliveryPlace,
  terms: CorrectionTerms,
): Correction['services'] {
  const kept = planLines(order.lines, { lines: [], added: [] }, terms.variants).lines;
  return servicesOf(quoteOf(order, kept, [], { place, terms }));
}

function servicesOf({ delivery }: Quote<LineToQuote>): Correction['services'] {
  return delivery.services.map(({ service, pricePence }) => ({
    id: service.id,
    name: service.name,
    pricePence,
  }));
}

/** A total above what was paid is owed; where nothing was, it is collected as the order's payment is. */
export function differenceOf(
  { paymentState, settledPence }: Pick<CorrectableOrder, 'paymentState' | 'settledPence'>,
  totalPence: Pence,
): { owedPence: Pence; backPence: Pence } {
  const difference = totalPence - settledPence;
  return {
    owedPence: wasPaid(paymentState) ? Math.max(0, difference) : 0,
    backPence: Math.max(0, -difference),
  };
}

function wasPaid(state: PaymentState): boolean {
  return state === 'paid' || state === 'partly refunded' || state === 'cash received';
}

function problemsOf(
  order: CorrectableOrder,
  { totals, backPence, owedPence, changesPerson, changesGoods, lines, additions }: Correction,
  { reason }: WantedCorrection,
  { limits, cashCeilingPence, smallestPence = 0 }: CorrectionTerms,
): CorrectionProblem[] {
  if (!changesPerson && !changesGoods) return [{ field: '', message: 'Nothing would change.' }];
  const stays = changesGoods ? whyGoodsStay(order) : null;
  if (stays) return [{ field: '', message: stays }];
  const problems: CorrectionProblem[] = [];
  if (changesGoods && reason === '') problems.push({ field: 'reason', message: 'Reason is required' });
  const before = piecesOf(order.lines);
  const after = piecesOf([...lines, ...additions]);
  if (after > before && after > limits.maxOrderQuantity)
    problems.push({
      field: '',
      message: `One order may hold ${countText(limits.maxOrderQuantity, 'piece')} at most.`,
    });
  if (
    [...lines.filter(({ grown }) => grown > 0), ...additions].some(
      ({ quantity }) => quantity > limits.maxLineQuantity,
    )
  )
    problems.push({
      field: '',
      message: `One line may hold ${countText(limits.maxLineQuantity, 'piece')} at most.`,
    });
  if (
    order.paymentState === 'cash due' &&
    cashCeilingPence !== null &&
    totals.totalPence > Math.max(cashCeilingPence, order.totalPence)
  )
    problems.push({
      field: '',
      message: `At most ${formatPounds(cashCeilingPence)} is paid in cash on delivery.`,
    });
  const isToCome = order.paymentState === 'awaiting payment' && order.paymentMethod === 'card';
  const byCardPence = isToCome ? totals.totalPence : owedPence;
  if (changesGoods && byCardPence > 0 && byCardPence < smallestPence)
    problems.push({
      field: '',
      message: `${formatPounds(byCardPence)} would be to pay, and a card pays ${formatPounds(smallestPence)} or more: state another price.`,
    });
  const { heldPence = 0 } = order;
  if (changesGoods && heldPence > 0 && totals.totalPence <= heldPence)
    problems.push({
      field: '',
      message: `${formatPounds(heldPence)} came to the bank for it already, and it would cost ${formatPounds(totals.totalPence)}: pay some of that back first.`,
    });
  if (backPence > order.keptPence)
    problems.push({
      field: '',
      message: `${formatPounds(backPence)} would go back, and only ${formatPounds(order.keptPence)} is left of its money: more was refunded than pieces were.`,
    });
  return problems;
}

function piecesOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function isChanged(order: CorrectableOrder, lines: readonly PlannedLine[], added: number): boolean {
  const totalOf = (each: { discountPence: Pence; quantity: number; unitPricePence: Pence }) =>
    `${each.quantity} ${each.unitPricePence} ${each.discountPence}`;
  return added > 0 || order.lines.some((line, place) => totalOf(line) !== totalOf(lines[place] ?? line));
}

function isDeliveryChanged(order: CorrectableOrder, delivery: { id: string; pence: Pence }): boolean {
  return delivery.id !== order.delivery.id || delivery.pence !== order.delivery.pence;
}

/** Goods that enter or leave the area of UK VAT bear another. */
function isTaxedOtherwise({ isRegistered, customerInfo }: CorrectableOrder, to: DeliveryPlace): boolean {
  return isRegistered && isOutsideUkVat(customerInfo) !== isOutsideUkVat(to);
}

type AgreedDelivery = Omit<OrderDelivery, 'until'> & { pence: Pence; service: ServedService | null };

/**
 * Delivery keeps what was paid for it, however the goods change. Another service, or a place to which the service of the order
 * costs another price than to the place before, has today's price; a price that staff state goes first.
 */
function deliveryOf(
  order: CorrectableOrder,
  { customerInfo, service, deliveryPence }: WantedCorrection,
  quoted: QuotedTwice,
): AgreedDelivery | CorrectionProblem {
  const { delivery } = order;
  const isOther = service !== null && service !== delivery.id;
  if (!isOther && samePlace(order.customerInfo, customerInfo))
    return {
      id: delivery.id,
      name: delivery.name,
      isChosen: delivery.isChosen,
      pence: deliveryPence ?? delivery.pence,
      service: null,
    };
  const refusal = notServed(quoted);
  if (refusal) return { field: refusal.field, message: refusal.message };
  const { services } = quoted.delivery;
  const wantedId = service ?? delivery.id;
  const found =
    services.find((one) => one.service.id === wantedId) ?? (wantedId === '' ? services[0] : undefined);
  if (!found)
    return {
      field: 'service',
      message: isOther
        ? 'This delivery is not offered there.'
        : `${delivery.name || 'Its delivery'} is not offered there: choose another.`,
    };
  const costsTheSame = quoted.before.some(
    (one) => one.service.id === found.service.id && one.pricePence === found.pricePence,
  );
  const ruled = !isOther && costsTheSame ? delivery.pence : found.pricePence;
  return {
    id: found.service.id,
    name: found.service.name,
    isChosen: services.length > 1,
    pence: deliveryPence ?? ruled,
    service: found.service,
  };
}

function samePlace(before: DeliveryPlace, after: DeliveryPlace): boolean {
  return before.country === after.country && before.postcode === after.postcode;
}

type QuotedTwice = Quote<LineToQuote> & { before: Quote<LineToQuote>['delivery']['services'] };

function quoteOf(
  order: CorrectableOrder,
  kept: readonly PlannedLine[],
  additions: readonly PlannedAddition[],
  {
    place,
    terms,
    deliveryPence = null,
  }: { place: DeliveryPlace; terms: CorrectionTerms; deliveryPence?: Pence | null },
): QuotedTwice {
  const wasExport = isOutsideUkVat(order.customerInfo);
  const lines: LineToQuote[] = [
    ...kept.map((planned) => keptLine(order, planned, wasExport)),
    ...additions.map((addition) => addedLine(order, addition)),
  ];
  const request = {
    lines,
    // What an order holds already may exceed a limit of today; what is added is compared apart.
    limits: { maxLineQuantity: Number.MAX_SAFE_INTEGER, maxOrderQuantity: Number.MAX_SAFE_INTEGER },
    served: terms.served,
    reductions: kept.flatMap(({ discountPence }, at) =>
      discountPence > 0 ? [{ reason: '', code: null, pence: discountPence, from: [at] }] : [],
    ),
    agreedDeliveryPence: deliveryPence,
  };
  return {
    ...quote({ ...request, place }),
    before: quote({ ...request, place: order.customerInfo }).delivery.services,
  };
}

/** A line at the rate it was bought at, as at home: the quote applies the place. */
function keptLine(
  { isRegistered }: CorrectableOrder,
  { line, quantity, unitPricePence }: PlannedLine,
  wasExport: boolean,
): LineToQuote {
  const homeRate = (ratePercent: number | null, goodsRate: VatRate | null) => {
    if (!isRegistered) return null;
    return wasExport ? VAT_PERCENT[goodsRate ?? 'standard'] : ratePercent;
  };
  const parts = line.parts.map((part, place) => ({
    variantId: `${line.lineId} ${place}`,
    quantity: 1,
    stock: quantity,
    unitPricePence: part.partPence,
    ratePercent: homeRate(part.ratePercent, part.goodsRate),
  }));
  return {
    variantId: line.lineId,
    quantity,
    unitPricePence,
    stock: quantity,
    vatRatePercent: parts.length > 0 ? sharedRate(parts) : homeRate(line.ratePercent, line.goodsRate),
    grams: line.grams,
    parts,
  };
}

function addedLine(
  { isRegistered }: CorrectableOrder,
  { variant, quantity, unitPricePence, field }: PlannedAddition,
): LineToQuote {
  const rateOf = (rate: VatRate) => (isRegistered ? VAT_PERCENT[rate] : null);
  const parts = variant.parts.map((part, place) => ({
    variantId: `${field} ${place}`,
    quantity: 1,
    stock: quantity,
    unitPricePence: part.unitPricePence * part.quantity,
    ratePercent: rateOf(part.vatRate),
  }));
  return {
    variantId: field,
    quantity,
    unitPricePence,
    stock: quantity,
    vatRatePercent: parts.length > 0 ? sharedRate(parts) : rateOf(variant.vatRate),
    grams: variant.grams,
    parts,
  };
}

function amountsOf(
  {
    quantity,
    unitPricePence,
    discountPence,
  }: Pick<CorrectedLine, 'quantity' | 'unitPricePence' | 'discountPence'>,
  quoted: QuotedLine<LineToQuote> | undefined,
): CorrectedLine {
  return {
    quantity,
    unitPricePence,
    discountPence,
    paidPence: paidFor({ quantity, unitPricePence, discountPence }),
    ratePercent: quoted?.vatRatePercent ?? null,
    vat: quoted?.vat ?? [],
  };
}

/** What is added is there: pieces that the same correction puts back on the shelf count. */
function stockProblems(
  { lines, additions }: Pick<LinePlan, 'lines' | 'additions'>,
  variants: ReadonlyMap<string, AddableVariant>,
): CorrectionProblem[] {
  const back = new Map<string, number>();
  for (const { line, removed } of lines)
    for (const { variantId, quantity } of line.parts.length > 0 ? line.parts : [{ ...line, quantity: 1 }])
      back.set(variantId, (back.get(variantId) ?? 0) + quantity * removed);
  const grown = lines.flatMap(({ line, grown }) => {
    const variant = variants.get(line.variantId);
    return grown > 0 && variant
      ? [{ variant, quantity: grown, field: correctionFields.quantity(line.lineId) }]
      : [];
  });
  const left = new Map<string, number>();
  return [...grown, ...additions].flatMap(({ variant, quantity, field }) => {
    const pieces = variant.parts.length > 0 ? variant.parts : [{ ...variant, quantity: 1 }];
    for (const { variantId, stock } of pieces)
      if (!left.has(variantId)) left.set(variantId, stock + (back.get(variantId) ?? 0));
    const most = Math.max(
      0,
      Math.min(...pieces.map((part) => Math.floor((left.get(part.variantId) ?? 0) / part.quantity))),
    );
    for (const part of pieces)
      left.set(part.variantId, (left.get(part.variantId) ?? 0) - part.quantity * Math.min(quantity, most));
    if (quantity <= most) return [];
    return [{ field, message: most === 0 ? `${variant.name} is sold out.` : `Only ${most} of it left.` }];
  });
}
