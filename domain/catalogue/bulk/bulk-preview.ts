import { ATTRIBUTES, type AttributeSlug } from '#domain/catalogue/attributes.ts';
import { GOODS_KIND_NAMES } from '#domain/delivery/goods-kind.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { BulkProduct } from './bulk-change.ts';

/** One value that changes, in words; the label names a variant, the type or an attribute, or is ''. */
export type ShownDifference = { label: string; before: string; after: string };

/** The names of brands, categories and types by id, and of values by attribute and slug: 'skin-type:dry'. */
export type BulkNames = ReadonlyMap<string, string>;

/** What changes in a product, for people: prices, stock, and groups, type and attributes by name. */
export function shownDifferences(
  before: BulkProduct,
  after: BulkProduct,
  names: BulkNames,
): ShownDifference[] {
  const nameOf = (id: string) => names.get(id) ?? id;
  const personText = (id: string | null) => (id === null ? 'As brand or shop' : nameOf(id));
  const differences: ShownDifference[] = [
    { label: '', before: priceText(before), after: priceText(after) },
    { label: '', before: nameOf(before.brandId), after: nameOf(after.brandId) },
    { label: '', before: nameOf(before.categoryId), after: nameOf(after.categoryId) },
    { label: 'Origin', before: before.originCountry ?? 'None', after: after.originCountry ?? 'None' },
    { label: 'Commodity code', before: before.commodityCode ?? 'None', after: after.commodityCode ?? 'None' },
    { label: 'Great Britain', before: personText(before.gbPersonId), after: personText(after.gbPersonId) },
    { label: 'EU and NI', before: personText(before.euPersonId), after: personText(after.euPersonId) },
    { label: 'For carriers', before: goodsKindText(before), after: goodsKindText(after) },
    { label: 'Type', before: typeText(before, names), after: typeText(after, names) },
    ...ATTRIBUTES.map(({ slug, name }) => ({
      label: name,
      before: valuesText(before, slug, names),
      after: valuesText(after, slug, names),
    })),
  ];
  for (const [place, variant] of before.variants.entries()) {
    const became = after.variants[place];
    if (!became) continue;
    const label = before.variants.length > 1 ? variant.name : '';
    differences.push({ label, before: priceText(variant), after: priceText(became) });
    differences.push({ label, before: gramsText(variant.grams), after: gramsText(became.grams) });
    differences.push({ label, before: costText(variant.costPence), after: costText(became.costPence) });
    differences.push({
      label,
      before: variant.stock.toLocaleString('en-GB'),
      after: became.stock.toLocaleString('en-GB'),
    });
  }
  return differences.filter((shown) => shown.before !== shown.after);
}

function goodsKindText({ goodsKind }: BulkProduct): string {
  return goodsKind === null ? 'Nothing special' : GOODS_KIND_NAMES[goodsKind];
}

function gramsText(grams: number | null): string {
  return grams === null ? 'No weight' : `${grams.toLocaleString('en-GB')} g`;
}

function costText(costPence: Pence | null): string {
  return costPence === null ? 'No cost' : formatPounds(costPence);
}

function typeText({ typeId }: BulkProduct, names: BulkNames): string {
  return typeId === null ? 'None' : (names.get(typeId) ?? typeId);
}

function valuesText({ attributes }: BulkProduct, slug: AttributeSlug, names: BulkNames): string {
  const own = attributes.filter(({ attribute }) => attribute === slug);
  return own.map(({ value }) => names.get(`${slug}:${value}`) ?? value).join(', ') || 'None';
}

function priceText({
  pricePence,
  originalPricePence,
}: {
  pricePence: Pence | null;
  originalPricePence: Pence | null;
}) {
  if (pricePence === null) return '';
  return originalPricePence === null
    ? formatPounds(pricePence)
    : `${formatPounds(pricePence)}, was ${formatPounds(originalPricePence)}`;
}
