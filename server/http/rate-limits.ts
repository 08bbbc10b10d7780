import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export const LIMITS = {
  'sign-in': { points: 10, seconds: 15 * 60 },
  order: { points: 30, seconds: 10 * 60 },
  'refused-order-form': { points: 600, seconds: 10 * 60 },
  lookup: { points: 30, seconds: 10 * 60 },
  contact: { points: 10, seconds: 60 * 60 },
  newsletter: { points: 10, seconds: 60 * 60 },
} as const;

export type LimitedAction = keyof typeof LIMITS;

/** Null when the client may go on, else after how many seconds to try again. Counted per process and client address. */
export type CheckLimit = (
  action: LimitedAction,
  client: string,
) => Promise<{ retryAfterSeconds: number } | null>;

export function rateLimits(isOn: boolean): CheckLimit {
  if (!isOn) return async () => null;
  const limiters = new Map(
    Object.entries(LIMITS).map(([action, { points, seconds }]) => [
      action,
      new RateLimiterMemory({ points, duration: seconds }),
    ]),
  );
  return async (action, client) => {
    try {
      await limiters.get(action)?.consume(client);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) };
    }
  };
}

const SIGN_IN_PATHS = [
  '/cms/sign-in',
  '/cms/second-step',
  '/cms/passkey/sign-in',
  '/cms/join',
  '/cms/welcome',
];

/** Which limit a page's form falls under. */
export function limitedPage(method: string, pathname: string): LimitedAction | null {
  if (method !== 'POST') return null;
  const path = pathname.replace(/\.data$/, '');
  if (SIGN_IN_PATHS.includes(path)) return 'sign-in';
  if (path === '/contact' || path === '/wholesale') return 'contact';
  if (path === '/orders') return 'lookup';
  if (path === '/newsletter') return 'newsletter';
  return null;
}
