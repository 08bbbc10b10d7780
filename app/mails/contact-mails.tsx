import { cmsPaths } from '#app/links/cms-paths.ts';
import { subjectLabel } from '#domain/inbox/contact-subject.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { longDay } from '#domain/text/london-day.ts';
import { MailFrame } from './mail-frame.tsx';
import { mailHtml } from './mail-html.ts';
import { MailIntroduction } from './mail-introduction.tsx';
import { MailLines } from './mail-lines.tsx';
import { PhoneNumber } from './phone-number.tsx';

type Content<Kind extends MailContent['mail']> = Extract<MailContent, { mail: Kind }>;

export function contactMessage({
  subject,
  introduction,
  shop,
  home,
  facts: { message },
}: Content<'contact-message'>): WrittenMail {
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>{subjectLabel(message.subject)}</h1>
      <MailIntroduction text={introduction} />
      <p>
        A reply to this email goes to <a href={`mailto:${message.email}`}>{message.email}</a>.
      </p>
      {message.replyBy && (
        <p>
          {message.orderNumber && <>Order {message.orderNumber}. </>}
          Reply in full by <strong>{longDay(message.replyBy)}</strong>.
        </p>
      )}
      <p>
        <MailLines text={message.message} />
      </p>
      <p>
        <a className="button" href={home + cmsPaths.message(message.id)}>
          Open it in /cms
        </a>
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}

/** Repeats nothing the sender wrote: anybody can enter somebody else's address. */
export function contactAcknowledgement({
  subject,
  introduction,
  shop,
  home,
  facts: { message },
}: Content<'contact-acknowledgement'>): WrittenMail {
  const { supportEmail, phone } = shop.shop;
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>Thank you for writing</h1>
      <MailIntroduction text={introduction} />
      {message.replyBy && (
        <p>
          We treat it as a complaint, and answer it in full by <strong>{longDay(message.replyBy)}</strong>.
        </p>
      )}
      <p>
        To add something, reply to this email, write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>{' '}
        or call <PhoneNumber number={phone} />.
      </p>
      <p className="soft">
        If you did not write to us, someone entered your address by mistake and you can ignore this email.
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}

/** A reply of staff over the message it is about. */
export function contactReply({
  subject,
  introduction,
  shop,
  home,
  facts: { message, reply },
}: Content<'contact-reply'>): WrittenMail {
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>{subjectLabel(message.subject)}</h1>
      <MailIntroduction text={introduction} />
      <MailIntroduction text={reply.body} />
      <p>
        {reply.author}, {shop.shop.name}
      </p>
      <p className="soft">You wrote on {longDay(message.createdAt)}:</p>
      <blockquote className="soft">
        <MailLines text={message.message} />
      </blockquote>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}
