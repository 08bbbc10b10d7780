import { lineIconName } from '#app/storefront/line-icons/line-icon-names.ts';
import { ingredientsOf, type ShownSet, shownSet } from '#app/storefront/product-set/shown-set.ts';
import { type Drawing, pictured } from '#app/ui/drawing.ts';
import { type Product, STANDARD_VARIANT, type Variant } from '#domain/catalogue/product.ts';
import { lightToDeep, shadeGroup } from '#domain/catalogue/shades/shade-order.ts';
import { variantSlugs } from '#domain/catalogue/variant/variant-address.ts';
import { slugFrom } from '#domain/text/slug.ts';

/** The product as sent to the browser: only fields that are shown. */
export type ShownProduct = Omit<
  Product,
  'createdAt' | 'updatedAt' | 'featured' | 'variants' | 'variantCount' | 'hasPriceRange' | 'parts' | 'inSets'
> & {
  /** At least one. */
  variants: [ShownVariant, ...ShownVariant[]];
  /** Drawing of a product without any picture. */
  drawing: Drawing | null;
  /** Null for a product that neither is a set nor in one. */
  set: ShownSet | null;
};

export type ShownVariant = Omit<Variant, 'id' | 'shadeFamily'> & {
  /** Names it in the product's address. */
  slug: string;
  /** The depth or family it is gathered under among many shades; '' for none. */
  group: string;
};

export function shownProduct(product: Product): ShownProduct {
  const { createdAt, updatedAt, featured, variants, variantCount, hasPriceRange, parts, inSets, ...shown } =
    product;
  const set = shownSet(product);
  const ingredients = ingredientsOf(product);
  const slugs = variantSlugs(variants.map(({ name }) => name));
  const [first, ...others] = lightToDeep(
    variants.map((variant, place) => shownVariant(variant, slugs[place] ?? '')),
  );
  const imageUrl = shown.imageUrl ?? variants.find((variant) => variant.imageUrl)?.imageUrl ?? null;
  const { drawing } = pictured({
    ...shown,
    imageUrl,
    brand: shown.brand.name,
    category: shown.category.slug,
  });
  const features = shown.features.map(({ icon, text }) => ({ icon: lineIconName(icon), text }));
  const pictures = picturesOf(shown, imageUrl);
  return {
    ...shown,
    set,
    ingredients,
    pictures,
    features,
    drawing,
    variants: [first ?? standardVariant(product), ...others],
  };
}

/** Returns at least one picture, each with alternative text; url '' stands for the drawing. */
function picturesOf({ name, pictures }: Pick<Product, 'name' | 'pictures'>, inPlace: string | null) {
  const own = pictures.length > 0 ? pictures : [{ url: inPlace ?? '', alt: '' }];
  return own.map(({ url, alt }, i) => ({ url, alt: alt || (i === 0 ? name : `${name}, picture ${i + 1}`) }));
}

function shownVariant({ id, shadeFamily, ...variant }: Variant, slug: string): ShownVariant {
  return { ...variant, slug, group: shadeGroup({ shadeFamily, shadeWords: variant.shadeWords }) };
}

/** Returns at least one variant: 'Standard' if none is stored. */
function standardVariant({ pricePence, originalPricePence, stock, amount }: Product): ShownVariant {
  return {
    name: STANDARD_VARIANT,
    slug: slugFrom(STANDARD_VARIANT),
    sku: null,
    barcode: null,
    imageUrl: null,
    shade: null,
    shadeWords: null,
    group: '',
    pricePence,
    originalPricePence,
    stock,
    amount,
  };
}
