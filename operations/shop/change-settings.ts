import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { readSettings, writeSettings } from '#database/queries/shop/shop-settings.ts';
import type { SettingsSection, ShopSettings } from '#domain/shop/shop.ts';
import { type Actor, auditChange } from '#operations/platform/audit-change.ts';
import type { Platform } from '#operations/platform/platform.ts';

/**
 * Changes one section of the shop's settings over the version somebody read; public pages show it at their next request.
 * Problem: somebody saved meanwhile.
 */
export function changeSettings<Section extends SettingsSection>(
  platform: Platform,
  actor: Actor,
  section: Section,
  { version, value }: { version: number; value: ShopSettings[Section] },
): Promise<{ ok: true } | { ok: false; problem: 'changed-meanwhile' }> {
  const { db, clock } = platform;
  return db.transaction().execute(async (trx) => {
    const before = await readSettings(trx);
    const now = new Date(clock.now()).toISOString();
    if (!(await writeSettings(trx, section, { version, value, now })))
      return { ok: false, problem: 'changed-meanwhile' } as const;
    await moveCatalogueRevision(trx);
    await auditChange(trx, platform, actor, {
      action: 'settings.change',
      subjectId: `settings.${section}`,
      subject: `Settings: ${section}`,
      before: { ...before[section] },
      after: { ...value },
    });
    return { ok: true } as const;
  });
}
