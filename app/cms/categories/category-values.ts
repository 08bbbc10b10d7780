import type { CategoryFields } from '#domain/catalogue/category-form.ts';

/** A stored category as the values of its form. */
export function categoryValues(category: CategoryFields): Record<string, string> {
  const { name, slug, description, color, icon, imageUrl, imageAlt } = category;
  return { name, slug, description, color, icon, imageUrl: imageUrl ?? '', imageAlt };
}
