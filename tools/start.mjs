import { buildIfChanged } from './build.mjs';
import { installMissing } from './install.mjs';
import { handOverTo } from './run.mjs';
import { smallMemory } from './small-memory.mjs';

if (!(await installMissing()) || !(await buildIfChanged())) process.exit(1);
await handOverTo('server/main.ts', { NODE_ENV: 'production', ...smallMemory.environment }, smallMemory.flags);
