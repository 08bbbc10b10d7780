import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { hasBlender, runJobs } from './blender.ts';
import { colourScene } from './colour-scene.ts';
import { drawContactSheet } from './contact-sheet.ts';
import { drawLabel } from './labels.ts';
import { drawLogo, logos } from './logos.ts';
import { findMaster, writeMaster } from './master-file.ts';
import type { Item, Picture } from './picture.ts';
import { colouredPictures, pictures, scenes, shelved } from './pictures/index.ts';
import { writeShelf } from './shelf.ts';
import { drawShopMarks } from './shop-marks.ts';

const usage = `npm run render -w artwork -- [names …] [--draft | --small] [--again] [--list]

Renders the pictures that artwork/masters does not hold in full size, one after the other; it may be stopped at any time.
  names     only these, in this order; rose-radiance-serum, or skin* for all that begin so
  --draft   400 × 500, into artwork/drafts
  --small   three quarters of the size, in half the time; --list goes on naming them
  --again   also those that are there
  --colour  colours scenes anew that were rendered before (layers/), and renders nothing else
  --list    says what is missing or still small, and renders nothing
  --sheet   draws contact-sheet.webp, the shop's icons and the picture for sharing, and renders nothing

Afterwards database/seed/pictures.json says what the demo catalogue finds in artwork/masters.`;

const words = process.argv.slice(2);
const flags = new Set(words.filter((word) => word.startsWith('--')));
const wanted = words.filter((word) => !word.startsWith('--'));
const known = new Set(['--draft', '--small', '--again', '--colour', '--list', '--sheet', '--help']);
const strange = [...flags].filter((flag) => !known.has(flag));

if (strange.length > 0 || flags.has('--help')) {
  console.log(strange.length > 0 ? `There is no ${strange.join(', ')}.\n\n${usage}` : usage);
  process.exit(strange.length > 0 ? 1 : 0);
}

const draft = flags.has('--draft');
const factor = draft ? 0.25 : flags.has('--small') ? 0.75 : 1;
const samples = 3;
const folder = join(import.meta.dirname, draft ? 'drafts' : 'masters');
const layersFolder = join(import.meta.dirname, draft ? 'drafts' : 'layers');
mkdirSync(folder, { recursive: true });
mkdirSync(layersFolder, { recursive: true });

if (flags.has('--sheet')) {
  await drawContactSheet(folder);
  await drawShopMarks(folder);
  process.exit();
}

let labels = 0;
const onlyLists = flags.has('--list');
if (!draft && !onlyLists) for (const logo of logos) await drawLogo(logo, folder);
if (!onlyLists) await listMasters();
const widths = new Map<string, number>();
for (const { name } of [...pictures, ...colouredPictures]) widths.set(name, await widthOf(name));
const todo = [...scenes.filter(isSceneMissing), ...pictures.filter(isMissing)]
  .filter(isWanted)
  .sort(byWantedOrder);
console.log(
  `${todo.length} of ${pictures.length + scenes.length} pictures and scenes to render or to colour.`,
);
if (onlyLists) {
  for (const { name } of todo) console.log(`${name}, ${widths.get(name) ?? 'scene'}`);
  process.exit();
}
if (!hasBlender()) {
  console.log('Blender is missing: artwork/README.md says how to install it.');
  process.exit(1);
}

const work = mkdtempSync(join(tmpdir(), 'artwork-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const rendered = todo.filter((picture) => !isScene(picture) || needsLayers(picture));
for (const picture of todo) if (!rendered.includes(picture)) await colour(picture);
const jobs = await Promise.all(rendered.map(jobOf));
let began = performance.now();
for await (const number of runJobs('render.py', jobs, join(work, 'jobs.json'))) {
  const picture = rendered[number] as Picture;
  const seconds = Math.round((performance.now() - began) / 1000);
  if (isScene(picture)) await colour(picture);
  else await writeMaster(folder, picture.name, sharp((jobs[number] as { output: string }).output));
  await listMasters();
  console.log(`${number + 1}/${rendered.length} ${picture.name}, ${seconds} s`);
  began = performance.now();
}

async function colour(scene: Picture): Promise<void> {
  const shown = colouredPictures.filter((picture) => picture.scene === scene.name);
  await colourScene(shown, layersOf(scene), sizeOf(scene), folder, work, draft);
  await listMasters();
  console.log(`${scene.name} in ${shown.length} colours`);
}

async function listMasters(): Promise<void> {
  if (!draft) await writeShelf(folder, [...shelved, ...logos]);
}

function isWanted({ name }: Picture): boolean {
  return wanted.length === 0 || wantedAt(name) >= 0;
}

function wantedAt(name: string): number {
  return wanted.findIndex((word) => isMeant(word, name));
}

function isMeant(word: string, name: string): boolean {
  return word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word;
}

function byWantedOrder(one: Picture, other: Picture): number {
  return wantedAt(one.name) - wantedAt(other.name);
}

function sizeOf({ size = [1600, 2000] }: Picture): [number, number] {
  return [2 * Math.round((size[0] * factor) / 2), 2 * Math.round((size[1] * factor) / 2)];
}

/** Returns 0 if there is no such file. */
async function widthOf(name: string): Promise<number> {
  const master = findMaster(folder, name);
  if (!master) return 0;
  return (await sharp(master.path).metadata()).width ?? 0;
}

function isMissing(picture: Picture): boolean {
  if (flags.has('--colour')) return false;
  return flags.has('--again') || (widths.get(picture.name) ?? 0) < sizeOf(picture)[0];
}

function isSceneMissing(scene: Picture): boolean {
  if (flags.has('--colour')) return existsSync(layersOf(scene));
  const shown = colouredPictures.filter((picture) => picture.scene === scene.name);
  return flags.has('--again') || shown.some(({ name }) => (widths.get(name) ?? 0) < sizeOf(scene)[0]);
}

function isScene(picture: Picture): boolean {
  return scenes.some(({ name }) => name === picture.name);
}

function layersOf({ name }: Picture): string {
  return join(layersFolder, `${name}.npz`);
}

function needsLayers(scene: Picture): boolean {
  return flags.has('--again') || !existsSync(layersOf(scene));
}

async function jobOf(picture: Picture, number: number): Promise<unknown> {
  const [width, height] = sizeOf(picture);
  const items = await Promise.all(picture.items.map(withLabelFiles));
  const output = isScene(picture) ? layersOf(picture) : join(work, `${number}.png`);
  return {
    ...picture,
    items,
    width,
    height,
    samples: picture.samples ?? samples,
    layers: isScene(picture),
    output,
  };
}

async function withLabelFiles(item: Item): Promise<unknown> {
  if (!item.labels) return item;
  const files: Record<string, string> = {};
  const inked: string[] = [];
  for (const [place, label] of Object.entries(item.labels)) {
    files[place] = join(work, `label-${labels++}.png`);
    if (label.ink === '@ink') inked.push(place);
    writeFileSync(
      files[place],
      await drawLabel(label.ink === '@ink' ? { ...label, ink: '#000000', paper: null } : label),
    );
  }
  return { ...item, labels: files, ...(inked.length > 0 && { inked }) };
}
