import type { LandingSlug } from '#domain/listing/landing-slug.ts';

/** Papers are files, which the server sends itself. */
export const PAPER_PATH = '/orders/paper';

/** Every link of the shop; those of /cms are in `cms-paths.ts`, those of written pages come from `pageAddress`. */
export const paths = {
  home: () => '/',
  products: () => '/products',
  search: (search: string) => `/products?search=${encodeURIComponent(search).replaceAll('%20', '+')}`,
  brand: (slug: string) => `/products?brand=${encodeURIComponent(slug)}`,
  /** The reduced products of a brand, the biggest saving first; so the other two. */
  reducedOfBrand: (slug: string) => `/products?brand=${encodeURIComponent(slug)}&sort=saving&offer=yes`,
  categories: () => '/categories',
  category: (slug: string) => `/categories/${encodeURIComponent(slug)}`,
  reducedInCategory: (slug: string) => `/categories/${encodeURIComponent(slug)}?sort=saving&offer=yes`,
  typesInCategory: (category: string, ...types: string[]) =>
    `/categories/${encodeURIComponent(category)}?type=${types.map(encodeURIComponent).join(',')}`,
  brandInCategory: (category: string, brand: string) =>
    `/categories/${encodeURIComponent(category)}?brand=${encodeURIComponent(brand)}`,
  attributeInCategory: (category: string, attribute: string, value: string) =>
    `/categories/${encodeURIComponent(category)}?${attribute}=${encodeURIComponent(value)}`,
  landing: (slug: LandingSlug) => `/${slug}`,
  brands: () => '/brands',
  product: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  /** The product with a variant chosen; its slug is one of `variantSlugs`. */
  variant: (slug: string, variant: string) =>
    `/product/${encodeURIComponent(slug)}?variant=${encodeURIComponent(variant)}`,
  cart: () => '/cart',
  cartWithCode: (code: string) => `/cart?code=${encodeURIComponent(code)}`,
  /** A link that keeps a code for the next order, for letters. */
  applyCode: (code: string) => `/offers/use/${encodeURIComponent(code)}`,
  /** The data of the cart page with what pairs with these products, in the shades chosen. */
  cartPairs: (lines: readonly { id: string; variant: string }[]) =>
    `/cart?with=${lines.map(({ id, variant }) => `${encodeURIComponent(id)}:${encodeURIComponent(variant)}`).join(',')}`,
  checkout: () => '/checkout',
  confirmation: (orderNumber: string) => `/checkout?order=${encodeURIComponent(orderNumber)}`,
  /** Paying an order. Links to it load a document, whose policy lets the payment service's script in. */
  pay: () => '/checkout/pay',
  payOrder: (orderNumber: string) => `/checkout/pay?order=${encodeURIComponent(orderNumber)}`,
  payOrderByLink: (token: string) => `/checkout/pay?link=${encodeURIComponent(token)}`,
  demoBank: (secret: string, link: string) =>
    `/checkout/demo-bank?payment=${encodeURIComponent(secret)}&link=${encodeURIComponent(link)}`,
  about: () => '/about',
  contact: () => '/contact',
  contactAbout: (orderNumber: string) => `/contact?order=${encodeURIComponent(orderNumber)}`,
  complaints: () => '/complaints',
  complaintAbout: (orderNumber: string) => `/complaints?order=${encodeURIComponent(orderNumber)}`,
  newsletter: () => '/newsletter',
  confirmNewsletter: (token: string) => `/newsletter/confirm?link=${encodeURIComponent(token)}`,
  leaveNewsletter: (token: string) => `/newsletter/leave?link=${encodeURIComponent(token)}`,
  wholesale: () => '/wholesale',
  privacy: () => '/privacy',
  wishlist: () => '/wishlist',
  sharedWishlist: (ids: readonly string[]) => `/wishlist?items=${ids.map(encodeURIComponent).join(',')}`,
  reduced: () => '/products?sort=saving&offer=yes',
  newest: () => '/products?sort=newest',
  bestsellers: () => '/products?sort=bestselling',
  gifts: () => '/products?suits=gift',
  orders: () => '/orders',
  paper: (token: string) => `${PAPER_PATH}?link=${encodeURIComponent(token)}`,
  keepOrder: (token: string) => `/orders/keep?link=${encodeURIComponent(token)}`,
  viewOrder: (token: string) => `/orders/view?link=${encodeURIComponent(token)}`,
  askReturn: (token: string, about: string) =>
    `/orders/returns/ask?link=${encodeURIComponent(token)}&about=${encodeURIComponent(about)}`,
  ownReturn: (token: string, number: string) =>
    `/orders/returns/view?link=${encodeURIComponent(token)}&number=${encodeURIComponent(number)}`,
  returnSlip: (token: string, number: string) =>
    `/orders/returns/slip?link=${encodeURIComponent(token)}&number=${encodeURIComponent(number)}`,
  findOrder: (orderNumber: string) => `/orders?number=${encodeURIComponent(orderNumber)}`,
  account: () => '/account',
  rewards: () => '/rewards',
  giftCards: () => '/gift-cards',
  beautyTips: () => '/beauty-tips',
  pleaseWait: (from: string, seconds: number) =>
    `/please-wait?from=${encodeURIComponent(from)}&seconds=${seconds}`,
  shopIsBusy: () => '/please-wait?busy=yes',
  cms: () => '/cms',
};
