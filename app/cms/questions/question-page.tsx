import { data, Form, Link, useNavigation } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { readSubmitted, versionOf } from '#app/cms/fields/submitted-fields.ts';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { TextAreaField } from '#app/ui/field.tsx';
import { findQuestion, listAnswers } from '#database/queries/questions/questions.ts';
import { may } from '#domain/people/permissions.ts';
import { ANSWER_MAX_LENGTH, parseAnswer } from '#domain/questions/question-form.ts';
import { isHiddenReason } from '#domain/reviews/review.ts';
import { NOTHING_SAVED, savingFailed } from '#domain/words/staff-messages.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import {
  answerQuestion,
  moderateQuestion,
  type QuestionResult,
} from '#operations/questions/moderate-question.ts';
import type { Route } from './+types/question-page';
import { QuestionWordsCard } from './question-words-card.tsx';

const FAILED = savingFailed('question');

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData ? `Question about ${loaderData.question.product.name}` : 'Question');

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'questions.view');
  const { db, random, sendsMail } = context.get(platformContext);
  const question = await findQuestion(db, id);
  if (!question || question.questionId !== null) throw data(null, { status: 404 });
  return {
    question,
    answers: await listAnswers(db, id),
    answerKey: random.id(),
    sendsMail: await sendsMail(),
    canEdit: may(role, 'questions.edit'),
  };
}

type Result = {
  ok: boolean;
  message: string;
  errors?: Record<string, string>;
  submitted?: Record<string, string>;
};

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'questions.edit');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  try {
    const asked = await run(platform, member, id, submitted);
    if ('errors' in asked)
      return data<Result>({ ok: false, message: NOTHING_SAVED, errors: asked.errors, submitted }, 422);
    if (asked.ok) return data<Result>({ ok: true, message: DONE[submitted.intent ?? ''] ?? 'Saved.' });
    if (asked.problem === 'not-found') throw data(null, { status: 404 });
    return data<Result>({ ok: false, message: REFUSED[asked.problem], submitted }, 409);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a question could not be changed');
    return data<Result>({ ok: false, message: FAILED, submitted }, 500);
  }
}

const DONE: Record<string, string> = {
  answer: 'Answered, and shown on the product’s page.',
  show: 'Shown on the product’s page.',
  hide: 'Not shown any more.',
};

const REFUSED = {
  'changed-meanwhile':
    'Somebody else changed it meanwhile, as you see. Yours is not saved; send it again if it is still right.',
  unproven: 'Nothing was done: its author has not followed the link of our mail yet.',
} as const;

async function run(
  platform: Platform,
  member: StaffMember,
  questionId: string,
  submitted: Record<string, string>,
): Promise<QuestionResult | { errors: Record<string, string> }> {
  const version = versionOf(submitted);
  if (submitted.intent === 'answer') {
    const parsed = parseAnswer(submitted);
    if (!parsed.ok) return { errors: parsed.errors };
    const { key = '' } = submitted;
    return answerQuestion(platform, member, { id: questionId, version, body: parsed.body, key });
  }
  const id = submitted.id ?? '';
  const found = await findQuestion(platform.db, id);
  if (found?.id !== questionId && found?.questionId !== questionId)
    return { ok: false, problem: 'not-found' };
  if (submitted.intent === 'show')
    return moderateQuestion(platform, member, { id, version, hiddenReason: null });
  const { reason = '' } = submitted;
  if (submitted.intent !== 'hide' || !isHiddenReason(reason))
    return { errors: { reason: 'Choose a reason' } };
  return moderateQuestion(platform, member, { id, version, hiddenReason: reason });
}

export default function QuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { question, answers, answerKey, sendsMail, canEdit } = loaderData;
  const result: Result | undefined = actionData;
  const refused = result?.ok === false ? result : undefined;
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <>
      <BackLink to={cmsPaths.questions()}>Questions and answers</BackLink>
      <PageHeading title={`Question about ${question.product.name}`}>
        <Link to={cmsPaths.product(question.productId)} className="underline underline-offset-4">
          The product
        </Link>
      </PageHeading>
      {result && (
        <p
          role={result.ok ? 'status' : 'alert'}
          className={`mb-4 max-w-prose rounded-card px-4 py-3 text-sm ${result.ok ? 'bg-surface' : 'bg-blush-soft text-rose-deep'}`}
        >
          {refused?.errors?.reason ?? result.message}
        </p>
      )}
      <div className="grid max-w-3xl gap-5">
        <QuestionWordsCard title="Question" question={question} canEdit={canEdit} />
        {answers.map((answer) => (
          <QuestionWordsCard
            key={answer.id}
            title={answer.byShop ? 'Answer of the shop' : 'Answer of a shopper'}
            question={answer}
            canEdit={canEdit}
          />
        ))}
        {canEdit && question.state !== 'unproven' && (
          <FieldGroup title="Answer it">
            <Form method="post" key={answers.length} className="grid gap-3">
              <input type="hidden" name="version" value={question.version} />
              <input type="hidden" name="key" value={refused?.submitted?.key ?? answerKey} />
              <TextAreaField
                label="Your answer"
                name="body"
                rows={6}
                maxLength={ANSWER_MAX_LENGTH}
                defaultValue={refused?.submitted?.body ?? ''}
                error={refused?.errors?.body}
                hint={hintOf(question.email, sendsMail)}
              />
              <div>
                <IntentButton intent="answer" variant="dark">
                  {isSending ? 'Sending…' : 'Answer in public'}
                </IntentButton>
              </div>
            </Form>
          </FieldGroup>
        )}
      </div>
    </>
  );
}

function hintOf(email: string | null, sendsMail: boolean): string {
  const shown = 'Shown on the product’s page with the question, in the shop’s name';
  if (email === null) return shown;
  return sendsMail
    ? `${shown}, and mailed to ${email}`
    : `${shown}. No mail server is set up: the mail to ${email} is only written, and read under Mails`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the question" />;
}
