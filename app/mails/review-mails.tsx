import { reviewPaths } from '#app/links/review-paths.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { MailFrame } from './mail-frame.tsx';
import { mailHtml } from './mail-html.ts';
import { MailIntroduction } from './mail-introduction.tsx';

/** Asks a buyer for reviews, good or bad; it counts as marketing, so that it ends by one click. */
export function reviewRequest({
  subject,
  introduction,
  shop,
  home,
  facts: { order, goods, incentive, reviewToken, leaveToken },
}: Extract<MailContent, { mail: 'review-request' }>): WrittenMail {
  const leaveLink = home + reviewPaths.leave(leaveToken);
  const html = mailHtml(
    <MailFrame
      subject={subject}
      shop={shop}
      home={home}
      footer={
        <p>
          You get this once, because you bought from us (order {order.orderNumber}).{' '}
          <a href={leaveLink}>Never ask me for a review again</a>.
        </p>
      }
    >
      <h1>How was it?</h1>
      <MailIntroduction text={introduction} />
      <ul>
        {goods.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>
        <a className="button" href={home + reviewPaths.ofOrder(reviewToken)}>
          Write a review
        </a>
      </p>
      {incentive && (
        <p>
          Whoever writes one gets something for it, whatever the review says and however many stars it gives.
          Beside the review stands: ‘{incentive}’.
        </p>
      )}
      <p className="soft">
        It takes a minute and no account, and we show good and bad ones alike. Is something wrong with your
        order? Please reply to this email instead: we put it right.
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink };
}
