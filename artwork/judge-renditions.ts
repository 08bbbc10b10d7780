import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { sharpImages } from '../adapters/media/sharp-images.ts';
import { PICTURE_FORMATS } from '../domain/pictures/picture.ts';

const usage = `node artwork/judge-renditions.ts names … [--widths=640,800,1200]

Makes renditions as the shop does and prints bytes, milliseconds and SSIMULACRA2 of each against its master in that width.
Above 90 nobody sees a difference, from 80 on hardly anybody does. It needs
  .artwork-python/bin/pip install ssimulacra2==0.3.0`;

const masters = join(import.meta.dirname, 'masters');
const judge = join(import.meta.dirname, '..', '.artwork-python', 'bin', 'ssymulacra2');
const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const widths = (words.find((word) => word.startsWith('--widths='))?.slice(9) ?? '640,800,1200').split(',');
if (names.length === 0) {
  console.log(usage);
  process.exit(1);
}

const work = mkdtempSync(join(tmpdir(), 'judge-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const files = readdirSync(masters).filter((file) => names.includes(file.replace(/\.[a-z]+$/, '')));
for (const file of files) await judgeMaster(file);

async function judgeMaster(file: string): Promise<void> {
  const master = readFileSync(join(masters, file));
  const { width: full = 0 } = await sharp(master).metadata();
  for (const width of widths.map(Number).filter((each) => each <= full)) {
    const original = join(work, 'original.png');
    await sharp(master).resize({ width }).toColourspace('srgb').png().toFile(original);
    for (const format of PICTURE_FORMATS) {
      const began = performance.now();
      const bytes = await sharpImages.render(master, { width, format });
      const ms = Math.round(performance.now() - began);
      const made = join(work, 'made.png');
      await sharp(bytes).toColourspace('srgb').png().toFile(made);
      const { stdout } = await promisify(execFile)(judge, [original, made]);
      const kilobytes = (bytes.byteLength / 1000).toFixed(1);
      console.log(`${file} ${width} ${format}: ${kilobytes} kB, ${ms} ms, ${Number(stdout).toFixed(1)}`);
    }
  }
}
