import { runBackup } from '#operations/backup/plan-backups.ts';
import type { JobHandler } from './job-handler.ts';

/** A backup that fails is noted and told on the dashboard; the next press or the plan asks again. */
export const makeBackup: JobHandler<'make-backup'> = async (platform, { planned }) => {
  const { problem, write } = await runBackup(platform, { planned });
  if (problem !== null) platform.log.warn({ problem }, 'a backup could not be made');
  return write;
};
