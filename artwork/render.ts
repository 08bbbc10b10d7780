import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { drawContactSheet } from './contact-sheet.ts';
import { drawLabel } from './labels.ts';
import { drawLogo, logos } from './logos.ts';
import { findMaster, writeMaster } from './master-file.ts';
import type { Item, Picture } from './picture.ts';
import { pictures } from './pictures/index.ts';
import { writeShelf } from './shelf.ts';
import { drawShopMarks } from './shop-marks.ts';

const usage = `npm run artwork -- [names …] [--draft] [--again] [--list]

Renders the pictures that artwork/masters does not hold in full size, one after the other; it may be stopped at any time.
  names     only these; rose-radiance-serum, or skin* for all that begin so
  --draft   400 × 500, into artwork/drafts
  --again   also those that are there
  --list    says what is missing or still small, and renders nothing
  --sheet   draws contact-sheet.webp, the shop's icons and the picture for sharing, and renders nothing

Afterwards database/seed/pictures.json says what the demo catalogue finds in artwork/masters.`;

const python = join(import.meta.dirname, '..', '.artwork-python', 'bin', 'python');
const words = process.argv.slice(2);
const flags = new Set(words.filter((word) => word.startsWith('--')));
const wanted = words.filter((word) => !word.startsWith('--'));
const known = new Set(['--draft', '--again', '--list', '--sheet', '--help']);
const strange = [...flags].filter((flag) => !known.has(flag));

if (strange.length > 0 || flags.has('--help')) {
  console.log(strange.length > 0 ? `There is no ${strange.join(', ')}.\n\n${usage}` : usage);
  process.exit(strange.length > 0 ? 1 : 0);
}

const draft = flags.has('--draft');
const factor = draft ? 0.25 : 1;
const samples = draft ? 12 : 20;
const folder = join(import.meta.dirname, draft ? 'drafts' : 'masters');
mkdirSync(folder, { recursive: true });

let labels = 0;
if (!draft) for (const logo of logos) await drawLogo(logo, folder);
if (!draft) await writeShelf(folder, [...pictures, ...logos]);
const todo: Picture[] = [];
const widths = new Map<Picture, number>();
for (const picture of pictures) {
  widths.set(picture, await widthOf(picture));
  if (isWanted(picture.name) && isMissing(picture)) todo.push(picture);
}
console.log(`${todo.length} of ${pictures.length} pictures to render.`);
if (flags.has('--sheet')) {
  await drawContactSheet(folder);
  await drawShopMarks(folder);
  process.exit();
}
if (flags.has('--list')) {
  for (const picture of todo) console.log(`${picture.name}, ${sizeThere(picture)}`);
  process.exit();
}

if (!existsSync(python)) {
  console.log('Blender is missing: artwork/README.md says how to install it.');
  process.exit(1);
}
const work = mkdtempSync(join(tmpdir(), 'artwork-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
for (const [i, picture] of todo.entries()) {
  const began = performance.now();
  await render(picture);
  if (!draft) await writeShelf(folder, [...pictures, ...logos]);
  console.log(`${i + 1}/${todo.length} ${picture.name}, ${Math.round((performance.now() - began) / 1000)} s`);
}

function isWanted(name: string): boolean {
  if (wanted.length === 0) return true;
  return wanted.some((word) => (word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word));
}

function sizeOf({ size = [1600, 2000] }: Picture): [number, number] {
  return [Math.round(size[0] * factor), Math.round(size[1] * factor)];
}

/** Returns 0 if there is no such file. */
async function widthOf({ name }: Picture): Promise<number> {
  const master = findMaster(folder, name);
  if (!master) return 0;
  return (await sharp(master.path).metadata()).width ?? 0;
}

function isMissing(picture: Picture): boolean {
  return flags.has('--again') || (widths.get(picture) ?? 0) < sizeOf(picture)[0];
}

function sizeThere(picture: Picture): string {
  const width = widths.get(picture) ?? 0;
  return width === 0 ? 'missing' : `${width} of ${sizeOf(picture)[0]} pixels wide`;
}

async function render(picture: Picture): Promise<void> {
  const [width, height] = sizeOf(picture);
  const raw = join(work, 'picture.png');
  const items = await Promise.all(picture.items.map(withLabelFiles));
  const jobs = join(work, 'jobs.json');
  writeFileSync(jobs, JSON.stringify([{ ...picture, items, width, height, samples, output: raw }]));
  await blender(jobs);
  await writeMaster(folder, picture.name, raw);
}

async function withLabelFiles(item: Item): Promise<unknown> {
  if (!item.labels) return item;
  const files: Record<string, string> = {};
  for (const [place, label] of Object.entries(item.labels)) {
    files[place] = join(work, `label-${labels++}.png`);
    writeFileSync(files[place] as string, await drawLabel(label));
  }
  return { ...item, labels: files };
}

async function blender(jobs: string): Promise<void> {
  const script = join(import.meta.dirname, 'blender', 'render.py');
  try {
    await promisify(execFile)(python, [script, jobs], { maxBuffer: 64_000_000 });
  } catch (error) {
    const { stderr = '', stdout = '', message } = error as Error & { stderr?: string; stdout?: string };
    const reason = stderr.includes('Traceback') ? stderr : stdout.includes('Traceback') ? stdout : message;
    throw new Error(`Blender could not render:\n${reason.slice(-2000)}`);
  }
}
