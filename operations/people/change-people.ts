import type { Db } from '#database/open.ts';
import type { Role } from '#domain/people/permissions.ts';
import { type Actor, auditChange } from '#operations/platform/audit-change.ts';
import type { Platform } from '#operations/platform/platform.ts';

export type PeopleResult = { ok: true } | { ok: false; problem: 'not-found' | 'last-owner' };

/** Gives somebody another role. Problems: nobody of this id, or the shop would have no owner left. */
export function setRole(platform: Platform, actor: Actor, userId: string, role: Role): Promise<PeopleResult> {
  return changePerson(platform, userId, role !== 'owner', async (trx, person) => {
    await trx.updateTable('user').set({ role }).where('id', '=', userId).execute();
    await auditChange(trx, platform, actor, {
      action: 'person.role',
      subjectId: userId,
      subject: person.name,
      before: { role: person.role },
      after: { role },
    });
  });
}

/** Takes somebody's account away with all its sessions, passkeys and codes. Problems as above. */
export function removePerson(platform: Platform, actor: Actor, userId: string): Promise<PeopleResult> {
  return changePerson(platform, userId, true, async (trx, person) => {
    await trx.deleteFrom('session').where('userId', '=', userId).execute();
    await trx.deleteFrom('user').where('id', '=', userId).execute();
    await auditChange(trx, platform, actor, {
      action: 'person.remove',
      subjectId: userId,
      subject: person.name,
      before: { email: person.email, role: person.role },
      after: null,
    });
  });
}

/** For somebody who lost telephone and backup codes: the password alone opens again. */
export function resetSecondFactor(platform: Platform, actor: Actor, userId: string): Promise<PeopleResult> {
  return changePerson(platform, userId, false, async (trx, person) => {
    await trx.deleteFrom('twoFactor').where('userId', '=', userId).execute();
    await trx.updateTable('user').set({ twoFactorEnabled: 0 }).where('id', '=', userId).execute();
    await auditChange(trx, platform, actor, {
      action: 'person.second-factor-reset',
      subjectId: userId,
      subject: person.name,
      before: { secondFactor: true },
      after: { secondFactor: false },
    });
  });
}

/** Opens an e-mail again that was locked after wrong passwords. */
export async function unlockPerson(platform: Platform, actor: Actor, userId: string): Promise<PeopleResult> {
  return changePerson(platform, userId, false, async (trx, person) => {
    await trx.deleteFrom('sign_in_failures').where('email', '=', person.email).execute();
    await auditChange(trx, platform, actor, {
      action: 'person.unlock',
      subjectId: userId,
      subject: person.name,
      before: null,
      after: null,
    });
  });
}

/** Ends one session, or all but the one in use; answers how many. */
export function endSessions(
  platform: Platform,
  actor: Actor,
  which: { only: string } | { except: string },
): Promise<number> {
  return platform.db.transaction().execute(async (trx) => {
    let ended = trx.deleteFrom('session').where('userId', '=', actor.id);
    ended = 'only' in which ? ended.where('id', '=', which.only) : ended.where('id', '!=', which.except);
    const gone = await ended.returning('id').execute();
    if (gone.length > 0)
      await auditChange(trx, platform, actor, {
        action: 'person.end-sessions',
        subjectId: actor.id,
        subject: actor.name,
        before: { sessions: gone.length },
        after: null,
      });
    return gone.length;
  });
}

type Person = { name: string; email: string; role: string | null };

/** Owners are counted in the transaction, behind a write that makes two such changes wait for each other. */
function changePerson(
  { db }: Platform,
  userId: string,
  losesOwner: boolean,
  change: (trx: Db, person: Person) => Promise<void>,
): Promise<PeopleResult> {
  return db.transaction().execute(async (trx): Promise<PeopleResult> => {
    await trx
      .updateTable('user')
      .set((eb) => ({ role: eb.ref('role') }))
      .where('role', '=', 'owner')
      .execute();
    const person = await trx
      .selectFrom('user')
      .select(['name', 'email', 'role'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!person) return { ok: false, problem: 'not-found' };
    if (losesOwner && person.role === 'owner') {
      const owners = await trx.selectFrom('user').select('id').where('role', '=', 'owner').execute();
      if (owners.length < 2) return { ok: false, problem: 'last-owner' };
    }
    await change(trx, person);
    return { ok: true };
  });
}
