import { data, Form } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { questionPaths } from '#app/links/question-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { ConsentNotice } from '#app/storefront/newsletter/consent-notice.tsx';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { UNPROVEN_QUESTION_DAYS } from '#domain/questions/question.ts';
import { findQuestionToProve, proveQuestion } from '#operations/questions/prove-question.ts';
import type { Route } from './+types/confirm-question-page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Confirm your address',
    description: 'Confirm what you wrote about a product.',
    path: questionPaths.form(),
    robots: 'noindex',
  });

/** Changes nothing: programs that check mails follow their links. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const found = await findQuestionToProve(context.get(platformContext), token);
  if (!found) return data({ question: null }, { status: 404 });
  const { product, body, questionId, state } = found;
  return data({ question: { product, body, isAnswer: questionId !== null, isProved: state !== 'unproven' } });
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const ok = await proveQuestion(context.get(platformContext), token);
  return data(null, { status: ok ? 200 : 404 });
}

export default function ConfirmQuestionPage({ loaderData: { question } }: Route.ComponentProps) {
  if (!question)
    return (
      <ConsentNotice title="This link has expired" back={paths.products()} backText="To the products">
        These links work for {UNPROVEN_QUESTION_DAYS} days. You can ask again on the product’s page.
      </ConsentNotice>
    );
  const back = paths.product(question.product.slug);
  const what = question.isAnswer ? 'answer' : 'question';
  if (question.isProved)
    return (
      <ConsentNotice title="Thank you, it is with us" back={back} backText="Back to the product">
        Our staff read your {what} about {question.product.name} before it is shown.
        {!question.isAnswer && ' We write to you when it is answered.'}
      </ConsentNotice>
    );
  return (
    <ConsentNotice title={`Send your ${what}?`} back={back} backText="No, thank you">
      <p>About {question.product.name}:</p>
      <p className="my-4 border-l-2 border-blush pl-4 text-ink whitespace-pre-line">{question.body}</p>
      <Form method="post">
        <Button type="submit">Yes, send it</Button>
      </Form>
    </ConsentNotice>
  );
}
