import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { sizeText } from '#domain/backup/backup.ts';
import { readConfig } from '#server/platform/config.ts';
import { startText } from '#server/start/start-problem.ts';
import { BackupProblem } from './backup-problem.ts';
import { makeBackup } from './make-backup.ts';

/** What the shop that asked for a backup reads from the process that makes it. */
export type BackupReport = { ok: true } | { ok: false; problem: string };

try {
  if (existsSync('.env')) loadEnvFile('.env');
  const config = readConfig(process.env);
  const made = await makeBackup(config, { planned: process.argv.includes('--planned'), now: new Date() });
  console.log(`Backup made and read again: ${made.path} (${sizeText(made.bytes)})`);
  if (config.mediaBucket)
    console.log('The pictures are in a bucket and not in the backup: back that up where it is.');
  if (config.database.engine === 'postgres' || existsSync(`${config.dataDir}/shop.key`))
    console.log(
      'It holds all that the shop knows of its customers, and its key if there is one: protect it like the shop.',
    );
  process.send?.({ ok: true } satisfies BackupReport);
} catch (error) {
  const problem = error instanceof BackupProblem ? error.message : startText(error);
  console.error(problem);
  process.send?.({ ok: false, problem } satisfies BackupReport);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
