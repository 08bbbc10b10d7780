import { matchRoutes } from 'react-router';
import { SIGN_IN_PATHS } from '#app/links/cms-paths.ts';
import { PUBLIC_PAGES } from '#app/links/public-pages.ts';
import { limiterOf, returnPoints, takePoint } from './limiter.ts';

export const LIMITS = {
  'sign-in': { points: 10, seconds: 15 * 60 },
  order: { points: 30, seconds: 10 * 60 },
  'refused-order-form': { points: 600, seconds: 10 * 60 },
  lookup: { points: 30, seconds: 10 * 60 },
  'order-link': { points: 30, seconds: 10 * 60 },
  cart: { points: 300, seconds: 60 },
  contact: { points: 10, seconds: 60 * 60 },
  newsletter: { points: 10, seconds: 60 * 60 },
  'stock-request': { points: 20, seconds: 60 * 60 },
  return: { points: 40, seconds: 60 * 60 },
  review: { points: 10, seconds: 60 * 60 },
  'review-voice': { points: 60, seconds: 60 * 60 },
  search: { points: 120, seconds: 60 },
  suggest: { points: 300, seconds: 60 },
} as const;

/** Time until a search over its limit is refused: at once, a flood would come back sooner. */
export const REFUSE_AFTER_MS = 1000;

export type LimitedAction = keyof typeof LIMITS;

/** Counts an attempt per machine and client address. Returns null while the client may go on. */
export type CheckLimit = {
  (action: LimitedAction, client: string): Promise<{ retryAfterSeconds: number } | null>;
  /** Takes back the count of attempts that turned out to be no guesses. */
  uncount(action: LimitedAction, client: string, attempts: number): Promise<void>;
  /** False where nobody is limited, for measurements and tests. */
  isOn: boolean;
};

export function rateLimits(isOn: boolean): CheckLimit {
  if (!isOn) return Object.assign(async () => null, { isOn, uncount: async () => {} });
  const limiters = new Map(
    Object.entries(LIMITS).map(([action, limit]) => [action, limiterOf(action, limit)]),
  );
  const check = (action: LimitedAction, client: string) => takePoint(limiters.get(action), client);
  const uncount: CheckLimit['uncount'] = (action, client, attempts) =>
    returnPoints(limiters.get(action), client, attempts);
  return Object.assign(check, { isOn, uncount });
}

const LIMITED_PAGES: { path: string; limit: LimitedAction }[] = [
  ...SIGN_IN_PATHS.map((path) => ({ path, limit: 'sign-in' as const })),
  ...PUBLIC_PAGES.flatMap(({ path, formLimit }) => (formLimit ? [{ path, limit: formLimit }] : [])),
];

/** Returns the limit on forms posted to this path, matched as the router matches it: any case, trailing slash or `.data`. */
export function limitedPage(method: string, pathname: string): LimitedAction | null {
  // The API counts for itself, and the router never sees what is under its path as it is written here.
  return method === 'POST' && !pathname.startsWith('/api/') ? limitOf(LIMITED_PAGES, pathname) : null;
}

const LIMITED_READS: { path: string; limit: LimitedAction }[] = PUBLIC_PAGES.flatMap(({ path, readLimit }) =>
  readLimit ? [{ path, limit: readLimit }] : [],
);

/** Returns the limit on reading the page at this address. */
export function limitedRead({ pathname, searchParams }: URL): LimitedAction | null {
  return searchParams.get('search') ? 'search' : limitOf(LIMITED_READS, pathname);
}

function limitOf(pages: { path: string; limit: LimitedAction }[], pathname: string): LimitedAction | null {
  const path = pathname.endsWith('/_.data')
    ? pathname.slice(0, -'_.data'.length)
    : pathname.replace(/\.data$/, '');
  const [match] = matchRoutes(pages, path) ?? [];
  return match?.route.limit ?? null;
}
