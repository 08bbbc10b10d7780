import { Form, useNavigation } from 'react-router';
import { useCheckedForm } from '#app/browser/use-checked-form.ts';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField, TextField } from '#app/ui/field.tsx';
import {
  ANSWER_MAX_LENGTH,
  ASKER_NAME_MAX_LENGTH,
  parseQuestion,
  QUESTION_MAX_LENGTH,
  TRAP_FIELD,
} from '#domain/questions/question-form.ts';
import type { AskedResult } from './asked-result.ts';

/** The form of a question about a product, or of an answer where `question` is the id of one. */
export function QuestionFormFields({
  product,
  question,
  formKey,
  refused,
}: {
  product: string;
  question: string;
  formKey: string;
  refused: Extract<AskedResult, { ok: false }> | undefined;
}) {
  const isSending = useNavigation().formMethod === 'POST';
  const { formProps, field } = useCheckedForm({ name: 'question', parse: parseQuestion, refused });
  const isAnswer = question !== '';
  return (
    <Form {...formProps} method="post" className="grid gap-5 rounded-card bg-blush-soft p-5 sm:p-8">
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="question" value={question} />
      <input type="hidden" name="key" value={formKey} />
      <div hidden>
        <label>
          Leave this empty
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <TextAreaField
        label={isAnswer ? 'Your answer' : 'Your question'}
        required
        rows={isAnswer ? 6 : 4}
        maxLength={isAnswer ? ANSWER_MAX_LENGTH : QUESTION_MAX_LENGTH}
        {...field('body')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name to show"
          optional
          maxLength={ASKER_NAME_MAX_LENGTH}
          hint="A first name and an initial will do"
          {...field('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          hint="Never shown. We write to prove that it is yours"
          {...field('email')}
        />
      </div>
      <div role="alert" className="empty:absolute">
        {refused?.message && (
          <p className="rounded-lg border border-rose bg-surface px-4 py-3 font-medium text-rose-deep">
            {refused.message}
          </p>
        )}
      </div>
      <Button type="submit" size="large" disabled={isSending} className="justify-self-start">
        {isSending ? 'Sending…' : isAnswer ? 'Send my answer' : 'Send my question'}
      </Button>
    </Form>
  );
}
