import { buildIfChanged } from './build.mjs';
import { installMissing } from './install.mjs';
import { keepRunning } from './keep-running.mjs';
import { allowWords } from './known-words.mjs';
import { smallMemory } from './small-memory.mjs';

allowWords({
  known: [],
  usage:
    'npm start\n\nInstalls what is missing, builds, migrates and serves. Settings are environment variables: docs/settings.md.',
});

if (!(await installMissing()) || !(await buildIfChanged())) process.exit(1);
const environment = { NODE_ENV: 'production', ...smallMemory.environment };
process.exit(await keepRunning('server/main.ts', environment, smallMemory.flags));
