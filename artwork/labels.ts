import sharp from 'sharp';
import { type BrandKey, type BrandStyle, brandStyles } from './brands.ts';

/** The print on a package, with the proportions of the surface it is printed on. */
export type Label = {
  brand: BrandKey;
  title?: string;
  note?: string;
  /** Width by height. */
  proportion?: number;
  ink?: string;
  /** Overrides the brand's paper; null prints on the package itself. */
  paper?: string | null;
  /** Draws the title without the brand's name. */
  nameless?: boolean;
  /** Text that reads upwards, for long and thin packages. */
  upwards?: boolean;
};

const longSide = 2400;
const margin = 0.08;

/** Draws a label as PNG with alpha. Needs the fonts README.md names; a missing one falls back silently. */
export async function drawLabel(label: Label): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(await svgOf(label)))
    .png()
    .toBuffer();
  return label.upwards ? sharp(drawn).rotate(-90).png().toBuffer() : drawn;
}

async function svgOf(label: Label): Promise<string> {
  const style: BrandStyle = brandStyles[label.brand];
  const proportion = label.upwards ? 1 / (label.proportion ?? 0.2) : (label.proportion ?? 1.2);
  const width = proportion >= 1 ? longSide : Math.round(longSide * proportion);
  const height = proportion >= 1 ? Math.round(longSide / proportion) : longSide;
  const ink = label.ink ?? style.ink;
  const paper = label.paper === undefined ? style.paper : label.paper;
  const [room, depth] = [width * (1 - 2 * margin), height * (1 - 2 * margin)];
  const wanted = await rowsOf(label, style, room, depth);
  const rows = wanted.map(scaledBy(Math.min(1, depth / heightOf(wanted))));
  const total = heightOf(rows);
  const x = style.align === 'start' ? width * margin : width / 2;
  const anchor = style.align === 'start' ? 'start' : 'middle';
  let y = (height - total) / 2;
  const drawn = rows.map((row) => {
    y += row.height;
    if (!row.text) return row.mark?.(x, y - row.height / 2) ?? '';
    return `<text x="${x}" y="${y - row.height * 0.26}" text-anchor="${anchor}" ${row.face} font-size="${row.size}">${escaped(row.text)}</text>`;
  });
  const background = paper ? `<rect width="${width}" height="${height}" fill="${paper}"/>` : '';
  const edge = width * 0.03;
  const frame =
    paper && style.rule === 'frame'
      ? `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" fill="none" stroke="${ink}" stroke-width="${width * 0.004}"/>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${ink}" stroke="none">${background}${frame}${drawn.join('')}</svg>`;
}

type Row = {
  height: number;
  text?: string;
  size?: number;
  face?: string;
  mark?: (x: number, y: number) => string;
};

function heightOf(rows: Row[]): number {
  return rows.reduce((sum, { height }) => sum + height, 0);
}

function scaledBy(factor: number): (row: Row) => Row {
  return (row) => ({ ...row, height: row.height * factor, size: row.size && row.size * factor });
}

async function rowsOf(label: Label, style: BrandStyle, width: number, height: number): Promise<Row[]> {
  const name = style.upper ? style.name.toUpperCase() : style.name;
  const nameFace = face(style, style.tracking);
  const titleFace = face({ ...style, weight: 400 }, 0.01, style.italicTitle);
  if (label.nameless) return [await titleAlone(label.title ?? '', titleFace, width, height)];
  const flat = width / height > 4;
  const nameSize = Math.min(await fitting(name, nameFace, width), height * (flat ? 0.7 : 0.24));
  const rows: Row[] = [{ text: name, size: nameSize, face: nameFace, height: nameSize * 1.25 }];
  if (!label.title) return rows;
  const ink = label.ink ?? style.ink;
  if (style.rule === 'line' || style.rule === 'dot') rows.push(mark(style, ink, nameSize));
  else rows.push({ height: nameSize * 0.3 });
  const lines = wrap(label.title, width / height > 1.5 ? 24 : 13);
  const sizes = await Promise.all(lines.map((line) => fitting(line, titleFace, width)));
  const titleSize = Math.min(...sizes, nameSize * 0.8);
  for (const text of lines) rows.push({ text, size: titleSize, face: titleFace, height: titleSize * 1.28 });
  if (label.note) {
    rows.push({ height: titleSize * 0.7 });
    rows.push({ text: label.note, size: titleSize * 0.8, face: titleFace, height: titleSize * 1.05 });
  }
  return rows;
}

async function titleAlone(text: string, face: string, width: number, height: number): Promise<Row> {
  const size = Math.min(await fitting(text, face, width), height * 0.7);
  return { text, size, face, height: size * 1.25 };
}

function mark(style: BrandStyle, ink: string, size: number): Row {
  const height = size * 0.6;
  if (style.rule === 'dot')
    return { height, mark: (x, y) => `<circle cx="${x}" cy="${y}" r="${size * 0.06}" fill="${ink}"/>` };
  return {
    height,
    mark: (x, y) =>
      `<rect x="${x - size * 0.45}" y="${y}" width="${size * 0.9}" height="${size * 0.03}" fill="${ink}"/>`,
  };
}

function face(
  { font, weight }: Pick<BrandStyle, 'font' | 'weight'>,
  tracking: number,
  italic = false,
): string {
  return `font-family="${font}" font-weight="${weight ?? 400}" letter-spacing="${tracking}em"${italic ? ' font-style="italic"' : ''}`;
}

/** The font size at which a text is as wide as asked, measured by drawing it once. */
async function fitting(text: string, face: string, width: number): Promise<number> {
  const size = 100;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="300"><text x="60" y="180" font-size="${size}" ${face}>${escaped(text)}</text></svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  return (size * width) / info.width;
}

function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
