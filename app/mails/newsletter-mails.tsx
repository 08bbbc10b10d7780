import { paths } from '#app/links/paths.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { MailFrame } from './mail-frame.tsx';
import { mailHtml } from './mail-html.ts';
import { MailIntroduction } from './mail-introduction.tsx';

type Content<Kind extends MailContent['mail']> = Extract<MailContent, { mail: Kind }>;

export function newsletterConfirmation({
  subject,
  introduction,
  shop,
  home,
  facts,
}: Content<'newsletter-confirmation'>): WrittenMail {
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>One more step</h1>
      <MailIntroduction text={introduction} />
      <p>
        <a className="button" href={home + paths.confirmNewsletter(facts.confirmToken)}>
          Yes, subscribe me
        </a>
      </p>
      <p className="soft">
        The link works for seven days. If it was not you, ignore this email: without it you will not hear from
        us again.
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}

export function newsletterWelcome({
  subject,
  introduction,
  shop,
  home,
  facts,
}: Content<'newsletter-welcome'>): WrittenMail {
  const { name } = shop.shop;
  const leaveLink = home + paths.leaveNewsletter(facts.leaveToken);
  const html = mailHtml(
    <MailFrame
      subject={subject}
      shop={shop}
      home={home}
      footer={
        <p>
          You get this because you confirmed this address. <a href={leaveLink}>Unsubscribe</a> at any time.
        </p>
      }
    >
      <h1>Thank you, you’re subscribed</h1>
      <MailIntroduction text={introduction} />
      <p>
        <a className="button" href={home + paths.products()}>
          Visit {name}
        </a>
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink };
}
