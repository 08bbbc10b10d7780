import { paths } from '#app/links/paths.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { MailFrame } from './mail-frame.tsx';
import { mailHtml } from './mail-html.ts';

type Content<Kind extends MailContent['mail']> = Extract<MailContent, { mail: Kind }>;

export function newsletterConfirmation({
  shop,
  home,
  facts,
}: Content<'newsletter-confirmation'>): WrittenMail {
  const { name } = shop.shop;
  const subject = `Please confirm: letters from ${name}`;
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>One more step</h1>
      <p>
        Somebody, we hope you, asked for letters from {name} to this address. Please confirm that you would
        like them.
      </p>
      <p>
        <a className="button" href={home + paths.confirmNewsletter(facts.confirmToken)}>
          Yes, send me letters
        </a>
      </p>
      <p className="soft">
        The link works for seven days. If it was not you, do nothing: without it you will not hear from us
        again.
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}

export function newsletterWelcome({ shop, home, facts }: Content<'newsletter-welcome'>): WrittenMail {
  const { name } = shop.shop;
  const subject = `Welcome to letters from ${name}`;
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
      <h1>Thank you, you are on the list</h1>
      <p>
        We write now and then, about new arrivals and the occasional good idea, and never pass your address
        on.
      </p>
      <p>
        <a className="button" href={home + paths.products()}>
          Visit {name}
        </a>
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink };
}
