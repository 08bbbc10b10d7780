import { paths } from './paths.ts';

/** Links about products that are back in stock; apart from `paths.ts`, which every page loads. */
export const stockRequestPaths = {
  form: () => '/back-in-stock',
  ask: (product: string, variant: string) =>
    `/back-in-stock?product=${encodeURIComponent(product)}&variant=${encodeURIComponent(variant)}`,
  confirm: (token: string) => `/back-in-stock/confirm?link=${encodeURIComponent(token)}`,
  withdraw: (token: string) => `/back-in-stock/withdraw?link=${encodeURIComponent(token)}`,
  /** The product with a variant chosen. */
  product: (slug: string, variant: string | null) =>
    variant === null ? paths.product(slug) : `${paths.product(slug)}?variant=${encodeURIComponent(variant)}`,
};
