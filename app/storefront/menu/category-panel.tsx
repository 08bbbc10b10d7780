import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { ArrowRightIcon, ChevronDownIcon } from '#app/ui/icons.tsx';
import type { MenuCategory, MenuPicture } from './menu.ts';

/** Categories with their types. In the drawer a fold beside each name shows its types; it works without script. */
export function CategoryPanel({ categories }: { categories: MenuCategory[] }) {
  return (
    <>
      <p className="menu-label md:hidden">Categories</p>
      <ul className="menu-categories">
        {categories.map((category) => (
          <li key={category.slug} className="menu-category">
            <Link to={paths.category(category.slug)} className="menu-category-link">
              <Miniature picture={category.picture} />
              {category.name}
            </Link>
            {category.types.length > 0 && <Types {...category} />}
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-8 md:mt-6">
        <Link to={paths.categories()} className="menu-all">
          All categories <ArrowRightIcon className="size-4" />
        </Link>
        <Link to={paths.products()} className="menu-all max-md:hidden lg:hidden">
          All Products <ArrowRightIcon className="size-4" />
        </Link>
      </p>
    </>
  );
}

function Types({ slug, name, types }: MenuCategory) {
  return (
    <>
      <details name="menu-types" className="menu-fold">
        <summary aria-label={`Types of ${name}`}>
          <ChevronDownIcon className="size-5" />
        </summary>
      </details>
      <ul className="menu-types">
        {types.map((type) => (
          <li key={type.name}>
            <Link
              to={type.slugs.length > 0 ? paths.typesInCategory(slug, ...type.slugs) : paths.category(slug)}
              className="menu-type"
            >
              {type.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Miniature({ picture }: { picture: MenuPicture }) {
  if (typeof picture === 'string')
    return <img src={picture} alt="" width={320} height={400} loading="lazy" className="miniature" />;
  return (
    <svg viewBox="40 50 320 400" aria-hidden="true" className={`still miniature pack-tint ${picture.tone}`}>
      <use href={`/packaging.svg#${picture.packaging}`} width={400} height={500} />
    </svg>
  );
}
