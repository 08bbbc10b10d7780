import { buildIfChanged } from './build.mjs';
import { installMissing } from './install.mjs';
import { allowWords } from './known-words.mjs';
import { run, shopEnvironment } from './run.mjs';
import { installTestPrograms } from './test-programs.mjs';

const USUALLY = 30;

/** What dies, is done at once and comes in any order; their lives go on for the minutes, the others run as in `npm test`. */
const FEATURES = [
  'order-lives',
  'killed-lives',
  'payment-kills',
  'payment-interleavings',
  'refunds-by-line',
  'parcels',
  'stock-ledger',
];

/** Rules that are tried on inputs at random for the minutes, without a database. */
const RULES = ['domain/promotions/offered-carts.test.ts'];

allowWords({
  known: [],
  numbers: ['--minutes', '--lives', '--carts'],
  usage: `npm run torture -- [--minutes N | --lives N | --carts N]

Lives of orders at random on each database engine, for N minutes (${USUALLY} if nothing is said) or N of them, with two of the staff at once
and with processes that die: after every step money, papers, lines, parcels and stock must agree. Another two hundred processes are killed at a
statement of SQL, and the shop goes on with the same file. Carts with offers at random are priced beside them; with --carts these alone, N of them, on one core and without a database. Says how many
lives there were.`,
});

const lives = numberBehind('--lives') ?? 0;
const carts = numberBehind('--carts') ?? 0;
const minutes = numberBehind('--minutes') ?? (lives + carts > 0 ? 0 : USUALLY);

if (!(await installMissing())) process.exit(1);
const files = carts > 0 ? RULES : [...FEATURES.map((name) => `tests/features/${name}.test.ts`), ...RULES];
const projects = carts > 0 ? ['rules'] : ['features', 'rules'];
if (carts === 0) {
  if (!(await buildIfChanged())) process.exit(1);
  await installTestPrograms({ browser: false, database: true, isToInstall: true });
}
process.exit(
  await run('vitest', ['run', ...projects.flatMap((project) => ['--project', project]), ...files], {
    env: shopEnvironment({
      TORTURE_MINUTES: String(minutes),
      TORTURE_LIVES: String(lives),
      TORTURE_CARTS: String(carts),
    }),
  }),
);

function numberBehind(flag) {
  const place = process.argv.indexOf(flag);
  return place > 0 ? Number(process.argv[place + 1]) : null;
}
