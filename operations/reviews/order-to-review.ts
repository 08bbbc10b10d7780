import {
  type GoodsToReview,
  listGoodsToReview,
  wasAsked,
} from '#database/queries/reviews/reviewable-goods.ts';
import { readReviewSettings } from '#database/queries/shop/shop-settings.ts';
import { readSignedToken } from '#operations/mail/signed-token.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** `areTaken`: the shop takes new reviews; `incentive`: what the shop promised its buyer for a review, in words; '' where nobody asked for one. */
export type OrderToReview = {
  orderId: string;
  areTaken: boolean;
  incentive: string;
  goods: GoodsToReview[];
};

/** Reads what an order was for by its link to review it. Null: the link is damaged or expired, or nothing of the order can be reviewed. */
export async function findOrderToReview(platform: Platform, token: string): Promise<OrderToReview | null> {
  const { db } = platform;
  const orderId = readSignedToken(platform, 'review-order', token);
  if (!orderId) return null;
  const goods = await listGoodsToReview(db, orderId);
  if (goods.length === 0) return null;
  const { incentive, taken } = await readReviewSettings(db);
  return {
    orderId,
    areTaken: taken,
    goods,
    incentive: incentive && (await wasAsked(db, orderId)) ? incentive : '',
  };
}
