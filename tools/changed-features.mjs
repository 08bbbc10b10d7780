import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const FEATURES = 'tests/features';
/** More take longer than a look at one's own change may; the whole is `npm test`. */
const MOST_FEATURES = 8;

/**
 * Returns the feature tests nearest to what differs from the last commit of `main` (on `main` itself: from the commit before):
 * those that changed, those that import a changed file, then those that share most words of name with changed files.
 */
export function changedFeatures() {
  const changed = changedFiles();
  const isOwn = (file) => changed.includes(file);
  const files = readdirSync(join(root, FEATURES))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${FEATURES}/${name}`);
  const words = countWords(changed.filter((file) => !file.startsWith('tests/')));
  const scored = files.map((file) => ({ file, score: isOwn(file) ? 1000 : scoreOf(file, changed, words) }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.file.localeCompare(b.file, 'en'))
    .slice(0, MOST_FEATURES)
    .map(({ file }) => file);
}

function scoreOf(file, changed, words) {
  const text = readFileSync(join(root, file), 'utf8');
  const imports = changed.filter((path) => text.includes(`'#${path}'`)).length;
  const shared = wordsOf(file.slice(FEATURES.length)).reduce((sum, word) => sum + (words.get(word) ?? 0), 0);
  return imports * 10 + shared;
}

/** Counts in how many changed paths a word stands: 'operations/order/take-stock.ts' says order and stock. */
function countWords(files) {
  const words = new Map();
  for (const file of files)
    for (const word of new Set(wordsOf(file.slice(file.indexOf('/')))))
      words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/** 'orders' and 'order' are one word. */
function wordsOf(path) {
  const words = path.replace(/\.[a-z.]+$/, '').split(/[^a-z0-9]+/);
  return words.filter((word) => word.length > 3).map((word) => word.replace(/s$/, ''));
}

function changedFiles() {
  const onMain = git('rev-parse', '--abbrev-ref', 'HEAD') === 'main' || git('rev-parse', 'main') === '';
  const base = onMain ? 'HEAD~1' : git('merge-base', 'main', 'HEAD');
  const committed = git('diff', '--name-only', '--diff-filter=d', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return `${committed}\n${untracked}`.split('\n').filter(Boolean);
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
