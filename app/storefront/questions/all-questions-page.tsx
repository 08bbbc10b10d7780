import { data, Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { questionPaths } from '#app/links/question-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { findAskedProduct } from '#database/queries/questions/questions.ts';
import { listShownQuestions } from '#database/queries/questions/shown-questions.ts';
import { parsePage } from '#domain/lists/list-query.ts';
import { QUESTIONS_A_PAGE } from '#domain/questions/question.ts';
import { countText } from '#domain/text/count-text.ts';
import type { Route } from './+types/all-questions-page';
import { QuestionItem } from './question-item.tsx';
import { useAsking } from './use-asking.ts';

/** Answers of one question; nobody reads more. */
const MOST_ANSWERS = 50;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `Questions about ${loaderData.product.name}` : 'Questions',
    description: 'What shoppers asked, and the answers.',
    path: loaderData ? questionPaths.all(loaderData.product.slug) : paths.products(),
    robots: 'noindex',
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  const product = await findAskedProduct(db, url.searchParams.get('product') ?? '');
  if (!product) throw data(null, { status: 404 });
  const page = parsePage(url.searchParams.get('page'));
  const questions = await listShownQuestions(db, product.id, {
    from: (page - 1) * QUESTIONS_A_PAGE,
    limit: QUESTIONS_A_PAGE,
    answers: MOST_ANSWERS,
  });
  return { product: { slug: product.slug, name: product.name }, page, questions };
}

export default function AllQuestionsPage({ loaderData: { product, page, questions } }: Route.ComponentProps) {
  const canAsk = useAsking();
  const pageCount = Math.max(1, Math.ceil(questions.total / QUESTIONS_A_PAGE));
  return (
    <div className="wrap grid gap-6 pt-6 pb-20">
      <Breadcrumbs
        trail={[
          { name: 'Home', to: paths.home() },
          { name: product.name, to: paths.product(product.slug) },
          { name: 'Questions' },
        ]}
      />
      <h1 className="heading-1 [overflow-wrap:anywhere]">Questions about {product.name}</h1>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-soft">{countText(questions.total, 'question')}</p>
        {canAsk && (
          <ButtonLink to={questionPaths.ask(product.slug)} variant="outline">
            Ask a question
          </ButtonLink>
        )}
      </div>
      <ul className="border-b border-line">
        {questions.items.map((question) => (
          <QuestionItem
            key={question.id}
            question={question}
            product={product.slug}
            heading="h2"
            canAsk={canAsk}
          />
        ))}
      </ul>
      {pageCount > 1 && (
        <nav aria-label="Pages" className="flex flex-wrap items-center gap-4">
          {page > 1 && <PageLink product={product.slug} to={page - 1} rel="prev" words="Newer" />}
          <span className="text-ink-soft">
            Page {page} of {pageCount}
          </span>
          {page < pageCount && <PageLink product={product.slug} to={page + 1} rel="next" words="Older" />}
        </nav>
      )}
    </div>
  );
}

function PageLink({
  product,
  to,
  rel,
  words,
}: {
  product: string;
  to: number;
  rel: 'prev' | 'next';
  words: string;
}) {
  return (
    <Link
      to={questionPaths.all(product, to)}
      rel={rel}
      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-rose"
    >
      {words}
    </Link>
  );
}
