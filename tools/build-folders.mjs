import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where their content is part of the files' names, so that builds can stand side by side. */
const hashedFolders = ['client/assets', 'server/assets'];
/** What a build has made itself, and not hydrated from the one before it. */
const ownFiles = '.own-files.json';

/**
 * Pages that are open in somebody's browser, and a shop that is running, still ask for the files of the build before: those
 * stay for one build longer.
 */
export function takeOverFilesInUse({ built, next }) {
  const madeNow = hashedFolders.flatMap((folder) =>
    namesIn(join(next, folder)).map((name) => `${folder}/${name}`),
  );
  const inUse = ownFilesOf(built);
  for (const file of inUse)
    for (const name of [file, `${file}.br`, `${file}.gz`])
      if (existsSync(join(built, name))) cpSync(join(built, name), join(next, name), { force: false });
  writeFileSync(join(next, ownFiles), JSON.stringify(madeNow));
}

/** The folder of the new build takes the place of the one in use. */
export function putInPlace({ built, next, before }) {
  rmSync(before, { recursive: true, force: true });
  if (existsSync(built)) renameSync(built, before);
  renameSync(next, built);
  rmSync(before, { recursive: true, force: true });
}

/** The hashed files, without their compressed forms, that the build in this folder has made itself. */
export function ownFilesOf(built) {
  const list = join(built, ownFiles);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}
