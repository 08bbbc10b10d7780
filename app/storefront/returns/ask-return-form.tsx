import { useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { paths } from '#app/links/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextAreaField } from '#app/ui/field.tsx';
import {
  isReturnWish,
  RETURN_WISHES,
  RETURN_WORDS_MAX_LENGTH,
  type ReturnWish,
} from '#domain/returns/return.ts';
import { PATH_ANSWERS } from '#domain/returns/return-path.ts';
import type { AskResult } from './ask-result.ts';
import type { AskedForm } from './asked-form.ts';
import { AskedLineFields } from './asked-line-fields.tsx';

/** The form by which a customer asks for a return. Whole without script; with it, it shows what the answers so far call for. */
export function AskReturnForm({
  form,
  formKey,
  link,
  result,
}: {
  form: AskedForm;
  formKey: string;
  link: string;
  result: AskResult | null;
}) {
  const { message = '', errors = {}, submitted = {} }: Partial<AskResult> = result ?? {};
  const alert = useRef<HTMLParagraphElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().state !== 'idle';
  const isHydrated = useHydrated();
  const [wish, setWish] = useState<ReturnWish>(wishOf(submitted.wish ?? ''));
  useEffect(() => {
    if (!result) return;
    const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong ?? alert.current)?.focus();
  }, [result]);
  const { wishes } = PATH_ANSWERS[form.path];
  if (!form.isOpen)
    return (
      <div className="grid max-w-prose gap-4">
        <p>
          <Link to={paths.viewOrder(link)} className="detail-link">
            Back to the order
          </Link>
        </p>
      </div>
    );
  return (
    <Form ref={fields} method="post" className="grid max-w-3xl gap-8">
      <div role="alert" className="empty:absolute">
        {message && (
          <p
            ref={alert}
            tabIndex={-1}
            className="rounded-lg border border-rose bg-surface px-4 py-3 font-medium text-rose-deep outline-none"
          >
            {message}
          </p>
        )}
      </div>
      <input type="hidden" name="key" value={submitted.key ?? formKey} />
      {form.lines.map((line) => (
        <AskedLineFields
          key={line.lineId}
          line={line}
          form={form}
          errors={errors}
          submitted={submitted}
          wantsOther={wish === 'another' || !isHydrated}
        />
      ))}
      <div className="grid gap-5 rounded-card bg-blush-soft p-5 sm:p-8">
        {wishes.length > 1 && (
          <SelectField
            label="What would you like?"
            name="wish"
            defaultValue={wishOf(submitted.wish ?? '')}
            onChange={({ target }) => setWish(wishOf(target.value))}
          >
            {wishes.map((each) => (
              <option key={each} value={each}>
                {RETURN_WISHES[each]}
              </option>
            ))}
          </SelectField>
        )}
        <TextAreaField
          label={form.path === 'wrong' ? 'What is wrong?' : 'Message'}
          optional
          rows={4}
          name="words"
          maxLength={RETURN_WORDS_MAX_LENGTH}
          defaultValue={submitted.words}
          error={errors.words}
          hint={
            wish === 'another'
              ? 'For another product, write its name here.'
              : form.path === 'wrong'
                ? 'You can add pictures in the next step.'
                : undefined
          }
        />
        <Button
          type="submit"
          name="intent"
          value="review"
          size="large"
          disabled={isSending}
          className="justify-self-start"
        >
          {isSending ? 'One moment...' : 'Continue'}
        </Button>
        <p className="text-sm text-ink-soft">Nothing is sent yet: you read it once more first.</p>
      </div>
    </Form>
  );
}

function wishOf(text: string): ReturnWish {
  return isReturnWish(text) ? text : 'money';
}
