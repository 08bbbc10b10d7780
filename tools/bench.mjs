import { buildIfChanged } from './build.mjs';
import { installMissing } from './install.mjs';
import { allowWords } from './known-words.mjs';
import { MEASUREMENT_NAMES } from './measurement-names.mjs';
import { handOverTo } from './run.mjs';

allowWords({
  known: MEASUREMENT_NAMES,
  numbers: ['--orders'],
  words: ['--against', '--engine'],
  flags: ['--year'],
  usage: `npm run bench -- [${MEASUREMENT_NAMES.join(' | ')} …]\n\nMeasures these, each beside its baseline of the same run; without a name, all of them. lists and staff --orders N make so many orders first; orders --against COMMIT measures those of another commit beside this one. lists --year measures a year of trade alone, --engine sqlite or --engine postgres on one engine.`,
});

if (!(await installMissing()) || !(await buildIfChanged())) process.exit(1);
await handOverTo('bench/run-benches.ts', { NODE_ENV: 'production' });
