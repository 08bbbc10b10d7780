import { paths } from '#app/links/paths.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { formatPounds } from '#domain/money/money.ts';
import { MailFrame } from './mail-frame.tsx';
import { mailHtml } from './mail-html.ts';
import { MailIntroduction } from './mail-introduction.tsx';

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** Asks if a cash order is still wanted; its link leads to a page, where a press decides. */
export function cashQuestion({
  subject,
  introduction,
  shop,
  home,
  facts: { order, keepToken, endsAt },
}: Extract<MailContent, { mail: 'cash-question' }>): WrittenMail {
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>Do you still want your order?</h1>
      <MailIntroduction text={introduction} />
      <p>
        Order <strong>{order.orderNumber}</strong>, {formatPounds(order.totalPence)} in cash on delivery:
      </p>
      <ul>
        {order.lines.map(({ lineId, name, quantity }) => (
          <li key={lineId}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      <p>
        <a className="button" href={home + paths.keepOrder(keepToken)}>
          Confirm or cancel
        </a>
      </p>
      <p className="soft">
        If we do not hear from you by {MOMENT.format(new Date(endsAt))}, we cancel the order. It costs you
        nothing.
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}
