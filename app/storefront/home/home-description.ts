import type { KnownShop } from '#app/shop-settings.ts';
import { deliveryOffer } from '#domain/shipping.ts';

export function homeDescription({ name, delivery }: KnownShop): string {
  return `${name} is a British beauty shop: skincare, makeup, hair care, fragrances, body care and salon tools. ${deliveryOffer(delivery)}.`;
}
