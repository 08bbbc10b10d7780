import {
  type Account,
  deleteAccount,
  deleteSecondFactor,
  findAccount,
  lockOwners,
  unlockCodes,
  writeRole,
} from '#database/queries/people/accounts.ts';
import { deleteFailures } from '#database/queries/people/sign-in-failures.ts';
import { isAccountChange } from '#domain/people/account-changes.ts';
import type { Role } from '#domain/people/permissions.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type Change, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';
import { recordAccountChange } from './record-account-change.ts';

export type PeopleResult = { ok: true } | { ok: false; problem: 'not-found' | 'last-owner' };

/** Gives somebody another role. Problems: nobody has this id, or the shop would have no owner left. */
export function setRole(platform: Platform, actor: Actor, userId: string, role: Role): Promise<PeopleResult> {
  return changePerson(platform, actor, userId, role !== 'owner', async (person, { trx }) => {
    if (person.role === role) return null;
    await writeRole(trx, userId, role);
    return { action: 'person.role', before: { role: person.role }, after: { role } };
  });
}

/** Deletes somebody's account with all its sessions, passkeys and codes. Problems as above. */
export function removePerson(platform: Platform, actor: Actor, userId: string): Promise<PeopleResult> {
  return changePerson(platform, actor, userId, true, async ({ email, role }, { trx }) => {
    await deleteAccount(trx, userId);
    return { action: 'person.remove', before: { email, role }, after: null };
  });
}

/** Removes the second factor of somebody who lost telephone and backup codes. Problem: nobody has this id. */
export function resetSecondFactor(platform: Platform, actor: Actor, userId: string): Promise<PeopleResult> {
  return changePerson(platform, actor, userId, false, async (_, { trx }) => {
    if (!(await deleteSecondFactor(trx, userId))) return null;
    return {
      action: 'person.second-factor-reset',
      before: { secondFactor: true },
      after: { secondFactor: false },
    };
  });
}

/** Unlocks somebody who was locked after wrong passwords or codes. */
export function unlockPerson(platform: Platform, actor: Actor, userId: string): Promise<PeopleResult> {
  return changePerson(platform, actor, userId, false, async ({ email }, { trx }) => {
    const unlocked = [await deleteFailures(trx, email), await unlockCodes(trx, userId)];
    return unlocked.includes(true) ? { action: 'person.unlock', before: null, after: null } : null;
  });
}

function changePerson(
  platform: Platform,
  actor: Actor,
  userId: string,
  losesOwner: boolean,
  change: (person: Account, write: StaffWrite) => Promise<Pick<Change, 'action' | 'before' | 'after'> | null>,
): Promise<PeopleResult> {
  return staffWrite(platform, actor, async (write): Promise<PeopleResult> => {
    const owners = await lockOwners(write.trx);
    const person = await findAccount(write.trx, userId);
    if (!person) return { ok: false, problem: 'not-found' };
    if (losesOwner && person.role === 'owner' && owners.length < 2)
      return { ok: false, problem: 'last-owner' };
    const made = await change(person, write);
    const { action = '' } = made ?? {};
    if (made && isAccountChange(action)) await recordAccountChange(write, person, actor, { ...made, action });
    else if (made) write.record({ ...made, subjectId: userId, subject: person.name });
    return { ok: true };
  });
}
