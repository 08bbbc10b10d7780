import { makeup } from '../database/seed/products/makeup-products.ts';
import { nailCare } from '../database/seed/products/nail-care-products.ts';
import { measureSkin, measureStrokes, type ShadeDifference } from './shade-differences.ts';

const usage = `npm run shades -w artwork

Prints how far each shade is from its swatch in the pictures that pages show.`;

if (process.argv.length > 2) {
  console.log(usage);
  process.exit(process.argv[2] === '--help' ? 0 : 1);
}

/** Prints a table of products: CIEDE2000 from swatch to picture, in the middle and at most. */
const strokes = await measureStrokes();
const skin = await measureSkin();
console.log('| product | shades | package | stroke | on skin |\n| --- | --- | --- | --- | --- |');
for (const { slug, name, variants = [] } of [...makeup, ...nailCare]) {
  const of = (all: ShadeDifference[], part: string) =>
    all.filter(({ picture, part: of }) => picture.startsWith(`${slug}--s`) && of.startsWith(part));
  const columns = [of(strokes, 'stands'), of(strokes, 'lies'), of(skin, 'arm')];
  const shades = variants.filter(({ shade }) => shade).length;
  if (columns.some((column) => column.length > 0))
    console.log(`| ${[name, shades, ...columns.map(middleAndMost)].join(' | ')} |`);
}

function middleAndMost(all: ShadeDifference[]): string {
  const sorted = all.map(({ difference }) => difference).sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? '–' : `${middle.toFixed(1)}, ${sorted.at(-1)?.toFixed(1)}`;
}
