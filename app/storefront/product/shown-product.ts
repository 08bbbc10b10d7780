import { lineIconName } from '#app/storefront/line-icons/line-icon-names.ts';
import {
  afterOpeningOf,
  ingredientsOf,
  type ShownSet,
  shownSet,
  warningsOf,
} from '#app/storefront/product-set/shown-set.ts';
import { type Drawing, pictured } from '#app/ui/drawing.ts';
import {
  type Product,
  type ProductPicture,
  STANDARD_VARIANT,
  type Variant,
} from '#domain/catalogue/product.ts';
import { variantSlugs } from '#domain/catalogue/variant/variant-address.ts';
import { partByVariant } from '#domain/catalogue/variant/variant-pictures.ts';
import { type ItemDatum, lackingOf } from '#domain/item-data/item-data.ts';
import type { ShownOffer } from '#domain/promotions/shown-offer.ts';
import { isSealedWhole } from '#domain/sets/sealed-goods.ts';
import { slugFrom } from '#domain/text/slug.ts';

/** The product as sent to the browser: only fields that are shown. */
export type ShownProduct = Omit<
  Product,
  | 'createdAt'
  | 'updatedAt'
  | 'featured'
  | 'variants'
  | 'variantCount'
  | 'hasPriceRange'
  | 'parts'
  | 'inSets'
  | 'periodAfterOpeningMonths'
  | 'commodityCode'
  | 'originCountry'
> & {
  /** At least one. */
  variants: [ShownVariant, ...ShownVariant[]];
  /** Drawing of a product without any picture. */
  drawing: Drawing | null;
  /** Null for a product that neither is a set nor in one. */
  set: ShownSet | null;
  /** '' where it is unknown. */
  afterOpening: string;
  /** What papers abroad ask for and nobody entered. */
  lacks: ItemDatum[];
  /** Offers that its goods belong to. */
  offers: readonly ShownOffer[];
};

export type ShownVariant = Omit<
  Variant,
  'id' | 'grams' | 'shadeFamily' | 'shadeDepth' | 'shadeUndertone' | 'shadeGroup'
> & {
  /** Names it in the product's address. */
  slug: string;
  /** The depth or family it is gathered under among many shades; '' for none. */
  group: string;
  /** Further pictures shown with it. */
  pictures: ProductPicture[];
  /** When its price ends (UTC, ISO); null for one without an end. */
  priceEndsAt: string | null;
};

/** `ends`: when prices end, by the variant's id, '' for a product without variants. */
export function shownProduct(
  product: Product,
  {
    ends = new Map(),
    offers = [],
  }: { ends?: ReadonlyMap<string, string>; offers?: readonly ShownOffer[] } = {},
): ShownProduct {
  const {
    createdAt,
    updatedAt,
    featured,
    variants,
    variantCount,
    hasPriceRange,
    parts,
    inSets,
    periodAfterOpeningMonths,
    commodityCode,
    originCountry,
    ...shown
  } = product;
  const set = shownSet(product);
  const ingredients = ingredientsOf(product);
  const warnings = warningsOf(product);
  const afterOpening = afterOpeningOf(product);
  const sealedForHygiene = isSealedWhole(product);
  const names = variants.map(({ name }) => name);
  const slugs = variantSlugs(names);
  const { ofProduct, ofVariant } = partByVariant(shown.pictures, names);
  const [first, ...others] = variants.map((variant, place) => ({
    ...shownVariant(variant, slugs[place] ?? '', ofVariant.get(variant.name) ?? []),
    priceEndsAt: ends.get(variant.id) ?? null,
  }));
  const imageUrl = shown.imageUrl ?? variants.find((variant) => variant.imageUrl)?.imageUrl ?? null;
  const { drawing } = pictured({
    ...shown,
    imageUrl,
    brand: shown.brand.name,
    category: shown.category.slug,
  });
  const features = shown.features.map(({ icon, text }) => ({ icon: lineIconName(icon), text }));
  const pictures = picturesOf({ name: shown.name, pictures: ofProduct }, imageUrl, names);
  return {
    ...shown,
    offers,
    set,
    ingredients,
    warnings,
    afterOpening,
    lacks: lackingOf({
      originCountry,
      commodityCode,
      hasGbPerson: shown.gbPerson !== null,
      hasEuPerson: shown.euPerson !== null,
    }),
    sealedForHygiene,
    pictures,
    features,
    drawing,
    variants: [first ?? { ...standardVariant(product), priceEndsAt: ends.get('') ?? null }, ...others],
  };
}

/**
 * Returns at least one picture, each with alternative text; url '' stands for the drawing. A variant it showed may be gone.
 */
function picturesOf(
  { name, pictures }: Pick<Product, 'name' | 'pictures'>,
  inPlace: string | null,
  variants: readonly string[],
): ProductPicture[] {
  const own: ProductPicture[] = pictures.length > 0 ? pictures : [{ url: inPlace ?? '', alt: '' }];
  return own.map(({ url, alt, variant = '' }, i) => ({
    url,
    alt: alt || (i === 0 ? name : `${name}, picture ${i + 1}`),
    ...(variants.includes(variant) && { variant }),
  }));
}

function shownVariant(
  { id, grams, shadeFamily, shadeDepth, shadeUndertone, shadeGroup, ...variant }: Variant,
  slug: string,
  pictures: ProductPicture[],
): Omit<ShownVariant, 'priceEndsAt'> {
  return { ...variant, slug, group: shadeGroup, pictures };
}

/** Returns at least one variant: 'Standard' if none is stored. */
function standardVariant({
  pricePence,
  originalPricePence,
  stock,
  amount,
}: Product): Omit<ShownVariant, 'priceEndsAt'> {
  return {
    name: STANDARD_VARIANT,
    slug: slugFrom(STANDARD_VARIANT),
    sku: null,
    barcode: null,
    imageUrl: null,
    shade: null,
    shadeWords: null,
    group: '',
    pictures: [],
    pricePence,
    originalPricePence,
    stock,
    amount,
  };
}
