import { deleteConnection, writeConnection } from '#database/queries/connections/connection-rows.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { type MailServer, shownMailServer } from '#domain/connections/mail-server.ts';
import { type StripeKeys, type StripeKeysErrors, shownKeys } from '#domain/connections/stripe-keys.ts';
import type { Fields } from '#domain/people/audit.ts';
import type { Connection, ConnectionName } from '#operations/platform/connections.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import { staffWrite } from '#operations/platform/staff-write.ts';

const SUBJECTS: Record<ConnectionName, string> = { stripe: 'Stripe', mail: 'Mail server' };

export type KeptStripe = { ok: true; addedEndpoint: boolean } | { ok: false; errors: StripeKeysErrors };

/**
 * Tries keys at Stripe and stores them sealed. Without a signing secret the shop adds its own endpoint at Stripe, which needs
 * its public https address. Nothing is stored of keys that do not work.
 */
export async function keepStripeKeys(
  platform: Platform,
  actor: StaffMember,
  keys: StripeKeys,
): Promise<KeptStripe> {
  const { connections, publicUrl } = platform;
  const needsEndpoint = keys.webhookSecret === '';
  if (needsEndpoint && !publicUrl.startsWith('https://'))
    return { ok: false, errors: { webhookSecret: NO_ENDPOINT_BY_ITSELF } };
  const problem = await connections.tryStripe(keys);
  if (problem) return { ok: false, errors: { [problem.field ?? 'secretKey']: problem.message } };
  if (!needsEndpoint) {
    await keep(platform, actor, 'stripe', keys, shownKeys(keys));
    return { ok: true, addedEndpoint: false };
  }
  const endpoint = await connections.addStripeEndpoint(keys, `${publicUrl}/api/stripe/webhook`);
  if (!endpoint.ok) return { ok: false, errors: { webhookSecret: endpoint.problem } };
  await keep(platform, actor, 'stripe', { ...keys, webhookSecret: endpoint.secret }, shownKeys(keys));
  return { ok: true, addedEndpoint: true };
}

const NO_ENDPOINT_BY_ITSELF =
  'Enter the signing secret of the endpoint at Stripe: the shop adds one by itself only where PUBLIC_URL is its https address.';

/** Tries a mail server by a mail to whoever asks, and stores it sealed. Returns the problem in words, null where it works. */
export async function keepMailServer(
  platform: Platform,
  actor: StaffMember,
  server: MailServer,
): Promise<string | null> {
  const problem = await sendTrialMail(platform, actor, server);
  if (problem === null) await keep(platform, actor, 'mail', server, shownMailServer(server));
  return problem;
}

/** Sends a mail to whoever asks by this server. Returns the problem in words, null where it was taken. */
export async function sendTrialMail(
  { db, connections, random }: Platform,
  { email, name }: StaffMember,
  server: MailServer,
): Promise<string | null> {
  const { shop } = await readSettings(db);
  return connections.tryMail(server, {
    id: random.id(),
    from: { name: shop.name, address: server.from || shop.supportEmail },
    to: email,
    subject: `Test mail of ${shop.name}`,
    text: `Hello ${name},\n\nthis mail came through the mail server entered in the settings of ${shop.name}. The shop can send its mails.\n`,
  });
}

/** Forgets what was entered in /cms. */
export function removeConnection(
  platform: Platform,
  actor: StaffMember,
  name: ConnectionName,
): Promise<void> {
  return staffWrite(platform, actor, async ({ trx, record }) => {
    const before = await shownNow(platform, name);
    await deleteConnection(trx, name);
    if (before)
      record({ action: 'connection.remove', subjectId: name, subject: SUBJECTS[name], before, after: null });
  });
}

/** The audit entry holds what staff may read and no secret. */
async function keep(
  platform: Platform,
  actor: StaffMember,
  name: ConnectionName,
  settings: object,
  shown: Fields,
): Promise<void> {
  const sealed = platform.connections.seal(name, settings);
  await staffWrite(platform, actor, async ({ trx, now, record }) => {
    const before = await shownNow(platform, name);
    await writeConnection(trx, name, { sealed, shown: JSON.stringify(shown), changedAt: now });
    // Entered anew, it may differ in its secret alone: the time makes that a difference.
    const after = { ...shown, enteredAt: now };
    record({ action: 'connection.save', subjectId: name, subject: SUBJECTS[name], before, after });
  });
}

async function shownNow({ connections }: Platform, name: ConnectionName): Promise<Fields | null> {
  const now: Connection<unknown, Fields> = await connections[name]();
  return 'shown' in now ? { ...now.shown, enteredAt: now.changedAt } : null;
}
