import * as v from 'valibot';
import { LINE_PROBLEMS } from '#domain/cart/line-problem.ts';
import { GOODS_KINDS } from '#domain/delivery/goods-kind.ts';
import { ITEM_DATA } from '#domain/item-data/item-data.ts';
import { PAYMENT_METHODS } from '#domain/order/order.ts';
import { optionalPounds, pounds, text, whole } from './field-messages.ts';
import { deliveryMessage } from './shop-message.ts';

export const totalsMessage = v.object({ subtotal: pounds, shipping: pounds, total: pounds });

const deliveryChoiceMessage = v.object({
  id: v.pipe(text, v.description('To be sent with the order')),
  name: text,
  price: pounds,
  from: v.pipe(text, v.description('The first day on which it may arrive: 2026-12-01')),
  until: v.pipe(text, v.description('The last')),
});

const cartProblemMessage = v.object({
  code: v.picklist([
    'order-too-large',
    'not-delivered-there',
    'goods-not-sent-there',
    'delivery-not-offered',
    'code-refused',
  ]),
  entered: v.optional(v.pipe(text, v.description('The code that takes nothing off'))),
  field: v.optional(
    v.pipe(v.picklist(['country', 'postcode']), v.description('Of the place, to be changed')),
  ),
  reason: v.pipe(text, v.description('For the shopper')),
});

const goodsKind = v.pipe(
  v.nullable(v.picklist(GOODS_KINDS)),
  v.description('What carriers restrict it as; null: nothing'),
);
const ml = v.pipe(
  v.nullable(v.number()),
  v.description('Its content in millilitres; null where it is not measured so'),
);

const lacks = v.pipe(
  v.array(v.picklist(ITEM_DATA)),
  v.description('What papers for Northern Ireland and abroad ask for and nobody entered'),
);

/** What takes money off a line or delivery. */
export const adjustmentMessage = v.object({
  offer: v.pipe(text, v.description("The offer's id; blank for what was agreed otherwise")),
  reason: v.pipe(text, v.description('In words, for the shopper')),
  amount: v.pipe(pounds, v.description('What it takes off')),
});

const givenMessage = v.object({
  offer: text,
  reason: text,
  id: v.pipe(text, v.description("The product's slug; it may have no page of its own")),
  variant: text,
  variantId: text,
  name: text,
  brand: text,
  image: text,
  category: v.pipe(text, v.description('Slug')),
  grams: v.pipe(v.nullable(whole), v.description('What it weighs; null where it is not known')),
  value: v.pipe(pounds, v.description('What it costs by itself')),
  price: v.pipe(pounds, v.description('What is paid for it: nothing')),
});

const giftChoiceMessage = v.object({
  offer: text,
  reason: text,
  pick: v.pipe(whole, v.description('So many may be chosen')),
  choices: v.pipe(
    v.array(
      v.object({
        variantId: v.pipe(text, v.description('To be sent in givenVariants')),
        name: text,
        variant: text,
        brand: text,
        image: text,
        chosen: v.boolean(),
      }),
    ),
    v.description('Those in stock; empty where all are sold out'),
  ),
});

const cartOfferMessage = v.object({
  offer: text,
  code: v.pipe(v.nullable(text), v.description('As the shop keeps it; null for an offer without one')),
  words: v.pipe(text, v.description('For the shopper')),
  applies: v.boolean(),
  amount: v.pipe(pounds, v.description('What it takes off this cart')),
  reason: v.pipe(text, v.description('Why it does not apply; blank where it does')),
  missingSpend: v.pipe(optionalPounds, v.description('What is missing for it in pounds; null: not that')),
  missingPieces: v.pipe(
    v.nullable(whole),
    v.description('How many pieces are missing for it; null: not that'),
  ),
});

const withheldMessage = v.object({
  id: text,
  name: text,
  reason: v.pipe(text, v.description('Which items it does not take, and why')),
});

const pricedLineMessage = v.object({
  id: v.pipe(text, v.description("The product's slug today; as it was sent where the product is gone")),
  variant: v.pipe(text, v.description('What it is called today')),
  variantId: v.pipe(v.nullable(text), v.description('Null where the product is gone and none was sent')),
  name: v.pipe(text, v.description('Blank, as all that follows, where the product is gone')),
  brand: text,
  category: v.pipe(text, v.description('Slug')),
  price: pounds,
  originalPrice: optionalPounds,
  sealedForHygiene: v.pipe(
    v.boolean(),
    v.description(
      'Cannot be returned once unsealed. Where parts of a set have this mark, it holds for those parts alone',
    ),
  ),
  vatRatePercent: v.pipe(
    v.nullable(whole),
    v.description(
      'The VAT in the price; null where the shop is not registered for VAT, or parts of a set differ',
    ),
  ),
  grams: v.pipe(v.nullable(whole), v.description('What one weighs; null where it is not known')),
  goodsKind,
  ml,
  lacks,
  notSent: v.pipe(
    text,
    v.description('Why no delivery of the place takes it; blank where one does, or the place is not served'),
  ),
  quantity: whole,
  stock: v.pipe(whole, v.description('As many as can be had beside the lines before it')),
  image: text,
  problem: v.nullable(v.picklist(LINE_PROBLEMS)),
  choose: v.pipe(
    text,
    v.description("'Choose a size' where the product is sold in other variants than this one, else blank"),
  ),
  lineTotal: v.pipe(pounds, v.description('For as many as can be had, less its adjustments')),
  adjustments: v.array(adjustmentMessage),
  groups: v.pipe(
    v.array(text),
    v.description('Groups of goods of the offers that it belongs to, for an estimate'),
  ),
  parts: v.pipe(
    v.array(
      v.object({
        id: text,
        variant: text,
        variantId: text,
        name: text,
        quantity: v.pipe(whole, v.description('In one set')),
        price: v.pipe(pounds, v.description('Bought by itself')),
        vatRatePercent: v.nullable(whole),
        sealedForHygiene: v.boolean(),
        goodsKind,
        ml,
        lacks,
      }),
    ),
    v.description(
      'What a set holds; its price bears VAT in proportion to their prices. Empty for other products',
    ),
  ),
});

export const pricedCartMessage = v.object({
  items: v.array(pricedLineMessage),
  given: v.pipe(v.array(givenMessage), v.description('What offers give beside the items')),
  giftChoices: v.pipe(
    v.array(giftChoiceMessage),
    v.description('Offers that give some of several things, of which the shopper chooses'),
  ),
  offers: v.pipe(
    v.array(cartOfferMessage),
    v.description('Each offer that counts now or whose code was sent, with what became of it'),
  ),
  atHand: v.pipe(text, v.description('The same offers as the shop works them out, JSON for an estimate')),
  ...totalsMessage.entries,
  discount: v.pipe(pounds, v.description('What offers take off the items; the subtotal is before it')),
  deliveryAdjustments: v.pipe(
    v.array(adjustmentMessage),
    v.description('What offers take off delivery; shipping is after it'),
  ),
  vat: v.pipe(
    optionalPounds,
    v.description('The VAT in the total, at the rates of the place; null where the shop is not registered'),
  ),
  outsideUkVat: v.pipe(v.boolean(), v.description('True where the place is outside the area of UK VAT')),
  delivery: v.pipe(deliveryMessage, v.description('Of the delivery in the total')),
  deliveries: v.pipe(
    v.array(deliveryChoiceMessage),
    v.description('All that can be chosen for this cart at the place, or at home while none is known'),
  ),
  withheld: v.pipe(
    v.array(withheldMessage),
    v.description('Deliveries of the place that would be offered but for some items'),
  ),
  limits: v.pipe(
    v.object({ line: whole, order: whole }),
    v.description('The most that one order takes of one variant, and of all lines together'),
  ),
  problem: v.pipe(
    v.nullable(v.picklist(['order-too-large'])),
    v.description('Why an order of all lines is refused as a whole; null where it is not'),
  ),
  problems: v.pipe(
    v.array(cartProblemMessage),
    v.description('What stands against an order of it as a whole; problems of one line stand there'),
  ),
  paymentMethods: v.array(v.picklist(PAYMENT_METHODS)),
  demo: v.boolean(),
});

export type AdjustmentMessage = v.InferOutput<typeof adjustmentMessage>;
export type GivenMessage = v.InferOutput<typeof givenMessage>;
export type GiftChoiceMessage = v.InferOutput<typeof giftChoiceMessage>;
export type CartOfferMessage = v.InferOutput<typeof cartOfferMessage>;
export type TotalsMessage = v.InferOutput<typeof totalsMessage>;
export type DeliveryChoiceMessage = v.InferOutput<typeof deliveryChoiceMessage>;
export type CartProblemMessage = v.InferOutput<typeof cartProblemMessage>;
export type PricedLineMessage = v.InferOutput<typeof pricedLineMessage>;
export type PricedCartMessage = v.InferOutput<typeof pricedCartMessage>;
