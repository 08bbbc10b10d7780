import type { OrderAttempts } from '#operations/platform/platform.ts';
import { limiterOf, takePoint } from './limiter.ts';

/** Wrong emails an order number is tried with in an hour, from however many addresses. */
const LIMIT = { points: 20, seconds: 60 * 60 };

export function limitedOrderAttempts(): OrderAttempts {
  const limiter = limiterOf('order-number', LIMIT);
  return {
    take: (orderNumber) => takePoint(limiter, orderNumber),
    giveBack: async (orderNumber) => void (await limiter.reward(orderNumber)),
  };
}
