import { writeBuyers } from '#database/queries/catalogue/count-buyers.ts';
import {
  type DemoKind,
  deleteDemoRows,
  listDemoMessages,
  listDemoOrders,
  removeDemoReviews,
} from '#database/queries/catalogue-editing/demo-rows.ts';
import { hideDemoSlides } from '#database/queries/content/hide-demo-slides.ts';
import { readShopFact, writeShopFact } from '#database/queries/shop/shop-facts.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { namesTrader } from '#domain/shop/names-trader.ts';
import { deleteMessages } from '#operations/inbox/change-messages.ts';
import { deleteOrders } from '#operations/order/change-orders.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';
import { hideExamples } from './shown-examples.ts';

/** Rows that visitors left while the shop was a demo; removed only where the owner chooses so. */
export const DEMO_TRACES = ['orders', 'messages'] as const;

export type DemoTrace = (typeof DEMO_TRACES)[number];

/** `realOrders`: orders of that time which stay, for a payment service took money for them or still can. */
export type DemoTraceCounts = Record<DemoTrace | 'realOrders', number>;

export type DemoRemoval = Record<DemoKind, number> & DemoTraceCounts;

/**
 * Deletes the demo's rows that nobody changed, and its examples; rows that somebody made or changed stay. Orders and
 * messages of that time are deleted where `traces` names them, but for orders with money of a payment service. Returns the
 * number deleted of each kind, and of the orders that were to go and stay.
 */
export async function removeDemoContent(
  platform: Platform,
  actor: Actor,
  traces: readonly DemoTrace[] = [],
): Promise<DemoRemoval> {
  const { db } = platform;
  const until = await demoUntil(platform);
  const deleted = await staffWrite(platform, actor, async ({ trx, now, author, record }) => {
    const deleted = await deleteDemoRows(trx, { now, actor: author });
    await hideExamples(trx, now);
    await writeShopFact(trx, 'demo_removed_at', now);
    record({
      action: 'demo.remove-content',
      subjectId: 'demo',
      subject: 'Demo content',
      before: deleted,
      after: null,
    });
    return deleted;
  });
  const orders = traces.includes('orders') ? await listDemoOrders(db, until) : { examples: [], real: [] };
  return {
    ...deleted,
    orders: await deleteOrders(platform, actor, orders.examples, { examplesToo: true }),
    realOrders: orders.real.length,
    messages: traces.includes('messages')
      ? await deleteMessages(platform, actor, await listDemoMessages(db, until))
      : 0,
  };
}

/** Counts the orders and messages of the time when the shop was a demo. */
export async function countDemoTraces(platform: Platform): Promise<DemoTraceCounts> {
  const until = await demoUntil(platform);
  const [orders, messages] = await Promise.all([
    listDemoOrders(platform.db, until),
    listDemoMessages(platform.db, until),
  ]);
  return { orders: orders.examples.length, messages: messages.length, realOrders: orders.real.length };
}

/**
 * Ends the demo for good: no test card, no examples, no invented reviews, no slides with invented brands, no bestsellers by orders
 * of the demo, no notice that this is a demo. Refused while the settings do not say who trades here, and where.
 */
export function endDemo(
  platform: Platform,
  actor: Actor,
): Promise<{ ok: true } | { ok: false; problem: 'trader-not-named' }> {
  return staffWrite(platform, actor, async ({ trx, now, record }) => {
    if (await readShopFact(trx, 'demo_ended_at')) return { ok: true };
    if (!namesTrader((await readSettings(trx)).legal)) return { ok: false, problem: 'trader-not-named' };
    await writeShopFact(trx, 'demo_ended_at', now);
    const unreviewed = await removeDemoReviews(trx, now);
    const slidesHidden = await hideDemoSlides(trx, now);
    await hideExamples(trx, now);
    // Whoever ordered until now bought nothing.
    await writeBuyers(trx, new Map());
    record({
      action: 'demo.end',
      subjectId: 'demo',
      subject: 'Demo',
      before: { demo: true, productsWithExampleReviews: unreviewed, demoSlidesShown: slidesHidden },
      after: { demo: false, productsWithExampleReviews: 0, demoSlidesShown: 0 },
    });
    return { ok: true };
  });
}

/** Null while it goes on; '' where the end is unknown, because the environment decided from the first day. */
async function demoUntil({ db, demo }: Platform): Promise<string | null> {
  return (await demo.isDemo()) ? null : ((await readShopFact(db, 'demo_ended_at')) ?? '');
}
