import type { Db } from '#database/open.ts';
import { type AlertChoices, isStaffAlert, type StaffAlert } from '#domain/people/staff-alerts.ts';

/** What a person has chosen so far. */
export async function readAlertChoices(db: Db, userId: string): Promise<AlertChoices> {
  const rows = await db
    .selectFrom('staff_alerts')
    .select(['alert', 'wanted'])
    .where('user_id', '=', userId)
    .execute();
  return Object.fromEntries(
    rows.flatMap(({ alert, wanted }) => (isStaffAlert(alert) ? [[alert, wanted === 1]] : [])),
  );
}

export async function writeAlertChoice(
  trx: Db,
  userId: string,
  alert: StaffAlert,
  isWanted: boolean,
): Promise<void> {
  const wanted = isWanted ? 1 : 0;
  await trx
    .insertInto('staff_alerts')
    .values({ user_id: userId, alert, wanted })
    .onConflict((conflict) => conflict.columns(['user_id', 'alert']).doUpdateSet({ wanted }))
    .execute();
}

/** Everybody with an account, and what each chose about one alert; null: nothing. */
export async function listAlertReaders(
  db: Db,
  alert: StaffAlert,
): Promise<{ id: string; role: string | null; choice: boolean | null }[]> {
  const rows = await db
    .selectFrom('user')
    .leftJoin('staff_alerts', (join) =>
      join.onRef('staff_alerts.user_id', '=', 'user.id').on('staff_alerts.alert', '=', alert),
    )
    .select(['user.id', 'user.role', 'staff_alerts.wanted'])
    .orderBy('user.id')
    .execute();
  return rows.map(({ id, role, wanted }) => ({ id, role, choice: wanted === null ? null : wanted === 1 }));
}
