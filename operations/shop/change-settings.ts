import type { Db } from '#database/open.ts';
import { makeFormerPricesDue } from '#database/queries/catalogue/shown-offers.ts';
import { isPrefixUsed } from '#database/queries/paper/papers.ts';
import { lockShopFact, writeShopFact } from '#database/queries/shop/shop-facts.ts';
import { readSettings, writeSettings } from '#database/queries/shop/shop-settings.ts';
import type { PaperSeries } from '#domain/paper/paper.ts';
import { readEarlierTerms, withEarlierTerms } from '#domain/returns/earlier-return-terms.ts';
import type { ReturnTerms } from '#domain/returns/return-terms.ts';
import type { LegalParticulars, PaperPrefixes, SettingsSection, ShopSettings } from '#domain/shop/shop.ts';
import { addDays, startOfLondonDay } from '#domain/text/london-day.ts';
import { refreshDueOffers } from '#operations/catalogue/refresh-due-offers.ts';
import { renewPagesAt } from '#operations/jobs/renew-pages-at.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

export type SettingsChange =
  | { ok: true }
  | { ok: false; problem: 'changed-meanwhile' }
  /** Papers of the other series bear this prefix: a number would exist twice. */
  | { ok: false; problem: 'prefix-taken'; field: keyof PaperPrefixes };

/** Changes a section over the version somebody read; pages show it at their next request. Problem: somebody saved meanwhile. */
export async function changeSettings<Section extends SettingsSection>(
  platform: Platform,
  actor: Actor,
  section: Section,
  { version, value }: { version: number; value: ShopSettings[Section] },
): Promise<SettingsChange> {
  const changed = await staffWrite(platform, actor, async ({ trx, now, newId, record }) => {
    const before = await readSettings(trx);
    if (!(await writeSettings(trx, section, { version, value, now })))
      return { ok: false, problem: 'changed-meanwhile' } as const;
    const { shop, legal } = await readSettings(trx);
    const taken = await takenPrefix(trx, before.legal, legal);
    if (taken) throw new PrefixTaken(taken);
    if (section === 'prices') await makeFormerPricesDue(trx);
    if (section === 'delivery') await keepReturnTerms(trx, before.delivery, now);
    await renewPagesAt(trx, turningMoments(shop, legal), { now, newId });
    record({
      action: 'settings.change',
      subjectId: `settings.${section}`,
      subject: `Settings: ${section}`,
      before: { ...before[section] },
      after: { ...value },
    });
    return { ok: true } as const;
  }).catch((error: unknown) => {
    if (error instanceof PrefixTaken)
      return { ok: false, problem: 'prefix-taken', field: error.field } as const;
    throw error;
  });
  if (changed.ok && section === 'prices') await refreshDueOffers(platform);
  return changed;
}

/** Those who ordered on the terms of before keep them. */
async function keepReturnTerms(trx: Db, before: ReturnTerms, now: string): Promise<void> {
  const earlier = readEarlierTerms(await lockShopFact(trx, 'earlier_return_terms'));
  const { delivery: after } = await readSettings(trx);
  const kept = withEarlierTerms(earlier, { before, after, now });
  if (kept.length > earlier.length) await writeShopFact(trx, 'earlier_return_terms', JSON.stringify(kept));
}

/** Thrown in the transaction to roll it back. */
class PrefixTaken extends Error {
  readonly field: keyof PaperPrefixes;

  constructor(field: keyof PaperPrefixes) {
    super(`${field} is taken`);
    this.field = field;
  }
}

/** A prefix that is new to its series, and was ever one of the other's. */
async function takenPrefix(
  trx: Db,
  before: PaperPrefixes,
  now: PaperPrefixes,
): Promise<keyof PaperPrefixes | null> {
  for (const [field, others] of OTHER_SERIES)
    if (now[field] !== before[field] && (await isPrefixUsed(trx, others, now[field]))) return field;
  return null;
}

const OTHER_SERIES: [keyof PaperPrefixes, PaperSeries[]][] = [
  ['invoicePrefix', ['credit-note']],
  ['creditNotePrefix', ['invoice']],
];

/** From when on pages say something else: the announcement, and whether prices include VAT from the first day of a registration, after its last. */
function turningMoments(
  { announcementFrom, announcementUntil }: ShopSettings['shop'],
  { vatRegisteredFrom: from, vatRegisteredUntil: until }: LegalParticulars,
): string[] {
  const days = [from, until && addDays(until, 1)].filter((day) => day !== '');
  return [announcementFrom, announcementUntil, ...days.map(startOfLondonDay)];
}
