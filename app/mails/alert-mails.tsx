import type { ReactNode } from 'react';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { lowVariantName, type StaffNewsFacts, staffNewsTitle } from '#domain/mail/staff-news.ts';
import { formatPounds } from '#domain/money/money.ts';
import { disputeReason, disputeText, isOpenDispute } from '#domain/payment/dispute.ts';
import { STAFF_ALERTS } from '#domain/people/staff-alerts.ts';
import { countText } from '#domain/text/count-text.ts';
import { longDay } from '#domain/text/london-day.ts';
import { MailFrame } from './mail-frame.tsx';
import { mailHtml } from './mail-html.ts';
import { MailIntroduction } from './mail-introduction.tsx';

/** An alert to one member of staff, with the way to its page in /cms. */
export function staffAlert({
  subject,
  introduction,
  shop,
  home,
  facts: { news },
}: Extract<MailContent, { mail: 'staff-alert' }>): WrittenMail {
  const { text, path, label } = newsOf(news);
  const html = mailHtml(
    <MailFrame
      subject={subject}
      shop={shop}
      home={home}
      footer={
        <p>
          You get this because the alert ‘{STAFF_ALERTS[news.alert].label}’ is on for you. Choose under{' '}
          <a href={home + cmsPaths.account()}>your account</a>.
        </p>
      }
    >
      <h1>{staffNewsTitle(news)}</h1>
      <MailIntroduction text={introduction} />
      {text}
      <p>
        <a className="button" href={home + path}>
          {label}
        </a>
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}

type News = { text: ReactNode; path: string; label: string };

function newsOf(news: StaffNewsFacts): News {
  switch (news.alert) {
    case 'new-order': {
      const { order, more } = news;
      if (more)
        return {
          text: (
            <p>
              So many came at once that they are told of together. The latest is {order.orderNumber}, for{' '}
              {formatPounds(order.totalPence)}.
            </p>
          ),
          path: cmsPaths.orders(),
          label: 'Open the orders',
        };
      const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
      return {
        text: (
          <p>
            {countText(pieces, 'piece')} for {formatPounds(order.totalPence)}, {order.paymentState}.
          </p>
        ),
        path: cmsPaths.order(order.orderNumber),
        label: 'Open the order',
      };
    }
    case 'order-cancelled':
      return {
        text: <p>Its stock is back in the shop. Please do not pack it.</p>,
        path: cmsPaths.order(news.order.orderNumber),
        label: 'Open the order',
      };
    case 'dispute':
      return disputeNews(news);
    case 'refund-failed':
      return {
        text: (
          <p>
            {news.refund.failure} The money is still with the shop, and the customer waits for it: refund it
            again, or another way.
          </p>
        ),
        path: cmsPaths.order(news.order.orderNumber),
        label: 'Open the order',
      };
    case 'payments-unasked':
      return {
        text: (
          <p>
            What it says: {news.error} The shop asks again every five minutes. Orders end at their time all
            the same.
          </p>
        ),
        path: cmsPaths.orders(),
        label: 'Orders',
      };
    case 'low-stock':
      return {
        text: <LowStock variants={news.variants} />,
        path: `${cmsPaths.products()}?stock=low`,
        label: 'Products with low stock',
      };
    case 'stock-differs':
      return {
        text: (
          <>
            <p>Nothing was changed. Count these variants, and enter the count in /cms:</p>
            <table className="lines">
              <tbody>
                {news.variants.map(({ variantId, name, variant, stock, moved }) => (
                  <tr key={variantId}>
                    <td>
                      {name}, {variant}
                    </td>
                    <td>
                      {stock} in stock, {moved} by its movements
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        ),
        path: cmsPaths.stock(),
        label: 'Stock movements',
      };
    case 'ticket-due':
      return {
        text: (
          <table className="lines">
            <tbody>
              {news.tickets.map(({ id, title, dueOn, isOverdue }) => (
                <tr key={id}>
                  <td>{title}</td>
                  <td>
                    {isOverdue ? 'was due ' : 'due '}
                    {longDay(dueOn)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ),
        path: cmsPaths.tickets(),
        label: 'Requests and complaints',
      };
    case 'message':
      return {
        text: <p>It waits for a reply.</p>,
        path: cmsPaths.message(news.message.id),
        label: 'Read the message',
      };
    case 'return-asked':
      return {
        text: (
          <>
            <p>For order {news.order.orderNumber}. A mail has acknowledged it to the customer.</p>
            <ul>
              {news.given.goods.map((goods) => (
                <li key={goods}>{goods}</li>
              ))}
            </ul>
          </>
        ),
        path: cmsPaths.return(news.given.id),
        label: 'Open the return',
      };
    case 'question-waiting':
      return {
        text: <p>It waits for you: nobody else sees it until it is answered or shown.</p>,
        path: cmsPaths.question(news.question.id),
        label: news.question.isAnswer ? 'Read the answer' : 'Read the question',
      };
    case 'failed-jobs':
      return {
        text: (
          <p>The shop has tried them as often as it does, and leaves them to you: try again, or delete.</p>
        ),
        path: cmsPaths.failedJobs(),
        label: 'Failed jobs',
      };
  }
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Europe/London' });

function disputeNews({ order, dispute }: Extract<StaffNewsFacts, { alert: 'dispute' }>): News {
  const { reason, state, evidenceDueAt, link } = dispute;
  const text = (
    <>
      <p>{disputeText(dispute)}</p>
      <p>
        The bank’s reason: {disputeReason(reason)}.
        {isOpenDispute(state) &&
          evidenceDueAt &&
          ` Evidence can be sent until ${DAY.format(new Date(evidenceDueAt))}.`}
      </p>
      <p>
        <a href={link}>It is answered at the payment service.</a>
      </p>
    </>
  );
  return { text, path: cmsPaths.order(order.orderNumber), label: 'Open the order' };
}

const MOST_LISTED = 30;

function LowStock({ variants }: { variants: Extract<StaffNewsFacts, { alert: 'low-stock' }>['variants'] }) {
  const more = variants.length - MOST_LISTED;
  return (
    <>
      <table className="lines">
        <tbody>
          {variants.slice(0, MOST_LISTED).map((low) => (
            <tr key={`${low.productId} ${low.variant}`}>
              <td>{lowVariantName(low)}</td>
              <td>{low.stock === 0 ? 'sold out' : `${low.stock} left`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>And {more.toLocaleString('en-GB')} more.</p>}
    </>
  );
}
