import { Link } from 'react-router';
import { questionPaths } from '#app/links/question-paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { ShownQuestion } from '#domain/questions/question.ts';
import { countText } from '#domain/text/count-text.ts';
import { QuestionItem } from './question-item.tsx';
import { useAsking } from './use-asking.ts';

/** The newest questions about a product, on its page, and the way to ask one. */
export default function ProductQuestions({
  product,
  questions: { items, total },
}: {
  /** Its slug. */
  product: string;
  questions: { items: readonly ShownQuestion[]; total: number };
}) {
  const canAsk = useAsking();
  if (items.length === 0 && !canAsk) return null;
  return (
    <section aria-labelledby="questions" className="section-gap">
      <div className="wrap grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="questions" className="heading-2">
            Questions and answers
          </h2>
          {canAsk && (
            <ButtonLink to={questionPaths.ask(product)} variant="outline" rel="nofollow">
              Ask a question
            </ButtonLink>
          )}
        </div>
        {items.length > 0 ? (
          <ul className="border-b border-line">
            {items.map((question) => (
              <QuestionItem
                key={question.id}
                question={question}
                product={product}
                heading="h3"
                canAsk={canAsk}
              />
            ))}
          </ul>
        ) : (
          <p className="text-ink-soft">Nobody has asked about it yet.</p>
        )}
        {total > items.length && (
          <p>
            <Link to={questionPaths.all(product)} className="underline underline-offset-4 hover:text-rose">
              All {countText(total, 'question')}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
