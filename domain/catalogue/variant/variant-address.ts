import { slugFrom, uniqueSlug } from '#domain/text/slug.ts';

/** The parameter of a product's address that names the chosen variant: `/product/matte-lipstick?variant=ember`. */
export const VARIANT_PARAM = 'variant';

/** Returns what names each variant in its product's address, in the order of the names: no two are the same. */
export function variantSlugs(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const slug = uniqueSlug(slugFrom(name), (each) => taken.has(each));
    taken.add(slug);
    return slug;
  });
}

/** Returns the slug of the variant an address names by slug or, as older links do, by name; null where there is none. */
export function variantAsked(names: readonly string[], asked: string): string | null {
  const slugs = variantSlugs(names);
  if (slugs.includes(asked)) return asked;
  return slugs[names.indexOf(asked)] ?? null;
}
