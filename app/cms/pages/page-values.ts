import type { PageFields } from '#domain/content/page-form.ts';

/** A stored page as the values of its form. */
export function pageValues(page: PageFields): Record<string, string> {
  return {
    kind: page.kind,
    title: page.title,
    slug: page.slug,
    summary: page.summary,
    body: page.body,
    imageUrl: page.imageUrl ?? '',
    imageAlt: page.imageAlt,
    author: page.author,
    footer: page.footer,
    footerLabel: page.footerLabel,
    status: page.status,
    products: page.products.join(' '),
  };
}
