import { installMissing } from './install.mjs';
import { handOverTo } from './run.mjs';

if (!(await installMissing())) process.exit(1);
await handOverTo('server/platform/write-settings.ts', {});
