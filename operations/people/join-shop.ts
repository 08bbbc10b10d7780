import { insertAccount } from '#database/queries/people/accounts.ts';
import type { Role } from '#domain/people/permissions.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';
import { isGuessable } from './password-strength.ts';

type JoinResult = { ok: true } | { ok: false; problem: 'link-used' | 'email-taken' | 'guessable-password' };

/**
 * Makes an account for the holder of a one-time link. Link, account and audit entry go together: where the email is taken
 * the link stays open, and of two who use it at once one gets in. Problem 'guessable-password': it stays open too.
 */
export async function joinShop(
  platform: Platform,
  person: { name: string; email: string; password: string; role: Role },
  spendLink: (trx: StaffWrite['trx']) => Promise<boolean>,
): Promise<JoinResult> {
  const { name, email, role } = person;
  if (await isGuessable(platform, person.password, person))
    return { ok: false, problem: 'guessable-password' };
  // Hashing is slow on purpose; it must not hold up other writers.
  const passwordHash = await platform.staff.hashPassword(person.password);
  const id = platform.random.id();
  return staffWrite(platform, { id, name }, async ({ trx, now, record }): Promise<JoinResult> => {
    if (!(await spendLink(trx))) return { ok: false, problem: 'link-used' };
    if (!(await insertAccount(trx, { id, name, email, role, passwordHash, now }))) throw new EmailTaken();
    record({ action: 'person.join', subjectId: id, subject: name, before: null, after: { email, role } });
    return { ok: true };
  }).catch((error: unknown): JoinResult => {
    if (error instanceof EmailTaken) return { ok: false, problem: 'email-taken' };
    throw error;
  });
}

/** Thrown to roll the transaction back. */
class EmailTaken extends Error {}
