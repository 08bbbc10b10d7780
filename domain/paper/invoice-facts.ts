import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import type { Pence } from '#domain/money/money.ts';
import { formatVatNumber } from '#domain/money/vat-number.ts';
import { splitVat, type VatAmount } from '#domain/money/vat-split.ts';
import type { CustomerInfo } from '#domain/order/customer-info.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import type { PaperFacts, PaperLine } from './paper.ts';

/** An order as its invoice needs it. Lines bear the rate they were sold at; null: the shop was not registered for VAT. */
export type InvoicedOrder = {
  orderNumber: string;
  createdAt: string;
  customerInfo: CustomerInfo;
  shippingPence: Pence;
  lines: readonly InvoicedLine[];
};

export type InvoicedLine = {
  name: string;
  brand: string;
  variant: string;
  sku: string | null;
  quantity: number;
  linePence: Pence;
  discountPence: Pence;
  ratePercent: number | null;
};

export type Issuing = { number: string; isTest: boolean; issuedAt: string; payment: string; isPaid: boolean };

/**
 * States an order as an invoice: the particulars of a full VAT invoice (VAT Regulations 1995, regulation 14), whatever its sum,
 * and without any word of VAT where the shop was not registered.
 */
export function invoiceFacts(order: InvoicedOrder, shop: ShopSettings, issuing: Issuing): PaperFacts {
  const { orderNumber, createdAt, customerInfo, shippingPence } = order;
  const split = splitVat(
    order.lines.map(({ linePence, discountPence, ratePercent }) => ({
      grossPence: linePence - discountPence,
      ratePercent,
    })),
    shippingPence,
  );
  const goods = order.lines.flatMap((line, place): PaperLine[] => {
    const amount = split.lines[place];
    return amount
      ? [
          {
            name: line.name,
            detail: detailOf(line),
            quantity: line.quantity,
            discountPence: line.discountPence,
            ...amount,
          },
        ]
      : [];
  });
  const { netPence, vatPence, grossPence, rates } = split;
  return {
    kind: 'invoice',
    ...issuing,
    orderNumber,
    orderedAt: createdAt,
    seller: sellerOf(shop, rates),
    buyer: buyerOf(customerInfo),
    lines: [...goods, ...split.shipping.map(deliveryLine)],
    rates,
    netPence,
    vatPence,
    grossPence,
    credits: null,
  };
}

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

function buyerOf({ firstName, lastName, address, city, postcode, country }: CustomerInfo) {
  return {
    name: `${firstName} ${lastName}`,
    address: [address, city, postcode, country].filter(Boolean).join('\n'),
  };
}

function detailOf({ brand, variant, sku }: InvoicedLine): string {
  return [brand, variant !== STANDARD_VARIANT && variant, sku && `SKU ${sku}`].filter(Boolean).join(' · ');
}

function deliveryLine(amount: VatAmount): PaperLine {
  return { name: 'Delivery', detail: '', quantity: 1, discountPence: 0, ...amount };
}
