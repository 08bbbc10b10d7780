import type { LandingSlug } from '#domain/listing/landing-slug.ts';

/** Every link of the shop; those of /cms are in `cms-paths.ts`, those of written pages come from `pageAddress`. */
export const paths = {
  home: () => '/',
  products: () => '/products',
  search: (search: string) => `/products?search=${encodeURIComponent(search).replaceAll('%20', '+')}`,
  brand: (slug: string) => `/products?brand=${encodeURIComponent(slug)}`,
  reducedOfBrand: (slug: string) => `/products?brand=${encodeURIComponent(slug)}&offer=yes`,
  categories: () => '/categories',
  category: (slug: string) => `/categories/${encodeURIComponent(slug)}`,
  reducedInCategory: (slug: string) => `/categories/${encodeURIComponent(slug)}?offer=yes`,
  brandInCategory: (category: string, brand: string) =>
    `/categories/${encodeURIComponent(category)}?brand=${encodeURIComponent(brand)}`,
  landing: (slug: LandingSlug) => `/${slug}`,
  brands: () => '/brands',
  product: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  confirmation: (orderNumber: string) => `/checkout?order=${encodeURIComponent(orderNumber)}`,
  about: () => '/about',
  contact: () => '/contact',
  newsletter: () => '/newsletter',
  wholesale: () => '/wholesale',
  privacy: () => '/privacy',
  wishlist: () => '/wishlist',
  sharedWishlist: (ids: readonly string[]) => `/wishlist?items=${ids.map(encodeURIComponent).join(',')}`,
  reduced: () => '/products?offer=yes',
  orders: () => '/orders',
  account: () => '/account',
  rewards: () => '/rewards',
  giftCards: () => '/gift-cards',
  beautyTips: () => '/beauty-tips',
  pleaseWait: (from: string, seconds: number) =>
    `/please-wait?from=${encodeURIComponent(from)}&seconds=${seconds}`,
  shopIsBusy: () => '/please-wait?busy=yes',
  cms: () => '/cms',
};
