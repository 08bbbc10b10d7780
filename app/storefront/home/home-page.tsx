import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readList, readOrDefault } from '#app/request/read-list.ts';
import { shopOf } from '#app/shop/use-shop.ts';
import { archedCategories } from '#app/storefront/categories/category-arches.tsx';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { pictured } from '#app/ui/drawing.ts';
import { listBrands } from '#database/queries/catalogue/brands.ts';
import { listCategories } from '#database/queries/catalogue/categories.ts';
import { listFeaturedPictures } from '#database/queries/catalogue/featured-pictures.ts';
import { listNewest, listTrending } from '#database/queries/catalogue/products.ts';
import { listActiveHeroSlides } from '#database/queries/content/hero-slides.ts';
import { listArticles, listCoverProducts } from '#database/queries/content/pages.ts';
import { listSlideDiscounts } from '#database/queries/listing/slide-discounts.ts';
import { withOffers } from '#database/queries/promotions/offers-of-product.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { brandBadge, brandOfferText } from '#domain/catalogue/brand.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { filledSlide } from '#domain/content/hero-slide.ts';
import { pageAddress } from '#domain/content/page.ts';
import { NO_CLAIM, type UpToClaim, upToClaim } from '#domain/money/up-to-percent.ts';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { shownCard } from '../product-card/shown-card.ts';
import type { Route } from './+types/home-page';
import { editorialPictures } from './editorial-pictures.ts';
import { essentialsFrom } from './essentials.ts';
import { fallbackSlides } from './hero-fallback.ts';
import { Home } from './home.tsx';
import type { Article, HomeData, HomeSlide } from './home-data.ts';
import { homeDescription } from './home-description.ts';
import { OrganizationData } from './organization-data.tsx';

const TRENDING_COUNT = 8;
const NEWEST_COUNT = 4;
const BRANDS_SHOWN = 12;
const ARTICLES_SHOWN = 3;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { description: homeDescription(shopOf(matches)), path: paths.home() });

export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>): Promise<HomeData> {
  const { db, demo, clock } = context.get(platformContext);
  const [slides, trending, newest, categories, pictures, brands, articles, settings, showsExamples] =
    await Promise.all([
      readList(context, listActiveHeroSlides(db, nowIso(clock))),
      readList(context, listTrending(db, TRENDING_COUNT)),
      readList(context, listNewest(db, TRENDING_COUNT + NEWEST_COUNT)),
      readList(context, listCategories(db)),
      readOrDefault(context, listFeaturedPictures(db), new Map<string, string[]>()),
      readList(context, listBrands(db)),
      readList(context, newestArticles(db)),
      readOrDefault(context, readSettings(db), DEFAULT_SETTINGS),
      demo.showsExamples(),
    ]);
  const offered = (cards: ProductCard[]) => readList(context, withOffers(db, cards, nowIso(clock)));
  const shownSlides = slides.length > 0 ? slides : fallbackSlides(settings, showsExamples);
  const links = shownSlides.map(({ buttonLink }) => buttonLink);
  const discounts = await readOrDefault(context, listSlideDiscounts(db, links), new Map<string, UpToClaim>());
  return {
    slides: shownSlides.map((slide) =>
      filledSlide(shownSlide(slide), discounts.get(slide.buttonLink) ?? NO_CLAIM),
    ),
    trending: (await offered(trending)).map(shownCard),
    newest: (await offered(notIn(trending, newest).slice(0, NEWEST_COUNT))).map(shownCard),
    categories: archedCategories(categories),
    essentials: essentialsFrom(categories, pictures),
    brands: brands.slice(0, BRANDS_SHOWN).map((brand) => ({
      slug: brand.slug,
      name: brand.name,
      badge: brandBadge(brand.featured),
      offer: brandOfferText(upToClaim(brand.productCount, brand.reductions)),
      country: brand.country,
      logoUrl: brand.logoUrl,
    })),
    articles,
    testimonials: settings.about.testimonials,
    showsExamples,
    ...editorialPictures(slides, pictures),
  };
}

function notIn(shown: readonly ProductCard[], products: readonly ProductCard[]): ProductCard[] {
  return products.filter(({ id }) => !shown.some((product) => product.id === id));
}

async function newestArticles(db: Platform['db']): Promise<Article[]> {
  const articles = (await listArticles(db)).slice(0, ARTICLES_SHOWN);
  const products = await listCoverProducts(
    db,
    articles.map(({ id }) => id),
  );
  return articles.map(({ id, kind, slug, title, summary, imageUrl }) => ({
    to: pageAddress({ kind, slug }),
    title,
    summary,
    imageUrl,
    product: coverOf(products.get(id)?.[0]),
  }));
}

function coverOf(product: ProductCard | undefined): Article['product'] {
  if (!product) return null;
  const { name, brand, category, imageUrl } = product;
  return pictured({ name, brand: brand.name, category: category.slug, imageUrl });
}

function shownSlide({
  id,
  badge,
  title,
  subtitle,
  description,
  buttonText,
  buttonLink,
  backgroundImage,
  tallImage,
  imageAlt,
  type,
}: HomeSlide): HomeSlide {
  return {
    id,
    badge,
    title,
    subtitle,
    description,
    buttonText,
    buttonLink,
    backgroundImage,
    tallImage,
    imageAlt,
    type,
  };
}

export default function HomePage({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      <OrganizationData matches={matches} />
      <Home data={loaderData} />
    </>
  );
}
