import type { KnownShop } from '#app/shop/known-shop.ts';

export function homeDescription({ name, deliveryOffer }: KnownShop): string {
  return `${name} is a British beauty shop: skincare, makeup, hair care, fragrances, body care and salon tools. ${deliveryOffer}.`;
}
