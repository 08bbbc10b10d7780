import type { Db } from '#database/open.ts';
import { listTakenSlugs } from '#database/queries/catalogue-editing/import-rows.ts';
import type { ProductRecord } from '#database/queries/catalogue-editing/write-product.ts';
import { slugFrom, uniqueSlug } from '#domain/text/slug.ts';

/**
 * Chooses a slug for every new product: that of its name, with the brand in front where it is taken, or a number behind.
 * Taken slugs are read anew for each batch, since staff may add products while an import runs.
 */
export async function chooseSlugs(
  db: Db,
  creates: ProductRecord[],
  { requested, taken }: { requested: ReadonlySet<string>; taken: Set<string> },
): Promise<void> {
  let open = creates;
  while (open.length > 0) {
    const chosen = new Map<string, ProductRecord>();
    const isTaken = (slug: string) => taken.has(slug) || chosen.has(slug);
    for (const record of open) {
      const isRequested = requested.has(record.slug) && !isTaken(record.slug);
      record.slug = isRequested ? record.slug : slugFor(record, isTaken);
      chosen.set(record.slug, record);
    }
    const refused = await listTakenSlugs(db, [...chosen.keys()]);
    for (const slug of chosen.keys()) taken.add(slug);
    open = refused.flatMap((slug) => chosen.get(slug) ?? []);
  }
}

/** Makes the address that a file asks for fit: lower case, without accents, hyphens for other signs; '' if nothing is left. */
export function addressOf(wanted: string): string {
  return shortened(slugFrom(wanted.replace(/[_./+~]+/g, '-')));
}

function slugFor({ name, brand }: ProductRecord, isTaken: (slug: string) => boolean): string {
  const base = shortened(slugFrom(name));
  const withBrand = shortened(`${slugFrom(brand.name)}-${base}`);
  return uniqueSlug(base === '' || isTaken(base) ? withBrand : base, isTaken);
}

/** With a number behind, it stays within what the product form takes. */
const MAX_SLUG_LENGTH = 90;

function shortened(slug: string): string {
  return slug.slice(0, MAX_SLUG_LENGTH).replace(/^-|-$/g, '');
}
