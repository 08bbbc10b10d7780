import type { MailKind } from './mail-request.ts';

/** The names an owner may write in a mail's subject and introduction, and what stands in their place. */
export const PLACEHOLDERS = {
  shop: 'the shop’s name',
  name: 'the first name of a customer, or the name of the person',
  order: 'the order’s number',
  total: 'the order’s total',
  amount: 'the sum refunded',
  return: 'the number of the return',
  subject: 'what the message is about',
  form: 'the form that was filled in: ‘contact form’ or ‘complaint form’',
  business: 'the business that applies',
  product: 'the product it is about; of one that is back, with its shade or size',
  alert: 'what has happened, in one line',
  change: 'what was changed, in one line',
  offer: 'the words of the offer',
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

/** The words of a mail that the owner may change. The introduction has paragraphs, divided by empty lines. */
export type MailText = { subject: string; introduction: string };

export type MailTextDeclaration = MailText & {
  /** 'The customer'. */
  goesTo: string;
  /** Follows 'Sent '. */
  sentWhen: string;
  placeholders: readonly Placeholder[];
};

const OF_ORDER = ['shop', 'name', 'order', 'total'] as const;

/** Every mail: its reader, its occasion and its words until the owner writes others. The rest is fixed. */
export const MAIL_TEXTS: Record<MailKind, MailTextDeclaration> = {
  'order-confirmation': {
    goesTo: 'The customer',
    sentWhen: 'when a cash order is placed, or an order by card is paid, unless it is cancelled meanwhile',
    placeholders: OF_ORDER,
    subject: 'Your order {{order}} – {{shop}}',
    introduction: 'We have your order and are getting it ready.',
  },
  'cash-question': {
    goesTo: 'The customer',
    sentWhen: 'some days after a cash order nobody has packed, where the settings say so',
    placeholders: OF_ORDER,
    subject: 'Do you still want order {{order}}? – {{shop}}',
    introduction:
      'Hello {{name}},\n\nyou ordered from us to pay in cash, and we would like to be sure before we send it.',
  },
  'payment-needed': {
    goesTo: 'The customer',
    sentWhen:
      'some minutes after an order by card is placed, if it is still not paid and no payment failed; when one by bank transfer is placed, and before its time is over',
    placeholders: OF_ORDER,
    subject: 'Your order {{order}} is not paid yet – {{shop}}',
    introduction: 'Thank you for your order. It is not paid yet: we hold it for you, and pack it once it is.',
  },
  'payment-failed': {
    goesTo: 'The customer',
    sentWhen:
      'ten minutes after a payment failed, if the order is still not paid and nobody was asked to pay it before',
    placeholders: OF_ORDER,
    subject: 'Your payment for order {{order}} did not go through – {{shop}}',
    introduction: 'We are sorry: your payment did not go through.',
  },
  'order-expired': {
    goesTo: 'The customer',
    sentWhen: 'when an order was not paid in time and ends',
    placeholders: OF_ORDER,
    subject: 'Your order {{order}} has ended – {{shop}}',
    introduction: 'We are sorry that your order could not be completed.',
  },
  'parcel-sent': {
    goesTo: 'The customer',
    sentWhen: 'a minute after a parcel with a part of an order is sent, unless it is undone',
    placeholders: OF_ORDER,
    subject: 'Part of your order {{order}} is on its way – {{shop}}',
    introduction: 'Good news: a part of your order has left us.',
  },
  'order-corrected': {
    goesTo: 'The customer',
    sentWhen: 'a minute after staff corrected an order, where they chose to tell of it',
    placeholders: OF_ORDER,
    subject: 'Your order {{order}} was changed – {{shop}}',
    introduction: 'We have changed your order. Here is what is different.',
  },
  'order-shipped': {
    goesTo: 'The customer',
    sentWhen: 'a minute after an order is marked as shipped, or its last parcel is sent',
    placeholders: OF_ORDER,
    subject: 'Your order {{order}} is on its way – {{shop}}',
    introduction: 'Good news: your order has left us.',
  },
  'order-delivered': {
    goesTo: 'The customer',
    sentWhen: 'a minute after an order is marked as delivered',
    placeholders: OF_ORDER,
    subject: 'Your order {{order}} was delivered – {{shop}}',
    introduction: 'We hope you like it.',
  },
  'review-request': {
    goesTo: 'The customer',
    sentWhen:
      'once an order, the days after delivery that the settings say; not after a refund, a return or a complaint',
    placeholders: OF_ORDER,
    subject: 'How was it? Your order {{order}} – {{shop}}',
    introduction:
      'Hello {{name}},\n\nhow do you like what you bought? Whatever you think of it helps others to choose.',
  },
  'order-cancelled': {
    goesTo: 'The customer',
    sentWhen: 'when a customer cancels an order, or a minute after staff do',
    placeholders: OF_ORDER,
    subject: 'Your order {{order}} was cancelled – {{shop}}',
    introduction: 'We confirm that your order was cancelled.',
  },
  'order-refunded': {
    goesTo: 'The customer',
    sentWhen: 'when a refund is made',
    placeholders: [...OF_ORDER, 'amount'],
    subject: 'Refund of {{amount}} for order {{order}} – {{shop}}',
    introduction: 'Here are the details of your refund.',
  },
  'return-acknowledged': {
    goesTo: 'The customer',
    sentWhen: 'at once when somebody cancels, sends back or complains of goods, whatever the shop answers',
    placeholders: [...OF_ORDER, 'return'],
    subject: 'We have your message about order {{order}} ({{return}}) – {{shop}}',
    introduction: 'This confirms what you told us, and when.',
  },
  'return-approved': {
    goesTo: 'The customer',
    sentWhen: 'when staff approve a return',
    placeholders: [...OF_ORDER, 'return'],
    subject: 'Your return {{return}} is approved – {{shop}}',
    introduction: 'Here is how it goes on.',
  },
  'return-refused': {
    goesTo: 'The customer',
    sentWhen: 'when staff refuse a return, with the reason',
    placeholders: [...OF_ORDER, 'return'],
    subject: 'About your return {{return}} – {{shop}}',
    introduction: 'We are sorry: we cannot do as you asked.',
  },
  'return-received': {
    goesTo: 'The customer',
    sentWhen: 'when staff note that the goods of a return have come',
    placeholders: [...OF_ORDER, 'return'],
    subject: 'Your return {{return}} has come – {{shop}}',
    introduction: 'What you sent back is here. We look at it now.',
  },
  'return-ended': {
    goesTo: 'The customer',
    sentWhen: 'when nothing of an approved return came in the days that the settings say',
    placeholders: [...OF_ORDER, 'return'],
    subject: 'Nothing has come of your return {{return}} – {{shop}}',
    introduction: 'You told us that you would send goods back, and nothing has reached us.',
  },
  'transfer-returned': {
    goesTo: 'The customer',
    sentWhen:
      'when staff record that a transfer was paid back which was too much, or came after the order had ended',
    placeholders: [...OF_ORDER, 'amount'],
    subject: '{{amount}} of order {{order}} is on its way back – {{shop}}',
    introduction: 'You transferred more than your order needs, or after it had ended.',
  },
  'refund-failed': {
    goesTo: 'The customer',
    sentWhen: 'when a refund that a mail had told of, or that came with a cancellation, does not go through',
    placeholders: [...OF_ORDER, 'amount'],
    subject: 'Your refund of {{amount}} for order {{order}} did not go through – {{shop}}',
    introduction: 'Your refund did not go through. You need do nothing: we are on it.',
  },
  'contact-message': {
    goesTo: 'The shop, at its address for enquiries',
    sentWhen: 'when somebody writes by the contact form or the complaint form',
    placeholders: ['shop', 'name', 'subject', 'form'],
    subject: 'Message from {{name}}: {{subject}}',
    introduction: '{{name}} wrote by the {{form}}.',
  },
  'contact-acknowledgement': {
    goesTo: 'Whoever wrote by the contact form',
    sentWhen: 'when the message has arrived; it repeats nothing of it',
    placeholders: ['shop'],
    subject: 'We have your message – {{shop}}',
    introduction: 'Thank you for your message. We will reply to this address.',
  },
  'contact-reply': {
    goesTo: 'Whoever wrote by the contact form',
    sentWhen: 'when staff send a reply from the message’s page',
    placeholders: ['shop', 'name', 'subject'],
    subject: 'Re: {{subject}} – {{shop}}',
    introduction: 'Dear {{name}},',
  },
  'newsletter-confirmation': {
    goesTo: 'Whoever signed up for the newsletter',
    sentWhen:
      'when an address is entered for the newsletter; nothing more is sent until its link was pressed',
    placeholders: ['shop'],
    subject: 'Please confirm your subscription – {{shop}}',
    introduction:
      'Someone, hopefully you, signed up to the {{shop}} newsletter with this address. Please confirm that you would like to receive it.',
  },
  'newsletter-welcome': {
    goesTo: 'A new subscriber',
    sentWhen: 'when an address is confirmed',
    placeholders: ['shop'],
    subject: 'Welcome to the {{shop}} newsletter',
    introduction:
      'We write now and then, about new arrivals and the occasional good idea, and never pass your address on.',
  },
  'stock-confirmation': {
    goesTo: 'Whoever waits for a sold-out product',
    sentWhen: 'when an unknown address asks to be told that a product is back',
    placeholders: ['shop', 'product'],
    subject: 'Please confirm: tell you when {{product}} is back?',
    introduction:
      'Someone, hopefully you, asked us to email this address when {{product}} is back in stock. Please confirm that you would like that.',
  },
  'back-in-stock': {
    goesTo: 'Whoever waits for a product and has confirmed the address',
    sentWhen: 'once, when the product is back in stock',
    placeholders: ['shop', 'product'],
    subject: '{{product}} is back – {{shop}}',
    introduction: 'You asked us to tell you: {{product}} is in stock again.',
  },
  'review-confirmation': {
    goesTo: 'Whoever reviewed a product without the link of an order',
    sentWhen: 'when a review is sent with an address',
    placeholders: ['shop', 'product'],
    subject: 'Please confirm your review of {{product}} – {{shop}}',
    introduction:
      'Someone, hopefully you, reviewed {{product}} with this address. Nobody sees the review until you confirm that you wrote it.',
  },
  'question-confirmation': {
    goesTo: 'Whoever asks or answers a question about a product',
    sentWhen: 'when the form is sent',
    placeholders: ['shop', 'product'],
    subject: 'Please confirm what you wrote about {{product}} – {{shop}}',
    introduction:
      'Someone, hopefully you, wrote this to us with your address. Please confirm it, and our staff will read it.',
  },
  'question-answered': {
    goesTo: 'Whoever asked a question about a product',
    sentWhen: 'when an answer to it is shown',
    placeholders: ['shop', 'product'],
    subject: 'Your question about {{product}} is answered – {{shop}}',
    introduction: 'You asked us about {{product}}. Here is an answer.',
  },
  'trade-application': {
    goesTo: 'The shop, at its address for enquiries',
    sentWhen: 'when a business applies for a trade account',
    placeholders: ['shop', 'name', 'business'],
    subject: 'Trade application of {{business}} – {{shop}}',
    introduction: '{{name}} applies for a trade account.',
  },
  'trade-acknowledgement': {
    goesTo: 'The applicant',
    sentWhen: 'when the application has arrived; it repeats nothing of it',
    placeholders: ['shop'],
    subject: 'We have your trade application – {{shop}}',
    introduction:
      'Thank you for applying. We will look at what you need, and email or call you with any questions.',
  },
  'trade-approved': {
    goesTo: 'The applicant',
    sentWhen: 'a minute after an application is approved',
    placeholders: ['shop', 'name', 'business'],
    subject: 'Your trade application is approved – {{shop}}',
    introduction: 'Dear {{name}},\n\nWe are glad to supply {{business}}.',
  },
  'trade-declined': {
    goesTo: 'The applicant',
    sentWhen: 'a minute after an application is declined',
    placeholders: ['shop', 'name', 'business'],
    subject: 'About your trade application – {{shop}}',
    introduction:
      'Dear {{name}},\n\nThank you for applying for {{business}}. We cannot offer it a trade account at present.',
  },
  'class-code': {
    goesTo: 'The customer',
    sentWhen: 'when staff give a customer a class, or mail its code once more',
    placeholders: ['shop'],
    subject: 'Your prices at {{shop}}',
    introduction: 'From now on you have prices of your own. The code below brings them to your basket.',
  },
  'offer-code': {
    goesTo: 'The customer',
    sentWhen: 'when staff give a customer a code of an offer: to a subscriber, or because they asked',
    placeholders: ['shop', 'offer'],
    subject: '{{offer}}: your code – {{shop}}',
    introduction: 'We have a code for you: {{offer}}.',
  },
  'staff-alert': {
    goesTo: 'Each member of staff who chose the alert under Your account',
    sentWhen: 'when an order, low stock or something else that was chosen has come up',
    placeholders: ['shop', 'name', 'alert'],
    subject: '{{alert}} – {{shop}}',
    introduction: 'Hello {{name}},',
  },
  'account-changed': {
    goesTo: 'A member of staff',
    sentWhen:
      'when a password, passkey, second step, backup codes or role of their account changes, or sessions are ended',
    placeholders: ['shop', 'name', 'change'],
    subject: '{{change}} – {{shop}}',
    introduction: 'Hello {{name}},\n\nyour account for {{shop}} was changed. If it was you, all is well.',
  },
  'staff-invitation': {
    goesTo: 'A new member of staff',
    sentWhen: 'when an owner invites somebody',
    placeholders: ['shop', 'name'],
    subject: 'You are invited to the admin of {{shop}}',
    introduction: 'Hello {{name}},\n\nFollow the link and choose a password: your account is made with it.',
  },
  'staff-password': {
    goesTo: 'A member of staff',
    sentWhen: 'when an owner makes a link for a new password',
    placeholders: ['shop', 'name'],
    subject: 'Set a new password for {{shop}}',
    introduction: 'Hello {{name}},',
  },
};
