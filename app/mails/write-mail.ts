import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { contactAcknowledgement, contactMessage } from './contact-mails.tsx';
import { newsletterConfirmation, newsletterWelcome } from './newsletter-mails.tsx';
import { orderConfirmation } from './order-mails.tsx';
import { orderCancelled, orderExpired, orderRefunded, paymentFailed } from './payment-mails.tsx';

/** Writes a mail from its facts. */
export function writeMail(content: MailContent): WrittenMail {
  switch (content.mail) {
    case 'newsletter-confirmation':
      return newsletterConfirmation(content);
    case 'newsletter-welcome':
      return newsletterWelcome(content);
    case 'contact-message':
      return contactMessage(content);
    case 'contact-acknowledgement':
      return contactAcknowledgement(content);
    case 'order-confirmation':
      return orderConfirmation(content);
    case 'payment-failed':
      return paymentFailed(content);
    case 'order-expired':
      return orderExpired(content);
    case 'order-cancelled':
      return orderCancelled(content);
    case 'order-refunded':
      return orderRefunded(content);
  }
}
