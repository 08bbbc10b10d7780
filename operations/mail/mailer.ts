/** Hands mails to a mail server. */
export interface Mailer {
  /** Not ok: refused for good. Throws where it should be tried again: `MailServerAway` where no other mail would get through either. */
  send(mail: OutgoingMail): Promise<{ ok: true } | { ok: false; reason: string }>;
}

/** The mail server cannot be reached, says nothing, or does not let the shop in. */
export class MailServerAway extends Error {}

export type OutgoingMail = {
  /** The same in every attempt: a mail that arrives twice carries one Message-ID. */
  id: string;
  from: { name: string; address: string };
  to: string;
  /** '': replies go to the sender. */
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  leaveLink: string | null;
  /** Not null: written by no person, or in reply to a mail or form (RFC 3834), so that machines do not reply to it. */
  automatic: 'auto-generated' | 'auto-replied' | null;
  attachments: readonly { fileName: string; content: Uint8Array; type: string }[];
};
