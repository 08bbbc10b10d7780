import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readList } from '#app/request/read-list.ts';
import { shopOf, useShop } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { pictured } from '#app/ui/drawing.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { listArticles, listCoverProducts } from '#database/queries/content/pages.ts';
import { pageAddress } from '#domain/content/page.ts';
import { readingMinutes } from '#domain/content/prose.ts';
import { longDay } from '#domain/text/london-day.ts';
import { readProse } from '#operations/content/read-prose.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/magazine-page';
import { ArticleCard, LeadArticle } from './article-card.tsx';
import type { ShownArticle } from './shown-article.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Beauty Tips',
    description: `Skincare, makeup, hair and scent, explained plainly by the team of ${shopOf(matches).name}.`,
    path: paths.beautyTips(),
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  return { articles: await readList(context, shownArticles(db)) };
}

async function shownArticles(db: Platform['db']): Promise<ShownArticle[]> {
  const articles = await listArticles(db);
  const products = await listCoverProducts(
    db,
    articles.map(({ id }) => id),
  );
  return articles.map(({ id, kind, slug, title, summary, imageUrl, imageAlt, publishedAt, body }) => ({
    to: pageAddress({ kind, slug }),
    title,
    summary,
    imageUrl,
    imageAlt,
    publishedAt,
    published: longDay(publishedAt),
    minutes: readingMinutes(readProse(body)),
    products: (products.get(id) ?? [])
      .slice(0, 2)
      .map(({ name, brand, category, imageUrl }) =>
        pictured({ name, brand: brand.name, category: category.slug, imageUrl }),
      ),
  }));
}

export default function MagazinePage({ loaderData: { articles } }: Route.ComponentProps) {
  const { name } = useShop();
  const [lead, ...others] = articles;
  return (
    <div className="wrap pt-6 pb-24">
      <Breadcrumbs trail={[{ name: 'Home', to: paths.home() }, { name: 'Beauty Tips' }]} />
      <header className="grid gap-4 pt-8 pb-10 md:flex md:items-end md:justify-between md:gap-10 md:pt-12 md:pb-12">
        <h1 className="heading-1">Beauty Tips</h1>
        <p className="max-w-[44ch] text-lg text-ink-soft">
          The advice we give our friends: plain and practical, from the {name} team.
        </p>
      </header>
      {!lead && (
        <EmptyState title="Nothing written yet" text="Our first article is on its way.">
          <ButtonLink to={paths.products()} variant="dark">
            View All Products
          </ButtonLink>
        </EmptyState>
      )}
      {lead && (
        <div className="border-t border-line pt-8 md:pt-10">
          <LeadArticle article={lead} />
        </div>
      )}
      {others.length > 0 && (
        <ul className="mt-14 grid gap-x-8 gap-y-14 border-t border-line pt-10 xs:grid-cols-2 md:mt-20 md:grid-cols-6 md:gap-x-10 md:gap-y-16 md:pt-14">
          {others.map((article, place) => (
            <li key={article.to} className={place % 5 < 2 ? 'md:col-span-3' : 'md:col-span-2'}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
