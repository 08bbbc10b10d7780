import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing } from './install.mjs';
import { allowWords } from './known-words.mjs';
import { root, run } from './run.mjs';

const usage = `npm run mutate -- [FOLDER | FILE …] [--again]

Changes one expression of a rule at a time and runs the tests of the rules: a change that no test notices has survived, and
is printed. Without words: pricing, money, order, payment, cart, paper and refunds. Results of unchanged files and tests are kept;
--again forgets them. The first run installs Stryker, in the versions of tests/mutation/package-lock.json.`;

const MONEY = ['pricing', 'money', 'order', 'payment', 'cart', 'paper', 'refunds'].map(
  (noun) => `domain/${noun}`,
);

/** 177 packages that nobody needs to run or build the shop; Vitest is found in the folder above. */
const PACKAGES = join(root, 'tests/mutation');
const own = join(root, 'node_modules/.cache/mutation');

allowWords({ usage, known: null, flags: ['--again'] });

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const places = words.length > 0 ? words : MONEY;
const strange = places.filter((place) => !place.startsWith('domain/') || !existsSync(join(root, place)));
if (strange.length > 0) {
  console.error(`There is no rule in ${strange.join(', ')}.\n\n${usage}`);
  process.exit(1);
}

if (!(await installMissing()) || !(await installStryker())) process.exit(1);

const files = places.map((place) => (statSync(join(root, place)).isDirectory() ? `${place}/**/*.ts` : place));
const again = process.argv.includes('--again') ? ['--force'] : [];
const mutated = [...files, '!**/*.test.ts'].join(',');
process.exit(
  await run(join(own, 'node_modules/.bin/stryker'), [
    'run',
    'tests/mutation/stryker.config.json',
    '--mutate',
    mutated,
    ...again,
  ]),
);

async function installStryker() {
  const lock = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(join(own, 'node_modules/.bin/stryker')) && lock(own) === lock(PACKAGES)) return true;
  mkdirSync(own, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(join(PACKAGES, name), join(own, name));
  console.log('Installing Stryker …');
  return (await run('npm', ['ci', '--prefix', own, '--ignore-scripts', '--loglevel=error'])) === 0;
}
