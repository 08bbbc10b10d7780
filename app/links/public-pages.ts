import { VARIANT_PARAM } from '#domain/catalogue/variant/variant-address.ts';
import { STANDING_PAGES } from '#domain/content/page.ts';
import { LANDING_SLUGS } from '#domain/listing/landing-slug.ts';
import { LISTING_PARAMS } from '#domain/listing/listing.ts';
import { LARGEST_SHOPPER_PICTURES_BYTES } from '#domain/pictures/shopper-pictures.ts';
import { LARGEST_RETURN_PICTURES_BYTES } from '#domain/returns/return-picture.ts';
import { REVIEW_LIST_PARAMS } from '#domain/reviews/review-list.ts';
import { DRAWN_BY_SCRIPT, LOADING_KINDS, type LoadingKind } from './browser-page-traits.ts';

/** Addresses of the sitemap: the path itself, or one for each row of a list. */
export type SitemapSource = 'itself' | 'categories' | 'brands' | 'products' | 'pages';

/** Who a page is for. The page of a customer is made from the cookies of its request, that of everyone without any. */
export type Audience = 'everyone' | 'customer';

/**
 * Whether every visitor is sent the same copy of a page, until what it shows changes. False where the row says nothing. A page that a
 * secret opens and a page of a customer cannot be cached: such a row does not compile.
 */
export type Caching =
  | { cached: true; audience: 'everyone'; secretParam: null }
  | { cached: false; audience: 'everyone'; secretParam: string | null }
  | { cached: false; audience: 'customer'; secretParam: null };

/** The rate limit on forms posted to a page; `server/http/rate-limits.ts` says how many. */
export type FormLimit =
  | 'lookup'
  | 'contact'
  | 'newsletter'
  | 'stock-request'
  | 'return'
  | 'review'
  | 'review-voice';

/** `secretParam`: the parameter that opens something to whoever has it. */
export type PublicPage = Caching & {
  path: string;
  /** The route module, in app/. */
  file: string;
  /** Required where several paths share a module; otherwise the module's name is the route's id. */
  id?: string;
  /**
   * Query parameters its loader reads, in the order of the canonical address. No other reaches the loader:
   * `tests/features/page-params.test.ts` shows one that is missing here.
   */
  params?: readonly string[];
  /** Query parameters that the page's script alone reads: the server renders the page without them. */
  paramsOfScript?: readonly string[];
  /** False where no visitor can ask for it (404): the server renders it in place of another page. */
  isAddress: boolean;
  /** Its parameter is the slug of a product: an order of that product drops the page from the cache at once. */
  isProduct: boolean;
  sitemap: readonly SitemapSource[];
  formLimit: FormLimit | null;
  /** What its form may bring of pictures, in bytes: a larger body is read. */
  pictureBytes: number;
  /** False where it stands without the shop's header and footer. */
  isFramed: boolean;
  /** Reached from mails and redirects, never by a link of a page already open: other pages do not load its route. */
  isOpenedByDocument: boolean;
  /** Takes payments: its policy lets the payment service's script in. */
  takesPayment: boolean;
  /** The rate limit on reading it, where every visitor gets a page of their own. */
  readLimit: 'order-link' | null;
  /** Loads its script at once, because it is empty without; others load it after first paint. */
  isDrawnByScript: boolean;
  /** Links to it prefetch its script and data. */
  isPrefetched: boolean;
  loading: LoadingKind | null;
};

/** The secret parameter of links in mails and on pages of orders. */
const BY_LINK = { secretParam: 'link' } as const;

/** Every public page, for routes, page cache, sitemap, rate limits and rendering. Browsers do not load this file. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  page('/', 'storefront/home/home-page.tsx', { cached: true, sitemap: ['itself'] }),
  page('/products', 'storefront/listing/product-listing-page.tsx', {
    cached: true,
    params: LISTING_PARAMS,
    sitemap: ['itself', 'brands'],
  }),
  page('/products/:category', 'storefront/listing/products-category-page.tsx', {
    cached: true,
    params: LISTING_PARAMS,
  }),
  page('/categories', 'storefront/categories/category-index-page.tsx', { cached: true, sitemap: ['itself'] }),
  page('/categories/:category', 'storefront/listing/category-listing-page.tsx', {
    cached: true,
    params: LISTING_PARAMS,
    sitemap: ['categories'],
  }),
  page('/brands', 'storefront/brands/brand-index-page.tsx', { cached: true, sitemap: ['itself'] }),
  page('/product/:id', 'storefront/product/product-detail-page.tsx', {
    cached: true,
    params: [VARIANT_PARAM],
    isProduct: true,
    isPrefetched: true,
    sitemap: ['products'],
  }),
  page('/product/:id/reviews', 'storefront/reviews/all-reviews-page.tsx', { params: REVIEW_LIST_PARAMS }),
  page('/product/:id/reviews/write', 'storefront/reviews/write-review-page.tsx', {
    formLimit: 'review',
    pictureBytes: LARGEST_SHOPPER_PICTURES_BYTES,
  }),
  page('/reviews/order', 'storefront/reviews/order-reviews-page.tsx', {
    params: ['link', 'product'],
    ...BY_LINK,
    formLimit: 'review',
    pictureBytes: LARGEST_SHOPPER_PICTURES_BYTES,
    readLimit: 'order-link',
  }),
  page('/reviews/confirm', 'storefront/reviews/confirm-review-page.tsx', {
    params: ['link'],
    ...BY_LINK,
    isOpenedByDocument: true,
  }),
  page('/reviews/leave', 'storefront/reviews/leave-review-mails-page.tsx', {
    params: ['link'],
    ...BY_LINK,
    isOpenedByDocument: true,
  }),
  page('/reviews/vote', 'storefront/reviews/vote-review-page.tsx', { formLimit: 'review-voice' }),
  page('/reviews/report', 'storefront/reviews/report-review-page.tsx', {
    params: ['review'],
    formLimit: 'review-voice',
  }),
  page('/reviews/rules', 'storefront/reviews/review-rules-page.tsx', { cached: true, sitemap: ['itself'] }),
  page('/cart', 'storefront/cart-page/cart-page.tsx', {
    cached: true,
    params: ['with'],
    paramsOfScript: ['code'],
  }),
  page('/offers/use/:code', 'storefront/use-code/use-code-page.tsx'),
  page('/checkout', 'storefront/checkout/checkout-page.tsx', { cached: true, paramsOfScript: ['order'] }),
  page('/checkout/pay', 'storefront/pay/pay-order-page.tsx', {
    params: ['order', 'link'],
    ...BY_LINK,
    formLimit: 'lookup',
    readLimit: 'order-link',
    isFramed: false,
    isOpenedByDocument: true,
    takesPayment: true,
  }),
  page('/checkout/demo-bank', 'storefront/pay/demo-bank-page.tsx', {
    params: ['payment', 'link'],
    ...BY_LINK,
    formLimit: 'lookup',
    isFramed: false,
    isOpenedByDocument: true,
  }),
  page('/about', 'storefront/about/about-page.tsx', { cached: true, sitemap: ['itself'] }),
  page('/contact', 'storefront/contact/contact-page.tsx', {
    cached: true,
    paramsOfScript: ['order'],
    sitemap: ['itself'],
    formLimit: 'contact',
  }),
  page('/complaints', 'storefront/complaints/complaint-page.tsx', {
    cached: true,
    paramsOfScript: ['order'],
    sitemap: ['itself'],
    formLimit: 'contact',
  }),
  page('/newsletter', 'storefront/newsletter/newsletter-page.tsx', { cached: true, formLimit: 'newsletter' }),
  page('/newsletter/confirm', 'storefront/newsletter/confirm-newsletter-page.tsx', {
    params: ['link'],
    ...BY_LINK,
    isOpenedByDocument: true,
  }),
  page('/newsletter/leave', 'storefront/newsletter/leave-newsletter-page.tsx', {
    params: ['link'],
    ...BY_LINK,
    isOpenedByDocument: true,
  }),
  page('/back-in-stock', 'storefront/back-in-stock/ask-for-stock-page.tsx', {
    params: ['product', 'variant'],
    formLimit: 'stock-request',
  }),
  page('/back-in-stock/confirm', 'storefront/back-in-stock/confirm-stock-request-page.tsx', {
    params: ['link'],
    ...BY_LINK,
    isOpenedByDocument: true,
  }),
  page('/back-in-stock/withdraw', 'storefront/back-in-stock/withdraw-stock-request-page.tsx', {
    params: ['link'],
    ...BY_LINK,
    isOpenedByDocument: true,
  }),
  page('/questions', 'storefront/questions/all-questions-page.tsx', { params: ['product', 'page'] }),
  page('/questions/ask', 'storefront/questions/ask-question-page.tsx', {
    params: ['product', 'question'],
    formLimit: 'stock-request',
  }),
  page('/questions/confirm', 'storefront/questions/confirm-question-page.tsx', {
    params: ['link'],
    ...BY_LINK,
    isOpenedByDocument: true,
  }),
  page('/questions/leave', 'storefront/questions/leave-question-page.tsx', {
    params: ['link'],
    ...BY_LINK,
    isOpenedByDocument: true,
  }),
  page('/wholesale', 'storefront/wholesale/wholesale-page.tsx', {
    cached: true,
    sitemap: ['itself'],
    formLimit: 'contact',
  }),
  page('/orders', 'storefront/orders/order-lookup-page.tsx', {
    params: ['number'],
    formLimit: 'lookup',
  }),
  page('/orders/keep', 'storefront/orders/keep-order-page.tsx', {
    params: ['link'],
    ...BY_LINK,
    isOpenedByDocument: true,
    readLimit: 'order-link',
  }),
  page('/orders/paper', 'storefront/orders/dead-paper-link-page.tsx', {
    params: ['link'],
    ...BY_LINK,
    readLimit: 'order-link',
    isOpenedByDocument: true,
  }),
  page('/orders/view', 'storefront/orders/order-link-page.tsx', {
    params: ['link'],
    ...BY_LINK,
    formLimit: 'lookup',
    readLimit: 'order-link',
  }),
  page('/orders/returns/ask', 'storefront/returns/ask-return-page.tsx', {
    params: ['link', 'about'],
    ...BY_LINK,
    pictureBytes: LARGEST_RETURN_PICTURES_BYTES,
    formLimit: 'return',
    readLimit: 'order-link',
  }),
  page('/orders/returns/view', 'storefront/returns/own-return-page.tsx', {
    params: ['link', 'number'],
    ...BY_LINK,
    pictureBytes: LARGEST_RETURN_PICTURES_BYTES,
    formLimit: 'return',
    readLimit: 'order-link',
  }),
  page('/orders/returns/slip', 'storefront/returns/return-slip-page.tsx', {
    params: ['link', 'number'],
    ...BY_LINK,
    readLimit: 'order-link',
    isFramed: false,
    isOpenedByDocument: true,
  }),
  page('/wishlist', 'storefront/wishlist/wishlist-page.tsx', { cached: true, params: ['items'] }),
  page('/account', 'storefront/without-account/account-page.tsx', { cached: true }),
  page('/rewards', 'storefront/without-account/rewards-page.tsx', { cached: true }),
  page('/gift-cards', 'storefront/without-account/gift-cards-page.tsx', { cached: true }),
  page('/please-wait', 'storefront/layout/please-wait-page.tsx', { isAddress: false }),
  page('/beauty-tips', 'storefront/magazine/magazine-page.tsx', { cached: true, sitemap: ['itself'] }),
  page('/beauty-tips/:slug', 'storefront/magazine/article-page.tsx', {
    cached: true,
    isPrefetched: true,
    sitemap: ['pages'],
  }),
  page('/pages/:slug', 'storefront/pages/written-page.tsx', { cached: true, sitemap: ['pages'] }),
  ...STANDING_PAGES.map((slug) =>
    page(`/${slug}`, 'storefront/pages/written-page.tsx', { cached: true, id: slug, sitemap: ['pages'] }),
  ),
  ...LANDING_SLUGS.map((slug) =>
    page(`/${slug}`, 'storefront/landing/landing-page.tsx', { cached: true, id: slug, sitemap: ['itself'] }),
  ),
];

export function routeIdOf({ id, file }: PublicPage): string {
  return id ?? file.replace(/\.tsx$/, '');
}

type GivenCaching =
  | { cached: true; audience?: never; secretParam?: never }
  | { cached?: never; audience?: never; secretParam?: string }
  | { cached?: never; audience: 'customer'; secretParam?: never };

type Settings = GivenCaching &
  Partial<Omit<PublicPage, keyof Caching | 'path' | 'file' | 'isDrawnByScript' | 'loading'>>;

function page(path: string, file: string, settings: Settings = {}): PublicPage {
  return {
    path,
    file,
    isAddress: true,
    isProduct: false,
    sitemap: [],
    formLimit: null,
    pictureBytes: 0,
    isFramed: true,
    isOpenedByDocument: false,
    takesPayment: false,
    readLimit: null,
    isPrefetched: false,
    ...settings,
    ...cachingOf(settings),
    isDrawnByScript: DRAWN_BY_SCRIPT.includes(path),
    loading: LOADING_KINDS[path] ?? null,
  };
}

function cachingOf({ cached, audience, secretParam }: GivenCaching): Caching {
  if (cached) return { cached, audience: 'everyone', secretParam: null };
  if (audience) return { cached: false, audience, secretParam: null };
  return { cached: false, audience: 'everyone', secretParam: secretParam ?? null };
}
