import type { KnownShop } from '#app/shop-settings.ts';

export function homeDescription({ name, announcement }: KnownShop): string {
  return `${name} is a British beauty shop: skincare, makeup, hair care, fragrances, body care and salon tools. ${announcement}.`;
}
