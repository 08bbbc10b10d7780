import { stockRequestPaths } from '#app/links/stock-request-paths.ts';
import { UNCONFIRMED_STOCK_DAYS } from '#domain/inbox/stock-request.ts';
import { awaitedName } from '#domain/mail/awaited-name.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { formatPounds } from '#domain/money/money.ts';
import { MailFrame } from './mail-frame.tsx';
import { mailHtml } from './mail-html.ts';
import { MailIntroduction } from './mail-introduction.tsx';

type Content<Kind extends MailContent['mail']> = Extract<MailContent, { mail: Kind }>;

export function stockConfirmation({
  subject,
  introduction,
  shop,
  home,
  facts: { confirmToken, withdrawToken },
}: Content<'stock-confirmation'>): WrittenMail {
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>One more step</h1>
      <MailIntroduction text={introduction} />
      <p>
        <a className="button" href={home + stockRequestPaths.confirm(confirmToken)}>
          Yes, tell me
        </a>
      </p>
      <p className="soft">
        You get one email when it is back, then we delete your address. The link works for{' '}
        {UNCONFIRMED_STOCK_DAYS} days; without it your address is deleted then. You can also{' '}
        <a href={home + stockRequestPaths.withdraw(withdrawToken)}>withdraw the request</a> at any time.
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}

export function backInStock({
  subject,
  introduction,
  shop,
  home,
  facts: { product },
}: Content<'back-in-stock'>): WrittenMail {
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>{awaitedName(product)} is back</h1>
      <MailIntroduction text={introduction} />
      <p>
        By {product.brand}, {formatPounds(product.pricePence)}. We cannot put one aside, so it is first come,
        first served.
      </p>
      <p>
        <a className="button" href={home + stockRequestPaths.product(product.slug, product.variant)}>
          See it in the shop
        </a>
      </p>
      <p className="soft">This was the one email you asked for. We have deleted your address.</p>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}
