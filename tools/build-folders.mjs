import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of files named by their content, so that those of two builds can stand side by side. */
const hashedFolders = ['client/assets', 'server/assets'];
/** Lists the files a build has made itself, not carried over from the one before it. */
const ownFiles = '.own-files.json';

/** Carries the previous build's hashed files over for one build: open pages and a running shop still ask for them. */
export function carryOverFilesInUse({ built, next }) {
  const madeNow = hashedFolders.flatMap((folder) =>
    namesIn(join(next, folder)).map((name) => `${folder}/${name}`),
  );
  const inUse = ownFilesOf(built);
  for (const file of inUse)
    for (const name of [file, `${file}.br`, `${file}.gz`])
      if (existsSync(join(built, name))) cpSync(join(built, name), join(next, name), { force: false });
  writeFileSync(join(next, ownFiles), JSON.stringify(madeNow));
}

export function putInPlace({ built, next, before }) {
  rmSync(before, { recursive: true, force: true });
  if (existsSync(built)) renameSync(built, before);
  renameSync(next, built);
  rmSync(before, { recursive: true, force: true });
}

/** Returns the hashed files that the build in this folder made itself, without their compressed forms. */
export function ownFilesOf(built) {
  const list = join(built, ownFiles);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}
