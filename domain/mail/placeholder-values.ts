import { subjectLabel } from '#domain/inbox/contact-subject.ts';
import { formatPounds } from '#domain/money/money.ts';
import { ACCOUNT_CHANGES } from '#domain/people/account-changes.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import { awaitedName } from './awaited-name.ts';
import type { PlaceholderValues } from './fill-in.ts';
import { greetingName } from './greeting-name.ts';
import type { MailFacts } from './mail-content.ts';
import type { MailKind } from './mail-request.ts';
import { staffNewsTitle } from './staff-news.ts';

/** Returns the values of the names that a mail with these facts may hold. */
export function placeholderValues(facts: MailFacts[MailKind], { shop }: ShopSettings): PlaceholderValues {
  return {
    shop: shop.name,
    ...('order' in facts && {
      name: greetingName(facts.order.customerInfo.firstName) || 'customer',
      order: facts.order.orderNumber,
      total: formatPounds(facts.order.totalPence),
    }),
    ...('refund' in facts && { amount: formatPounds(facts.refund.amountPence) }),
    ...('amountPence' in facts && { amount: formatPounds(facts.amountPence) }),
    ...('given' in facts && { return: facts.given.number }),
    ...('message' in facts && {
      name: facts.message.name,
      subject: subjectLabel(facts.message.subject),
      form: facts.message.replyBy === null ? 'contact form' : 'complaint form',
    }),
    ...('application' in facts && {
      name: facts.application.contactName,
      business: facts.application.businessName,
    }),
    ...('product' in facts && { product: awaitedName(facts.product) }),
    ...('reviewed' in facts && { product: facts.reviewed.name }),
    ...('asked' in facts && { product: facts.asked.product.name }),
    ...('offer' in facts && { offer: facts.offer }),
    ...('secret' in facts && { name: facts.name }),
    ...('change' in facts && { name: facts.name, change: ACCOUNT_CHANGES[facts.change] }),
    ...('news' in facts && { name: facts.name, alert: staffNewsTitle(facts.news) }),
  };
}
