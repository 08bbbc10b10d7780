import { reviewPaths } from '#app/links/review-paths.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { REVIEW_PROOF_DAYS } from '#domain/reviews/review-form.ts';
import { MailFrame } from './mail-frame.tsx';
import { mailHtml } from './mail-html.ts';
import { MailIntroduction } from './mail-introduction.tsx';

export function reviewConfirmation({
  subject,
  introduction,
  shop,
  home,
  facts: { reviewed, stars, proveToken },
}: Extract<MailContent, { mail: 'review-confirmation' }>): WrittenMail {
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>One more step</h1>
      <MailIntroduction text={introduction} />
      <p>
        You gave {reviewed.name} {stars} of 5 stars.
      </p>
      <p>
        <a className="button" href={home + reviewPaths.confirm(proveToken)}>
          Yes, I wrote it
        </a>
      </p>
      <p className="soft">
        The link works for {REVIEW_PROOF_DAYS} days. If you did not write it, do nothing: nobody will see it,
        and it is deleted with your address.
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}
