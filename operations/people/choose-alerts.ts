import { readAlertChoices, writeAlertChoice } from '#database/queries/people/staff-alert-rows.ts';
import { offeredAlerts, type StaffAlert, wantsAlert } from '#domain/people/staff-alerts.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import { staffWrite } from '#operations/platform/staff-write.ts';

/** Saves which alerts a person gets, of those that the role is offered. */
export function chooseAlerts(
  platform: Platform,
  member: Pick<StaffMember, 'id' | 'name' | 'role'>,
  wanted: readonly StaffAlert[],
): Promise<void> {
  return staffWrite(platform, member, async ({ trx, record }) => {
    const choices = await readAlertChoices(trx, member.id);
    const offered = offeredAlerts(member.role);
    const before = offered.filter((alert) => wantsAlert(member.role, alert, choices));
    const after = offered.filter((alert) => wanted.includes(alert));
    for (const alert of offered) await writeAlertChoice(trx, member.id, alert, after.includes(alert));
    record({
      action: 'person.choose-alerts',
      subjectId: member.id,
      subject: member.name,
      before: { alerts: before },
      after: { alerts: after },
    });
  });
}
