import { installMissing } from './install.mjs';
import { allowWords } from './known-words.mjs';
import { handOverTo } from './run.mjs';

allowWords({
  known: [],
  usage:
    'npm run dev\n\nServes the shop with hot reload. Settings are environment variables: docs/settings.md.',
});

if (!(await installMissing())) process.exit(1);
await handOverTo('server/dev.ts', { NODE_ENV: 'development' });
