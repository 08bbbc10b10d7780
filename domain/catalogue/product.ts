import type { GoodsKind } from '#domain/delivery/goods-kind.ts';
import type { ShownPerson } from '#domain/item-data/person-form.ts';
import type { Unit } from '#domain/money/unit-price.ts';
import type { VatRate } from '#domain/money/vat-rate.ts';
import type { ProductAttribute } from './attributes.ts';
import type { ShadeDepth, ShadeFamily, Undertone } from './shade-words.ts';

/** A shade or a size of a product, the unit that is bought. `price` is already resolved: its own or the product's. */
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
  shadeFamily: ShadeFamily | null;
  shadeDepth: ShadeDepth | null;
  shadeUndertone: Undertone | null;
  /** The words entered for it: 'Fair, warm undertone', 'Deep cool berry'; null where nothing is entered. */
  shadeWords: string | null;
  /** The depth (of skin) or family it is gathered under among many; '' for none. */
  shadeGroup: string;
  /** Nominal content if sizes differ, in the product's unit. */
  amount: number | null;
  /** What one weighs, without packing; null: not known. */
  grams: number | null;
};

export type NamedRef = { slug: string; name: string };

export type VariantChoice = { name: string; stock: number; shade: string | null; pricePence: number };

export type ProductCard = {
  /** The slug in /product/{id}. */
  id: string;
  name: string;
  brand: NamedRef;
  category: NamedRef;
  pricePence: number;
  originalPricePence: number | null;
  discountPercent: number | null;
  imageUrl: string | null;
  /** Picture a card shows on hover. */
  secondImageUrl: string | null;
  /** Sum over the variants. */
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

/** Only published products can be seen and bought; archived ones can be restored (docs/decisions/040-deletion-and-archive.md). */
export const PRODUCT_STATUSES = ['draft', 'published', 'archived'] as const;

export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export type ProductPicture = {
  url: string;
  /** '' if nobody described the picture: the product's name is used then. */
  alt: string;
  /** Name of the variant it shows; absent or '' where it shows several, or none by itself. */
  variant?: string;
};

export type ProductFeature = { icon: string; text: string };

/** A part of a set as shoppers are shown it. */
export type SetPart = {
  /** The slug of its product. */
  slug: string;
  name: string;
  brand: string;
  variant: string;
  sku: string | null;
  /** How many are in one set. */
  quantity: number;
  /** What one costs by itself at this moment. */
  unitPricePence: number;
  imageUrl: string | null;
  /** Slug, for the drawn picture. */
  category: string;
  amount: number | null;
  unit: Unit | null;
  ingredients: string;
  warnings: string;
  periodAfterOpeningMonths: number | null;
  /** It cannot be returned once unsealed. */
  sealedForHygiene: boolean;
  goodsKind: GoodsKind | null;
  /** False for one that is archived or a draft: the set cannot be bought. */
  isOnSale: boolean;
  /** Of its variant. */
  stock: number;
};

export type Product = Omit<ProductCard, 'variants' | 'secondImageUrl'> & {
  type: NamedRef | null;
  attributes: ProductAttribute[];
  variants: Variant[];
  description: string;
  /** In the owner's order; the first is `imageUrl`. */
  pictures: ProductPicture[];
  features: ProductFeature[];
  howToUse: string;
  ingredients: string;
  warnings: string;
  periodAfterOpeningMonths: number | null;
  /** Name and address of the Responsible Person for a cosmetic in the United Kingdom. */
  responsiblePerson: string;
  /** What its variants are, in the owner's word: 'Shade'; '' where nobody entered one. */
  optionName: string;
  /** It cannot be returned once unsealed, unless it is faulty (Consumer Contracts Regulations 2013, regulation 28(3)(a)). */
  sealedForHygiene: boolean;
  /** Code of ISO 3166-1. */
  originCountry: string | null;
  commodityCode: string | null;
  /** Who answers for it, by its own word or that of its brand or the shop. */
  gbPerson: ShownPerson | null;
  euPerson: ShownPerson | null;
  /** What carriers ask of it; null: nothing. */
  goodsKind: GoodsKind | null;
  vatRate: VatRate;
  /** What a set holds; empty for other products. */
  parts: SetPart[];
  /** The mean of reviews that somebody wrote, examples of a demo apart; null without any. */
  ownRating: { average: number; count: number } | null;
  /** The published sets that hold it. */
  inSets: NamedRef[];
  updatedAt: string;
  createdAt: string;
};

/** The variant of a product without shades or sizes. */
export const STANDARD_VARIANT = 'Standard';

/** True if quick add must ask for the shade or size: not if Standard is the only variant. */
export function needsChoice(product: {
  variantCount: number;
  variants: readonly { name: string }[];
}): boolean {
  if (product.variantCount > 1) return true;
  return product.variants.some((variant) => variant.name !== STANDARD_VARIANT);
}
