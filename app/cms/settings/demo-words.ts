import type { Ask } from '#app/cms/ui/ask-dialog.tsx';
import type { countDemoRows } from '#database/queries/catalogue-editing/demo-rows.ts';
import { countText } from '#domain/text/count-text.ts';
import { CANNOT_BE_UNDONE } from '#domain/words/messages.ts';
import type { DemoRemoval, DemoTrace, DemoTraceCounts } from '#operations/shop/end-demo.ts';

type Rows = Awaited<ReturnType<typeof countDemoRows>>;

export function untouchedOf({ product, brand, category, slide, article }: Rows) {
  return {
    product: product.untouched,
    brand: brand.untouched,
    category: category.untouched,
    slide: slide.untouched,
    article: article.untouched,
  };
}

/** '100 products, 14 brands, 7 categories, 3 hero slides and 8 articles'; 'nothing' where all are 0. */
export function wordsOf(counts: Partial<DemoRemoval>): string {
  const words = [
    counts.product && countText(counts.product, 'product'),
    counts.brand && countText(counts.brand, 'brand'),
    counts.category && countText(counts.category, 'category', 'categories'),
    counts.slide && countText(counts.slide, 'hero slide'),
    counts.article && countText(counts.article, 'article'),
    counts.orders && countText(counts.orders, 'order'),
    counts.messages && countText(counts.messages, 'message'),
  ].filter((text) => typeof text === 'string');
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words) || 'nothing';
}

/** What the removal does, on the demo's page. */
export function removalWords(left: Partial<DemoRemoval>, hasExamples: boolean): string {
  const words = wordsOf(left);
  if (words === 'nothing')
    return hasExamples
      ? 'Nothing would be deleted but the examples of praise, figures, people and ratings.'
      : 'No record of the demo is left that would be deleted.';
  return `Nobody has changed ${words} of the demo. Removing deletes them, and the examples of praise, figures, people and ratings with them.`;
}

export function removedWords(gone: Partial<DemoRemoval>): string {
  const words = wordsOf(gone);
  const removed =
    words === 'nothing' ? 'Nothing of the demo is left but what is yours.' : `Removed: ${words}.`;
  return [removed, ...realOrdersWords(gone.realOrders ?? 0)].join(' ');
}

/** Says that orders with money of a payment service stay; [] where there are none. */
export function realOrdersWords(count: number): string[] {
  if (count === 0) return [];
  const [stays, it] = count === 1 ? ['stays', 'it was'] : ['stay', 'they were'];
  return [
    `${countText(count, 'order')} ${stays}: ${it} paid through a payment service, or can still be, and no demo.`,
  ];
}

export function askRemoval(rows: Rows, counts: DemoTraceCounts, chosen: readonly DemoTrace[]): Ask {
  const traces = Object.fromEntries(chosen.map((trace) => [trace, counts[trace]]));
  const staying = (['orders', 'messages'] as const).filter((trace) => !chosen.includes(trace));
  return {
    intent: 'remove',
    ids: [...chosen],
    text: 'Are you sure you want to remove the demo content?',
    detail: [
      deletionWords({ ...untouchedOf(rows), ...traces }),
      `What you made or changed stays${staying.length > 0 ? `, and so do ${staying.join(' and ')}` : ''}.`,
      ...(chosen.includes('orders') ? realOrdersWords(counts.realOrders) : []),
      CANNOT_BE_UNDONE,
    ].join(' '),
    confirmLabel: 'Remove it',
  };
}

function deletionWords(counts: Partial<DemoRemoval>): string {
  const words = wordsOf(counts);
  return words === 'nothing'
    ? 'No record is deleted, and no example shown any more.'
    : `This deletes ${words}.`;
}

export type TakenPayments = { isStripeSetUp: boolean; takesCash: boolean };

/** How customers pay, now and after the demo, as sentences on the demo's page. */
export function paymentWords(isDemo: boolean, { isStripeSetUp, takesCash }: TakenPayments): string {
  if (isDemo)
    return isStripeSetUp
      ? 'This is a demo shop: every page says so. Cards are charged by Stripe, with the keys of this shop.'
      : 'This is a demo shop: every page says so, and the test card takes orders without money.';
  return `This is no demo shop any more: ${paymentsAfter({ isStripeSetUp, takesCash })}.`;
}

function paymentsAfter({ isStripeSetUp, takesCash }: TakenPayments): string {
  if (isStripeSetUp)
    return takesCash
      ? 'customers pay by card through Stripe, or in cash on delivery'
      : 'customers pay by card through Stripe';
  return takesCash
    ? 'customers pay in cash on delivery, and card is offered once the keys of Stripe are set where the shop is started'
    : 'it takes no orders, because neither card nor cash on delivery is set up';
}

export function askEnd({ product }: Rows, payments: TakenPayments): Ask {
  const left = product.untouched + product.changed;
  return {
    intent: 'end',
    ids: [],
    text: 'Are you sure you want to end the demo?',
    detail: [
      `${payments.isStripeSetUp ? '' : 'The test card is no longer offered. '}After the demo ${paymentsAfter(payments)}.`,
      'Examples of praise, figures, people and ratings disappear.',
      left > 0 &&
        `${countText(left, 'product')} of the demo ${left === 1 ? 'stays' : 'stay'} on sale without made-up reviews, until you remove them.`,
      CANNOT_BE_UNDONE,
    ]
      .filter(Boolean)
      .join(' '),
    confirmLabel: 'End the demo',
  };
}
