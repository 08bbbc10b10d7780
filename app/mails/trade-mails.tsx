import type { ReactNode } from 'react';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { MailFrame } from './mail-frame.tsx';
import { mailHtml } from './mail-html.ts';
import { MailIntroduction } from './mail-introduction.tsx';
import { MailLines } from './mail-lines.tsx';
import { PhoneNumber } from './phone-number.tsx';

type Content<Kind extends MailContent['mail']> = Extract<MailContent, { mail: Kind }>;

export function tradeApplication(content: Content<'trade-application'>): WrittenMail {
  const { businessName, email, phone, message, id } = content.facts.application;
  return letter(content, `Trade application of ${businessName}`, [
    <p key="who">
      A reply to this email goes to <a href={`mailto:${email}`}>{email}</a>; the phone number is{' '}
      <PhoneNumber number={phone} />.
    </p>,
    message && (
      <p key="message">
        <MailLines text={message} />
      </p>
    ),
    <p key="open">
      <a className="button" href={content.home + cmsPaths.application(id)}>
        Open it in /cms
      </a>
    </p>,
  ]);
}

/** Repeats nothing the sender wrote: anybody can enter somebody else's address. */
export function tradeAcknowledgement(content: Content<'trade-acknowledgement'>): WrittenMail {
  return letter(content, 'We have your trade application', [
    <p key="what">Until then neither side owes anything.</p>,
    <p key="not" className="soft">
      If you did not apply, someone entered your address by mistake and you can ignore this email.
    </p>,
  ]);
}

export function tradeApproved(content: Content<'trade-approved'>): WrittenMail {
  return letter(content, 'Your trade application is approved', [
    content.facts.code && (
      <p key="code">
        Our offers for trade customers come off your basket by the code <strong>{content.facts.code}</strong>,
        which is yours alone:{' '}
        <a href={content.home + paths.applyCode(content.facts.code)}>use it in the shop</a>.
      </p>
    ),
    <p key="what">
      Prices, quantities and delivery are agreed with you in writing: reply to this email, or call{' '}
      <PhoneNumber number={content.shop.shop.phone} />, to begin.
    </p>,
  ]);
}

export function tradeDeclined(content: Content<'trade-declined'>): WrittenMail {
  return letter(content, 'About your trade application', [
    <p key="what">
      You are welcome to reply to this email with questions, or to apply again when something has changed.
    </p>,
  ]);
}

function letter(
  { subject, introduction, shop, home }: Pick<MailContent, 'subject' | 'introduction' | 'shop' | 'home'>,
  heading: string,
  paragraphs: ReactNode[],
): WrittenMail {
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>{heading}</h1>
      <MailIntroduction text={introduction} />
      {paragraphs}
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}
