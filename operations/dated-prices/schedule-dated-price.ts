import { listChosenProducts } from '#database/queries/dated-prices/chosen-products.ts';
import { insertDatedLines, type NewLine } from '#database/queries/dated-prices/dated-lines.ts';
import {
  findDatedPrice,
  insertDatedPrice,
  lockScheduling,
} from '#database/queries/dated-prices/dated-prices.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { datedChangeText } from '#domain/dated-prices/dated-change.ts';
import type { NewDatedPrice } from '#domain/dated-prices/dated-price-form.ts';
import { choiceText, type ProductChoice } from '#domain/dated-prices/product-choice.ts';
import { turnJob } from '#domain/jobs/turn-job.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';
import { planDatedPrices } from './plan-dated-prices.ts';

export type ScheduleResult =
  | { ok: true; id: string }
  /** The choice finds another number of products than were previewed, or none of them would change. */
  | { ok: false; problem: 'other-products'; count: number }
  | { ok: false; problem: 'nothing-changes' };

/**
 * Schedules a dated price for the products that the choice finds now: each price that it replaces is stored with the price it was planned
 * from, and each product that it leaves out with the reason. One row for two presses: `id` is made with the form.
 */
export function scheduleDatedPrice(
  platform: Platform,
  actor: Actor,
  {
    id,
    dated,
    choice,
    expected,
  }: { id: string; dated: NewDatedPrice; choice: ProductChoice; expected: number },
): Promise<ScheduleResult> {
  return staffWrite(platform, actor, async ({ trx, now, newId, record }): Promise<ScheduleResult> => {
    await lockScheduling(trx);
    if (await findDatedPrice(trx, id)) return { ok: true, id };
    const ids = await listChosenProducts(trx, choice);
    if (ids.length !== expected) return { ok: false, problem: 'other-products', count: ids.length };
    const fromAt = dated.fromAt === null || dated.fromAt < now ? now : dated.fromAt;
    const time = { fromAt, untilAt: dated.untilAt };
    const lines: NewLine[] = [];
    for await (const part of planDatedPrices(trx, ids, dated, time))
      for (const { product, planned } of part) {
        const named = { productId: product.id, productName: product.name };
        if (!planned.ok) lines.push({ ...named, reason: planned.reason });
        else for (const line of planned.lines) lines.push({ ...named, line });
      }
    const prices = lines.filter((added) => 'line' in added).length;
    if (prices === 0) return { ok: false, problem: 'nothing-changes' };
    const { name, how, amount, ending } = dated;
    await insertDatedPrice(trx, {
      ...{ id, name, how, amount, ending, choice: choiceText(choice), ...time },
      ...{ createdAt: now, createdBy: actor.name },
    });
    await insertDatedLines(trx, id, lines);
    const stamp = { now, newId };
    await insertJob(trx, turnJob(fromAt), stamp);
    await insertJob(trx, turnJob(dated.untilAt), stamp);
    record({
      action: 'dated-price.schedule',
      subjectId: id,
      subject: name,
      before: null,
      after: { change: datedChangeText(dated), ...time, prices, leftOut: lines.length - prices },
    });
    return { ok: true, id };
  });
}
