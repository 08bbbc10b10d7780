import { installMissing } from './install.mjs';
import { handOverTo } from './run.mjs';

if (!(await installMissing())) process.exit(1);
await handOverTo('server/start/owner-link-command.ts', { NODE_ENV: 'production' });
