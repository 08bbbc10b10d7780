import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { oneAtATime } from './one-at-a-time.mjs';
import { nodeWorks, root, run } from './run.mjs';

const stamp = join(root, 'node_modules', '.zabelle-lock');

/** Brings node_modules in line with the lock file. Returns false when npm failed, which prints its reason. */
export async function installMissing() {
  if (isInstalled()) return true;
  return oneAtATime('installing', async () => {
    if (isInstalled()) return true;
    if (!npmInstalledTheSame() && !(await installFromLockFile())) return false;
    writeFileSync(stamp, wanted());
    return true;
  });
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();
}

function wanted() {
  return createHash('sha256').update(read('package-lock.json')).update(read('package.json')).digest('hex');
}

/**
 * Skips after a developer's own `npm install`: npm writes its record of node_modules last, so it marks a
 * complete install.
 */
function npmInstalledTheSame() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const { '': declared, ...all } = JSON.parse(read('package-lock.json')).packages;
  const locked = ofRegistry(all);
  const present = ofRegistry(JSON.parse(readFileSync(record, 'utf8')).packages);
  const manifest = JSON.parse(read('package.json'));
  const sameDeclared = ['dependencies', 'devDependencies', 'optionalDependencies'].every((kind) =>
    isDeepStrictEqual(manifest[kind], declared[kind]),
  );
  return (
    sameDeclared &&
    Object.keys(present).every((path) => path in locked) &&
    Object.entries(locked).every(([path, { version, integrity, optional }]) => {
      const found = present[path];
      return found ? found.version === version && found.integrity === integrity : optional === true;
    })
  );
}

/** Without workspaces and the links to them: the shop runs on none. */
function ofRegistry(packages) {
  const entries = Object.entries(packages);
  return Object.fromEntries(entries.filter(([path, { link }]) => path.startsWith('node_modules/') && !link));
}

async function installFromLockFile() {
  rmSync(stamp, { force: true });
  console.log('Installing packages (about a minute, once) …');
  const args = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const code = await run('npm', args, { env: { ...process.env, PATH: pathWithoutNodeModules() } });
  if (code !== 0) {
    console.error('npm could not install the packages; its own words are above.');
    return false;
  }
  // A binary that cannot run here would otherwise come before the machine's own Node 24.
  const node = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(node) && !nodeWorks(node)) rmSync(node);
  return true;
}

/** Because npm begins by deleting node_modules, and with it the Node it would be running on. */
function pathWithoutNodeModules() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter);
}

function read(name) {
  return readFileSync(join(root, name), 'utf8');
}
