import { paths } from './paths.ts';

/** Links of reviews; apart from `paths.ts`, which every page loads. */
export const reviewPaths = {
  ofProduct: (slug: string, params: Record<string, string | number> = {}) =>
    withParams(`${paths.product(slug)}/reviews`, params),
  /** Anybody's, who proves an address. */
  write: (slug: string) => `${paths.product(slug)}/reviews/write`,
  /** What an order was for, each to be reviewed; `product`: the form of one. */
  ofOrder: (token: string, product?: string) =>
    withParams('/reviews/order', { link: token, ...(product === undefined ? {} : { product }) }),
  confirm: (token: string) => withParams('/reviews/confirm', { link: token }),
  /** Ends mails that ask for reviews. */
  leave: (token: string) => withParams('/reviews/leave', { link: token }),
  vote: () => '/reviews/vote',
  report: (review?: string) => withParams('/reviews/report', review === undefined ? {} : { review }),
  rules: () => '/reviews/rules',
};

function withParams(path: string, params: Record<string, string | number>): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}
