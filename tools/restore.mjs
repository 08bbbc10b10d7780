import { installMissing } from './install.mjs';
import { allowWords } from './known-words.mjs';
import { handOverTo } from './run.mjs';

allowWords({
  known: null,
  usage:
    'npm run restore FILE\n\nPuts a backup into an empty DATA_DIR (and, on PostgreSQL, an empty database). Nothing that exists is overwritten.',
});

if (!(await installMissing())) process.exit(1);
await handOverTo('server/backup/restore-command.ts', { NODE_ENV: 'production' });
