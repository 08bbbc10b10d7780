import type { NamedRef } from '#domain/catalogue/product.ts';
import { choosePackaging } from '#domain/packaging/choose-packaging.ts';
import { categoryTone } from '#domain/packaging/packaging-tone.ts';
import { smallPictureUrl } from '#domain/pictures/picture.ts';
import type { Menu, MenuBrand } from './menu.ts';

const MOST_CATEGORIES = 12;
/** Of each category. */
const MOST_TYPES = 7;
export const MOST_BRANDS = 20;

type Stored = {
  categories: (NamedRef & { imageUrl: string | null })[];
  types: (NamedRef & { category: string })[];
  /** The first in the shop's order, one more than are shown. */
  brands: MenuBrand[];
};

/** As much of the catalogue as every page can carry: what the menu leaves out is behind its links to all. */
export function boundedMenu({
  categories,
  types,
  brands,
}: Stored): Pick<Menu, 'categories' | 'brands' | 'hasAllBrands'> {
  return {
    categories: categories.slice(0, MOST_CATEGORIES).map(({ slug, name, imageUrl }) => ({
      slug,
      name,
      types: types
        .filter(({ category }) => category === slug)
        .slice(0, MOST_TYPES)
        .map((type) => ({ slug: type.slug, name: type.name })),
      picture: imageUrl
        ? smallPictureUrl(imageUrl)
        : { packaging: choosePackaging('', slug), tone: categoryTone(slug) },
    })),
    hasAllBrands: brands.length <= MOST_BRANDS,
    brands: brands
      .slice(0, MOST_BRANDS)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'))
      .map(({ slug, name, logoUrl }) => ({ slug, name, logoUrl: logoUrl && smallPictureUrl(logoUrl) })),
  };
}
