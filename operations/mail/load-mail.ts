import { findOpenDifference } from '#database/queries/corrections/differences.ts';
import { findCorrection } from '#database/queries/corrections/order-corrections.ts';
import { findApplication } from '#database/queries/inbox/listed-applications.ts';
import { findMessage } from '#database/queries/inbox/listed-messages.ts';
import { findSubscriber, findSubscriberByEmail } from '#database/queries/inbox/listed-subscribers.ts';
import { findReply } from '#database/queries/inbox/message-replies.ts';
import { findStockRequest } from '#database/queries/inbox/stock-requests.ts';
import { readMailText } from '#database/queries/mail/mail-text-rows.ts';
import { findCashQuestion } from '#database/queries/order/cash-questions.ts';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { findOrderById } from '#database/queries/order/orders.ts';
import { listParcels } from '#database/queries/parcels/parcels.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { listRefundParts } from '#database/queries/payment/refund-parts.ts';
import { findRefund, listRefunds } from '#database/queries/payment/refunds.ts';
import { findAccount } from '#database/queries/people/accounts.ts';
import { findOpenLink } from '#database/queries/people/staff-link-rows.ts';
import { findMember, findMemberByCode, findNamedCode } from '#database/queries/promotions/class-members.ts';
import { findReturn } from '#database/queries/returns/returns.ts';
import { termsOfOrder } from '#database/queries/returns/terms-of-order.ts';
import { refusalDigest } from '#database/queries/reviews/refusal-digest.ts';
import { factsOfRequest } from '#database/queries/reviews/review-requests.ts';
import { findReview } from '#database/queries/reviews/review-rows.ts';
import { findReviewWithProduct } from '#database/queries/reviews/shown-review.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { listTransfers } from '#database/queries/transfers/transfer-rows.ts';
import { goodsTexts, personText } from '#domain/corrections/correction-words.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import { STOCK_REQUEST_DAYS } from '#domain/inbox/stock-request.ts';
import { fillIn } from '#domain/mail/fill-in.ts';
import type { MailContent } from '#domain/mail/mail-content.ts';
import type { MailRequest } from '#domain/mail/mail-request.ts';
import { placeholderValues } from '#domain/mail/placeholder-values.ts';
import { awaitsPacking, isOpenQuestion } from '#domain/order/cash-question.ts';
import { linesToPack } from '#domain/order-lines/lines-to-pack.ts';
import { linesOfParcel, linesOfParcels, linesToCome, standingParcels } from '#domain/parcels/parcel.ts';
import { cancelledMoneyOf } from '#domain/payment/cancelled-money.ts';
import { failedRefundPence } from '#domain/payment/failed-refund.ts';
import { refundablePence } from '#domain/payment/refundable.ts';
import { CLASS_NAMES } from '#domain/promotions/customer-class.ts';
import { refundItems } from '#domain/refunds/refund-words.ts';
import { comesBack } from '#domain/returns/return.ts';
import { goodsOfReturn } from '#domain/returns/return-goods.ts';
import { goodsToReview } from '#domain/reviews/goods-to-review.ts';
import { REVIEW_PROOF_DAYS } from '#domain/reviews/review-form.ts';
import { reviewRequestVerdict } from '#domain/reviews/review-request.ts';
import { inOneLine } from '#domain/shop/postal-address.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import { settingsAt } from '#domain/shop/shown-settings.ts';
import { transferAccount } from '#domain/transfers/transfer-account.ts';
import { instructionsOfOrder } from '#operations/bank/instructions-of-order.ts';
import { sealedGoodsOf } from '#operations/catalogue/sealed-goods-of.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { questionAnswered, questionConfirmation } from './load-question-mails.ts';
import { loadStaffAlert } from './load-staff-alert.ts';
import { signedToken } from './signed-token.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CONFIRM_WITHIN_MS = 7 * DAY_MS;
/** Leaving must work as long as a letter lies in somebody's inbox. */
const LEAVE_WITHIN_MS = 5 * 365 * DAY_MS;
const VIEW_WITHIN_MS = 90 * DAY_MS;
const REVIEW_WITHIN_MS = 183 * DAY_MS;

/** A link that comes too late says what became of the order. */
const KEEP_LINK_MS = 90 * DAY_MS;

type Loaded = { [Kind in MailContent['mail']]: Extract<MailContent, { mail: Kind }> };
type Part<Kind extends MailContent['mail']> = Pick<Loaded[Kind], 'mail' | 'to' | 'replyTo' | 'facts'>;

/** Reads what a mail says at the moment it is sent. Null where its cause is gone: nothing is sent then. */
export async function loadMail(
  platform: Platform,
  request: MailRequest,
  home: string,
): Promise<MailContent | null> {
  const shop = settingsAt(await readSettings(platform.db), nowIso(platform.clock));
  const part = await loadPart(platform, request, shop);
  if (!part) return null;
  const text = await readMailText(platform.db, part.mail);
  return { ...part, ...fillIn(text, placeholderValues(part.facts, shop)), shop, home };
}

function loadPart(platform: Platform, request: MailRequest, shop: ShopSettings) {
  switch (request.mail) {
    case 'newsletter-confirmation':
      return newsletterConfirmation(platform, request.subscriberId);
    case 'newsletter-welcome':
      return newsletterWelcome(platform, request.subscriberId);
    case 'stock-confirmation':
      return stockConfirmation(platform, request.requestId, shop);
    case 'back-in-stock':
      return backInStock(platform, request.requestId, shop);
    case 'review-confirmation':
      return reviewConfirmation(platform, request.reviewId, shop);
    case 'question-confirmation':
      return questionConfirmation(platform, request.questionId, shop);
    case 'question-answered':
      return questionAnswered(platform, request.answerId, shop);
    case 'contact-message':
      return contactMessage(platform, request.messageId, shop);
    case 'contact-acknowledgement':
      return contactAcknowledgement(platform, request.messageId, shop);
    case 'contact-reply':
      return contactReply(platform, request.replyId, shop);
    case 'order-confirmation':
      return orderConfirmation(platform, request.orderId, shop);
    case 'payment-needed':
      return paymentNeeded(platform, request.orderId, shop);
    case 'transfer-returned':
      return transferReturned(platform, request, shop);
    case 'payment-failed':
    case 'order-expired':
      return orderMail(platform, request.mail, request.orderId, shop);
    case 'order-delivered':
      return orderDelivered(platform, request.orderId, shop);
    case 'cash-question':
      return cashQuestion(platform, request.orderId, shop);
    case 'parcel-sent':
      return parcelSent(platform, request, shop);
    case 'order-shipped':
      return orderShipped(platform, request.orderId, shop);
    case 'order-corrected':
      return correctionMail(platform, request, shop);
    case 'order-cancelled':
      return orderCancelled(platform, request.orderId, shop);
    case 'order-refunded':
      return orderRefunded(platform, request, shop);
    case 'review-request':
      return reviewRequest(platform, request.orderId, shop);
    case 'return-acknowledged':
    case 'return-approved':
    case 'return-refused':
    case 'return-received':
    case 'return-ended':
      return returnMail(platform, request.mail, request, shop);
    case 'refund-failed':
      return refundFailed(platform, request, shop);
    case 'account-changed':
      return accountChanged(platform, request, shop);
    case 'staff-alert':
      return staffAlert(platform, request, shop);
    case 'staff-invitation':
    case 'staff-password':
      return staffLinkMail(platform, request.mail, request.linkId, shop);
    case 'class-code':
      return classCode(platform, request.code, shop);
    case 'offer-code':
      return offerCode(platform, request, shop);
    case 'trade-approved':
      return tradeApproved(platform, request.applicationId, shop);
    case 'trade-application':
    case 'trade-acknowledgement':
    case 'trade-declined':
      return tradeMail(platform, request.mail, request.applicationId, shop);
  }
}

async function newsletterConfirmation(
  { db, keys, clock }: Platform,
  id: string,
): Promise<Part<'newsletter-confirmation'> | null> {
  const subscriber = await findSubscriber(db, id);
  if (subscriber?.status !== 'pending') return null;
  const expiresAt = clock.now() + CONFIRM_WITHIN_MS;
  const confirmToken = signedToken(keys, { purpose: 'confirm-newsletter', id, expiresAt });
  return { mail: 'newsletter-confirmation', to: subscriber.email, replyTo: '', facts: { confirmToken } };
}

async function newsletterWelcome(
  { db, keys, clock }: Platform,
  id: string,
): Promise<Part<'newsletter-welcome'> | null> {
  const subscriber = await findSubscriber(db, id);
  if (subscriber?.status !== 'confirmed') return null;
  const expiresAt = clock.now() + LEAVE_WITHIN_MS;
  const leaveToken = signedToken(keys, { purpose: 'leave-newsletter', id, expiresAt });
  return { mail: 'newsletter-welcome', to: subscriber.email, replyTo: '', facts: { leaveToken } };
}

/** Links of a request work as long as its address may be stored. */
async function stockConfirmation(
  { db, keys, clock }: Platform,
  id: string,
  { shop }: ShopSettings,
): Promise<Part<'stock-confirmation'> | null> {
  const request = await findStockRequest(db, id);
  if (!request || request.confirmedAt !== null) return null;
  const expiresAt = clock.now() + CONFIRM_WITHIN_MS;
  const confirmToken = signedToken(keys, { purpose: 'confirm-stock-request', id, expiresAt });
  const withdrawToken = signedToken(keys, {
    purpose: 'withdraw-stock-request',
    id,
    expiresAt: clock.now() + STOCK_REQUEST_DAYS * DAY_MS,
  });
  return {
    mail: 'stock-confirmation',
    to: request.email,
    replyTo: shop.supportEmail,
    facts: { product: request.product, confirmToken, withdrawToken },
  };
}

/** The link works as long as a review waits for it. */
async function reviewConfirmation(
  { db, keys, clock }: Platform,
  id: string,
  { shop }: ShopSettings,
): Promise<Part<'review-confirmation'> | null> {
  const review = await findReviewWithProduct(db, id);
  const to = await findReview(db, id);
  if (review?.state !== 'unproven' || !to?.email) return null;
  const expiresAt = clock.now() + REVIEW_PROOF_DAYS * DAY_MS;
  const proveToken = signedToken(keys, { purpose: 'prove-review', id, expiresAt });
  return {
    mail: 'review-confirmation',
    to: to.email,
    replyTo: shop.supportEmail,
    facts: { reviewed: { name: review.product.name }, stars: review.stars, proveToken },
  };
}

/** What was sold out again meanwhile is told of the next time it is back. */
async function backInStock(
  { db }: Platform,
  id: string,
  { shop }: ShopSettings,
): Promise<Part<'back-in-stock'> | null> {
  const request = await findStockRequest(db, id);
  if (!request?.isAvailable || request.confirmedAt === null) return null;
  return {
    mail: 'back-in-stock',
    to: request.email,
    replyTo: shop.supportEmail,
    facts: { product: request.product },
  };
}

async function contactMessage(
  { db }: Platform,
  id: string,
  { shop }: ShopSettings,
): Promise<Part<'contact-message'> | null> {
  const message = await findMessage(db, id);
  if (!message) return null;
  return { mail: 'contact-message', to: shop.enquiriesEmail, replyTo: message.email, facts: { message } };
}

async function contactAcknowledgement(
  { db }: Platform,
  id: string,
  { shop }: ShopSettings,
): Promise<Part<'contact-acknowledgement'> | null> {
  const message = await findMessage(db, id);
  if (!message) return null;
  return {
    mail: 'contact-acknowledgement',
    to: message.email,
    replyTo: shop.supportEmail,
    facts: { message },
  };
}

async function contactReply(
  { db }: Platform,
  id: string,
  { shop }: ShopSettings,
): Promise<Part<'contact-reply'> | null> {
  const reply = await findReply(db, id);
  const message = reply && (await findMessage(db, reply.messageId));
  if (!message) return null;
  return { mail: 'contact-reply', to: message.email, replyTo: shop.supportEmail, facts: { message, reply } };
}

/** Names what is sealed as the checkout did. */
async function orderConfirmation(
  platform: Platform,
  id: string,
  shop: ShopSettings,
): Promise<Part<'order-confirmation'> | null> {
  const part = await orderMail(platform, 'order-confirmation', id, shop);
  if (!part) return null;
  const sealed = await sealedGoodsOf(platform.db, part.facts.order.lines);
  return { ...part, facts: { ...part.facts, sealed } };
}

/**
 * A payment that was missing or failed, and succeeded meanwhile or ended, is not written about; nor is a status that was changed again. An
 * order that was cancelled before its confirmation was written is not confirmed: the mail of its cancellation brings its papers.
 */
async function orderMail<Kind extends OrderMail>(
  { db, keys, clock }: Platform,
  mail: Kind,
  id: string,
  { shop }: ShopSettings,
) {
  const order = await findOrderById(db, id);
  if (!order) return null;
  const isOpen = order.paymentState === 'awaiting payment' && order.orderStatus !== 'cancelled';
  if ((mail === 'payment-needed' || mail === 'payment-failed') && !isOpen) return null;
  if (mail === 'order-confirmation' && order.orderStatus === 'cancelled') return null;
  if (mail === 'order-delivered' && order.orderStatus !== 'delivered') return null;
  const viewToken = viewTokenOf({ keys, clock }, id);
  return { mail, to: order.customerInfo.email, replyTo: shop.supportEmail, facts: { order, viewToken } };
}

type OrderMail =
  | 'order-confirmation'
  | 'payment-needed'
  | 'payment-failed'
  | 'order-expired'
  | 'order-delivered';

async function orderDelivered(
  platform: Platform,
  id: string,
  settings: ShopSettings,
): Promise<Part<'order-delivered'> | null> {
  const part = await orderMail(platform, 'order-delivered', id, settings);
  if (!part) return null;
  const { order } = part.facts;
  const returnTerms = await termsOfOrder(platform.db, order, settings.delivery);
  return { ...part, facts: { ...part.facts, returnTerms } };
}

async function paymentNeeded(
  platform: Platform,
  id: string,
  shop: ShopSettings,
): Promise<Part<'payment-needed'> | null> {
  const part = await orderMail(platform, 'payment-needed', id, shop);
  if (!part) return null;
  const transfer = await instructionsOfOrder(platform, part.facts.order);
  return { ...part, facts: { ...part.facts, transfer } };
}

async function transferReturned(
  { db, keys, clock }: Platform,
  { orderId, transferId }: { orderId: string; transferId: string },
  { shop }: ShopSettings,
): Promise<Part<'transfer-returned'> | null> {
  const [order, transfers] = await Promise.all([findOrderById(db, orderId), listTransfers(db, orderId)]);
  const transfer = transfers.find(({ id }) => id === transferId);
  if (!order || !transfer) return null;
  return {
    mail: 'transfer-returned',
    to: order.customerInfo.email,
    replyTo: shop.supportEmail,
    facts: { order, amountPence: transfer.amountPence, viewToken: viewTokenOf({ keys, clock }, orderId) },
  };
}

/** Opens the page of an order, without the customer's particulars. */
function viewTokenOf({ keys, clock }: Pick<Platform, 'keys' | 'clock'>, id: string): string {
  return signedToken(keys, { purpose: 'view-order', id, expiresAt: clock.now() + VIEW_WITHIN_MS });
}

async function orderShipped(
  { db, keys, clock }: Platform,
  id: string,
  { shop }: ShopSettings,
): Promise<Part<'order-shipped'> | null> {
  const order = await findOrderById(db, id);
  if (order?.orderStatus !== 'shipped') return null;
  const parcels = standingParcels(await listParcels(db, id));
  const last = parcels.length > 1 ? parcels.at(-1) : undefined;
  const packed = last ? linesOfParcel(last, order.lines) : linesToPack(await tallyLines(db, id, order.lines));
  const before = last ? linesOfParcels(parcels.slice(0, -1), order.lines) : [];
  return {
    mail: 'order-shipped',
    to: order.customerInfo.email,
    replyTo: shop.supportEmail,
    facts: { order, packed, before, viewToken: viewTokenOf({ keys, clock }, id) },
  };
}

/** A parcel that was undone meanwhile is not written about, nor is one of an order that was cancelled. */
async function parcelSent(
  { db, keys, clock }: Platform,
  { orderId, parcelId }: { orderId: string; parcelId: string },
  { shop }: ShopSettings,
): Promise<Part<'parcel-sent'> | null> {
  const [order, parcels] = await Promise.all([findOrderById(db, orderId), listParcels(db, orderId)]);
  const parcel = standingParcels(parcels).find(({ id }) => id === parcelId);
  if (!order || !parcel || order.orderStatus === 'cancelled') return null;
  const earlier = standingParcels(parcels).filter(({ place }) => place < parcel.place);
  return {
    mail: 'parcel-sent',
    to: order.customerInfo.email,
    replyTo: shop.supportEmail,
    facts: {
      order,
      viewToken: viewTokenOf({ keys, clock }, orderId),
      tracking: parcel.tracking,
      packed: linesOfParcel(parcel, order.lines),
      before: linesOfParcels(earlier, order.lines),
      toCome: linesToCome(await tallyLines(db, orderId, order.lines)),
    },
  };
}

/** An order that was cancelled meanwhile has another mail. */
async function correctionMail(
  { db, keys, clock }: Platform,
  { orderId, correctionId }: { orderId: string; correctionId: string },
  { shop }: ShopSettings,
): Promise<Part<'order-corrected'> | null> {
  const [order, correction] = await Promise.all([
    findOrderById(db, orderId),
    findCorrection(db, correctionId),
  ]);
  if (!order || !correction || order.orderStatus === 'cancelled') return null;
  const { facts, person } = correction;
  const open = await findOpenDifference(db, orderId);
  const isOwed = open !== null && open.correctionId === correctionId;
  return {
    mail: 'order-corrected',
    to: order.customerInfo.email,
    replyTo: shop.supportEmail,
    facts: {
      order,
      viewToken: viewTokenOf({ keys, clock }, orderId),
      goods: goodsTexts(facts),
      particulars: personText(person),
      totalBeforePence: facts.sums.before.totalPence,
      backPence: facts.backPence,
      owed: isOwed
        ? {
            pence: open.amountPence,
            until: open.linkUntil,
            payToken: signedToken(keys, {
              purpose: 'view-order',
              id: orderId,
              expiresAt: Date.parse(open.linkUntil),
            }),
          }
        : null,
    },
  };
}

async function orderCancelled(
  { db, keys, clock }: Platform,
  id: string,
  { shop }: ShopSettings,
): Promise<Part<'order-cancelled'> | null> {
  const order = await findOrderById(db, id);
  if (order?.orderStatus !== 'cancelled') return null;
  const [ledger, refunds] = await Promise.all([listLedger(db, id), listRefunds(db, id)]);
  const { heldPence } = transferAccount(await listTransfers(db, id), ledger, order);
  const money = cancelledMoneyOf(order, ledger, refunds, heldPence);
  return {
    mail: 'order-cancelled',
    to: order.customerInfo.email,
    replyTo: shop.supportEmail,
    facts: { order, money, viewToken: viewTokenOf({ keys, clock }, id) },
  };
}

/** An order that was confirmed, packed or cancelled meanwhile is not asked about. The link still says so much later. */
async function cashQuestion(
  { db, keys, clock }: Platform,
  id: string,
  { shop }: ShopSettings,
): Promise<Part<'cash-question'> | null> {
  const [order, question] = await Promise.all([findOrderById(db, id), findCashQuestion(db, id)]);
  if (!order || !question?.endsAt || !awaitsPacking(order) || !isOpenQuestion(question)) return null;
  const expiresAt = Date.parse(question.endsAt) + KEEP_LINK_MS;
  const keepToken = signedToken(keys, { purpose: 'keep-order', id, expiresAt });
  const viewToken = viewTokenOf({ keys, clock }, id);
  return {
    mail: 'cash-question',
    to: order.customerInfo.email,
    replyTo: shop.supportEmail,
    facts: { order, viewToken, keepToken, endsAt: question.endsAt },
  };
}

async function orderRefunded(
  { db, keys, clock }: Platform,
  { orderId, refundId }: { orderId: string; refundId: string },
  { shop }: ShopSettings,
): Promise<Part<'order-refunded'> | null> {
  const [order, refund, parts] = await Promise.all([
    findOrderById(db, orderId),
    findRefund(db, refundId),
    listRefundParts(db, orderId),
  ]);
  if (!order || !refund) return null;
  const { amountPence, reason } = refund;
  const items = refundItems({ amountPence, parts: parts.get(refundId) ?? [] }, order.lines);
  return {
    mail: 'order-refunded',
    to: order.customerInfo.email,
    replyTo: shop.supportEmail,
    facts: {
      order,
      refund: { reference: refund.reference ?? refund.id, amountPence, reason, items },
      viewToken: viewTokenOf({ keys, clock }, orderId),
    },
  };
}

/** What happened meanwhile, as a refund, keeps it from being sent. Links work for half a year. */
async function reviewRequest(
  platform: Platform,
  orderId: string,
  { shop, reviews }: ShopSettings,
): Promise<Part<'review-request'> | null> {
  const { db, keys, clock } = platform;
  const [order, facts] = await Promise.all([findOrderById(db, orderId), factsOfRequest(db, orderId)]);
  if (!order || !facts || reviewRequestVerdict(facts, reviews, nowIso(clock)).kind !== 'ask') return null;
  const to = order.customerInfo.email;
  const expiresAt = clock.now() + REVIEW_WITHIN_MS;
  const leaving = { purpose: 'leave-reviews', id: refusalDigest(to) } as const;
  return {
    mail: 'review-request',
    to,
    replyTo: shop.supportEmail,
    facts: {
      order,
      viewToken: viewTokenOf(platform, orderId),
      goods: goodsToReview(order.lines),
      incentive: reviews.incentive,
      reviewToken: signedToken(keys, { purpose: 'review-order', id: orderId, expiresAt }),
      leaveToken: signedToken(keys, { ...leaving, expiresAt: clock.now() + LEAVE_WITHIN_MS }),
    },
  };
}

type ReturnMail =
  | 'return-acknowledged'
  | 'return-approved'
  | 'return-refused'
  | 'return-received'
  | 'return-ended';

/** A declaration is always acknowledged; a step that was taken back meanwhile is not written about. */
async function returnMail<Kind extends ReturnMail>(
  { db, keys, clock }: Platform,
  mail: Kind,
  { orderId, returnId }: { orderId: string; returnId: string },
  { shop, delivery }: ShopSettings,
) {
  const [order, found] = await Promise.all([findOrderById(db, orderId), findReturn(db, returnId)]);
  if (!order || !found) return null;
  if (mail === 'return-refused' && found.state !== 'refused') return null;
  if (mail === 'return-ended' && found.state !== 'ended') return null;
  if (mail === 'return-approved' && found.state === 'asked') return null;
  const { number, askedAt, declaredOn, wish, words, answer, postage, endsOn, dueOn } = found;
  const given = {
    ...{ number, askedAt, declaredOn, wish, words, answer, postage, endsOn, dueOn },
    goods: goodsOfReturn(found, order.lines),
    comesBack: found.lines.some(comesBack),
    isChangeOfMind: found.lines.some(({ cause }) => cause === 'changed-mind'),
    returnAddress: inOneLine(delivery.returnAddress),
  };
  const viewToken = viewTokenOf({ keys, clock }, orderId);
  return {
    mail,
    to: order.customerInfo.email,
    replyTo: shop.supportEmail,
    facts: { order, viewToken, given },
  };
}

/** A refund that was made good meanwhile is not written about. */
async function refundFailed(
  { db, keys, clock }: Platform,
  { orderId, refundId }: { orderId: string; refundId: string },
  { shop }: ShopSettings,
): Promise<Part<'refund-failed'> | null> {
  const [order, refunds, ledger] = await Promise.all([
    findOrderById(db, orderId),
    listRefunds(db, orderId),
    listLedger(db, orderId),
  ]);
  const refund = refunds.find(({ id }) => id === refundId);
  const failedPence = failedRefundPence(refundablePence(ledger, refunds), refunds);
  if (!order || refund?.state !== 'failed' || failedPence === 0) return null;
  const wasTold = ledger.some(
    ({ kind, reference }) => kind === 'refund-failed' && reference === refund.reference,
  );
  return {
    mail: 'refund-failed',
    to: order.customerInfo.email,
    replyTo: shop.supportEmail,
    facts: {
      order,
      refund: { reference: refund.reference ?? refund.id, amountPence: refund.amountPence, wasTold },
      viewToken: viewTokenOf({ keys, clock }, orderId),
    },
  };
}

/** Nobody is left to be told where the account is gone. */
async function accountChanged(
  { db }: Platform,
  { userId, change, at, by }: Extract<MailRequest, { mail: 'account-changed' }>,
  { shop }: ShopSettings,
): Promise<Part<'account-changed'> | null> {
  const account = await findAccount(db, userId);
  if (!account) return null;
  const facts = { name: account.name, change, at, by };
  return { mail: 'account-changed', to: account.email, replyTo: shop.supportEmail, facts };
}

async function staffAlert(
  { db, clock }: Platform,
  request: Extract<MailRequest, { mail: 'staff-alert' }>,
  { shop }: ShopSettings,
): Promise<Part<'staff-alert'> | null> {
  const loaded = await loadStaffAlert(db, { ...request, now: nowIso(clock) });
  if (!loaded) return null;
  const { email, ...facts } = loaded;
  return { mail: 'staff-alert', to: email, replyTo: shop.supportEmail, facts };
}

/** A link that was used, withdrawn or replaced meanwhile is not mailed. */
async function staffLinkMail<Kind extends 'staff-invitation' | 'staff-password'>(
  { db, keys, clock }: Platform,
  mail: Kind,
  id: string,
  { shop }: ShopSettings,
) {
  const link = await findOpenLink(db, id, nowIso(clock));
  if (!link) return null;
  const { name, email, expiresAt } = link;
  const secret = signedToken(keys, { purpose: 'staff-link', id, expiresAt: Date.parse(expiresAt) });
  return { mail, to: email, replyTo: shop.supportEmail, facts: { name, secret, expiresAt } };
}

/** A decision that was changed meanwhile is not written about. */
async function tradeMail<Kind extends TradeMail>(
  { db }: Platform,
  mail: Kind,
  id: string,
  { shop }: ShopSettings,
) {
  const application = await findApplication(db, id);
  if (!application) return null;
  const { status, email } = application;
  if (mail === 'trade-declined' && status !== 'declined') return null;
  const [to, replyTo] =
    mail === 'trade-application' ? [shop.enquiriesEmail, email] : [email, shop.enquiriesEmail];
  return { mail, to, replyTo, facts: { application } };
}

type TradeMail = 'trade-application' | 'trade-acknowledgement' | 'trade-declined';

async function tradeApproved(
  { db }: Platform,
  id: string,
  { shop }: ShopSettings,
): Promise<Part<'trade-approved'> | null> {
  const application = await findApplication(db, id);
  if (application?.status !== 'approved') return null;
  const member = await findMember(db, normaliseEmail(application.email));
  const code = member?.class === 'trade' ? member.code : null;
  return {
    mail: 'trade-approved',
    to: application.email,
    replyTo: shop.enquiriesEmail,
    facts: { application, code },
  };
}

async function classCode(
  { db }: Platform,
  code: string,
  { shop }: ShopSettings,
): Promise<Part<'class-code'> | null> {
  const member = await findMemberByCode(db, code);
  if (!member) return null;
  const className = CLASS_NAMES[member.class];
  return { mail: 'class-code', to: member.email, replyTo: shop.enquiriesEmail, facts: { code, className } };
}

/** Nothing is sent where the code was withdrawn, or the address left the newsletter meanwhile. */
async function offerCode(
  { db, keys, clock }: Platform,
  { code, isAsked }: { code: string; isAsked: boolean },
  { shop }: ShopSettings,
): Promise<Part<'offer-code'> | null> {
  const named = await findNamedCode(db, code);
  if (!named) return null;
  const subscriber = await findSubscriberByEmail(db, named.email);
  const isSubscribed = subscriber?.status === 'confirmed';
  if (!isAsked && !isSubscribed) return null;
  const leaveToken =
    isAsked || !subscriber
      ? null
      : signedToken(keys, {
          purpose: 'leave-newsletter',
          id: subscriber.id,
          expiresAt: clock.now() + LEAVE_WITHIN_MS,
        });
  const { email: to, words: offer, endsAt } = named;
  return { mail: 'offer-code', to, replyTo: shop.enquiriesEmail, facts: { code, offer, endsAt, leaveToken } };
}
