import type { DifferenceNotice } from '#domain/corrections/difference-words.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Totals } from '#domain/money/totals.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { OrderProgress } from '#domain/order-account/order-progress.ts';
import type { ShopperAction } from '#domain/order-account/shopper-actions.ts';
import type { PaidLine } from '#domain/promotions/order-offers.ts';
import type { ShownAdjustment } from '#domain/promotions/shown-discounts.ts';
import type { ReturnPath } from '#domain/returns/return-path.ts';
import type { TransferInstructions } from '#domain/transfers/transfer-instructions.ts';

/** A step of an order, or something that happened to its money. */
export type ShownStep = {
  name: string;
  when: string;
  text: string;
  state: 'done' | 'current' | 'ahead' | 'money' | 'money-under-way';
};

/** A document of an order to download. */
export type OrderPaper = { label: string; href: string };

/** An order as its page shows it; dates are words already. Only `customer` says who placed it. */
export type FoundOrder = {
  orderNumber: string;
  status: OrderStatus;
  placed: string;
  progress: OrderProgress;
  steps: ShownStep[];
  lines: (PaidLine & {
    slug: string;
    name: string;
    variant: string;
    variantId: string;
    brand: string;
    imageUrl: string | null;
    quantity: number;
    /** What a set holds, in words; '' for any other. */
    contents: string;
  })[];
  totals: Totals;
  discounts: ShownAdjustment[];
  deliveryAdjustments: ShownAdjustment[];
  /** The delivery that was chosen; '' where there were no others. */
  service: string;
  /** The VAT in the total; null where there was none. */
  vatPence: Pence | null;
  isExport: boolean;
  payment: string[];
  /** What is owed for a correction, or what became of it; null where nothing is to be said. */
  difference: DifferenceNotice | null;
  /** What is to be transferred and where to; null where no transfer is awaited. */
  transfer: TransferInstructions | null;
  /** How the parcel is followed; each '' where it is not known. */
  parcel: { text: string; link: string };
  /** The parcels of an order that leaves in several; none where it left, or is to leave, in one. */
  parcels: { name: string; when: string; contents: string[]; text: string; link: string }[];
  /** The pieces that still come after a parcel. */
  toCome: string[];
  may: Record<ShopperAction, boolean>;
  cancelling: { words: string; whyNot: string };
  papers: OrderPaper[];
  /** What can be given back, and what was asked before. */
  giveBack: {
    /** Opens the pages of its returns. */
    link: string;
    paths: { path: ReturnPath; isOpen: boolean; text: string }[];
    returns: { number: string; title: string; goods: string[] }[];
  };
  /** The page that reviews what was bought; null before it has arrived. */
  review: string | null;
  /** The token of the link the visitor came by; null for one who gave number and email. */
  link: string | null;
  /** Null for whoever has not given the order's email, as by the link of a forwarded mail. */
  customer: { email: string; postcode: string; goingTo: string[] } | null;
};

export type LookupResult =
  | {
      ok: true;
      order: FoundOrder;
      /** True to ask before the order is cancelled. */
      asksToCancel: boolean;
      notice: { text: string; isRefusal: boolean } | null;
    }
  | {
      ok: false;
      errors: Record<string, string>;
      refusal: string;
      values: { orderNumber: string; email: string; postcode?: string };
    };
