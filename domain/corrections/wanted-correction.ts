import type { Pence } from '#domain/money/money.ts';
import type { VatRate } from '#domain/money/vat-rate.ts';
import type { CustomerInfo } from '#domain/order/customer-info.ts';
import type { BillingAddress } from '#domain/order-wishes/billing-address.ts';
import type { Gift } from '#domain/order-wishes/gift.ts';

/** What staff want a line to be. */
export type WantedLine = {
  lineId: string;
  quantity: number;
  /** Of one piece; as it is: the line's own. */
  unitPricePence: Pence;
  /** Another variant for the pieces that have not left; null: as it is. */
  variantId: string | null;
};

/** Pieces that staff add. */
export type AddedLine = {
  variantId: string;
  quantity: number;
  /** Null: today's price. */
  unitPricePence: Pence | null;
};

/** All that staff want an order to be; lines that are not named stay. */
export type WantedCorrection = {
  customerInfo: CustomerInfo;
  /** Whom the invoice names beside that, null: nobody; missing: as it is. */
  billing?: BillingAddress | null;
  /** Null: no gift; missing: as it is. */
  gift?: Gift | null;
  lines: readonly WantedLine[];
  added: readonly AddedLine[];
  /** The id of the delivery service; null: as it is. */
  service: string | null;
  /** What delivery costs, where staff say so; null: by the rule. */
  deliveryPence: Pence | null;
  reason: string;
  /** What staff let go of the total: taken off these lines first, then off the others, and off delivery last. */
  letGo?: { pence: Pence; lineIds: readonly string[] };
};

/** A variant that can be added, at its price, stock and class of VAT of this moment. */
export type AddableVariant = {
  variantId: string;
  name: string;
  variant: string;
  unitPricePence: Pence;
  stock: number;
  vatRate: VatRate;
  grams: number | null;
  /** Empty for a product that is not a set. */
  parts: readonly {
    variantId: string;
    quantity: number;
    stock: number;
    unitPricePence: Pence;
    vatRate: VatRate;
  }[];
};

/** The names of the form's fields, which problems refer to. */
export const correctionFields = {
  quantity: (lineId: string) => `quantity.${lineId}`,
  price: (lineId: string) => `price.${lineId}`,
  variant: (lineId: string) => `variant.${lineId}`,
  added: (place: number) => `added.${place}`,
  addedQuantity: (place: number) => `addedQuantity.${place}`,
  addedPrice: (place: number) => `addedPrice.${place}`,
} as const;
