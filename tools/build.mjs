import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { carryOverFilesInUse, putInPlace } from './build-folders.mjs';
import { NOTICES_FILE, writeNotices } from './notices.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { nodeBinary, root, run, shopEnvironment } from './run.mjs';

const inputs = [
  'app',
  'domain',
  'database',
  'operations',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'tools/build.mjs',
  'tools/build-folders.mjs',
  'tools/notices.mjs',
];
const compressible = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.xml', '.ico', '.woff']);
/** Named by process: a killed build may go on writing into its own folder for a while. */
const NEXT = 'build.next-';
const folders = {
  built: join(root, 'build'),
  next: join(root, `${NEXT}${process.pid}`),
  before: join(root, 'build.before'),
};
const stamp = join(folders.built, '.inputs');

/** Builds the pages when their sources have changed. Returns false when that failed; the reason is printed. */
export async function buildIfChanged() {
  if (isBuilt()) return true;
  return oneAtATime('building', async () => {
    if (isBuilt()) return true;
    console.log('Building the pages (a few seconds, once per change) …');
    const madeOf = inputsHash();
    if (!(await buildPages())) return false;
    writeFileSync(join(folders.next, 'client', NOTICES_FILE), writeNotices());
    carryOverFilesInUse(folders);
    await compressForBrowsers();
    writeFileSync(join(folders.next, '.inputs'), madeOf);
    putInPlace(folders);
    return true;
  });
}

/** Removes left-over build folders; one still written to is removed by the next build. */
function removeLeftOver(folder) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if (error.code !== 'ENOTEMPTY') throw error;
  }
}

function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsHash();
}

function inputsHash() {
  const hash = createHash('sha256');
  for (const input of inputs) addToHash(hash, input);
  return hash.digest('hex');
}

function addToHash(hash, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) {
    if (path.endsWith('.test.ts')) return;
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) addToHash(hash, `${path}/${name}`);
}

/** Builds beside the build in use: one that fails or is interrupted leaves that as it was. */
async function buildPages() {
  for (const name of readdirSync(root)) if (name.startsWith(NEXT)) removeLeftOver(join(root, name));
  const env = shopEnvironment({ NODE_ENV: 'production', BUILD_DIRECTORY: folders.next });
  const script = join(root, 'node_modules', '.bin', 'react-router');
  const code = await run(nodeBinary(), [script, 'build', '--logLevel', 'warn'], { env });
  if (code !== 0) console.error('The pages could not be built; the reason is above.');
  return code === 0;
}

/** Compresses at the highest level, so that serving a file costs no processor time. */
async function compressForBrowsers() {
  const client = join(folders.next, 'client');
  const names = readdirSync(client, { recursive: true }).filter((name) => compressible.has(extname(name)));
  const uncompressed = names.filter((name) => !existsSync(join(client, `${name}.br`)));
  await Promise.all(uncompressed.map((name) => compress(join(client, name))));
}

async function compress(file) {
  const content = await readFile(file);
  // Brotli's default level is already 11, the highest.
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit((await buildIfChanged()) ? 0 : 1);
