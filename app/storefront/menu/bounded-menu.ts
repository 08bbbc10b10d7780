import type { NamedRef } from '#domain/catalogue/product.ts';
import { choosePackaging } from '#domain/packaging/choose-packaging.ts';
import { categoryTone } from '#domain/packaging/packaging-tone.ts';
import { smallPictureUrl } from '#domain/pictures/picture.ts';
import type { Menu, MenuBrand, MenuTypes } from './menu.ts';

const MOST_CATEGORIES = 12;
/** Types that are listed one by one; more are listed by their groups. */
const MOST_TYPES = 9;
/** Rows of a category before the link to all of it. */
const MOST_ROWS = 7;
export const MOST_BRANDS = 20;

type TypeOfGroup = NamedRef & { category: string; group: string };

type Stored = {
  categories: (NamedRef & { imageUrl: string | null })[];
  types: TypeOfGroup[];
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
      types: boundedTypes(
        name,
        types.filter(({ category }) => category === slug),
      ),
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

/**
 * All types where they are few, otherwise their groups; a type that is alone in its group stands for itself. Ends with all of the
 * category.
 */
function boundedTypes(category: string, types: TypeOfGroup[]): MenuTypes[] {
  const groups = [...Map.groupBy(types, ({ group, slug }) => group || slug).values()];
  const entries = types.length > MOST_TYPES ? groups : types.map((type) => [type]);
  const named = entries.map((members) => ({
    name: (members.length > 1 ? members[0]?.group : members[0]?.name) ?? '',
    slugs: members.map(({ slug }) => slug).toSorted(),
  }));
  return named.length === 0 ? [] : [...named.slice(0, MOST_ROWS), { name: `All ${category}`, slugs: [] }];
}
