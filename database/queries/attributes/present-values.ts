import type { Db } from '#database/open.ts';
import type { AttributeSlug, AttributeValue } from '#domain/catalogue/attributes.ts';
import { slugFrom } from '#domain/text/slug.ts';

export type FormerValue = { attribute: AttributeSlug; slug: string; value: string };

/** Merged values, each with the one that took its products. */
export async function listFormerValues(db: Db): Promise<FormerValue[]> {
  return db.selectFrom('former_attribute_values').selectAll().execute();
}

export type PresentValue = <Value extends AttributeValue>(value: Value) => Value;

/**
 * Returns a function that finds the value a slug means today: the value of this slug, else the one it was merged into, else one that
 * was renamed so that its name gives the slug. A value nobody knows is returned as it is.
 */
export async function readPresentValues(db: Db): Promise<PresentValue> {
  const known = await db.selectFrom('attribute_values').select(['attribute', 'slug', 'name']).execute();
  const key = (attribute: string, slug: string) => `${attribute} ${slug}`;
  const slugs = new Map<string, string>([
    ...known.map(({ attribute, slug, name }) => [key(attribute, slugFrom(name)), slug] as const),
    ...(await listFormerValues(db)).map(
      ({ attribute, slug, value }) => [key(attribute, slug), value] as const,
    ),
    ...known.map(({ attribute, slug }) => [key(attribute, slug), slug] as const),
  ]);
  return (value) => ({ ...value, value: slugs.get(key(value.attribute, value.value)) ?? value.value });
}
