import { installMissing } from './install.mjs';
import { allowWords } from './known-words.mjs';
import { handOverTo } from './run.mjs';

allowWords({
  known: null,
  flags: ['--map'],
  usage:
    'npm run bench:golden -- [FILE.csv --map MAP.json]\n\nRuns golden searches over the demo catalogue, and over that of a file.',
});

if (!(await installMissing())) process.exit(1);
await handOverTo('bench/golden/measure-golden-files.ts', { NODE_ENV: 'production' });
