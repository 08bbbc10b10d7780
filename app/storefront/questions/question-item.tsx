import { Link } from 'react-router';
import { questionPaths } from '#app/links/question-paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import type { ShownAnswer, ShownQuestion } from '#domain/questions/question.ts';
import { longDay } from '#domain/text/london-day.ts';

/** A question with its answers; `heading` by its place in the page. */
export function QuestionItem({
  question,
  product,
  heading: Heading,
  canAsk,
}: {
  question: ShownQuestion;
  /** Its slug. */
  product: string;
  heading: 'h2' | 'h3';
  canAsk: boolean;
}) {
  const { body, name, source, createdAt, answers } = question;
  return (
    <li className="grid gap-3 border-t border-line py-6 [overflow-wrap:anywhere]">
      <Heading className="max-w-prose font-display text-lg leading-snug whitespace-pre-line">{body}</Heading>
      <Byline words={source === 'example' ? 'Example question' : 'Asked'} name={name} at={createdAt} />
      {answers.length > 0 && (
        <ul className="grid gap-4">
          {answers.map((answer) => (
            <Answer key={answer.id} answer={answer} />
          ))}
        </ul>
      )}
      {canAsk && source !== 'example' && (
        <p>
          <Link
            to={questionPaths.answer(product, question.id)}
            rel="nofollow"
            className="inline-flex min-h-6 items-center text-sm underline underline-offset-4 hover:text-rose"
          >
            {answers.length > 0 ? 'Add an answer' : 'Answer it'}
            <span className="sr-only">: {body}</span>
          </Link>
        </p>
      )}
    </li>
  );
}

function Answer({ answer: { body, name, byShop, verified, source, createdAt } }: { answer: ShownAnswer }) {
  const { name: shop } = useShop();
  return (
    <li className="grid max-w-prose gap-1.5 rounded-card bg-blush-soft px-4 py-3">
      <p className="whitespace-pre-line">{body}</p>
      <Byline
        words={source === 'example' ? 'Example answer' : 'Answered'}
        name={byShop ? shop : name}
        at={createdAt}
      >
        {verified && ' · Bought here'}
      </Byline>
    </li>
  );
}

function Byline({
  words,
  name,
  at,
  children,
}: {
  words: string;
  name: string;
  at: string;
  children?: React.ReactNode;
}) {
  return (
    <p className="text-sm text-ink-soft">
      {words}
      {name && ` by ${name}`}, <time dateTime={at}>{longDay(at)}</time>
      {children}
    </p>
  );
}
