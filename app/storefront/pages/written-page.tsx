import { redirect } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { breadcrumbFacts } from '#app/storefront/product/product-facts.ts';
import { shownCard } from '#app/storefront/product-card/shown-card.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { findMovedPage, findWrittenPage } from '#database/queries/content/pages.ts';
import { pageAddress } from '#domain/content/page.ts';
import { contentsOf } from '#domain/content/prose.ts';
import { longDay } from '#domain/text/london-day.ts';
import { readPage } from '#operations/content/read-page.ts';
import { readWhole } from '#operations/content/read-whole.ts';
import type { Route } from './+types/written-page';
import { ContactBox } from './contact-box.tsx';
import { ContentsBeside, FoldedContents } from './page-contents.tsx';
import { PageMissing } from './page-missing.tsx';
import { Prose, Questions } from './prose.tsx';
import { questionFacts } from './question-facts.ts';

/** A written page: a standing page such as /privacy, or one of the owner's own. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { db, publicUrl } = platform;
  const slug = slugIn(url.pathname);
  const page = await findWrittenPage(db, slug, ['page', 'questions']);
  if (!page) {
    const movedTo = await findMovedPage(db, slug);
    throw movedTo ? redirect(movedTo, 301) : new Response(null, { status: 404 });
  }
  const path = pageAddress(page);
  if (path !== url.pathname) throw redirect(path, 301);
  const { text, changedAt } = await readWhole(platform, page);
  const { blocks, products } = await readPage(platform, text);
  const { title, summary, kind, imageUrl } = page;
  return {
    title,
    summary,
    kind,
    imageUrl,
    path,
    changed: longDay(changedAt),
    blocks,
    products: products.map(shownCard),
    publicUrl,
  };
}

function slugIn(path: string): string {
  const part = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData)
    return pageMeta(matches, { title: 'Not here', description: '', path: '', robots: 'noindex' });
  const { title, summary, path, imageUrl } = loaderData;
  return pageMeta(matches, { title, description: summary || title, path, image: imageUrl });
}

/** Fewest second-level headings for a list of contents. */
const LONG = 4;

export default function WrittenPage({ loaderData }: Route.ComponentProps) {
  const { title, summary, kind, changed, blocks, products, publicUrl } = loaderData;
  const contents = contentsOf(blocks);
  const isLong = contents.length >= LONG;
  const Text = kind === 'questions' ? Questions : Prose;
  const trail = [{ name: 'Home', to: paths.home() }, { name: title }];
  return (
    <>
      <div className="border-b border-line bg-blush-soft">
        <div className="wrap pt-6">
          <Breadcrumbs trail={trail} />
          <header className="grid max-w-3xl gap-4 pt-8 pb-10 md:pt-12 md:pb-14">
            <h1 className="heading-1">{title}</h1>
            {summary && <p className="max-w-[56ch] text-lg text-balance text-ink-soft">{summary}</p>}
            <p className="text-sm text-ink-soft">Last changed {changed}</p>
          </header>
        </div>
      </div>
      <div className="wrap grid print:block grid-cols-1 gap-x-14 pt-10 pb-20 md:grid-cols-[14rem_minmax(0,44rem)] md:pt-14 lg:grid-cols-[17rem_minmax(0,44rem)]">
        <div className="no-print self-start md:sticky md:top-[calc(var(--header-height)+2rem)]">
          {isLong && <ContentsBeside contents={contents} />}
        </div>
        <div className="min-w-0">
          {isLong && <FoldedContents contents={contents} />}
          <Text blocks={blocks} products={products} />
          <ContactBox />
        </div>
      </div>
      {kind === 'questions' && <JsonLd facts={import.meta.env.SSR && questionFacts(blocks)} />}
      <JsonLd facts={import.meta.env.SSR && breadcrumbFacts(trail, publicUrl)} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageMissing error={error} what="page" />;
}
