import type { Db } from '#database/open.ts';
import {
  listNamedParts,
  listPartsBySku,
  listSetNames,
  type NamedPart,
  type PartRecord,
} from '#database/queries/sets/write-set-parts.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { type Finding, finding } from '#domain/import/import-finding.ts';
import type { ImportPart } from '#domain/import/part-cells.ts';

/** The variants that the cells of a batch name as parts. */
export type KnownParts = { bySku: Map<string, NamedPart>; bySlug: Map<string, NamedPart[]> };

export async function readKnownParts(db: Db, parts: readonly ImportPart[]): Promise<KnownParts> {
  const codes = [...new Set(parts.map(({ code }) => code))];
  const bySku = await listPartsBySku(db, codes);
  const bySlug = await listNamedParts(db, [...new Set(codes.map((code) => named(code).slug))]);
  return {
    bySku: new Map(bySku.map(({ sku, ...part }) => [sku, part])),
    bySlug: Map.groupBy(bySlug, ({ slug }) => slug),
  };
}

export function productIdsOf({ bySku, bySlug }: KnownParts): string[] {
  return [...bySku.values(), ...[...bySlug.values()].flat()].map(({ productId }) => productId);
}

export type FoundParts = { ok: true; parts: PartRecord[] } | { ok: false; finding: Finding };

/**
 * Finds the variants a row names as the parts of its product. Refused: a part the shop does not have, or of several variants with
 * none named, a set as a part, the product itself, a product that is a part itself.
 */
export async function findParts(
  db: Db,
  wanted: readonly ImportPart[],
  { bySku, bySlug }: KnownParts,
  productId: string | null,
): Promise<FoundParts> {
  const refused = (value: string, reason: string): FoundParts => ({
    ok: false,
    finding: finding('refused', 'parts', value, reason),
  });
  const holders = productId === null ? [] : await listSetNames(db, productId);
  if (holders.length > 0)
    return refused('', `are those of a product that is a part of ${holders.join(', ')}: a set holds no sets`);
  const parts: PartRecord[] = [];
  for (const { code, quantity } of wanted) {
    const { slug, variant } = named(code);
    const variants = bySlug.get(slug) ?? [];
    const part = bySku.get(code) ?? variantOf(variants, variant);
    if (!part && variants.length > 1)
      return refused(code, 'names a product of several variants: add one, as slug: Variant, or its SKU');
    if (!part) return refused(code, 'names a part that the shop does not have');
    if (part.productId === productId) return refused(code, 'is the set itself');
    if (part.isSet) return refused(code, 'is a set: a set holds no sets');
    if (parts.some(({ variantId }) => variantId === part.variantId))
      return refused(code, 'names one part twice: raise its number instead');
    parts.push({ variantId: part.variantId, quantity });
  }
  return { ok: true, parts };
}

/** Without a name: the only one, or the one a product without variants has. */
function variantOf(variants: readonly NamedPart[], name: string | null): NamedPart | undefined {
  if (name !== null) return variants.find(({ variant }) => variant === name);
  return variants.length === 1 ? variants[0] : variants.find(({ variant }) => variant === STANDARD_VARIANT);
}

function named(code: string): { slug: string; variant: string | null } {
  const [, slug = code, variant = null] = /^([a-z0-9-]+):\s*(.+)$/.exec(code) ?? [];
  return { slug, variant };
}
