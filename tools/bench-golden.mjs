import { installMissing } from './install.mjs';
import { handOverTo } from './run.mjs';

if (!(await installMissing())) process.exit(1);
await handOverTo('bench/golden/measure-golden-files.ts', { NODE_ENV: 'production' });
