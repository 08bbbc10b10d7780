import type { Db } from '#database/open.ts';
import { makeFormerPricesDue } from '#database/queries/catalogue/shown-offers.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { readSettings, writeSettings } from '#database/queries/shop/shop-settings.ts';
import type { SettingsSection, ShopSettings } from '#domain/shop/shop.ts';
import { addDays, startOfLondonDay } from '#domain/text/london-day.ts';
import { refreshDueOffers } from '#operations/catalogue/refresh-due-offers.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

/** Changes a section over the version somebody read; pages show it at their next request. Problem: somebody saved meanwhile. */
export async function changeSettings<Section extends SettingsSection>(
  platform: Platform,
  actor: Actor,
  section: Section,
  { version, value }: { version: number; value: ShopSettings[Section] },
): Promise<{ ok: true } | { ok: false; problem: 'changed-meanwhile' }> {
  const changed = await staffWrite(platform, actor, async ({ trx, now, newId, record }) => {
    const before = await readSettings(trx);
    if (!(await writeSettings(trx, section, { version, value, now })))
      return { ok: false, problem: 'changed-meanwhile' } as const;
    if (section === 'prices') await makeFormerPricesDue(trx);
    await awaitVatDays(trx, await readSettings(trx), { now, newId });
    record({
      action: 'settings.change',
      subjectId: `settings.${section}`,
      subject: `Settings: ${section}`,
      before: { ...before[section] },
      after: { ...value },
    });
    return { ok: true } as const;
  });
  if (changed.ok && section === 'prices') await refreshDueOffers(platform);
  return changed;
}

/** Pages say whether prices include VAT: they are drawn anew on the first day of a registration, and after its last. */
async function awaitVatDays(trx: Db, { legal }: ShopSettings, stamp: Stamp): Promise<void> {
  const { vatRegisteredFrom: from, vatRegisteredUntil: until } = legal;
  for (const day of [from, until && addDays(until, 1)]) {
    if (day === '' || startOfLondonDay(day) <= stamp.now) continue;
    await insertJob(
      trx,
      { kind: 'renew-pages', payload: {}, runAt: startOfLondonDay(day), key: `renew-pages ${day}` },
      stamp,
    );
  }
}
