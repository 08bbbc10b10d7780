import { findNoticeChange } from '#database/queries/content/notice-change.ts';
import { readRetention } from '#database/queries/shop/shop-settings.ts';
import { isNotice } from '#domain/notices/notice-slugs.ts';
import { noticeText, wholeNotice } from '#domain/notices/written-notices.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** The whole text of a written page, with what the shop writes of itself in it, and when any of it changed last (UTC, ISO). */
export async function readWhole(
  { db }: Pick<Platform, 'db'>,
  { slug, body, updatedAt }: { slug: string; body: string; updatedAt: string },
): Promise<{ text: string; changedAt: string }> {
  if (!isNotice(slug)) return { text: body, changedAt: updatedAt };
  const [times, settingsAt] = await Promise.all([readRetention(db), findNoticeChange(db)]);
  return {
    text: wholeNotice(noticeText(slug, times) ?? '', body),
    changedAt: settingsAt !== null && settingsAt > updatedAt ? settingsAt : updatedAt,
  };
}
