import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { changedFeatures } from './changed-features.mjs';
import { root, run, shopEnvironment } from './run.mjs';
import { installTestPrograms } from './test-programs.mjs';

const stepNames = ['lint', 'types', 'build', 'rules', 'features', 'journeys'];
/** Projects of vitest.config.ts by step. */
const PROJECTS = { rules: ['rules', 'app'], features: ['features'] };
const minutes = 60_000;
const compiledFolder = join(root, 'node_modules/.cache/compiled');
const total = { passed: 0, failed: 0, skipped: 0 };
/** More than these are a fault, not a busy machine. */
const MOST_FILES_TRIED_AGAIN = 8;
const triedTwice = [];
const failures = [];

const isToInstall = !process.argv.includes('--no-install');

process.exit(await runChecks(process.argv.slice(2).filter((word) => word !== '--no-install')));

async function runChecks(words) {
  const began = performance.now();
  if (words[0] === 'changed') await runChanged();
  else {
    const { steps, filters } = parseSteps(words);
    if (steps) await runSteps(steps, filters);
  }
  console.log(`\nAll of it took ${secondsSince(began)}.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** Reads `npm test -- features order` as one step with a filter for its test runner; no words run everything. */
function parseSteps(words) {
  const firstFilter = words.findIndex((word) => !stepNames.includes(word));
  const named = firstFilter === -1 ? words : words.slice(0, firstFilter);
  const filters = words.slice(named.length);
  if (named.length === 0 && filters.length > 0) {
    console.error(`Begin with the steps to run (${stepNames.join(', ')}); a filter comes after them.`);
    total.failed += 1;
    return {};
  }
  return { steps: new Set(named.length > 0 ? named : stepNames), filters };
}

async function runSteps(steps, filters) {
  const needsPages = steps.has('build') || steps.has('features') || steps.has('journeys');
  const needsDatabase = steps.has('features') || steps.has('journeys');
  // None of these keeps two cores busy on its own, and the packages mostly wait for the network.
  const [leftOut, pagesBuilt] = await Promise.all([
    installTestPrograms({ browser: steps.has('journeys'), database: needsDatabase, isToInstall }),
    needsPages ? check('Build', ['node', 'tools/build.mjs']) : true,
    steps.has('lint') && check('Formatting and lint', ['biome', 'ci', '--error-on-warnings', '.']),
    steps.has('types') && check('Types', ['react-router', 'typegen'], ['tsc', '--noEmit']),
  ]);
  await runRulesAndFeatures(steps, filters);
  if (steps.has('journeys')) await runJourneys(filters, leftOut, pagesBuilt);
  reportLeftOut(leftOut);
}

/** A look at one's own change, for daily use: all rules, the nearest features and ten journeys. */
async function runChanged() {
  const features = changedFeatures();
  console.log(`The features nearest to what changed: ${features.join(', ') || 'none'}`);
  const [pagesBuilt] = await Promise.all([
    check('Build', ['node', 'tools/build.mjs']),
    check('Formatting and lint', ['biome', 'ci', '--error-on-warnings', '.']),
    check('Types', ['react-router', 'typegen'], ['tsc', '--noEmit']),
  ]);
  await runRulesAndFeatures(new Set(['rules']), []);
  if (features.length > 0) await runRulesAndFeatures(new Set(['features']), features);
  await runJourneys(['--grep', '@smoke'], [], pagesBuilt);
}

async function runRulesAndFeatures(steps, filters) {
  const projects = Object.entries(PROJECTS).flatMap(([name, parts]) => (steps.has(name) ? parts : []));
  if (projects.length === 0) return;
  const vitest = [
    'vitest',
    'run',
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=./tests/support/closing-line-reporter.ts',
    ...projects.flatMap((name) => ['--project', name]),
  ];
  const title = ['rules', 'features'].filter((name) => steps.has(name)).join(' and ');
  await countTests(title, [...vitest, ...filters], (files) => [...vitest, '--maxWorkers=1', ...files]);
}

async function runJourneys(filters, leftOut, pagesBuilt) {
  if (leftOut.some((part) => part.startsWith('the journeys'))) return;
  if (pagesBuilt) {
    const playwright = ['playwright', 'test'];
    return countTests('journeys', [...playwright, ...filters], () => [
      ...playwright,
      '--last-failed',
      '--workers=1',
    ]);
  }
  // Each of them would wait a minute for a page that cannot come.
  console.log('\nJourneys: not run, because the pages could not be built.');
  failures.push('the journeys, which were not run');
  total.failed += 1;
}

/** Counts a static check as one passed or failed. Several run at once, so each is reported when it has ended. */
async function check(title, ...commands) {
  const began = performance.now();
  let output = '';
  let code = 0;
  for (const [program, ...args] of commands) {
    if (code !== 0) break;
    code = await run(program, args, {
      env: testEnvironment(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeLimitMs: 4 * minutes,
      onStart(child) {
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
      },
    });
  }
  if (code !== 0) console.log(`\n${output.trimEnd()}`);
  console.log(`\n${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${secondsSince(began)}`);
  total[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) failures.push(title);
  return code === 0;
}

/**
 * In CI, the few files in which something failed run once more, one at a time: a busy machine can fail a good test,
 * a fault of the shop fails twice. What passed at the second try is named.
 */
async function countTests(title, command, secondTry) {
  const began = performance.now();
  console.log(`\nRunning the ${title} …`);
  const counts = await countOnce(command);
  const { failedFiles } = counts;
  let failed = counts.failures;
  if (process.env.CI === 'true' && failedFiles.length > 0 && failedFiles.length <= MOST_FILES_TRIED_AGAIN) {
    console.log(`\nOnce more, one at a time: ${failedFiles.map((file) => relative(root, file)).join(', ')}`);
    const again = await countOnce(secondTry(failedFiles));
    const mended = Math.max(0, counts.failed - again.failed);
    counts.passed += mended;
    counts.failed = again.failed;
    failed = again.failures;
    if (mended > 0) triedTwice.push(...failedFiles.filter((file) => !again.failedFiles.includes(file)));
  }
  for (const kind of ['passed', 'failed', 'skipped']) total[kind] += counts[kind];
  failures.push(...failed);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(
    `The ${title}: ${counts.passed} passed, ${counts.failed} failed${skipped} in ${secondsSince(began)}`,
  );
}

async function countOnce([program, ...args]) {
  const folder = mkdtempSync(join(tmpdir(), 'zabelle-counts-'));
  const countsFile = join(folder, 'counts.json');
  const code = await run(program, args, {
    env: testEnvironment({ CLOSING_COUNTS_FILE: countsFile }),
    stdio: ['ignore', 'inherit', 'inherit'],
    timeLimitMs: 25 * minutes,
  });
  const counts = readCounts(countsFile);
  rmSync(folder, { recursive: true, force: true });
  // A runner that crashed or left no counts has failed, whatever it had counted until then.
  if ((code !== 0 && counts.failed === 0) || counts.passed + counts.failed === 0) {
    counts.failed += 1;
    counts.failures.push(`${program} ended with code ${code} and named no test`);
  }
  return counts;
}

function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      failedFiles: [],
      failures: ['a test runner that left no counts'],
    };
  }
}

function reportLeftOut(leftOut) {
  if (total.skipped > 0) console.log(`\nLEFT OUT: ${total.skipped} skipped tests`);
  for (const file of triedTwice) console.log(`\nPASSED AT THE SECOND TRY: ${relative(root, file)}`);
  for (const part of leftOut) console.log(`\nLEFT OUT: ${part}`);
  // A remark on a developer's machine; in CI, where nobody reads remarks, a failure.
  if (process.env.CI === 'true') total.failed += leftOut.length;
  // Hundreds of lines of the journeys stand below the place where a test of the rules failed.
  for (const failure of failures) console.log(`\nFAILED: ${failure}`);
}

/** Test runners set NODE_ENV themselves; one from outside would give them production's React. */
function testEnvironment(extra) {
  const { NODE_ENV: _, ...environment } = shopEnvironment(extra);
  // The tests start many processes of the shop: each would compile its modules anew.
  return { NODE_COMPILE_CACHE: compiledFolder, ...environment };
}

function secondsSince(began) {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
