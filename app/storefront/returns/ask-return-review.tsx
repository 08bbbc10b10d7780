import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { ReturnPath } from '#domain/returns/return-path.ts';
import type { AskReview } from './ask-result.ts';
import { ReturnPicturesField } from './return-pictures-field.tsx';

/** Shows a request once more in words, with what happens next, before it is sent. */
export function AskReturnReview({
  review,
  submitted,
  errors,
  path,
}: {
  review: AskReview;
  submitted: Record<string, string>;
  errors: Record<string, string>;
  path: ReturnPath;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isSending = useNavigation().state !== 'idle';
  const hasError = errors.pictures !== undefined;
  useEffect(() => {
    if (!hasError) heading.current?.focus();
  }, [hasError]);
  return (
    <Form method="post" encType="multipart/form-data" className="grid max-w-3xl gap-8">
      {Object.entries(submitted).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <section
        aria-labelledby="review-goods"
        className="grid gap-3 rounded-card border border-line p-5 sm:p-8"
      >
        <h2 id="review-goods" ref={heading} tabIndex={-1} className="heading-3 outline-none">
          Please check it
        </h2>
        <ul className="grid gap-1.5 [overflow-wrap:anywhere]">
          {review.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {path !== 'cancel' && <p>You would like: {review.wish.toLowerCase()}</p>}
        {review.wanted.length > 0 && <p>Instead: {review.wanted.join(', ')}</p>}
        {review.words && (
          <p className="whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">{review.words}</p>
        )}
        <Button
          type="submit"
          name="intent"
          value="change"
          variant="outline"
          size="small"
          className="justify-self-start"
        >
          Change it
        </Button>
      </section>
      <section aria-labelledby="review-next" className="grid gap-4 rounded-card bg-blush-soft p-5 sm:p-8">
        <h2 id="review-next" className="heading-3">
          What happens next
        </h2>
        <ul className="grid list-disc gap-2 pl-5">
          {review.next.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {path === 'wrong' && <ReturnPicturesField error={errors.pictures} />}
        <Button
          type="submit"
          name="intent"
          value="send"
          size="large"
          disabled={isSending}
          className="justify-self-start"
        >
          {isSending ? 'Sending...' : SEND[path]}
        </Button>
      </section>
    </Form>
  );
}

const SEND: Record<ReturnPath, string> = {
  cancel: 'Yes, cancel these',
  'send-back': 'Send this request',
  wrong: 'Send this request',
};
