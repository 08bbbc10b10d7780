import { installMissing } from './install.mjs';
import { allowWords } from './known-words.mjs';
import { handOverTo } from './run.mjs';

allowWords({
  known: [],
  usage: 'npm run owner-link\n\nPrints a one-time link for an owner who is locked out.',
});

if (!(await installMissing())) process.exit(1);
await handOverTo('server/start/owner-link-command.ts', { NODE_ENV: 'production' });
