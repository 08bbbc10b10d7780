import type { KnownShop } from '#app/shop/known-shop.ts';

export function homeDescription({ name, description, deliveryOffer }: KnownShop): string {
  return `${name}: ${description} ${deliveryOffer}.`;
}
