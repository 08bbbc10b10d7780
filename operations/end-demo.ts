import { type DemoKind, deleteDemoRows } from '#database/queries/demo-rows.ts';
import { moveCatalogueRevision } from '#database/queries/revision.ts';
import { readShopFact, writeShopFact } from '#database/queries/shop-facts.ts';
import { type Actor, auditChange } from './audit.ts';
import type { Platform } from './platform.ts';

/** Takes away what the demo brought and nobody changed; what somebody made or changed stays. */
export function removeDemoContent(platform: Platform, actor: Actor): Promise<Record<DemoKind, number>> {
  return platform.db.transaction().execute(async (trx) => {
    const deleted = await deleteDemoRows(trx);
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
}

/** Ends the demo for good: no test card, no examples, no line that says so (decision 3). */
export function endDemo(platform: Platform, actor: Actor): Promise<void> {
  const { db, clock } = platform;
  return db.transaction().execute(async (trx) => {
    if (await readShopFact(trx, 'demo_ended_at')) return;
    await writeShopFact(trx, 'demo_ended_at', new Date(clock.now()).toISOString());
    await moveCatalogueRevision(trx);
    await auditChange(trx, platform, actor, {
      action: 'demo.end',
      subjectId: 'demo',
      subject: 'Demo',
      before: { demo: true },
      after: { demo: false },
    });
  });
}
