import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readList } from '#app/request/read-list.ts';
import { shopOf } from '#app/shop/use-shop.ts';
import { byLetter } from '#app/storefront/letter-index/by-letter.ts';
import { LetterIndex } from '#app/storefront/letter-index/letter-index.tsx';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { ProductGrid } from '#app/storefront/product-card/product-grid.tsx';
import { shownCard } from '#app/storefront/product-card/shown-card.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorFence } from '#app/ui/error-fence.tsx';
import { PageIntro } from '#app/ui/page-intro.tsx';
import { listCategories } from '#database/queries/catalogue/categories.ts';
import { listPopular } from '#database/queries/catalogue/products.ts';
import { withOffers } from '#database/queries/promotions/offers-of-product.ts';
import { categoriesShownFirst, priceRangeText, productCountText } from '#domain/catalogue/category.ts';
import { NO_CATEGORIES, NO_CATEGORIES_TEXT, TECHNICAL_DIFFICULTIES } from '#domain/words/messages.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/category-index-page';
import { CategoryCard } from './category-card.tsx';

const POPULAR_COUNT = 4;
/** More categories than this are too many cards: the first stay cards, and an index lists all. */
const MOST_CARDS = 12;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Beauty Categories',
    description: `Skincare, makeup, hair care, fragrances, body care, salon tools and more at ${shopOf(matches).name}.`,
    path: paths.categories(),
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const [categories, popular] = await Promise.all([
    readList(context, listCategories(db)),
    readList(
      context,
      listPopular(db, POPULAR_COUNT).then((cards) => withOffers(db, cards, nowIso(clock))),
    ),
  ]);
  const shown = categoriesShownFirst(categories, MOST_CARDS);
  return {
    popular: popular.map(shownCard),
    index:
      shown.length === categories.length
        ? []
        : categories.map(({ slug, name, productCount }) => ({ slug, name, productCount })),
    categories: shown.map((category) => ({
      slug: category.slug,
      name: category.name,
      description: category.description,
      color: category.color,
      icon: category.icon,
      imageUrl: category.imageUrl,
      count: productCountText(category.productCount),
      priceRange: priceRangeText(category),
    })),
  };
}

export default function CategoriesPage({ loaderData: { categories, index, popular } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-6 pb-16">
      <Breadcrumbs trail={[{ name: 'Home', to: paths.home() }, { name: 'Categories' }]} />
      <PageIntro title="Beauty Categories">
        From the first cleanse to the last spritz: find your way by what you are looking after.
      </PageIntro>
      <ErrorFence fallback={<Fallback />}>
        {categories.length === 0 && <EmptyState title={NO_CATEGORIES} text={NO_CATEGORIES_TEXT} />}
        <ul className="shelf-cards full-rows grid gap-4 xs:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 lg:gap-5">
          {categories.map((category) => (
            <li key={category.slug}>
              <CategoryCard category={category} />
            </li>
          ))}
        </ul>
        {index.length > 0 && (
          <div className="mt-16">
            <LetterIndex groups={byLetter(index)} of="categories" linkTo={paths.category} />
          </div>
        )}
        {popular.length > 0 && (
          <section aria-labelledby="popular" className="mt-20">
            <h2 id="popular" className="heading-2 mb-8">
              Most Popular Products
            </h2>
            <ProductGrid products={popular} />
          </section>
        )}
        <p className="mt-12 text-center">
          <ButtonLink to={paths.products()} variant="dark" size="large">
            View All Products
          </ButtonLink>
        </p>
      </ErrorFence>
    </div>
  );
}

function Fallback() {
  return (
    <EmptyState title="Beauty Categories" text={TECHNICAL_DIFFICULTIES}>
      <ButtonLink to={paths.products()} variant="dark">
        View All Products
      </ButtonLink>
    </EmptyState>
  );
}
