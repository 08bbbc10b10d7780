import { createHash } from 'node:crypto';
import {
  deleteSessions,
  findAccount,
  findAccountByEmail,
  writePassword,
} from '#database/queries/people/accounts.ts';
import { deleteFailures } from '#database/queries/people/sign-in-failures.ts';
import {
  deleteLink,
  findOpenLink,
  type StaffLink,
  writeLink,
} from '#database/queries/people/staff-link-rows.ts';
import { ROLES, type Role } from '#domain/people/permissions.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import { readSignedToken } from '#operations/mail/signed-token.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';
import { joinShop } from './join-shop.ts';
import { isGuessable } from './password-strength.ts';
import { recordAccountChange } from './record-account-change.ts';

const VALID_MS = 7 * 24 * 60 * 60 * 1000;

/** Makes the one-time link that invites somebody, and mails it; problem: the email has an account. The token is returned once. */
export async function invite(
  platform: Platform,
  actor: Actor,
  person: { name: string; email: string; role: Role },
): Promise<{ ok: true; token: string } | { ok: false; problem: 'email-taken' }> {
  const email = person.email.toLowerCase();
  if (await findAccountByEmail(platform.db, email)) return { ok: false, problem: 'email-taken' };
  const link = { ...person, email, kind: 'invitation', userId: null } as const;
  return { ok: true, token: await makeLink(platform, actor, link) };
}

/** Makes a one-time link by which somebody sets a new password, and mails it; problem: there is no such person. */
export async function makePasswordLink(
  platform: Platform,
  actor: Actor,
  userId: string,
): Promise<{ ok: true; token: string } | { ok: false; problem: 'not-found' }> {
  const account = await findAccount(platform.db, userId);
  const role = ROLES.find((known) => known === account?.role);
  if (!account || !role) return { ok: false, problem: 'not-found' };
  const { name, email } = account;
  return {
    ok: true,
    token: await makeLink(platform, actor, { kind: 'new-password', userId, name, email, role }),
  };
}

/** Null for a link that was used, withdrawn or has expired. */
export async function findStaffLink(platform: Platform, token: string): Promise<StaffLink | null> {
  const digest = await linkDigest(platform, token);
  return digest ? findOpenLink(platform.db, digest, nowIso(platform.clock)) : null;
}

/**
 * Makes the invited account, or sets the new password, which ends every session; the link is spent with it. Problems: the
 * link is not open any more; the email has an account by now, or the password is easily guessed (the link stays open then).
 */
export async function redeemStaffLink(
  platform: Platform,
  token: string,
  { name, password }: { name: string; password: string },
): Promise<
  { ok: true; email: string } | { ok: false; problem: 'link-used' | 'email-taken' | 'guessable-password' }
> {
  const link = await findStaffLink(platform, token);
  if (!link) return { ok: false, problem: 'link-used' };
  const { email, role } = link;
  const digest = await linkDigest(platform, token);
  if (!digest) return { ok: false, problem: 'link-used' };
  if (link.kind === 'new-password' && link.userId) {
    if (await isGuessable(platform, password, link)) return { ok: false, problem: 'guessable-password' };
    const isSet = await setPassword(platform, { id: link.userId, name: link.name, email, digest, password });
    return isSet ? { ok: true, email } : { ok: false, problem: 'link-used' };
  }
  const spendLink: Parameters<typeof joinShop>[2] = async (trx) => (await deleteLink(trx, digest)) !== null;
  const joined = await joinShop(platform, { name, email, password, role }, spendLink);
  return joined.ok ? { ok: true, email } : joined;
}

/** False where the link or the account is gone. */
async function setPassword(
  platform: Platform,
  { id, name, email, digest, password }: Actor & { email: string; digest: string; password: string },
): Promise<boolean> {
  // Hashing is slow on purpose; it must not hold up other writers.
  const passwordHash = await platform.staff.hashPassword(password);
  return staffWrite(platform, { id, name }, async (write) => {
    const { trx, now } = write;
    if (!(await deleteLink(trx, digest))) return false;
    if (!(await writePassword(trx, id, { passwordHash, now }))) return false;
    await deleteSessions(trx, id);
    await deleteFailures(trx, email);
    const by = { id, name };
    await recordAccountChange(write, by, by, {
      action: 'person.new-password',
      before: null,
      after: { by: 'link' },
    });
    return true;
  });
}

/** Withdraws an invitation or a password link. */
export function withdrawLink(platform: Platform, actor: Actor, digest: string): Promise<void> {
  return staffWrite(platform, actor, async ({ trx, record }) => {
    const link = await deleteLink(trx, digest);
    if (!link) return;
    record({
      action: 'person.withdraw-link',
      subjectId: digest,
      subject: link.name,
      before: { kind: link.kind },
      after: null,
    });
  });
}

async function makeLink(platform: Platform, actor: Actor, link: StaffLink): Promise<string> {
  const { kind, userId, name, email, role } = link;
  return staffWrite(platform, actor, async ({ trx, now, newId, record }) => {
    const token = `${newId()}${newId()}`.replaceAll('-', '');
    const digest = digestOf(token);
    await writeLink(trx, {
      digest,
      kind,
      user_id: userId,
      name,
      email,
      role,
      created_by: actor.name,
      created_at: now,
      expires_at: new Date(Date.parse(now) + VALID_MS).toISOString(),
    });
    const mail = kind === 'invitation' ? 'staff-invitation' : 'staff-password';
    await queueMail(trx, { mail, linkId: digest }, { now, newId });
    record({
      action: kind === 'invitation' ? 'person.invite' : 'person.password-link',
      subjectId: userId ?? email,
      subject: name,
      before: null,
      after: { email, role },
    });
    return token;
  });
}

/** A link is opened by the token shown in /cms, or by the signed one of its mail, which names its digest. */
async function linkDigest(platform: Platform, token: string): Promise<string | null> {
  return token.includes('.') ? readSignedToken(platform, 'staff-link', token) : digestOf(token);
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
