import { findVariantNames } from '#database/queries/entered-orders/sellable-variants.ts';
import { listReturnChoices, type ReturnChoice } from '#database/queries/returns/return-choices.ts';
import { countReturnPictures } from '#database/queries/returns/return-pictures.ts';
import { listReturnEvents, listReturnsOf } from '#database/queries/returns/returns.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import type { Order } from '#domain/order/order.ts';
import { piecesText } from '#domain/refunds/refund-words.ts';
import { CUSTOMER_STATES, CUSTOMER_STEPS, standingWords } from '#domain/returns/customer-words.ts';
import {
  comesBack,
  isOpenReturn,
  RETURN_WISHES,
  type Return,
  type ReturnState,
} from '#domain/returns/return.ts';
import { goodsForCustomer } from '#domain/returns/return-goods.ts';
import { type OpenPath, pathsOfOrder } from '#domain/returns/return-path.ts';
import { MOST_RETURN_PICTURES } from '#domain/returns/return-picture.ts';
import { mayWithdraw, whyNot } from '#domain/returns/return-steps.ts';
import { inOneLine } from '#domain/shop/postal-address.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { situationsOfOrder } from './situations-of-order.ts';

/** What the customer of an order can give back, and what they asked before. */
export type OwnReturns = {
  /** Opens the pages of returns of this order. */
  link: string;
  paths: OpenPath[];
  reasons: string[];
  /** What they can have instead. */
  choices: ReturnChoice[];
  /** `title`: the state in words. */
  returns: { number: string; state: ReturnState; title: string; goods: string[] }[];
};

const LINK_LASTS_MS = 24 * 60 * 60_000;

/**
 * Reads what the customer of an order can ask for now, and how their returns stand. `link`: of the mail they came by; null for somebody
 * who gave number and email, who gets one for a day.
 */
export async function loadOwnReturns(
  { db, clock, keys }: Platform,
  order: Order,
  link: string | null,
): Promise<OwnReturns> {
  const { delivery } = await readSettings(db);
  const today = londonDay(nowIso(clock));
  const [situations, returns, choices] = await Promise.all([
    situationsOfOrder(db, order, {
      today,
      shopDays: delivery.returnDays,
      freeReturns: delivery.freeReturns,
    }),
    listReturnsOf(db, order.id),
    listReturnChoices(
      db,
      order.lines.map(({ productId }) => productId),
    ),
  ]);
  const expiresAt = clock.now() + LINK_LASTS_MS;
  return {
    link: link ?? signedToken(keys, { purpose: 'view-order', id: order.id, expiresAt }),
    paths: pathsOfOrder(situations),
    choices,
    reasons: delivery.returnReasons.split('\n').filter(Boolean),
    returns: returns.map((given) => ({
      number: given.number,
      state: given.state,
      title: CUSTOMER_STATES[given.state].name,
      goods: goodsForCustomer(given, order.lines),
    })),
  };
}

/** A return as its customer sees it: nothing that they wrote, so that its link says nothing of them. */
export type OwnReturn = {
  id: string;
  version: number;
  number: string;
  orderNumber: string;
  state: ReturnState;
  title: string;
  words: string[];
  /** What the shop answered. */
  answer: string;
  goods: string[];
  wish: string;
  /** What they want instead, by name; empty where they named none. */
  wanted: string[];
  history: { at: string; text: string }[];
  /** Where to send it; '' where that is not known, or nothing has to come back now. */
  sendTo: string;
  /** How many pictures they added. */
  pictures: number;
  may: { withdraw: boolean; noteSent: boolean; addPictures: boolean };
  declaredOn: string;
  today: string;
};

/** Finds a return of an order by its number. */
export async function loadOwnReturn(
  { db, clock }: Platform,
  order: Order,
  number: string,
): Promise<OwnReturn | null> {
  const given = (await listReturnsOf(db, order.id)).find((each) => each.number === number);
  if (!given) return null;
  const { state } = given;
  const [events, { delivery, legal }, names, pictures] = await Promise.all([
    listReturnEvents(db, given.id),
    readSettings(db),
    findVariantNames(db, wantedOf(given)),
    countReturnPictures(db, given.id),
  ]);
  const isToSend = (state === 'approved' || state === 'on-its-way') && given.lines.some(comesBack);
  return {
    id: given.id,
    version: given.version,
    number,
    orderNumber: order.orderNumber,
    state,
    title: CUSTOMER_STATES[state].name,
    words: standingWords(given),
    answer: state === 'asked' ? '' : given.answer,
    goods: goodsForCustomer(given, order.lines),
    wish: RETURN_WISHES[given.wish],
    wanted: wantedOf(given).flatMap((id) => {
      const named = names.get(id);
      return named ? [piecesText(named, quantityFor(given, id))] : [];
    }),
    history: events.map(({ at, step }) => ({ at, text: CUSTOMER_STEPS[step] })),
    sendTo: isToSend ? delivery.returnAddress.trim() || inOneLine(legal.registeredOffice) : '',
    pictures,
    may: {
      withdraw: mayWithdraw(given),
      noteSent: whyNot('note-sent', given) === null,
      addPictures:
        isOpenReturn(state) &&
        pictures < MOST_RETURN_PICTURES &&
        given.lines.some(({ cause }) => cause !== 'changed-mind' && cause !== 'not-arrived'),
    },
    declaredOn: given.declaredOn,
    today: londonDay(nowIso(clock)),
  };
}

function wantedOf({ lines }: Return): string[] {
  return [...new Set(lines.flatMap(({ wantedVariantId }) => wantedVariantId ?? []))];
}

function quantityFor({ lines }: Return, variantId: string): number {
  return lines.reduce((sum, line) => (line.wantedVariantId === variantId ? sum + line.quantity : sum), 0);
}
