import { paths } from '#app/links/paths.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { londonTime, longDay } from '#domain/text/london-day.ts';
import { MailFrame } from './mail-frame.tsx';
import { mailHtml } from './mail-html.ts';
import { MailIntroduction } from './mail-introduction.tsx';

type Content<Kind extends MailContent['mail']> = Extract<MailContent, { mail: Kind }>;

export function classCode({ subject, introduction, shop, home, facts }: Content<'class-code'>): WrittenMail {
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>{facts.className}</h1>
      <MailIntroduction text={introduction} />
      <Code code={facts.code} home={home} />
      <p className="soft">
        It is yours alone, and works with your email address for as long as you belong to this class.
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}

export function offerCode({ subject, introduction, shop, home, facts }: Content<'offer-code'>): WrittenMail {
  const { code, offer, endsAt, leaveToken } = facts;
  const leaveLink = leaveToken === null ? null : home + paths.leaveNewsletter(leaveToken);
  const html = mailHtml(
    <MailFrame
      subject={subject}
      shop={shop}
      home={home}
      footer={
        leaveLink && (
          <p>
            You get this because you subscribed to our newsletter. <a href={leaveLink}>Unsubscribe</a> at any
            time.
          </p>
        )
      }
    >
      <h1>{offer}</h1>
      <MailIntroduction text={introduction} />
      <Code code={code} home={home} />
      <p className="soft">
        It works once, with your email address
        {endsAt && `, until ${longDay(endsAt)}, ${londonTime(endsAt).slice(11, 16)} London time`}.
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink };
}

function Code({ code, home }: { code: string; home: string }) {
  return (
    <>
      <p>
        Your code: <strong>{code}</strong>
      </p>
      <p>
        <a className="button" href={home + paths.applyCode(code)}>
          Use it in the shop
        </a>
      </p>
    </>
  );
}
