import { Form } from 'react-router';
import { countText } from '#domain/text/count-text.ts';
import { londonTime } from '#domain/text/london-day.ts';
import type { CodesResult } from './codes-result.ts';

/** Mails to customers cannot be called back once they left: how many, and to whom none goes, is said first. */
export function MailPlanQuestion({
  plan: { emails, notAgreed, holders },
  submitted,
  formKey,
}: {
  plan: NonNullable<CodesResult['plan']>;
  submitted: Record<string, string>;
  formKey: string;
}) {
  const question = `Mail a code to ${countText(emails, 'customer')}?`;
  return (
    <Form
      method="post"
      preventScrollReset
      role="alertdialog"
      aria-label={question}
      className="mb-4 grid max-w-prose gap-3 rounded-card bg-blush-soft px-4 py-3 text-sm"
    >
      <p>
        <strong>{question}</strong> Each gets one of their own. The mails leave in ten minutes; until then
        they can be taken back.
        {notAgreed > 0 && ` ${notAgreed} did not agree to mails about offers and get none.`}
        {holders > 0 && ` ${holders} have a code of this offer already and get no other.`}
      </p>
      <input type="hidden" name="key" value={submitted.key ?? formKey} />
      <input type="hidden" name="emails" value={submitted.emails ?? ''} />
      <input type="hidden" name="toAll" value={submitted.toAll ?? ''} />
      <input type="hidden" name="agreed" value={emails} />
      <div className="flex gap-2">
        <button type="submit" name="intent" value="mail-for" className="btn btn-dark btn-small">
          Mail {countText(emails, 'code')}
        </button>
        <a href="?" className="btn btn-outline btn-small">
          Mail none
        </a>
      </div>
    </Form>
  );
}

/** Codes that were drawn, and whose mails have not left. */
export function WaitingMails({ batch, codes, drawnAt }: { batch: string; codes: number; drawnAt: string }) {
  return (
    <Form
      method="post"
      preventScrollReset
      className="mb-4 flex max-w-prose flex-wrap items-center justify-between gap-3 rounded-card border border-line px-4 py-3 text-sm"
    >
      <p>{`${countText(codes, 'mail')} with codes drawn at ${londonTime(drawnAt).slice(11, 16)} ${codes === 1 ? 'leaves' : 'leave'} ten minutes later.`}</p>
      <input type="hidden" name="batch" value={batch} />
      <button
        type="submit"
        name="intent"
        value="take-back"
        className="btn btn-outline btn-small text-rose-deep"
      >
        Take them back
      </button>
    </Form>
  );
}
