import { handedOver } from '#domain/dispatch/handed-over.ts';
import { COMPLAINT_DAYS } from '#domain/inbox/complaint.ts';
import { UNCONFIRMED_STOCK_DAYS } from '#domain/inbox/stock-request.ts';
import { keptText, timeText } from '#domain/retention/retention-cut.ts';
import {
  RETENTION_KIND_NAMES,
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionTimes,
} from '#domain/retention/retention-kinds.ts';
import { MOST_EXTENDED_MONTHS } from '#domain/tickets/ticket-deadline.ts';

/**
 * The privacy notice (UK GDPR, articles 13 and 14), in Markdown with the facts of pages: written from the settings by which the shop erases
 * and takes payments and mails, so that it cannot say something else.
 */
export function privacyNotice(times: RetentionTimes): string {
  return `{{shop.demo}}

We keep what we need to send you what you ordered and to answer when you write. We do not track you, we do not build a profile and we sell nothing about you to anybody.

## Who is responsible

The controller of your personal data is **{{legal.trader}}**.

- Trading as: {{shop.name}}
- Company number: {{legal.number}}
- Registered office: {{legal.office}}
- Place: {{shop.place}}
- Email: [{{shop.email}}](mailto:{{shop.email}})
- Telephone: [{{shop.phone}}](tel:{{shop.phone}})

## What we keep, and why

The article after each reason is the one of the UK GDPR that allows it.

| When you | we keep | because |
|---|---|---|
| place an order | your name, email, telephone, address and notes; another name and address for the invoice where you give them; what you ordered, its price and where the order stands, what was corrected of it, its parcels with their tracking, what you sent back or complained of and your pictures of it, its payments, refunds and invoices | we need it to fulfil our contract with you (6(1)(b)), and tax law asks for the record (6(1)(c)) |
| order by phone or at the counter | the same, entered by our staff, and by which of these ways you ordered | as for any order (6(1)(b), 6(1)(c)) |
| send a gift, or have goods sent to somebody else | the name and address of the recipient, and the message of the gift | to deliver as you asked (6(1)(b); of the recipient 6(1)(f)) |
| are our customer | notes and tags of our staff about you and your orders, and who of them has an order in hand | we have a legitimate interest in serving you without asking twice (6(1)(f)) |
| use an offer, or have prices for your business | the codes that are for you, the offers and codes of your orders, and the class of customers you belong to | to give you what was offered, and no more often than it was (6(1)(b)) |
| {{if:card}}pay by card | the card's brand, its last four digits and the payment's reference. **Never** the number, the expiry date or the security code | to match the payment with the order and to refund it (6(1)(b)) |
| {{if:transfer}}pay by bank transfer | the sum, its day and the reference that the bank shows | to match the payment with the order (6(1)(b)) |
| write to us | your name, email, telephone if you give it, and your message with our notes on it | we have a legitimate interest in answering you (6(1)(f)) |
| review a product | your email address, which is not shown; your stars, your words, your pictures and the name you chose, which are; of your skin, hair and age what you choose to say; our reply, and a fingerprint of your internet address where you find a review helpful or not | you asked us to show them (6(1)(a)), and can have them taken down at any time; the law obliges us to take care that reviews are genuine (6(1)(c)) |
| {{if:asks-reviews}}buy from us and do not object at the checkout | no more than your order: its email address is used once to ask you for a review; where you want no such email again, a fingerprint of the address | we have a legitimate interest in knowing how our goods are liked (6(1)(f)); you can object at the checkout, and by the link in the email |
| ask or answer a question about a product | your email address, which is not shown, and your words and the name you chose, which are | you asked us to show them and to write to you when somebody answers (6(1)(a)), and can have them taken down at any time |
| complain, or ask about your data | the same, with the day by which you get an answer and what was done | the law obliges us to answer in time (6(1)(c)) |
| apply for a trade account | your name, role, business, its address and numbers, and what you write about it | you asked for it, and we need it to decide and to answer (6(1)(b)) |
| ask for the newsletter | your email address, where you typed it and when, and whether it was confirmed | you consented (6(1)(a)), and can withdraw that at any time |
| {{if:mail}}ask to be told when a product is back | your email address and the product, until the email was sent | you asked for it (6(1)(a)), and can withdraw it by the link in the email |
| search for something we do not have | the words and how often they were searched, without anything about you | to know what is missing on our shelves |
| just look around | nothing | |

To stop floods of messages and guessed order numbers, the server counts requests by internet address. These counts are held in memory for up to an hour, and written nowhere. To stop anybody from holding all of the stock without paying for it, an order stores fingerprints of your email address, telephone number and address as long as it stands, and of your internet address for a day. A fingerprint can be compared with another, but not read back. Both are our legitimate interest (6(1)(f)).

You need not give us anything. Without a name, an address and a way to reach you we cannot send an order.

What this shop keeps in your own browser, such as your cart, is listed under [cookies and storage](/cookies).

## Who else sees it

- {{if:no-carriers}}**The carrier** gets ${handedOverText()}, to deliver.
- **The carrier**, {{legal.carriers}}, gets ${handedOverText()}, to deliver.
- {{if:no-host}}**The company that hosts this shop's server** stores the data for us and may use it for nothing else.
- **The company that hosts this shop's server**, {{legal.hostCompany}}, stores the data for us and may use it for nothing else.
- {{if:stripe}}**Stripe**, our payment provider, where you pay by card: your card details directly from you, and from us your name, contact, address and the sum, to take the payment and to keep fraud off. Stripe also uses this as a controller of its own, and in the United States too, under the safeguards of [its privacy policy](https://stripe.com/gb/privacy).
- {{if:mail}}{{if:no-mail-carrier}}**The company that carries our emails** gets your email address and what we write to you.
- {{if:mail}}**The company that carries our emails**, {{mail.carrier}}, gets your email address and what we write to you.
- **Authorities**, where the law obliges us.

{{if:stripe}}Fonts and scripts come from this shop itself, but for the page on which you pay by card, which loads Stripe's script.

{{if:no-stripe}}Fonts and scripts come from this shop itself.

No advertising network, social network or analytics service learns that you were here. Who works for us sees only what their task needs, signs in by name, and what they change is logged.

## For how long

The shop erases by itself, every day, what is older than this:

${keptLines(times).join('\n')}

What is under way is kept until it is over: an order that was not delivered, a payment in dispute, a request that is not answered. Backups are deleted in their turn.

## Your rights

Under the UK GDPR you can ask us to

- **show** you what we keep about you, and give you a copy;
- **correct** what is wrong;
- **erase** it, as far as tax law does not oblige us to keep it;
- **restrict** what we do with it, or **object** to it;
- **hand over** what you gave us, in a form machines can read;
- stop the newsletter, at any time and without a reason.

Write to [{{shop.email}}](mailto:{{shop.email}}), call, or use the [contact page](/contact). It costs nothing, and we answer within one month. Where it takes more, because it is complex, we tell you why within that month, and need at most ${MOST_EXTENDED_MONTHS} months longer. We may ask for your order number, to be sure that you are you. Nothing about you is decided by machines alone.

## Complaints

If you think we got it wrong, please tell us first, by the form under [Complaints](/complaints) or to [{{shop.email}}](mailto:{{shop.email}}). The form acknowledges it at once and names the day by which we answer in full, ${COMPLAINT_DAYS} days later at the latest.

You can also complain to the Information Commissioner: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/), telephone 0303 123 1113.

## Changes

When what we keep changes, this page changes with it. The date of the last change is at the top.`;
}

function handedOverText(): string {
  return new Intl.ListFormat('en-GB').format(handedOver());
}

/** Kinds that are there only where the shop sends mails. */
const BY_MAIL: ReadonlySet<RetentionKind> = new Set(['newsletter-unconfirmed', 'stock-requests', 'mails']);

/** One line for each kind; with the words of a shop without a mail server where they differ. */
function keptLines(times: RetentionTimes): string[] {
  return RETENTION_KIND_NAMES.flatMap((kind) => {
    const { named } = RETENTION_KINDS[kind];
    const line = `**${named}**: ${keptText(kind, times)}`;
    if (kind === 'mails')
      return [
        `- {{if:mail}}${line}.`,
        `- {{if:no-mail}}**Letters about your order or message that we wrote but did not send**: ${keptText(kind, times)}.`,
      ];
    if (kind === 'stock-requests')
      return [
        `- {{if:mail}}${line}, or until the one email was sent; an address that is not confirmed is deleted after ${timeText(UNCONFIRMED_STOCK_DAYS, 'days')}.`,
      ];
    if (kind === 'orders') return [`- ${line} they fall in${yearText(times)}.`];
    if (kind === 'newsletter-left')
      return ['- **Newsletter addresses**: until you leave the newsletter.', `- ${line}.`];
    return [`- ${BY_MAIL.has(kind) ? '{{if:mail}}' : ''}${line}.`];
  });
}

function yearText({ yearEndMonth }: RetentionTimes): string {
  return yearEndMonth === 0 ? '' : `, which ends with the month of ${MONTHS[yearEndMonth - 1]}`;
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
