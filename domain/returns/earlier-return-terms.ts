import { isRecord } from '#domain/text/is-record.ts';
import type { ReturnTerms } from './return-terms.ts';

/** What held before the settings were changed, until then (UTC, ISO). */
export type EarlierReturnTerms = ReturnTerms & { until: string };

/**
 * Returns the best that the shop has said since somebody ordered: who bought on better terms keeps them, and who reads better ones
 * today has those. Never fewer days, nor dearer postage.
 */
export function termsSince(
  orderedAt: string,
  present: ReturnTerms,
  earlier: readonly EarlierReturnTerms[],
): ReturnTerms {
  const said = [present, ...earlier.filter(({ until }) => until > orderedAt)];
  return {
    returnDays: Math.max(...said.map(({ returnDays }) => returnDays)),
    freeReturns: said.some(({ freeReturns }) => freeReturns),
  };
}

/** Adds what held until now, where it differs from what holds from now on. */
export function withEarlierTerms(
  earlier: readonly EarlierReturnTerms[],
  { before, after, now }: { before: ReturnTerms; after: ReturnTerms; now: string },
): EarlierReturnTerms[] {
  const { returnDays, freeReturns } = before;
  if (returnDays === after.returnDays && freeReturns === after.freeReturns) return [...earlier];
  return [...earlier, { returnDays, freeReturns, until: now }];
}

/** Reads what `JSON.stringify` wrote of them; '' is none. */
export function readEarlierTerms(text: string): EarlierReturnTerms[] {
  const value: unknown = text === '' ? [] : JSON.parse(text);
  return Array.isArray(value) ? value.filter(isEarlier) : [];
}

function isEarlier(value: unknown): value is EarlierReturnTerms {
  return (
    isRecord(value) &&
    typeof value.returnDays === 'number' &&
    typeof value.freeReturns === 'boolean' &&
    typeof value.until === 'string'
  );
}
