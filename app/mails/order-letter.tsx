import type { ReactNode } from 'react';
import { paths } from '#app/links/paths.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { AttachedPapers } from './attached-papers.tsx';
import { MailFrame } from './mail-frame.tsx';
import { mailHtml } from './mail-html.ts';
import { MailIntroduction } from './mail-introduction.tsx';

/** A short mail about an order, with one button: what the reader is to do, or the way to the order's page. */
export function orderLetter(
  heading: string,
  {
    subject,
    introduction,
    shop,
    home,
    facts,
    papers,
  }: Pick<MailContent, 'subject' | 'introduction' | 'shop' | 'home' | 'papers'> & {
    facts: { viewToken: string };
  },
  paragraphs: ReactNode[],
  button: { label: string; path: string } | null = null,
): WrittenMail {
  const page = home + paths.viewOrder(facts.viewToken);
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>{heading}</h1>
      <MailIntroduction text={introduction} />
      {paragraphs}
      <AttachedPapers papers={papers} />
      <p>
        <a className="button" href={button ? home + button.path : page}>
          {button?.label ?? 'See your order'}
        </a>
      </p>
      <p className="soft">
        {button && (
          <>
            <a href={page}>See your order</a>.{' '}
          </>
        )}
        The link works for 90 days, and shows neither name nor address.
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}
