import type { ReactNode } from 'react';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { ACCOUNT_CHANGES } from '#domain/people/account-changes.ts';
import { MailFrame } from './mail-frame.tsx';
import { mailHtml } from './mail-html.ts';
import { MailIntroduction } from './mail-introduction.tsx';

type Content<Kind extends MailContent['mail']> = Extract<MailContent, { mail: Kind }>;

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

export function staffInvitation(content: Content<'staff-invitation'>): WrittenMail {
  const { name } = content.shop.shop;
  return linkLetter(content, `You are invited to the admin of ${name}`, 'Accept the invitation', null);
}

export function staffPassword(content: Content<'staff-password'>): WrittenMail {
  const { name } = content.shop.shop;
  return linkLetter(
    content,
    `Set a new password for ${name}`,
    'Set a new password',
    <p>
      Somebody who manages the staff of {name} made this link for you. Your sessions end once you set a new
      password; until then nothing changes.
    </p>,
  );
}

/** Says what changed, when and by whom, and what to do where it was somebody else. */
export function accountChanged(content: Content<'account-changed'>): WrittenMail {
  const { subject, introduction, shop, home, facts } = content;
  const who = facts.by ? `by ${facts.by}` : 'from your account';
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>{ACCOUNT_CHANGES[facts.change]}</h1>
      <MailIntroduction text={introduction} />
      <p>
        {ACCOUNT_CHANGES[facts.change]}, {who}, on {MOMENT.format(new Date(facts.at))}.
      </p>
      <p>
        If you did not expect it, ask the shop’s owner for a link to a new password: it ends every session,
        and then lists your passkeys, so that you can remove those that are not yours.
      </p>
      <p>
        <a className="button" href={home + cmsPaths.account()}>
          Look at your account
        </a>
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}

function linkLetter(
  content: Content<'staff-invitation' | 'staff-password'>,
  heading: string,
  label: string,
  fixed: ReactNode,
): WrittenMail {
  const { subject, introduction, shop, home, facts } = content;
  const { secret, expiresAt } = facts;
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>{heading}</h1>
      <MailIntroduction text={introduction} />
      {fixed}
      <p>
        <a className="button" href={home + cmsPaths.join(secret)}>
          {label}
        </a>
      </p>
      <p className="soft">
        The link works once, until {MOMENT.format(new Date(expiresAt))}. Do not pass it on. If you did not
        expect it, reply to this email and leave it alone.
      </p>
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}
