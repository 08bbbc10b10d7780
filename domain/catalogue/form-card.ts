import { parsePounds } from '#domain/money/parse-pounds.ts';
import { UNITS } from '#domain/money/unit-price.ts';
import type { NamedRef, ProductCard } from './product.ts';
import { isBlankVariant, MOST_VARIANTS, type VariantValues, variantAt } from './product-variant-form.ts';

/**
 * Returns the product as its card shows it once the form is saved: with the price, the former price and the content of the
 * cheapest variant that can be bought, and of a set with the stock of its parts. Fields that cannot be read yet count as empty.
 */
export function cardFromForm(
  values: Record<string, string>,
  { brand, category }: { brand: NamedRef; category: NamedRef },
): ProductCard {
  const rows = Array.from({ length: MOST_VARIANTS }, (_, place) => variantAt(values, place)).filter(
    (row) => !isBlankVariant(row),
  );
  const sold = rows.length > 0 ? rows.map((row) => soldFrom(row, values)) : [standardFrom(values)];
  const inStock = sold.filter(({ stock }) => stock > 0);
  const offered = inStock.length > 0 ? inStock : sold;
  const cheapest = offered.reduce((least, each) => (each.pricePence < least.pricePence ? each : least));
  return {
    id: values.slug ?? '',
    name: values.name ?? '',
    brand,
    category,
    pricePence: cheapest.pricePence,
    originalPricePence: cheapest.originalPricePence,
    discountPercent: number(values.discountPercent) || null,
    imageUrl: values['pictures.0.url'] || null,
    secondImageUrl: values['pictures.1.url'] || null,
    stock: sold.reduce((sum, { stock }) => sum + stock, 0),
    featured: values.featured === 'on',
    rating: number(values.rating),
    reviewCount: number(values.reviewCount),
    amount: cheapest.amount,
    unit: UNITS.find((unit) => unit === values.unit) ?? null,
    variants: sold.map(({ name, stock, shade, pricePence }) => ({ name, stock, shade, pricePence })),
    variantCount: sold.length,
    hasPriceRange: offered.some(({ pricePence }) => pricePence > cheapest.pricePence),
  };
}

type Sold = {
  name: string;
  stock: number;
  shade: string | null;
  pricePence: number;
  originalPricePence: number | null;
  amount: number | null;
};

function standardFrom(values: Record<string, string>): Sold {
  return {
    name: values.name ?? '',
    stock: number(values.parts ? (values.partsStock ?? values.stock) : values.stock),
    shade: null,
    pricePence: pence(values.pricePence) ?? 0,
    originalPricePence: pence(values.originalPricePence),
    amount: number(values.amount) || null,
  };
}

/** A variant without a price of its own costs what the product costs, reductions included. */
function soldFrom(row: VariantValues, values: Record<string, string>): Sold {
  const product = standardFrom(values);
  const ownPence = pence(row.pricePence);
  return {
    name: row.name,
    stock: number(row.stock),
    shade: /^#[0-9a-f]{6}$/i.test(row.shade) ? row.shade : null,
    pricePence: ownPence ?? product.pricePence,
    originalPricePence: ownPence === null ? product.originalPricePence : pence(row.originalPricePence),
    amount: number(row.amount) || product.amount,
  };
}

function pence(text = ''): number | null {
  const parsed = parsePounds(text);
  return parsed.ok ? parsed.pence : null;
}

function number(text = ''): number {
  const value = Number(text);
  return Number.isFinite(value) ? Math.max(0, value) : 0;
}
