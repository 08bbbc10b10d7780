import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { staffAlert } from './alert-mails.tsx';
import { cashQuestion } from './cash-question-mail.tsx';
import { contactAcknowledgement, contactMessage, contactReply } from './contact-mails.tsx';
import { orderCorrected } from './correction-mail.tsx';
import { newsletterConfirmation, newsletterWelcome } from './newsletter-mails.tsx';
import { classCode, offerCode } from './offer-mails.tsx';
import { orderConfirmation } from './order-mails.tsx';
import { orderCancelled, orderDelivered, orderShipped } from './order-status-mails.tsx';
import { parcelSent } from './parcel-mail.tsx';
import {
  orderExpired,
  orderRefunded,
  paymentFailed,
  paymentNeeded,
  refundFailed,
  transferReturned,
} from './payment-mails.tsx';
import { questionAnswered, questionConfirmation } from './question-mails.tsx';
import {
  returnAcknowledged,
  returnApproved,
  returnEnded,
  returnReceived,
  returnRefused,
} from './return-mails.tsx';
import { reviewConfirmation } from './review-confirmation-mail.tsx';
import { reviewRequest } from './review-mails.tsx';
import { accountChanged, staffInvitation, staffPassword } from './staff-mails.tsx';
import { backInStock, stockConfirmation } from './stock-mails.tsx';
import { tradeAcknowledgement, tradeApplication, tradeApproved, tradeDeclined } from './trade-mails.tsx';

/** Writes a mail from its facts. */
export function writeMail(content: MailContent): WrittenMail {
  switch (content.mail) {
    case 'newsletter-confirmation':
      return newsletterConfirmation(content);
    case 'newsletter-welcome':
      return newsletterWelcome(content);
    case 'stock-confirmation':
      return stockConfirmation(content);
    case 'back-in-stock':
      return backInStock(content);
    case 'review-confirmation':
      return reviewConfirmation(content);
    case 'question-confirmation':
      return questionConfirmation(content);
    case 'question-answered':
      return questionAnswered(content);
    case 'contact-message':
      return contactMessage(content);
    case 'contact-acknowledgement':
      return contactAcknowledgement(content);
    case 'contact-reply':
      return contactReply(content);
    case 'order-confirmation':
      return orderConfirmation(content);
    case 'cash-question':
      return cashQuestion(content);
    case 'payment-needed':
      return paymentNeeded(content);
    case 'payment-failed':
      return paymentFailed(content);
    case 'order-expired':
      return orderExpired(content);
    case 'parcel-sent':
      return parcelSent(content);
    case 'order-shipped':
      return orderShipped(content);
    case 'order-corrected':
      return orderCorrected(content);
    case 'order-delivered':
      return orderDelivered(content);
    case 'order-cancelled':
      return orderCancelled(content);
    case 'order-refunded':
      return orderRefunded(content);
    case 'review-request':
      return reviewRequest(content);
    case 'return-acknowledged':
      return returnAcknowledged(content);
    case 'return-approved':
      return returnApproved(content);
    case 'return-refused':
      return returnRefused(content);
    case 'return-received':
      return returnReceived(content);
    case 'return-ended':
      return returnEnded(content);
    case 'transfer-returned':
      return transferReturned(content);
    case 'refund-failed':
      return refundFailed(content);
    case 'account-changed':
      return accountChanged(content);
    case 'staff-alert':
      return staffAlert(content);
    case 'staff-invitation':
      return staffInvitation(content);
    case 'staff-password':
      return staffPassword(content);
    case 'trade-application':
      return tradeApplication(content);
    case 'trade-acknowledgement':
      return tradeAcknowledgement(content);
    case 'trade-approved':
      return tradeApproved(content);
    case 'trade-declined':
      return tradeDeclined(content);
    case 'class-code':
      return classCode(content);
    case 'offer-code':
      return offerCode(content);
  }
}
