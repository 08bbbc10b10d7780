import { readSettings, readSettingsVersion, writeSettings } from '#database/queries/shop/shop-settings.ts';
import type { DeliveryPlan } from '#domain/delivery/delivery-plan.ts';
import type { PlanChange } from '#domain/delivery-editing/plan-change.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

/**
 * Changes the delivery plan over the version somebody read, null for that of this moment; pages show it at their next request. `change` is given the plan of
 * this moment and returns null where what it is about is gone. Problems: somebody saved meanwhile; gone.
 */
export async function changePlan<Change extends PlanChange>(
  platform: Platform,
  actor: Actor,
  version: number | null,
  change: (plan: DeliveryPlan) => Change | null,
): Promise<{ ok: true; change: Change } | { ok: false; problem: 'changed-meanwhile' | 'gone' }> {
  return staffWrite(platform, actor, async ({ trx, now, record }) => {
    const current = await readSettingsVersion(trx, 'plan');
    if (version !== null && current !== version) return { ok: false, problem: 'changed-meanwhile' };
    const { plan } = await readSettings(trx);
    const changed = change(plan);
    if (!changed) return { ok: false, problem: 'gone' };
    if (!(await writeSettings(trx, 'plan', { version: current, value: changed.plan, now })))
      return { ok: false, problem: 'changed-meanwhile' };
    const { verb, subject, subjectId, before, after } = changed;
    record({ action: `delivery.${verb}`, subjectId, subject, before, after });
    return { ok: true, change: changed };
  });
}
