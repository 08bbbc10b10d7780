import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import pLimit from 'p-limit';
import { demoRenditions } from '../adapters/media/demo-renditions.ts';
import { decodeMaster, sharpImages } from '../adapters/media/sharp-images.ts';
import { demoMasterFile, demoPictures } from '../database/seed/demo-pictures.ts';
import { renditionName } from '../operations/pictures/picture-rendition.ts';
import { type ShippedPicture, shippedPictures } from './shipped-renditions.ts';

const usage = `npm run renditions -w artwork

Makes the renditions that artwork/renditions lacks for the masters of database/seed/pictures.json, two at a time, and removes
those of masters and recipes that are gone. It may be stopped at any time.`;

if (process.argv.length > 2) {
  console.log(usage);
  process.exit(process.argv[2] === '--help' ? 0 : 1);
}

const folder = join(import.meta.dirname, 'renditions');
const began = performance.now();
const pictures = shippedPictures();
const names = pictures.flatMap(({ renditions }) => renditions.map(renditionName));
const removed = removeOthers(new Set(names));
const todo = pictures.filter(({ renditions }) => renditions.some(isMissing));
let made = 0;
await pLimit(2).map(todo, makeMissing);
const bytes = names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
const processorSeconds = (process.cpuUsage().user / 1e6).toFixed(1);
console.log(
  `${made} made, ${removed} removed in ${seconds} s (${processorSeconds} s of a processor); ` +
    `now ${names.length} renditions of ${pictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB`,
);

/** Returns how many files were removed, those of an interrupted run among them. */
function removeOthers(wanted: Set<string>): number {
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const others = files.filter((file) => !wanted.has(relative(folder, file)));
  for (const file of others) rmSync(file);
  const folders = entries.filter((entry) => entry.isDirectory());
  const deepestFirst = folders
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((one, other) => other.length - one.length);
  for (const each of deepestFirst) if (readdirSync(each).length === 0) rmdirSync(each);
  return others.length;
}

function isMissing(rendition: ShippedPicture['renditions'][number]): boolean {
  return !existsSync(join(folder, renditionName(rendition)));
}

async function makeMissing({ name, key, format, renditions }: ShippedPicture, index: number): Promise<void> {
  const decoded = await decodeMaster(readMaster(name, key), format);
  for (const rendition of renditions.filter(isMissing)) {
    await demoRenditions.write(renditionName(rendition), await sharpImages.render(decoded, rendition));
    made += 1;
  }
  if (index % 25 === 0) console.log(`${index + 1}/${todo.length} ${name}`);
}

function readMaster(name: string, key: string): Buffer {
  const picture = demoPictures[name];
  if (!picture) throw new Error(`There is no picture ${name}.`);
  const master = readFileSync(join(import.meta.dirname, 'masters', demoMasterFile(name, picture)));
  const digest = createHash('sha256').update(master).digest('hex');
  if (key.startsWith(digest.slice(0, 20))) return master;
  throw new Error(
    `${name} is not the master that pictures.json lists: npm run render -w artwork -- --list lists it anew.`,
  );
}
