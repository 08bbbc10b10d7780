import { forgetShopFact, readShopFact, writeShopFact } from '#database/queries/shop/shop-facts.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

/** True where all staff must have a second step: whoever has none can do nothing but set it up. */
export async function isSecondStepRequired({ db }: Pick<Platform, 'db'>): Promise<boolean> {
  return (await readShopFact(db, 'second_step_required')) !== null;
}

export function requireSecondStep(platform: Platform, actor: Actor, isRequired: boolean): Promise<void> {
  return staffWrite(platform, actor, async ({ trx, now, record }) => {
    const wasRequired = await isSecondStepRequired({ db: trx });
    if (isRequired) await writeShopFact(trx, 'second_step_required', now);
    else await forgetShopFact(trx, 'second_step_required');
    record({
      action: 'person.require-second-step',
      subjectId: 'staff',
      subject: 'All staff',
      before: { required: wasRequired },
      after: { required: isRequired },
    });
  });
}
