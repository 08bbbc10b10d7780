import type { Unit } from '#domain/money/unit-price.ts';

/** What somebody buys: a shade or a size. Its price is resolved already: its own, or the product's (decision 18). */
export type Variant = {
  id: string;
  name: string;
  sku: string | null;
  barcode: string | null;
  pricePence: number;
  originalPricePence: number | null;
  stock: number;
  imageUrl: string | null;
  /** '#rrggbb' */
  shade: string | null;
  /** Its own content where sizes differ, in the product's unit. */
  amount: number | null;
};

export type NamedRef = { slug: string; name: string };

export type VariantChoice = { name: string; stock: number; shade: string | null; pricePence: number };

export type ProductCard = {
  /** The slug: what stands in /product/{id} (decision 19). */
  id: string;
  name: string;
  brand: NamedRef;
  category: NamedRef;
  pricePence: number;
  originalPricePence: number | null;
  discountPercent: number | null;
  imageUrl: string | null;
  /** What a card shows under a pointer. */
  secondImageUrl: string | null;
  /** The sum over its variants. */
  stock: number;
  featured: boolean;
  rating: number;
  reviewCount: number;
  amount: number | null;
  unit: Unit | null;
  variants: VariantChoice[];
  variantCount: number;
  hasPriceRange: boolean;
};

/** Only what is published can be seen and bought; what is archived can be taken back (decision 29). */
export const PRODUCT_STATUSES = ['draft', 'published', 'archived'] as const;

export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** '' where nobody said what it shows: then the product's name stands for it. */
export type ProductPicture = { url: string; alt: string };

export type ProductFeature = { icon: string; text: string };

export type Product = Omit<ProductCard, 'variants' | 'secondImageUrl'> & {
  variants: Variant[];
  description: string;
  /** In the owner's order; the first is `imageUrl`. */
  pictures: ProductPicture[];
  features: ProductFeature[];
  howToUse: string;
  ingredients: string;
  warnings: string;
  periodAfterOpeningMonths: number | null;
  /** Name and address of who answers for a cosmetic in the United Kingdom. */
  responsiblePerson: string;
  updatedAt: string;
  createdAt: string;
};

/** The variant of a product without shades or sizes (spec §3). */
export const STANDARD_VARIANT = 'Standard';

/** Whether quick add must ask which shade or size: not where Standard is the only variant (decision 25). */
export function needsChoice(product: {
  variantCount: number;
  variants: readonly { name: string }[];
}): boolean {
  if (product.variantCount > 1) return true;
  return product.variants.some((variant) => variant.name !== STANDARD_VARIANT);
}

/** The variant to preselect (decision 25); null when all are sold out. */
export function firstInStock<T extends { stock: number }>(variants: readonly T[]): T | null {
  return variants.find((variant) => variant.stock > 0) ?? null;
}
