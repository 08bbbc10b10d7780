import type { RouterContextProvider } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readOrDefault } from '#app/request/read-list.ts';
import { GridError } from '#app/storefront/listing/grid-error.tsx';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import type { ShownPicture } from '#app/storefront/page/photo-head.tsx';
import { breadcrumbFacts } from '#app/storefront/product/product-facts.ts';
import { shownCard } from '#app/storefront/product-card/shown-card.ts';
import { JsonLd } from '#app/ui/json-ld.tsx';
import {
  type LandingCategory,
  listLandingCategories,
  listLandingProducts,
  readLandingFigures,
  type Selection,
} from '#database/queries/catalogue/landing-products.ts';
import { withOffers } from '#database/queries/promotions/offers-of-product.ts';
import { productCountText } from '#domain/catalogue/category.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { formatPounds } from '#domain/money/money.ts';
import { categoryTone } from '#domain/packaging/packaging-tone.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/landing-page';
import { Landing } from './landing.tsx';
import type { LandingData } from './landing-data.ts';
import type { LandingPageText } from './landing-page-text.ts';
import { landingPages } from './landing-pages.ts';
import { ownCategories, themeSelection, wholeSelection } from './landing-selection.ts';

const PRODUCTS_PER_THEME = 4;
const BRANDS_SHOWN = 10;
const CATEGORIES_SHOWN = 12;

export async function loader({ context, url }: Route.LoaderArgs): Promise<LandingData> {
  const page = landingPages.find(({ slug }) => paths.landing(slug) === url.pathname.replace(/\/+$/, ''));
  if (!page) throw new Response(null, { status: 404 });
  const { slug, title, eyebrow, headline, intro, description, drawnAs, trade = null } = page;
  const words = { slug, title, eyebrow, headline, intro, description, drawnAs, trade };
  const { publicUrl } = context.get(platformContext);
  return { ...words, tone: categoryTone(drawnAs), publicUrl, ...(await readSelection(context, page)) };
}

type Chosen = Pick<LandingData, 'image' | 'figures' | 'themes' | 'brands' | 'categories'>;

const NOTHING: Chosen = { image: null, figures: '', themes: [], brands: [], categories: [] };

function readSelection(context: Readonly<RouterContextProvider>, page: LandingPageText): Promise<Chosen> {
  return readOrDefault(context, choose(context.get(platformContext), page), NOTHING);
}

async function choose({ db, clock }: Platform, page: LandingPageText): Promise<Chosen> {
  const own = ownCategories(page, await listLandingCategories(db));
  const selections = page.themes.map((theme) => themeSelection(theme, own));
  const everything = [wholeSelection(own), ...selections.filter(({ within }) => within === null)];
  const [themes, figures] = await Promise.all([
    chooseThemes(db, page, selections, own),
    readLandingFigures(db, everything, BRANDS_SHOWN),
  ]);
  const [category, ...others] = own;
  const brandPath = (brand: string) =>
    category && others.length === 0 ? paths.brandInCategory(category.slug, brand) : paths.brand(brand);
  return {
    themes: await withCards(themes, (cards) => withOffers(db, cards, nowIso(clock))),
    image: firstPicture(own, themes),
    figures:
      figures.lowestPricePence === null
        ? ''
        : `${productCountText(figures.productCount)} from ${formatPounds(figures.lowestPricePence)}`,
    brands: figures.brands.map(({ slug, name }) => ({ name, to: brandPath(slug) })),
    categories: own.slice(0, CATEGORIES_SHOWN).map(({ slug, name }) => ({ slug, name })),
  };
}

type Theme = Pick<LandingData['themes'][number], 'id' | 'title' | 'text'> & { products: ProductCard[] };

function withCards(
  themes: Theme[],
  offered: (cards: ProductCard[]) => Promise<(ProductCard & { offer: string | null })[]>,
): Promise<LandingData['themes']> {
  return Promise.all(
    themes.map(async (theme) => ({ ...theme, products: (await offered(theme.products)).map(shownCard) })),
  );
}

/** The picture of a category, else of a product on the page. */
function firstPicture(own: LandingCategory[], themes: Theme[]): ShownPicture | null {
  const pictured = [
    ...own.map(({ imageUrl, imageAlt }) => ({ imageUrl, alt: imageAlt })),
    ...themes
      .flatMap(({ products }) => products)
      .map(({ imageUrl, brand, name }) => ({ imageUrl, alt: `${brand.name} ${name}` })),
  ];
  for (const { imageUrl, alt } of pictured) if (imageUrl) return { url: imageUrl, alt };
  return null;
}

/** Fills the themes one after another: a product belongs to the first theme it fits. */
async function chooseThemes(
  db: Platform['db'],
  page: LandingPageText,
  selections: Selection[],
  own: LandingCategory[],
): Promise<Theme[]> {
  const chosen: Theme[] = [];
  const shown: ProductCard[] = [];
  const parts = [
    ...page.themes.map((theme, index) => ({ ...theme, selection: selections[index] ?? wholeSelection([]) })),
    { id: 'more', ...page.more, selection: wholeSelection(own) },
  ];
  for (const { id, title, text, selection } of parts) {
    const products = await listLandingProducts(db, selection, { limit: PRODUCTS_PER_THEME, without: shown });
    shown.push(...products);
    if (products.length > 0) chosen.push({ id, title, text, products });
  }
  return chosen;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { slug, title, description, image } = loaderData;
  return pageMeta(matches, { title, description, path: paths.landing(slug), image: image?.url ?? null });
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const trail = [{ name: 'Home', to: paths.home() }, { name: loaderData.title }];
  return (
    <>
      <Landing data={loaderData} trail={trail} />
      <JsonLd facts={import.meta.env.SSR && breadcrumbFacts(trail, loaderData.publicUrl)} />
    </>
  );
}

export function ErrorBoundary() {
  return <GridError />;
}
