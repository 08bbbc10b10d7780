import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { readConfig } from '#server/platform/config.ts';
import { startText } from '#server/start/start-problem.ts';
import { BackupProblem } from './backup-problem.ts';
import { restoreBackup } from './restore-backup.ts';

try {
  if (existsSync('.env')) loadEnvFile('.env');
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw new BackupProblem('Name one backup: npm run restore FILE');
  const config = readConfig(process.env);
  const { madeAt, files, pictures } = await restoreBackup(config, resolve(file));
  console.log(`Restored the shop of ${madeAt}: ${files.length} files. Start it with npm start.`);
  if (pictures === 'in a bucket')
    console.log('Its pictures are in a bucket, which the MEDIA_ settings name.');
} catch (error) {
  console.error(error instanceof BackupProblem ? error.message : startText(error));
  process.exitCode = 1;
}
