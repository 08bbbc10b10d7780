import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import {
  type DemoKind,
  deleteDemoRows,
  listDemoMessages,
  listDemoOrders,
  removeDemoReviews,
} from '#database/queries/catalogue-editing/demo-rows.ts';
import { readShopFact, writeShopFact } from '#database/queries/shop/shop-facts.ts';
import { deleteMessages } from '#operations/inbox/change-messages.ts';
import { deleteOrders } from '#operations/order/change-orders.ts';
import { type Actor, auditChange } from '#operations/platform/audit-change.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** What visitors left while the shop was a demo; it goes only where the owner says so. */
export const DEMO_TRACES = ['orders', 'messages'] as const;

export type DemoTrace = (typeof DEMO_TRACES)[number];

export type DemoRemoval = Record<DemoKind | DemoTrace, number>;

/**
 * Takes away what the demo brought and nobody changed, and its examples; what somebody made or changed stays. Orders and
 * messages of that time go as well where they are named. Answers how many of each went.
 */
export async function removeDemoContent(
  platform: Platform,
  actor: Actor,
  traces: readonly DemoTrace[] = [],
): Promise<DemoRemoval> {
  const { db, clock } = platform;
  const until = await demoUntil(platform);
  const deleted = await db.transaction().execute(async (trx) => {
    const deleted = await deleteDemoRows(trx);
    await writeShopFact(trx, 'demo_removed_at', new Date(clock.now()).toISOString());
    await moveCatalogueRevision(trx);
    await auditChange(trx, platform, actor, {
      action: 'demo.remove-content',
      subjectId: 'demo',
      subject: 'Demo content',
      before: deleted,
      after: null,
    });
    return deleted;
  });
  return {
    ...deleted,
    orders: traces.includes('orders')
      ? await deleteOrders(platform, actor, await listDemoOrders(db, until))
      : 0,
    messages: traces.includes('messages')
      ? await deleteMessages(platform, actor, await listDemoMessages(db, until))
      : 0,
  };
}

/** How many orders and messages came while the shop was a demo. */
export async function countDemoTraces(platform: Platform): Promise<Record<DemoTrace, number>> {
  const until = await demoUntil(platform);
  const [orders, messages] = await Promise.all([
    listDemoOrders(platform.db, until),
    listDemoMessages(platform.db, until),
  ]);
  return { orders: orders.length, messages: messages.length };
}

/** Ends the demo for good: no test card, no examples, no made-up reviews, no line that says so (decisions 3, 11 and 23). */
export function endDemo(platform: Platform, actor: Actor): Promise<void> {
  const { db, clock } = platform;
  return db.transaction().execute(async (trx) => {
    if (await readShopFact(trx, 'demo_ended_at')) return;
    const now = new Date(clock.now()).toISOString();
    await writeShopFact(trx, 'demo_ended_at', now);
    const unreviewed = await removeDemoReviews(trx, now);
    await moveCatalogueRevision(trx);
    await auditChange(trx, platform, actor, {
      action: 'demo.end',
      subjectId: 'demo',
      subject: 'Demo',
      before: { demo: true, productsWithExampleReviews: unreviewed },
      after: { demo: false, productsWithExampleReviews: 0 },
    });
  });
}

/** Null while it goes on; '' where nobody knows, because the environment decided from the first day. */
async function demoUntil({ db, demo }: Platform): Promise<string | null> {
  return (await demo.isDemo()) ? null : ((await readShopFact(db, 'demo_ended_at')) ?? '');
}
