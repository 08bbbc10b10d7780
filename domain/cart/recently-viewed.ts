import { isRecord } from '#domain/text/is-record.ts';

/** Products (slugs) looked at on this device, the latest first; `isOff` once the visitor asked not to be remembered. */
export type RecentlyViewed = { ids: readonly string[]; isOff: boolean };

export const MAX_VIEWED = 12;

/** Ids are sent in an address, which a longer one, not of this shop, would make too long. */
const LONGEST_ID = 200;

export function parseRecentlyViewed(stored: unknown): RecentlyViewed {
  const { ids, isOff } = isRecord(stored) ? stored : {};
  if (isOff === true) return FORGOTTEN;
  const texts = Array.isArray(ids)
    ? ids.filter(
        (id: unknown): id is string => typeof id === 'string' && id !== '' && id.length <= LONGEST_ID,
      )
    : [];
  return { ids: [...new Set<string>(texts)].slice(0, MAX_VIEWED), isOff: false };
}

export function withViewed({ ids, isOff }: RecentlyViewed, id: string): RecentlyViewed {
  return isOff
    ? FORGOTTEN
    : { ids: [id, ...ids.filter((other) => other !== id)].slice(0, MAX_VIEWED), isOff };
}

/** Nothing is remembered from then on. */
export const FORGOTTEN: RecentlyViewed = { ids: [], isOff: true };
