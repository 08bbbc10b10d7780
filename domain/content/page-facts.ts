import { type DeliveryWords, freeDeliveryCondition, isAlwaysFree } from '#domain/cart/delivery-offer.ts';
import { deliverySummary, workingDays } from '#domain/delivery/delivery-summary.ts';
import { servedCountries } from '#domain/delivery/served-countries.ts';
import { type ServedZones, servedZones } from '#domain/delivery/served-zones.ts';
import { variesByPlace } from '#domain/delivery/varies-by-place.ts';
import { formatPounds, wholePounds } from '#domain/money/money.ts';
import { formatVatNumber } from '#domain/money/vat-number.ts';
import { DAYS_TO_CANCEL } from '#domain/returns/return-right.ts';
import { postageWords, timeToCancel } from '#domain/returns/return-terms.ts';
import { companyLine } from '#domain/shop/company-line.ts';
import { replyPromise } from '#domain/shop/demo-promises.ts';
import { inOneLine, postalAddress } from '#domain/shop/postal-address.ts';
import type { ShownSettings } from '#domain/shop/shown-settings.ts';
import { whereToSendBack } from '#domain/shop/where-to-send-back.ts';
import { countText } from '#domain/text/count-text.ts';
import { NO_ORDERS_TAKEN } from '#domain/words/messages.ts';

/** Facts a written page can name ('{{shop.name}}'), so that it stays true when the settings change. */
export const PAGE_FACTS = {
  'shop.name': "the shop's name",
  'shop.email': 'the support address',
  'shop.enquiries': 'the address for anything else',
  'shop.phone': 'the telephone number',
  'shop.place': 'where the shop is',
  'shop.hours': 'when somebody is there',
  'shop.reply': "when messages are answered: 'within 24 hours'",
  'shop.demo': 'a sentence where this is a demo shop',
  'legal.trader': 'who trades here: the company, or the shop by its name',
  'legal.company': 'the company, where it has another name than the shop',
  'legal.number': 'the company number, with the register it stands in',
  'legal.office': 'the registered office',
  'legal.vat': 'the VAT number',
  'legal.carriers': 'the carriers',
  'legal.hostCompany': 'the company that hosts the server',
  'mail.carrier': 'the company or the server that carries emails',
  'legal.address': 'where letters reach the trader',
  'delivery.price': 'what delivery costs',
  'delivery.freeFrom': 'the order value from which it is free',
  'delivery.condition': "when it is free: 'on orders of £50 or more'",
  'delivery.time': 'how long it takes',
  'delivery.countries': 'the countries it goes to',
  'delivery.example': 'delivery of a small order, in a sentence',
  'returns.address': 'where goods are sent back to',
  'returns.days': "how long somebody can change their mind: '14 days'",
  'returns.postage':
    'who pays for sending back what somebody changed their mind about, as the end of a sentence',
  'returns.reasons': 'the reasons to choose from',
  'payment.ways': 'the ways to pay, in a sentence',
  ...conditions('mail', 'the shop sends emails'),
  ...conditions('card', 'cards are taken'),
  ...conditions('stripe', 'cards are paid at Stripe'),
  ...conditions('cash', 'cash is taken on delivery'),
  ...conditions('vat', 'the shop states a VAT number'),
  ...conditions('one-price', 'delivery is one service for all places'),
  'cash.replyTime': 'how long the customer of a cash order that is asked about has to confirm it',
  ...conditions('cash-question', 'cash orders that nobody packed are asked about'),
  ...conditions('cut-off', 'a delivery service has an hour by which to order'),
  ...conditions('free-returns', 'the shop pays for sending back what somebody changed their mind about'),
  ...conditions('longer-returns', 'the shop gives more days to change one’s mind than the law'),
  ...conditions('transfer', 'bank transfers are taken'),
  ...conditions('carriers', 'carriers are named in the settings'),
  ...conditions('mail-carrier', 'the company or server that carries emails is known'),
  ...conditions('host', 'the company that hosts the server is named in the settings'),
  ...conditions('asks-reviews', 'buyers are asked for reviews by email'),
  ...conditions('demo', 'this is a demo shop'),
} as const;

/** Two names that print nothing: a text with the one is left out where the words do not hold, with the other where they do. */
function conditions<Name extends string>(name: Name, words: string) {
  return {
    [`if:${name}`]: `nothing; the text is left out unless ${words}`,
    [`if:no-${name}`]: `nothing; the text is left out if ${words}`,
  } as Record<`if:${Name}` | `if:no-${Name}`, string>;
}

export type PageFact = keyof typeof PAGE_FACTS;

export interface PageConditions {
  isDemo: boolean;
  offersCard: boolean;
  /** The card of a demo, at which no money moves. */
  takesTestCard: boolean;
  sendsMail: boolean;
  /** The name of the mail server; '' where none is known. */
  mailServer: string;
}

/** Returns the current value of every fact; '' for one that is not set or does not apply. */
export function pageFacts(
  {
    shop,
    legal,
    delivery,
    transfer,
    reviews,
    plan,
  }: Pick<ShownSettings, 'shop' | 'legal' | 'delivery' | 'transfer' | 'reviews' | 'plan'>,
  { isDemo, offersCard, takesTestCard, sendsMail, mailServer }: PageConditions,
): Record<PageFact, string> {
  const served = servedZones(plan);
  const summary = deliverySummary(served);
  const isFree = isAlwaysFree(summary);
  const { freeFromPence } = summary;
  return {
    'shop.name': shop.name,
    'shop.email': shop.supportEmail,
    'shop.enquiries': shop.enquiriesEmail,
    'shop.phone': shop.phone,
    'shop.place': shop.place,
    'shop.hours': inOneLine(shop.businessHours),
    'shop.reply': replyPromise(shop, isDemo),
    'shop.demo': isDemo ? demoSentence(offersCard && !takesTestCard) : '',
    'legal.trader': legal.companyName || shop.name,
    'legal.company': legal.companyName === shop.name ? '' : legal.companyName,
    'legal.number': companyLine(legal.companyNumber).replace('Company number ', ''),
    'legal.office': inOneLine(legal.registeredOffice),
    'legal.vat': legal.vatNumber && formatVatNumber(legal.vatNumber),
    'legal.carriers': legal.carriers,
    'legal.hostCompany': legal.hostCompany,
    'mail.carrier': legal.mailCompany || mailServer,
    'legal.address': postalAddress({ shop, legal, delivery }),
    'delivery.price': isFree ? 'free' : priceText(summary),
    'delivery.freeFrom': isFree || freeFromPence === null ? '' : wholePounds(freeFromPence),
    'delivery.condition': isFree || freeFromPence !== null ? freeDeliveryCondition(summary) : '',
    'delivery.time': workingDays(summary.days),
    'delivery.countries': servedCountries(served.zones).join(', '),
    'delivery.example': deliveryExample(summary),
    'returns.address': whereToSendBack(delivery),
    'returns.days': timeToCancel(delivery),
    'returns.postage': postageWords(delivery),
    'returns.reasons': delivery.returnReasons.split('\n').filter(Boolean).join('; '),
    'payment.ways': waysToPay({
      cash: delivery.cashOnDelivery,
      card: offersCard,
      transfer: transfer.offered,
    }),
    ...held('mail', sendsMail),
    ...held('card', offersCard),
    ...held('stripe', offersCard && !takesTestCard),
    ...held('cash', delivery.cashOnDelivery),
    ...held('vat', legal.vatNumber !== ''),
    ...held('one-price', !variesByPlace(served)),
    'cash.replyTime': countText(delivery.cashReplyDays, 'day'),
    ...held('cash-question', sendsMail && delivery.cashOnDelivery && delivery.askCashAfterDays !== null),
    ...held('cut-off', hasCutOff(served)),
    ...held('free-returns', delivery.freeReturns),
    ...held('longer-returns', delivery.returnDays > DAYS_TO_CANCEL),
    ...held('transfer', transfer.offered),
    ...held('carriers', legal.carriers !== ''),
    ...held('mail-carrier', legal.mailCompany !== '' || mailServer !== ''),
    ...held('host', legal.hostCompany !== ''),
    ...held('asks-reviews', reviews.taken && reviews.askAfterDays !== null),
    ...held('demo', isDemo),
  };
}

function hasCutOff({ zones }: ServedZones): boolean {
  return zones.some(({ services }) => services.some(({ cutOffHour }) => cutOffHour !== null));
}

function demoSentence(takesMoney: boolean): string {
  const held = 'This is a demo shop: its products are examples';
  return takesMoney ? `${held} and nothing is sent.` : `${held}, nothing is sent and no payment is taken.`;
}

function priceText({ pricePence, isFrom }: DeliveryWords): string {
  return `${isFrom ? 'from ' : ''}${formatPounds(pricePence)}`;
}

function deliveryExample(terms: DeliveryWords): string {
  if (isAlwaysFree(terms)) return 'An order of one lipstick goes out free, like any other.';
  const price = priceText(terms);
  if (terms.freeFromPence === null)
    return terms.isFrom
      ? `Delivery costs ${price}, by where it goes and how.`
      : `Every order pays ${price}, however large or small it is.`;
  const freeFrom = wholePounds(terms.freeFromPence);
  return `Goods worth less than ${freeFrom} pay ${price}; goods worth ${freeFrom} or more pay nothing.`;
}

function waysToPay({ cash, card, transfer }: { cash: boolean; card: boolean; transfer: boolean }): string {
  const ways = [
    ...(cash ? ['in cash when the parcel is delivered'] : []),
    ...(card ? ['by card at the checkout'] : []),
    ...(transfer ? ['by bank transfer before it is sent'] : []),
  ];
  if (ways.length === 0) return `${NO_ORDERS_TAKEN}.`;
  return `You pay ${[ways.slice(0, -1).join(', '), ways.at(-1)].filter(Boolean).join(', or ')}.`;
}

/** The values of a condition: '' leaves a text out, another value prints nothing. */
function held<Name extends string>(name: Name, holds: boolean) {
  return {
    [`if:${name}`]: holds ? 'yes' : '',
    [`if:no-${name}`]: holds ? '' : 'yes',
  } as Record<`if:${Name}` | `if:no-${Name}`, string>;
}

const NAMED = /\{\{\s*([\w.:-]+)\s*\}\}/g;

/** Replaces the names of facts by their values; unknown names stay as they are. */
export function fillFacts(text: string, facts: Record<string, string>): string {
  return text.replaceAll(NAMED, (token, name: string) =>
    Object.hasOwn(facts, name) ? (name.startsWith('if:') ? '' : (facts[name] ?? '')) : token,
  );
}

/** True if the text names a fact that is not set: a shop without a VAT number shows no line about it. */
export function lacksFact(text: string, facts: Record<string, string>): boolean {
  return [...text.matchAll(NAMED)].some(([, name = '']) => Object.hasOwn(facts, name) && facts[name] === '');
}

/** Returns the names in double braces that are neither facts nor products. */
export function unknownFacts(text: string): string[] {
  const names = [...text.matchAll(NAMED)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !(name in PAGE_FACTS) && !name.startsWith('product:'));
}
