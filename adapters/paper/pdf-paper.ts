import { formatPounds, type Pence } from '#domain/money/money.ts';
import { type PaperFacts, paperTitle, statesVat } from '#domain/paper/paper.ts';
import { paperParticulars } from '#domain/paper/paper-particulars.ts';
import { companyLine } from '#domain/shop/company-line.ts';
import { scriptFontsFor } from './script-fonts.ts';
import { type Cell, Sheet, SOFT } from './sheet.ts';

/** Prints a paper from its facts: an A4 PDF with the shop's fonts, the same bytes every time. */
export async function pdfPaper(facts: PaperFacts): Promise<Uint8Array> {
  const { seller, number, issuedAt } = facts;
  const sheet = new Sheet({
    title: `${paperTitle(facts)} ${number}`,
    author: seller.companyName || seller.name,
    at: new Date(issuedAt),
    scripts: await scriptFontsFor(textsOf(facts)),
  });
  drawHead(sheet, facts);
  drawParties(sheet, facts);
  drawLines(sheet, facts);
  drawSums(sheet, facts);
  return sheet.finish(footOf(facts));
}

/** Every text of the facts, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function drawHead(sheet: Sheet, facts: PaperFacts): void {
  const half = sheet.width / 2;
  const top = sheet.y;
  const left = sheet.text(
    facts.seller.name,
    { x: 0, y: top, width: half - 10 },
    { face: 'heading', size: 22, colour: '#3d1029' },
  );
  const right = sheet.text(
    paperTitle(facts),
    { x: half, y: top + 4, width: half, tag: 'H1' },
    { face: 'strong', size: 16, align: 'right' },
  );
  const below = sheet.text(
    facts.number,
    { x: half, y: top + 4 + right, width: half },
    { size: 10, colour: SOFT, align: 'right' },
  );
  sheet.y = top + Math.max(left, right + below + 4) + 14;
  if (facts.isTest) {
    const words = 'A test: no money moved, and this is not a valid VAT document.';
    sheet.y += sheet.text(words, { x: 0, y: sheet.y, width: sheet.width }, { face: 'strong', size: 10 }) + 8;
  }
  sheet.rule();
  sheet.y += 14;
}

function drawParties(sheet: Sheet, facts: PaperFacts): void {
  const { seller, buyer, sentTo } = facts;
  const width = sheet.width / 3 - 12;
  const top = sheet.y;
  const column = (place: number, title: string, text: string) => {
    const x = place * (sheet.width / 3);
    const head = sheet.text(title, { x, y: top, width, tag: 'H2' }, { size: 8, colour: SOFT });
    return head + sheet.text(text, { x, y: top + head + 2, width });
  };
  const heights = [
    column(
      0,
      'From',
      linesOf([
        seller.companyName || seller.name,
        seller.address,
        seller.vatNumber && `VAT number ${seller.vatNumber}`,
        seller.email,
        seller.phone,
      ]),
    ),
    column(
      1,
      facts.kind === 'invoice' ? 'Sold to' : 'Credited to',
      linesOf([buyer.name, buyer.address, sentTo && `\nDelivered to\n${sentTo}`]),
    ),
    column(2, 'Details', linesOf(paperParticulars(facts))),
  ];
  sheet.y = top + Math.max(...heights) + 22;
}

function drawLines(sheet: Sheet, facts: PaperFacts): void {
  const columns = statesVat(facts) ? vatColumns(sheet.width) : plainColumns(sheet.width);
  const table = sheet.table(
    columns.map(({ head, cell: _, ...place }) => ({ ...place, text: head, size: 8, colour: SOFT })),
  );
  for (const line of facts.lines)
    for (const [place, detail] of detailsOf(line).entries())
      table.row(
        columns.map(({ head: _, cell, ...at }, column) => ({
          ...at,
          ...(place === 0 ? cell({ ...line, detail }) : { text: column === 0 ? detail : '', ...FURTHER }),
        })),
      );
  table.end();
}

/** A detail that goes on in a row of its own. */
const FURTHER = { size: 8, colour: SOFT };

/** So long a detail takes about a third of a page. */
const LONGEST_DETAIL = 700;

/** Splits a detail between its lines, so that no row is higher than a page. */
function detailsOf({ detail }: Line): string[] {
  const parts: string[] = [];
  for (const line of detail.split('\n')) {
    const last = parts.at(-1);
    if (last === undefined || last.length + line.length > LONGEST_DETAIL) parts.push(line);
    else parts[parts.length - 1] = `${last}\n${line}`;
  }
  return parts;
}

type Line = PaperFacts['lines'][number];
type Column = {
  head: string;
  x: number;
  width: number;
  align?: 'right';
  cell: (line: Line) => Pick<Cell, 'text' | 'detail'>;
};

function vatColumns(width: number): Column[] {
  const amounts: [string, number, (line: Line) => string][] = [
    ['Quantity', 48, ({ quantity }) => String(quantity)],
    ['Unit net', 58, ({ netPence, quantity }) => formatPounds(Math.round(netPence / quantity))],
    ['VAT rate', 48, ({ ratePercent }) => `${ratePercent ?? 0}%`],
    ['Net', 60, ({ netPence }) => formatPounds(netPence)],
    ['VAT', 54, ({ vatPence }) => formatPounds(vatPence)],
    ['Total', 64, ({ grossPence }) => formatPounds(grossPence)],
  ];
  return columnsOf(width, amounts);
}

function plainColumns(width: number): Column[] {
  return columnsOf(width, [
    ['Quantity', 60, ({ quantity }) => String(quantity)],
    [
      'Price',
      80,
      ({ grossPence, discountPence, quantity }) =>
        formatPounds(Math.round((grossPence + discountPence) / quantity)),
    ],
    ['Total', 80, ({ grossPence }) => formatPounds(grossPence)],
  ]);
}

/** Puts columns of amounts at the right, and what was sold in the room that is left. */
function columnsOf(width: number, amounts: readonly [string, number, (line: Line) => string][]): Column[] {
  const taken = amounts.reduce((sum, [, each]) => sum + each, 0);
  let x = width - taken;
  const item: Column = {
    head: 'Description',
    x: 0,
    width: x - 8,
    cell: ({ name, detail, discountPence, reducedBy }) => ({
      text: name,
      detail: [detail, discountPence > 0 && reducedWords(discountPence, reducedBy)]
        .filter(Boolean)
        .join('\n'),
    }),
  };
  const columns = amounts.map(([head, each, text]): Column => {
    const column = {
      head,
      x: x + 6,
      width: each - 6,
      align: 'right' as const,
      cell: (line: Line) => ({ text: text(line) }),
    };
    x += each;
    return column;
  });
  return [item, ...columns];
}

function reducedWords(discountPence: number, reducedBy = ''): string {
  return `Reduced by ${formatPounds(discountPence)}${reducedBy && `: ${reducedBy}`}`;
}

function drawSums(sheet: Sheet, facts: PaperFacts): void {
  const hasVat = statesVat(facts);
  sheet.ensure(hasVat ? 150 + 16 * facts.rates.length : 70);
  sheet.rule();
  sheet.y += 10;
  const isCredit = facts.kind === 'credit-note';
  if (hasVat) drawRates(sheet, facts);
  drawTotal(sheet, isCredit ? 'Total credited' : 'Total', facts.grossPence);
  if (facts.vatNote) sheet.y += sheet.text(facts.vatNote, { x: 0, y: sheet.y, width: sheet.width }) + 6;
  sheet.y += sheet.text(facts.payment, { x: 0, y: sheet.y, width: sheet.width }) + 6;
  if (hasVat && facts.lines.some(isUnitRounded))
    sheet.text(UNIT_ROUNDED, { x: 0, y: sheet.y, width: sheet.width }, { size: 8, colour: SOFT });
}

const UNIT_ROUNDED =
  'Prices include VAT: “Unit net” is rounded to a penny, and the net of each line is taken from its price.';

/** True where a reader who multiplies gets another sum. */
function isUnitRounded({ netPence, quantity }: Line): boolean {
  return Math.round(netPence / quantity) * quantity !== netPence;
}

/** One row for each rate, and their sum. */
function drawRates(sheet: Sheet, { rates, netPence, vatPence, grossPence }: PaperFacts): void {
  const places = [
    { x: sheet.width - 290, width: 80 },
    { x: sheet.width - 210, width: 70, align: 'right' as const },
    { x: sheet.width - 140, width: 66, align: 'right' as const },
    { x: sheet.width - 74, width: 74, align: 'right' as const },
  ];
  const cells = (texts: string[], style: Pick<Cell, 'face' | 'size' | 'colour'> = {}) =>
    texts.map((text, place) => ({ x: 0, width: 80, ...places[place], text, ...style }));
  const table = sheet.table(cells(['VAT rate', 'Net', 'VAT', 'Total'], { size: 8, colour: SOFT }));
  for (const rate of rates)
    table.row(
      cells([
        `${rate.ratePercent ?? 0}%`,
        formatPounds(rate.netPence),
        formatPounds(rate.vatPence),
        formatPounds(rate.grossPence),
      ]),
    );
  if (rates.length > 1)
    table.row(
      cells(['All rates', formatPounds(netPence), formatPounds(vatPence), formatPounds(grossPence)], {
        face: 'strong',
      }),
    );
  table.end();
  sheet.y += 6;
}

function drawTotal(sheet: Sheet, label: string, pence: Pence): void {
  const height = sheet.text(
    `${label}  ${formatPounds(pence)}`,
    { x: sheet.width / 2, y: sheet.y, width: sheet.width / 2 },
    { face: 'strong', size: 14, align: 'right' },
  );
  sheet.y += height + 10;
}

function footOf({ seller }: PaperFacts): string {
  const { name, companyName, companyNumber, address } = seller;
  return [
    companyName && companyName !== name && `${name} is a trading name of ${companyName}`,
    companyLine(companyNumber),
    companyNumber && address && `Registered office: ${address.replaceAll('\n', ', ')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function linesOf(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n');
}
