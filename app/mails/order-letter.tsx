import type { ReactNode } from 'react';
import { paths } from '#app/links/paths.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { MailFrame } from './mail-frame.tsx';
import { mailHtml } from './mail-html.ts';
import { MailIntroduction } from './mail-introduction.tsx';

/** A short mail about an order, with the way to its page. */
export function orderLetter(
  heading: string,
  { subject, introduction, shop, home }: Pick<MailContent, 'subject' | 'introduction' | 'shop' | 'home'>,
  paragraphs: ReactNode[],
): WrittenMail {
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>{heading}</h1>
      <MailIntroduction text={introduction} />
      {paragraphs}
      <p>
        <a className="button" href={home + paths.orders()}>
          Your order
        </a>
      </p>
      <p className="soft">You are asked for the order number and this e-mail address.</p>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}
