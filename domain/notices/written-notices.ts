import type { RetentionTimes } from '#domain/retention/retention-kinds.ts';
import { cookiesNotice } from './cookies-notice.ts';
import { isNotice, type NoticeSlug } from './notice-slugs.ts';
import { privacyNotice } from './privacy-notice.ts';

const WRITTEN: Record<NoticeSlug, (times: RetentionTimes) => string> = {
  privacy: privacyNotice,
  cookies: cookiesNotice,
};

/** The text that the shop writes for a page; null for a page that is the owner's alone. */
export function noticeText(slug: string, times: RetentionTimes): string | null {
  return isNotice(slug) ? WRITTEN[slug](times) : null;
}

/** The whole text of a notice: what the shop writes, and below it what the owner adds. */
export function wholeNotice(notice: string, own: string): string {
  return own.trim() === '' ? notice : `${notice}\n\n${OWN_PART}\n\n${own}`;
}

const OWN_PART = `## More from {{shop.name}}

What stands above is written by the shop from what it does. Where what follows says otherwise, the above holds.`;
