import { redirect } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { PageMissing } from '#app/storefront/pages/page-missing.tsx';
import { Prose } from '#app/storefront/pages/prose.tsx';
import { breadcrumbFacts } from '#app/storefront/product/product-facts.ts';
import { ProductGrid } from '#app/storefront/product-card/product-grid.tsx';
import { shownCard } from '#app/storefront/product-card/shown-card.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import {
  findMovedPage,
  findNeighbours,
  findWrittenPage,
  listPageProducts,
} from '#database/queries/content/pages.ts';
import { pageAddress } from '#domain/content/page.ts';
import { proseText, readingMinutes } from '#domain/content/prose.ts';
import { longDay } from '#domain/text/london-day.ts';
import { readPage } from '#operations/content/read-page.ts';
import type { Route } from './+types/article-page';
import { ArticleCover } from './article-cover.tsx';
import { articleFacts } from './article-facts.ts';
import { ArticleNeighbours } from './article-neighbours.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { db, publicUrl } = platform;
  const page = await findWrittenPage(db, params.slug, ['article']);
  if (!page) throw await elsewhere(db, params.slug);
  const [{ blocks, products: named }, products, neighbours] = await Promise.all([
    readPage(platform, page.body),
    listPageProducts(db, page.id),
    findNeighbours(db, page.slug),
  ]);
  const { title, summary, author, imageUrl, imageAlt, publishedAt, updatedAt } = page;
  return {
    article: {
      title,
      summary,
      author,
      imageUrl,
      imageAlt,
      publishedAt,
      updatedAt,
      path: pageAddress(page),
    },
    published: longDay(publishedAt),
    changed: longDay(updatedAt),
    minutes: readingMinutes(blocks),
    words: proseText(blocks).split(' ').length,
    blocks,
    named: named.map(shownCard),
    products: products.map(shownCard),
    neighbours,
    publicUrl,
  };
}

/** The address of an article in another case, under a former slug, or of a page that was an article. */
async function elsewhere(db: Parameters<typeof findWrittenPage>[0], slug: string): Promise<Response> {
  const movedTo = await findMovedPage(db, slug);
  return movedTo ? redirect(movedTo, 301) : new Response(null, { status: 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData)
    return pageMeta(matches, { title: 'Not here', description: '', path: '', robots: 'noindex' });
  const { title, summary, path, imageUrl } = loaderData.article;
  return pageMeta(matches, {
    title,
    description: summary || title,
    path,
    image: imageUrl ?? loaderData.products[0]?.imageUrl ?? null,
    type: 'article',
  });
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, published, changed, minutes, words, blocks, named, products, neighbours, publicUrl } =
    loaderData;
  const { name } = useShop();
  const trail = [
    { name: 'Home', to: paths.home() },
    { name: 'Beauty Tips', to: paths.beautyTips() },
    { name: article.title },
  ];
  return (
    <>
      <article>
        <div className="wrap pt-6">
          <Breadcrumbs trail={trail} />
          <header className="mx-auto grid max-w-4xl justify-items-center gap-5 pt-10 pb-10 text-center md:pt-16 md:pb-14">
            <p className="eyebrow text-rose-deep">Beauty Tips · {minutes} min read</p>
            <h1 className="heading-1">{article.title}</h1>
            {article.summary && (
              <p className="max-w-[54ch] text-lg text-balance text-ink-soft md:text-xl">{article.summary}</p>
            )}
            <p className="text-sm text-ink-soft">
              {article.author || `The ${name} team`} · <time dateTime={article.publishedAt}>{published}</time>
              {changed !== published && <> · changed {changed}</>}
            </p>
          </header>
          <ArticleCover
            imageUrl={article.imageUrl}
            imageAlt={article.imageAlt}
            products={products}
            sizes="(min-width: 88rem) 82rem, 92vw"
            isWide
            priority
          />
        </div>
        <div className="wrap">
          <div className="article-prose mx-auto max-w-[42rem] py-12 md:py-16">
            <Prose blocks={blocks} products={named} />
          </div>
        </div>
      </article>
      {products.length > 0 && (
        <section aria-labelledby="in-this-article" className="section-gap bg-blush-soft">
          <div className="wrap">
            <h2 id="in-this-article" className="heading-2 mb-8">
              In this article
            </h2>
            <ProductGrid products={products} />
          </div>
        </section>
      )}
      <ArticleNeighbours {...neighbours} />
      <JsonLd
        facts={
          import.meta.env.SSR &&
          articleFacts(
            { ...article, words, image: article.imageUrl ?? products[0]?.imageUrl ?? null },
            { name, publicUrl },
          )
        }
      />
      <JsonLd facts={import.meta.env.SSR && breadcrumbFacts(trail, publicUrl)} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageMissing error={error} what="article" />;
}
