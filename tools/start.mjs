import { buildIfChanged } from './build.mjs';
import { installMissing } from './install.mjs';
import { keepRunning } from './keep-running.mjs';
import { smallMemory } from './small-memory.mjs';

if (!(await installMissing()) || !(await buildIfChanged())) process.exit(1);
const environment = { NODE_ENV: 'production', ...smallMemory.environment };
process.exit(await keepRunning('server/main.ts', environment, smallMemory.flags));
