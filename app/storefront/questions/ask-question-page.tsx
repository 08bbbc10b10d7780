import { data } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { questionPaths } from '#app/links/question-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { findAskedProduct, findQuestion } from '#database/queries/questions/questions.ts';
import { UNPROVEN_QUESTION_DAYS } from '#domain/questions/question.ts';
import { parseQuestion } from '#domain/questions/question-form.ts';
import { askQuestion } from '#operations/questions/ask-question.ts';
import type { Route } from './+types/ask-question-page';
import type { AskedResult } from './asked-result.ts';
import { QuestionFormFields } from './question-form-fields.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Ask a question',
    description: 'Ask about a product, or answer what somebody asked.',
    path: questionPaths.form(),
    robots: 'noindex',
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, random, sendsMail, demo } = context.get(platformContext);
  // An address cannot be proved by a shop that sends no emails; a demo shows how it looks.
  if (!(await sendsMail()) && !(await demo.showsExamples())) throw data(null, { status: 404 });
  const product = await findAskedProduct(db, url.searchParams.get('product') ?? '');
  if (!product) throw data(null, { status: 404 });
  const asked = url.searchParams.get('question') ?? '';
  const question = asked === '' ? null : await findQuestion(db, asked);
  const isOpen = question?.state === 'shown' && question.productId === product.id && !question.questionId;
  if (asked !== '' && !isOpen) throw data(null, { status: 404 });
  return {
    product: { slug: product.slug, name: product.name },
    question: question && { id: question.id, body: question.body },
    formKey: random.id(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = Object.fromEntries(await readForm(request));
  const refuse = (message: string, errors: Partial<Record<string, string>>, status: number) =>
    data<AskedResult>({ ok: false, message, errors, values: submittedOf(form) }, { status });
  const parsed = parseQuestion(form);
  if (!parsed.ok) return refuse('', parsed.errors, 422);
  // A program reads that it was taken, and tries nothing else.
  if (parsed.isTrapped) return data<AskedResult>({ ok: true });
  try {
    const result = await askQuestion(platform, parsed.form);
    if (result.ok) return data<AskedResult>({ ok: true });
    if (result.problem === 'too-many') return refuse(TOO_MANY, {}, 429);
    return refuse('This is no longer in the shop, so nothing was sent.', {}, 404);
  } catch (error) {
    platform.log.error({ err: error }, 'a question could not be stored');
    return refuse(FAILED, {}, 500);
  }
}

/** When the shop cannot be reached, the fields keep their values. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<AskedResult> {
  try {
    return await serverAction();
  } catch {
    return { ok: false, message: FAILED, errors: {} };
  }
}

const FAILED = 'We could not take it just now. Nothing was sent; please try again in a moment.';
const TOO_MANY = 'Some of what you wrote still waits for us. Please try again once it is answered.';

function submittedOf(form: Record<string, unknown>): Partial<Record<string, string>> {
  const text = (name: string) => String(form[name] ?? '').slice(0, 4000);
  return { body: text('body'), name: text('name'), email: text('email') };
}

export default function AskQuestionPage({
  loaderData: { product, question, formKey },
  actionData,
}: Route.ComponentProps) {
  const { sendsMail } = useShop();
  const what = question ? 'answer' : 'question';
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 py-12 md:py-20 [overflow-wrap:anywhere]">
      <h1 className="heading-1">{question ? 'Answer a question' : 'Ask a question'}</h1>
      <p className="text-lg text-ink-soft">About {product.name}</p>
      {question && <p className="border-l-2 border-blush pl-4 whitespace-pre-line">{question.body}</p>}
      {actionData?.ok ? (
        <p role="status" className="rounded-card bg-blush-soft p-5 sm:p-8">
          {sendsMail
            ? `Thank you. We have written to you: follow the link in our email within ${UNPROVEN_QUESTION_DAYS} days, and our staff will read your ${what}. Without that nobody sees it.`
            : `Thank you. This demo sends no emails: its staff find the one with the link that proves your address under Mails.`}
        </p>
      ) : (
        <>
          <QuestionFormFields
            product={product.slug}
            question={question?.id ?? ''}
            formKey={formKey}
            refused={actionData}
          />
          <p className="text-sm text-ink-soft">
            Our staff read every {what} before it is shown. Please write nothing that only you should know.
          </p>
        </>
      )}
      <ButtonLink to={paths.product(product.slug)} variant="quiet" className="justify-self-start">
        Back to the product
      </ButtonLink>
    </div>
  );
}
