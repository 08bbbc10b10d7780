import type { MailContent } from '#domain/mail/mail-content.ts';

/** Removes the secret of a staff link: staff who read mails in /cms must not get into somebody else's account by one. */
export function withoutSecret(html: string, { facts }: MailContent): string {
  return 'secret' in facts ? html.replaceAll(facts.secret, 'not-stored') : html;
}
