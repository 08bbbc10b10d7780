import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runJobs } from './blender.ts';
import { logos } from './logos.ts';
import { findMaster, writeMaster } from './master-file.ts';
import { shelved } from './pictures/index.ts';
import { forearms, type SkinPicture, skinPictures } from './pictures/skin.ts';
import { writeShelf } from './shelf.ts';

const usage = `npm run skin -w artwork -- [names …] [--again] [--render] [--draft]

Swipes the makeup's shades over forearms that are rendered once.
  names     only these; rosehip-tinted-lip-oil--skin-quince, or nacre* for all that begin so
  --again   also those that artwork/masters holds
  --render  renders the forearms anew
  --draft   480 × 600, into artwork/drafts

Afterwards database/seed/pictures.json says what the demo catalogue finds in artwork/masters.`;

const words = process.argv.slice(2);
const flags = new Set(words.filter((word) => word.startsWith('--')));
const wanted = words.filter((word) => !word.startsWith('--'));
const strange = [...flags].filter((flag) => !['--again', '--render', '--draft', '--help'].includes(flag));
if (strange.length > 0 || flags.has('--help')) {
  console.log(strange.length > 0 ? `There is no ${strange.join(', ')}.\n\n${usage}` : usage);
  process.exit(strange.length > 0 ? 1 : 0);
}

/** Encoding waits for a core longer than it works; a few wait together. */
const AT_ONCE = 4;
/** Pores and hair need more bytes than a studio ground: docs/decisions/094-avif-masters.md. */
const QUALITY = 70;
const draft = flags.has('--draft');
const factor = draft ? 0.4 : 1;
const [width, height] = [forearms.width * factor, forearms.height * factor];
const folder = join(import.meta.dirname, draft ? 'drafts' : 'masters');
const layersFolder = join(import.meta.dirname, draft ? 'drafts' : 'layers');
const layers = join(layersFolder, 'forearms.npz');
const placesFile = join(import.meta.dirname, 'skin-places.json');
for (const needed of [folder, layersFolder]) mkdirSync(needed, { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'artwork-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));

if (flags.has('--render') || !existsSync(layers)) {
  const samples = draft ? 6 : forearms.samples;
  const job = { ...forearms, width, height, samples, output: layers };
  for await (const _done of runJobs('skin.py', [job], join(work, 'skin.json')))
    console.log('forearms rendered');
}

const todo = skinPictures.filter(
  ({ name }) => isWanted(name) && (flags.has('--again') || draft || !findMaster(folder, name)),
);
const jobs = todo.map((picture, i) => ({
  ...picture,
  layers,
  tall: forearms.tall,
  output: join(work, `${i}.raw`),
}));
const writing = new Set<Promise<void>>();
for await (const number of runJobs('swiped.py', jobs, join(work, 'jobs.json'))) {
  const written = finish(jobs[number] as SkinPicture & { output: string }).then(() => {
    writing.delete(written);
  });
  writing.add(written);
  if (writing.size >= AT_ONCE) await Promise.race(writing);
}
await Promise.all(writing);
if (!draft) await writeShelf(folder, [...shelved, ...logos]);

async function finish({ name, product, output }: SkinPicture & { output: string }): Promise<void> {
  const raw = readFileSync(output);
  const pixels = new Uint16Array(raw.buffer, raw.byteOffset, raw.byteLength / 2);
  await writeMaster(folder, name, sharp(pixels, { raw: { width, height, channels: 3 } }), QUALITY);
  if (!draft) notePlaces(product, JSON.parse(readFileSync(`${output}.json`, 'utf8')).places);
  rmSync(output);
  console.log(name);
}

function isWanted(name: string): boolean {
  const matches = (word: string) => (word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word);
  return wanted.length === 0 || wanted.some(matches);
}

/** Keeps where a product's pictures show its shade on each arm, for the test that measures it. */
function notePlaces(product: string, places: [number, number][][]): void {
  const noted = existsSync(placesFile) ? JSON.parse(readFileSync(placesFile, 'utf8')) : {};
  writeFileSync(placesFile, `${JSON.stringify({ ...noted, [product]: places })}\n`);
}
