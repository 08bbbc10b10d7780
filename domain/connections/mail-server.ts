import * as v from 'valibot';
import { isEmail } from '#domain/fields/email.ts';

/** How a mail server is reached: encrypted from the start (465), or from the first words on (587). */
export const MAIL_ENCRYPTIONS = ['tls', 'starttls'] as const;

export type MailServer = {
  host: string;
  port: number;
  encryption: (typeof MAIL_ENCRYPTIONS)[number];
  /** '' for a server that asks for none. */
  user: string;
  password: string;
  /** The sender of mails; '' for the shop's support address. */
  from: string;
};

/** What staff may read of a mail server. */
export type ShownMailServer = Omit<MailServer, 'password'>;

export type MailServerErrors = Partial<Record<keyof MailServer, string>>;

const PORT = 'The port is a whole number from 1 to 65535, mostly 465 or 587.';

const line = (most: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.trim()),
    v.maxLength(most, `At most ${most} characters.`),
  );

const form = v.object({
  host: v.pipe(
    line(253),
    v.transform((text) => text.toLowerCase()),
    v.regex(
      /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[a-f\d:]+\])$/,
      'Enter the server’s name alone, such as smtp.example.com, without smtp:// before it.',
    ),
  ),
  port: v.pipe(
    line(5),
    v.regex(/^\d+$/, PORT),
    v.transform(Number),
    v.minValue(1, PORT),
    v.maxValue(65_535, PORT),
  ),
  encryption: v.picklist(MAIL_ENCRYPTIONS, 'Choose how the connection is encrypted.'),
  user: line(254),
  password: v.pipe(v.optional(v.string(), ''), v.maxLength(500, 'At most 500 characters.')),
  from: v.pipe(
    line(254),
    v.check((text) => text === '' || isEmail(text), 'Enter an email address such as orders@shop.example.'),
  ),
});

/**
 * Reads the form. An empty password stays as it is stored where server and user name are the stored ones: it must not go to
 * another server.
 */
export function parseMailServer(
  submitted: Record<string, unknown>,
  stored: MailServer | null,
): { ok: true; server: MailServer } | { ok: false; errors: MailServerErrors } {
  const parsed = v.safeParse(form, submitted);
  if (!parsed.success) {
    const { nested = {} } = v.flatten<typeof form>(parsed.issues);
    return {
      ok: false,
      errors: Object.fromEntries(
        Object.entries(nested).map(([name, messages]) => [name, messages?.[0] ?? '']),
      ),
    };
  }
  const server = parsed.output;
  if (server.user === '' || server.password !== '') return { ok: true, server };
  if (stored && stored.host === server.host && stored.port === server.port && stored.user === server.user)
    return { ok: true, server: { ...server, password: stored.password } };
  return { ok: false, errors: { password: 'Enter the password of this user name.' } };
}

export function shownMailServer({ host, port, encryption, user, from }: MailServer): ShownMailServer {
  return { host, port, encryption, user, from };
}

/** The address by which the mailer reaches it, with its password. */
export function mailServerUrl({ host, port, encryption, user, password }: MailServer): string {
  const sign = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return `${encryption === 'tls' ? 'smtps' : 'smtp'}://${sign}${host}:${port}`;
}

/** Reads a server that was sealed; null for anything else. */
export function readMailServer(value: unknown): MailServer | null {
  const parsed = v.safeParse(
    v.object({
      host: v.string(),
      port: v.number(),
      encryption: v.picklist(MAIL_ENCRYPTIONS),
      user: v.string(),
      password: v.string(),
      from: v.string(),
    }),
    value,
  );
  return parsed.success ? parsed.output : null;
}
