import type { MailServer, ShownMailServer } from '#domain/connections/mail-server.ts';
import type { ShownStripeKeys, StripeKeys } from '#domain/connections/stripe-keys.ts';

export type ConnectionName = 'stripe' | 'mail';

/**
 * The services a shop is connected to: by the environment, which wins, or by what an owner entered in /cms. Read anew each
 * time, so that running processes follow a change.
 */
export interface Connections {
  stripe(): Promise<Connection<StripeKeys, ShownStripeKeys>>;
  mail(): Promise<Connection<MailServer, ShownMailServer>>;
  /** Encrypts settings so that the database alone does not open them. */
  seal(name: ConnectionName, settings: object): string;
  /** Tries keys at Stripe; null where they work. Takes no money. */
  tryStripe(keys: StripeKeys): Promise<StripeKeysProblem | null>;
  /** Has Stripe send its messages to this address, in the place of an earlier endpoint there, and returns their secret. */
  addStripeEndpoint(
    keys: StripeKeys,
    url: string,
  ): Promise<{ ok: true; secret: string } | { ok: false; problem: string }>;
  /** Signs in at a mail server and sends a mail; the problem in words for staff, null where both worked. */
  tryMail(server: MailServer, mail: TestMail): Promise<string | null>;
}

/** `unreadable`: sealed by another key than the shop has now. */
export type Connection<Settings, Shown> =
  | { from: 'nowhere' | 'environment' }
  | { from: 'unreadable'; shown: Shown; changedAt: string }
  | { from: 'cms'; settings: Settings; shown: Shown; changedAt: string };

export type StripeKeysProblem = { field: keyof StripeKeys | null; message: string };

export type TestMail = {
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
};
