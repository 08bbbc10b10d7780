import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { type Destination, isOutsideUkVat, rateAt } from '#domain/fields/uk-vat-area.ts';
import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';
import { isRegisteredAt, type VatStatement } from '#domain/money/vat.ts';
import { formatVatNumber } from '#domain/money/vat-number.ts';
import { splitVat, type VatAmount, type VatLine } from '#domain/money/vat-split.ts';
import type { CustomerInfo } from '#domain/order/customer-info.ts';
import { deliveryLabel, type OrderDelivery } from '#domain/order/order.ts';
import type { BillingAddress } from '#domain/order-wishes/billing-address.ts';
import { DELIVERY } from '#domain/refunds/refund-part.ts';
import { contentsText } from '#domain/sets/contents-text.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import type { PaperFacts, PaperLine } from './paper.ts';

/** An order as its invoice needs it. Lines bear the rate of their goods; null: the shop was not registered for VAT. */
export type InvoicedOrder = {
  orderNumber: string;
  createdAt: string;
  customerInfo: CustomerInfo;
  /** Whom it names, where that is not whom the goods go to. */
  billing?: BillingAddress | null;
  shippingPence: Pence;
  /** Left out where it has no name to state. */
  delivery?: Pick<OrderDelivery, 'name' | 'isChosen'>;
  lines: readonly InvoicedLine[];
};

export type InvoicedLine = {
  /** Of the order's line; '' in an order that is only tried. */
  lineId?: string;
  name: string;
  brand: string;
  variant: string;
  sku: string | null;
  quantity: number;
  linePence: Pence;
  discountPence: Pence;
  /** The offers that took it off, in words; missing where none did. */
  reducedBy?: string;
  ratePercent: number | null;
  /** What was packed of a set, each with its share of the line; empty for any other. */
  parts: readonly InvoicedPart[];
};

export type InvoicedPart = {
  name: string;
  variant: string;
  quantity: number;
  partPence: Pence;
  ratePercent: number | null;
};

/**
 * The order as supplied at its tax point (UTC, ISO): whoever is registered on that day owes VAT, whenever the order was placed
 * (VAT Notice 700, 14.2).
 */
export function suppliedAt<Supplied extends InvoicedOrder>(
  order: Supplied,
  statement: VatStatement,
  taxPoint: string,
): Supplied {
  if (isRegisteredAt(statement, taxPoint)) return order;
  const lines = order.lines.map((line) => ({
    ...line,
    ratePercent: null,
    parts: line.parts.map((part) => ({ ...part, ratePercent: null })),
  }));
  return { ...order, lines };
}

export type Issuing = {
  /** The tax point, where it is not the day of issue. */
  suppliedAt?: string;
  number: string;
  isTest: boolean;
  issuedAt: string;
  payment: string;
  isPaid: boolean;
};

/**
 * States an order as an invoice: the particulars of a full VAT invoice (VAT Regulations 1995, regulation 14), whatever its sum,
 * and without any word of VAT where the shop was not registered.
 */
export function invoiceFacts(order: InvoicedOrder, shop: ShopSettings, issuing: Issuing): PaperFacts {
  const { orderNumber, createdAt, customerInfo, billing = null, shippingPence, delivery } = order;
  const named = delivery ? deliveryLabel(delivery) : DELIVERY_NAME;
  const lines = order.lines.map((line) => taxedAt(customerInfo, line));
  const split = splitVat(lines.flatMap(taxedParts), shippingPence);
  const amounts = split.lines.values();
  const goods = lines.flatMap((line): PaperLine[] => {
    const taxed = taxedParts(line).flatMap(({ parts }) => {
      const { value } = amounts.next();
      return value ? [{ parts, ...value }] : [];
    });
    return sumsByRate(taxed).map(({ parts, ...amount }, place) => ({
      about: line.lineId ?? '',
      name: line.name,
      detail: detailOf(line, parts),
      quantity: line.quantity,
      discountPence: place === 0 ? line.discountPence : 0,
      ...(place === 0 && line.discountPence > 0 && line.reducedBy ? { reducedBy: line.reducedBy } : {}),
      ...amount,
    }));
  });
  const { netPence, vatPence, grossPence, rates } = split;
  return {
    kind: 'invoice',
    suppliedAt: '',
    ...issuing,
    orderNumber,
    orderedAt: createdAt,
    seller: sellerOf(shop, rates),
    buyer: billing ? billedTo(billing) : deliveredTo(customerInfo),
    freeDelivery: split.shipping.length === 0 && named !== DELIVERY_NAME ? named : '',
    // What is handed over at the counter went nowhere.
    sentTo: billing && customerInfo.address !== '' ? inLines(deliveredTo(customerInfo)) : '',
    lines: [...goods, ...split.shipping.map((amount) => deliveryLine(named, amount))],
    rates,
    netPence,
    vatPence,
    grossPence,
    vatNote: exportNote(customerInfo, rates),
    reason: '',
    credits: null,
    takesBack: [],
  };
}

/** The name of delivery on a paper where no service is named, as on all papers of before. */
export const DELIVERY_NAME = 'Delivery';

export function sellerOf(
  { shop, legal }: ShopSettings,
  rates: readonly Pick<VatAmount, 'ratePercent'>[],
): PaperFacts['seller'] {
  const hasVat = rates.some(({ ratePercent }) => ratePercent !== null);
  return {
    name: shop.name,
    companyName: legal.companyName,
    companyNumber: legal.companyNumber,
    address: legal.registeredOffice || shop.place,
    vatNumber: hasVat ? formatVatNumber(legal.vatNumber) : '',
    email: shop.supportEmail,
    phone: shop.phone,
  };
}

type Party = PaperFacts['buyer'];

function deliveredTo({ firstName, lastName, ...place }: CustomerInfo): Party {
  return { name: `${firstName} ${lastName}`, address: placeText(place) };
}

function billedTo({ name, ...place }: BillingAddress): Party {
  return { name, address: placeText(place) };
}

function placeText({ address, city, postcode, country }: Omit<BillingAddress, 'name'>): string {
  return [address, city, postcode, country].filter(Boolean).join('\n');
}

function inLines({ name, address }: Party): string {
  return `${name}\n${address}`;
}

/** A line at the rates of its destination, whatever its order was sold at. */
function taxedAt(destination: Destination, line: InvoicedLine): InvoicedLine {
  return {
    ...line,
    ratePercent: rateAt(destination, line.ratePercent),
    parts: line.parts.map((part) => ({ ...part, ratePercent: rateAt(destination, part.ratePercent) })),
  };
}

/** What an invoice of exported goods must say of their rate (VAT Notice 703). */
function exportNote(destination: CustomerInfo, rates: readonly VatAmount[]): string {
  const isTaxed = rates.some(({ ratePercent }) => ratePercent !== null);
  return isTaxed && isOutsideUkVat(destination)
    ? `Zero-rated: goods exported from the United Kingdom to ${destination.country}. No UK VAT is charged.`
    : '';
}

type TaxedPart = VatLine & { parts: readonly InvoicedPart[] };

/** A line as its order split its VAT: of a set each part by its share, what was taken off in proportion. */
function taxedParts({ linePence, discountPence, ratePercent, parts }: InvoicedLine): TaxedPart[] {
  if (parts.length === 0) return [{ grossPence: linePence - discountPence, ratePercent, parts }];
  const shares = allocate(
    linePence - discountPence,
    parts.map(({ partPence }) => partPence),
  );
  return parts.map((part, place) => ({
    grossPence: shares[place] ?? 0,
    ratePercent: part.ratePercent,
    parts: [part],
  }));
}

/** One amount for each rate of a line, with the parts that bear it. */
function sumsByRate(taxed: readonly (VatAmount & { parts: readonly InvoicedPart[] })[]) {
  return [...Map.groupBy(taxed, ({ ratePercent }) => ratePercent)].map(([ratePercent, ofRate]) => ({
    ratePercent,
    netPence: ofRate.reduce((sum, { netPence }) => sum + netPence, 0),
    vatPence: ofRate.reduce((sum, { vatPence }) => sum + vatPence, 0),
    grossPence: ofRate.reduce((sum, { grossPence }) => sum + grossPence, 0),
    parts: ofRate.flatMap(({ parts }) => parts),
  }));
}

function detailOf({ brand, variant, sku }: InvoicedLine, parts: readonly InvoicedPart[]): string {
  return [brand, variant !== STANDARD_VARIANT && variant, sku && `SKU ${sku}`, contentsText(parts)]
    .filter(Boolean)
    .join(' · ');
}

function deliveryLine(name: string, amount: VatAmount): PaperLine {
  return { about: DELIVERY, name, detail: '', quantity: 1, discountPence: 0, ...amount };
}
