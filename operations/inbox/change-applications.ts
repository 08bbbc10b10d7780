import {
  deleteApplication,
  findApplication,
  type TradeApplication,
  updateApplication,
} from '#database/queries/inbox/listed-applications.ts';
import type { ApplicationMove } from '#domain/inbox/application-list.ts';
import { queueMailOfChange } from '#operations/mail/queue-mail.ts';
import { changeEach } from '#operations/platform/change-each.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type Change, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';
import { joinClass, leaveClass } from '#operations/promotions/change-members.ts';
import { type NoteResult, writeNote } from './write-note.ts';

/** Moves applications to another status, and tells the applicant of a decision; skips those that are gone or there already. Returns the number moved. */
export function moveApplications(
  platform: Platform,
  actor: Actor,
  ids: string[],
  to: ApplicationMove,
): Promise<number> {
  return changeEach(platform, actor, ids, findApplication, async (application, _, write) => {
    const after = stateAfter(application, to, write.now);
    if (!after) return null;
    if (to === 'approved' || to === 'declined') {
      const mail = `trade-${to}` as const;
      await queueMailOfChange(
        write.trx,
        { mail, applicationId: application.id },
        `${mail} ${application.id}`,
        write,
      );
    }
    await changeClass(platform, write, application, after.status);
    return writeApplication(write, application, { ...after, note: application.note }, to);
  });
}

/** An application that is approved makes a trade customer, whose code stands in its mail; one that no longer is unmakes it. */
async function changeClass(
  platform: Platform,
  write: StaffWrite,
  { email, status }: TradeApplication,
  after: TradeApplication['status'],
): Promise<void> {
  if (after === status) return;
  if (after === 'approved') await joinClass(write, platform, email, 'trade');
  else if (status === 'approved') await leaveClass(write, email, 'trade');
}

/** Makes a trade customer of whoever was approved before there were classes, and mails the code. False where nothing changed. */
export function joinApproved(platform: Platform, actor: Actor, id: string): Promise<boolean> {
  return staffWrite(platform, actor, async (write) => {
    const application = await findApplication(write.trx, id);
    if (application?.status !== 'approved') return false;
    if (!(await joinClass(write, platform, application.email, 'trade'))) return false;
    await queueMailOfChange(
      write.trx,
      { mail: 'trade-approved', applicationId: id },
      `trade-approved ${id}`,
      write,
    );
    write.record({
      action: 'application.class',
      subjectId: id,
      subject: application.businessName,
      before: { class: null },
      after: { class: 'trade' },
    });
    return true;
  });
}

/** Stores the staff's note. Problems: the application is gone, somebody wrote another note since `noteWas` was read. */
export function noteApplication(
  platform: Platform,
  actor: Actor,
  id: string,
  { note, noteWas }: { note: string; noteWas: string },
): Promise<NoteResult> {
  return writeNote(platform, actor, { id, note, noteWas }, findApplication, async (application, write) => {
    if (note === application.note) return;
    const { status, archivedAt } = application;
    const change = await writeApplication(write, application, { status, archivedAt, note }, 'note');
    write.record({ ...change, subjectId: id });
  });
}

/** Deletes applications for good; the audit log says that there was one, without its text. Returns the number deleted. */
export function deleteApplications(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  return changeEach(platform, actor, ids, findApplication, async (application, id, { trx }) => {
    const { businessName, status, createdAt } = application;
    if (!(await deleteApplication(trx, id))) return null;
    return {
      action: 'application.delete',
      subject: businessName,
      before: { status, createdAt },
      after: null,
    };
  });
}

type State = Pick<TradeApplication, 'status' | 'archivedAt' | 'note'>;

/** Null where nothing would change. */
function stateAfter(
  { status, archivedAt }: TradeApplication,
  to: ApplicationMove,
  now: string,
): Omit<State, 'note'> | null {
  if (to === 'archive') return archivedAt ? null : { status, archivedAt: now };
  if (to === 'restore') return archivedAt ? { status, archivedAt: null } : null;
  return status === to ? null : { status: to, archivedAt };
}

async function writeApplication(
  { trx }: StaffWrite,
  { id, businessName, status, archivedAt, note }: TradeApplication,
  after: State,
  verb: ApplicationMove | 'note',
): Promise<Omit<Change, 'subjectId'>> {
  await updateApplication(trx, id, after);
  return {
    action: `application.${verb}`,
    subject: businessName,
    before: { status, archivedAt, note },
    after,
  };
}
