import { buildIfChanged } from './build.mjs';
import { installMissing } from './install.mjs';
import { handOverTo } from './run.mjs';

if (!(await installMissing()) || !(await buildIfChanged())) process.exit(1);
await handOverTo('bench/run-benches.ts', { NODE_ENV: 'production' });
