import { installMissing } from './install.mjs';
import { allowWords } from './known-words.mjs';
import { handOverTo } from './run.mjs';

allowWords({
  known: [],
  flags: ['--planned'],
  usage:
    'npm run backup\n\nWrites database, pictures and key into one file in DATA_DIR/backups while the shop runs, and reads it again. --planned: of such backups the last seven are kept.',
});

if (!(await installMissing())) process.exit(1);
await handOverTo('server/backup/backup-command.ts', { NODE_ENV: 'production' });
