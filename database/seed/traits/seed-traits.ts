import type { AttributeSlug } from '#domain/catalogue/attributes.ts';

/** The type of a demo product and what is told of it; `free-from` and vegan follow from its ingredients (`ingredient-claims.ts`). */
export type SeedTraits = { type: string } & { [attribute in Exclude<AttributeSlug, 'free-from'>]?: string[] };

/** By the slug of the product. */
export type SeedTraitsBySlug = Record<string, SeedTraits>;
