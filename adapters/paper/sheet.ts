import PDFDocument, { type Tagged } from 'pdfkit';
import { mixedLines, type Run } from './mixed-lines.ts';
import { type Face, mixedFonts, type PaperFont, singleFont } from './paper-fonts.ts';
import type { ScriptFonts } from './script-fonts.ts';

export const INK = '#221518';
export const SOFT = '#5e4a4f';
const LINE = '#cdbcb8';

/** A4, and what stays free around what is drawn, in points. */
const A4: PageFormat = { size: 'A4', margin: 48, foot: 64 };
const SIZE = 9;
/** Of lines of several scripts, in parts of the size: some have marks above and below. */
const LINE_HEIGHT = 1.5;
const ASCENT = 1.1;

export type TextStyle = {
  face?: Face;
  size?: number;
  colour?: string;
  align?: 'left' | 'right';
};

/** Of every page, in points; `foot` is kept for a line below. */
export type PageFormat = { size: 'A4' | [width: number, height: number]; margin: number; foot: number };

/** A cell of a row, from `x` on, relative to the left margin. */
export type Cell = TextStyle & { x: number; width: number; text: string; detail?: string };

/**
 * A document, of A4 unless said otherwise, that grows downwards: what is drawn is tagged for screen readers (PDF/UA), rules and footers are marked as
 * decoration, and a table that meets the end of a page repeats its heads on the next.
 */
export class Sheet {
  readonly #doc: PDFDocument;
  readonly #root: Tagged;
  readonly #scripts: ScriptFonts;
  readonly #format: PageFormat;
  readonly width: number;
  y: number;

  constructor({
    title,
    author,
    at,
    scripts,
    format = A4,
  }: { title: string; author: string; at: Date; scripts: ScriptFonts; format?: PageFormat }) {
    const { size, margin } = format;
    this.#format = format;
    this.y = margin;
    this.#scripts = scripts;
    this.#doc = new PDFDocument({
      size,
      margins: { top: margin, left: margin, right: margin, bottom: 0 },
      bufferPages: true,
      tagged: true,
      subset: 'PDF/UA',
      pdfVersion: '1.7',
      lang: 'en-GB',
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: at },
    });
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
    this.width = this.#doc.page.width - 2 * margin;
  }

  /** Draws a paragraph or heading at a place; returns the height it takes. */
  text(text: string, { x, y, width, tag = 'P' }: Place & { tag?: string }, style: TextStyle = {}): number {
    const height = this.#height(text, width, style);
    this.#root.add(this.#doc.struct(tag, readAs(text), () => this.#write(text, x, y, width, style)));
    return height;
  }

  /** The height that a text takes within a width. */
  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.#height(text, width, style);
  }

  /** Begins a table: its heads are drawn here and, as decoration, on every further page. */
  table(heads: readonly Cell[]): { row(cells: readonly Cell[]): void; end(): void } {
    const table = this.#doc.struct('Table');
    this.#root.add(table);
    this.#row(table, 'TH', heads);
    this.y += 4;
    this.rule();
    this.y += 7;
    return {
      row: (cells) => {
        const height = Math.max(...cells.map((cell) => this.#cellHeight(cell)));
        if (this.y + height > this.#doc.page.height - this.#format.foot - 8) {
          this.#newPage();
          this.#decorate(() => this.#repeat(heads));
        }
        this.#row(table, 'TD', cells);
        this.y += 8;
      },
      end: () => table.end(),
    };
  }

  /** Goes to the next page where less than this is left. */
  ensure(height: number): void {
    if (this.y + height > this.#doc.page.height - this.#format.foot) this.#newPage();
  }

  rule(): void {
    this.#decorate(() => this.#drawRule());
  }

  /** Goes on at the top of the next page. */
  nextPage(): void {
    this.#newPage();
  }

  /** Writes the foot of every page, with its number, and ends the document; null for pages without one. */
  finish(foot: string | null): Promise<Uint8Array> {
    this.#root.end();
    if (foot === null) return this.#bytes();
    const { start, count } = this.#doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.#doc.switchToPage(page);
      const y = this.#doc.page.height - this.#format.foot + 14;
      const style = { size: 7.5, colour: SOFT };
      this.#decorate(() => {
        this.#write(foot, 0, y, this.width - 80, style);
        const number = `Page ${page - start + 1} of ${count}`;
        this.#write(number, this.width - 80, y, 80, { ...style, align: 'right' });
      });
    }
    return this.#bytes();
  }

  #bytes(): Promise<Uint8Array> {
    const chunks: Buffer[] = [];
    return new Promise((resolve, reject) => {
      this.#doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.#doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
      this.#doc.on('error', reject);
      this.#doc.end();
    });
  }

  #row(table: Tagged, tag: 'TH' | 'TD', cells: readonly Cell[]): void {
    const row = this.#doc.struct('TR');
    table.add(row);
    const top = this.y;
    for (const cell of cells) {
      const scope = tag === 'TH' ? { scope: 'Column' as const } : {};
      const words = [cell.text, cell.detail].filter(Boolean).join('\n');
      row.add(this.#doc.struct(tag, { ...scope, ...readAs(words) }, () => this.#drawCell(cell, top)));
    }
    row.end();
    this.y = top + Math.max(...cells.map((cell) => this.#cellHeight(cell)));
  }

  #repeat(heads: readonly Cell[]): void {
    for (const cell of heads) this.#drawCell(cell, this.y);
    this.y += Math.max(...heads.map((cell) => this.#cellHeight(cell))) + 4;
    this.#drawRule();
    this.y += 7;
  }

  #drawCell(cell: Cell, y: number): void {
    const { x, width, text, detail = '' } = cell;
    this.#write(text, x, y, width, cell);
    if (detail) this.#write(detail, x, y + this.#height(text, width, cell) + 1, width, detailStyle(cell));
  }

  #cellHeight(cell: Cell): number {
    const { text, width, detail = '' } = cell;
    const below = detail ? this.#height(detail, width, detailStyle(cell)) + 1 : 0;
    return this.#height(text, width, cell) + below;
  }

  #write(text: string, x: number, y: number, width: number, style: TextStyle): void {
    const { colour = INK, align = 'left', size = SIZE } = style;
    const single = this.#single(text, style);
    this.#doc.fillColor(colour);
    if (single !== null) this.#doc.text(single, this.#format.margin + x, y, { width, align });
    else
      for (const [place, line] of this.#lines(text, width, style).entries()) {
        const left = align === 'right' ? x + width - this.#widthOf(line, size) : x;
        this.#writeLine(line, this.#format.margin + left, y + (place * LINE_HEIGHT + ASCENT) * size, {
          colour,
          size,
        });
      }
  }

  #writeLine(
    line: readonly Run<PaperFont>[],
    x: number,
    baseline: number,
    { colour, size }: { colour: string; size: number },
  ): void {
    let left = x;
    for (const { text, font } of line) {
      const width = this.#measured(font, text) * size;
      this.#use(font, size);
      const isStroked = font.stroke > 0;
      if (isStroked)
        this.#doc
          .strokeColor(colour)
          .lineJoin('round')
          .lineWidth(font.stroke * size);
      const options = { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: isStroked } as const;
      this.#doc.text(font.settable(text), left, baseline, options);
      left += width;
    }
  }

  #height(text: string, width: number, style: TextStyle): number {
    const single = this.#single(text, style);
    if (single !== null) return this.#doc.heightOfString(single, { width });
    return this.#lines(text, width, style).length * LINE_HEIGHT * (style.size ?? SIZE);
  }

  /** Selects the one font that spells the text, and returns the text as it is set; null where there is none. */
  #single(text: string, { face = 'text', size = SIZE }: TextStyle): string | null {
    const clean = text.normalize('NFC');
    const font = singleFont(face, clean);
    if (font) this.#use(font, size);
    return font && clean;
  }

  #lines(text: string, width: number, { face = 'text', size = SIZE }: TextStyle): Run<PaperFont>[][] {
    const { main, fontOf } = mixedFonts(face, this.#scripts);
    const lines = text.normalize('NFC').split('\n');
    return lines.flatMap((line) =>
      mixedLines(line, width, {
        main,
        fontOf: (cluster) => fontOf(cluster, line),
        widthOf: (run) => this.#widthOf([run], size),
      }),
    );
  }

  #widthOf(line: readonly Run<PaperFont>[], size: number): number {
    return line.reduce((sum, { text, font }) => sum + this.#measured(font, text) * size, 0);
  }

  /** In parts of the size; measured once, since every word is asked about for each height and line. */
  #measured(font: PaperFont, text: string): number {
    const key = `${font.name} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    this.#use(font, SIZE);
    const width = this.#doc.widthOfString(font.settable(text)) / SIZE;
    this.#widths.set(key, width);
    return width;
  }

  readonly #widths = new Map<string, number>();

  #use({ name, bytes }: PaperFont, size: number): void {
    if (!this.#fonts.has(name)) this.#doc.registerFont(name, bytes);
    this.#fonts.add(name);
    this.#doc.font(name).fontSize(size);
  }

  readonly #fonts = new Set<string>();

  #drawRule(): void {
    this.#doc
      .moveTo(this.#format.margin, this.y)
      .lineTo(this.#format.margin + this.width, this.y)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke();
  }

  #newPage(): void {
    this.#doc.addPage();
    this.y = this.#format.margin;
  }

  #decorate(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }
}

type Place = { x: number; y: number; width: number };

function detailStyle({ align, size = 9 }: Cell): TextStyle {
  return { size: size - 1, colour: SOFT, ...(align && { align }) };
}

/** The text as it is read aloud or copied: where it is broken into lines, the words of two of them would run together. */
function readAs(text: string): { actual: string } {
  return { actual: text };
}
