import { buildIfChanged } from './build.mjs';
import { installMissing } from './install.mjs';
import { allowWords } from './known-words.mjs';
import { run, shopEnvironment } from './run.mjs';
import { installTestPrograms } from './test-programs.mjs';

const USUALLY = 30;

/** What dies, is done at once and comes in any order; their lives go on for the minutes, the others run as in `npm test`. */
const FEATURES = [
  'order-lives',
  'payment-kills',
  'payment-interleavings',
  'refunds-by-line',
  'parcels',
  'stock-ledger',
];

allowWords({
  known: [],
  numbers: ['--minutes'],
  usage: `npm run torture -- [--minutes N]

Lives of orders at random for N minutes (${USUALLY} if not said) on each database engine, with two of the staff at once and with processes that
die: after every step money, papers, lines, parcels and stock must agree. Says how many lives there were.`,
});

const place = process.argv.indexOf('--minutes');
const minutes = place > 0 ? Number(process.argv[place + 1]) : USUALLY;

if (!(await installMissing()) || !(await buildIfChanged())) process.exit(1);
await installTestPrograms({ browser: false, database: true, isToInstall: true });
const files = FEATURES.map((name) => `tests/features/${name}.test.ts`);
process.exit(
  await run('vitest', ['run', '--project', 'features', ...files], {
    env: shopEnvironment({ TORTURE_MINUTES: String(minutes) }),
  }),
);
