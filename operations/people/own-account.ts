import { deletePasskey, deleteSessions } from '#database/queries/people/accounts.ts';
import type { AccountChange } from '#domain/people/account-changes.ts';
import type { Platform, SecondFactorResult, StaffAccounts } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';
import { isGuessable } from './password-strength.ts';
import { recordAccountChange } from './record-account-change.ts';

/*
 * Passwords, second factors and new passkeys are written by the account system on connections of its own, which no
 * transaction of the shop can span: their audit entries follow once the account system has succeeded.
 */

/** Problems: `current` is wrong, the wanted one is easily guessed. */
export async function changeOwnPassword(
  platform: Platform,
  actor: Actor & { email: string },
  change: { current: string; wanted: string },
  headers: Headers,
): Promise<
  Awaited<ReturnType<StaffAccounts['changePassword']>> | { ok: false; problem: 'guessable-password' }
> {
  if (await isGuessable(platform, change.wanted, actor)) return { ok: false, problem: 'guessable-password' };
  const changed = await platform.staff.changePassword(change, headers);
  if (changed.ok) await logOwnChange(platform, actor, 'person.change-password');
  return changed;
}

/** Confirms a second factor by its first code; it counts from then on. */
export async function confirmSecondFactor(
  platform: Platform,
  actor: Actor,
  code: string,
  headers: Headers,
): Promise<SecondFactorResult> {
  const confirmed = await platform.staff.secondFactor.confirm(code, headers);
  if (confirmed.ok) await logOwnChange(platform, actor, 'person.second-factor-on');
  return confirmed;
}

export async function switchOffSecondFactor(
  platform: Platform,
  actor: Actor,
  password: string,
  headers: Headers,
): Promise<SecondFactorResult> {
  const result = await platform.staff.secondFactor.switchOff(password, headers);
  if (result.ok) await logOwnChange(platform, actor, 'person.second-factor-off');
  return result;
}

export async function addPasskey(
  platform: Platform,
  actor: Actor,
  passkey: { response: unknown; name: string },
  headers: Headers,
): Promise<{ ok: boolean; headers: Headers }> {
  const added = await platform.staff.passkeys.register(passkey, headers);
  if (added.ok) await logOwnChange(platform, actor, 'person.add-passkey', { passkey: passkey.name });
  return added;
}

/** False where the person has no such passkey. */
export function removePasskey(platform: Platform, actor: Actor, id: string): Promise<boolean> {
  return staffWrite(platform, actor, async (write) => {
    const name = await deletePasskey(write.trx, actor.id, id);
    if (name === null) return false;
    await recordAccountChange(write, actor, actor, {
      action: 'person.remove-passkey',
      before: { passkey: name },
      after: null,
    });
    return true;
  });
}

/** Ends one session, or all but the one in use. Returns the number ended. */
export function endSessions(
  platform: Platform,
  actor: Actor,
  which: { only: string } | { except: string },
): Promise<number> {
  return staffWrite(platform, actor, async (write) => {
    const ended = await deleteSessions(write.trx, actor.id, which);
    if (ended > 0)
      await recordAccountChange(write, actor, actor, {
        action: 'person.end-sessions',
        before: { sessions: ended },
        after: null,
      });
    return ended;
  });
}

function logOwnChange(
  platform: Platform,
  actor: Actor,
  action: AccountChange,
  after: { passkey: string } | null = null,
): Promise<void> {
  return staffWrite(platform, actor, (write) =>
    recordAccountChange(write, actor, actor, { action, before: null, after }),
  );
}
