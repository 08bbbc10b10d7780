import { GIFT_WORDS, type SlipFacts, type SlipSeller } from '#domain/dispatch/slip.ts';
import { longDay } from '#domain/text/london-day.ts';
import { scriptFontsFor } from './script-fonts.ts';
import { Sheet, SOFT } from './sheet.ts';

/** Prints packing slips, each on a sheet of its own: what to pack for whom, and what a courier collects. */
export async function pdfSlips(slips: readonly SlipFacts[], seller: SlipSeller): Promise<Uint8Array> {
  const sheet = new Sheet({
    title: 'Packing slips',
    author: seller.name,
    at: new Date(0),
    scripts: await scriptFontsFor(slips.flatMap(textsOf)),
  });
  for (const [place, slip] of slips.entries()) {
    if (place > 0) sheet.nextPage();
    drawSlip(sheet, slip, seller);
  }
  return sheet.finish(footOf(seller));
}

function textsOf({ to, delivery, lines, apart, giftMessage, notes }: SlipFacts): string[] {
  return [
    ...to,
    delivery,
    ...lines.flatMap(({ name, detail, sku, parts }) => [name, detail, sku, ...parts]),
    ...apart,
    giftMessage ?? '',
    notes,
  ];
}

function drawSlip(sheet: Sheet, slip: SlipFacts, { name }: SlipSeller): void {
  const half = sheet.width / 2;
  const top = sheet.y;
  const left = sheet.text(name, { x: 0, y: top, width: half - 10 }, { face: 'heading', size: 22 });
  const right = sheet.text(
    slip.orderNumber,
    { x: half, y: top, width: half, tag: 'H1' },
    { face: 'strong', size: 16, align: 'right' },
  );
  const below = sheet.text(
    [longDay(slip.placedAt), slip.parcel].filter(Boolean).join(' · '),
    { x: half, y: top + right, width: half },
    { colour: SOFT, align: 'right' },
  );
  sheet.y = top + Math.max(left, right + below) + 26;
  paragraph(sheet, slip.to.join('\n'), { size: 13 });
  if (slip.delivery) paragraph(sheet, slip.delivery);
  paragraph(sheet, slip.money.text, { face: 'strong', size: 13 });
  drawLines(sheet, slip);
  if (slip.apart.length > 0) paragraph(sheet, `In other parcels: ${slip.apart.join(', ')}`);
  if (slip.giftMessage !== null) paragraph(sheet, slip.giftMessage || GIFT_WORDS, { size: 13 });
  if (slip.notes) paragraph(sheet, `From the customer: ${slip.notes}`);
}

function drawLines(sheet: Sheet, { lines }: SlipFacts): void {
  const columns = [
    { x: 0, width: 60 },
    { x: 60, width: sheet.width - 180 },
    { x: sheet.width - 120, width: 120 },
  ] as const;
  const [count, item, sku] = columns;
  const head = { size: 8, colour: SOFT };
  const table = sheet.table([
    { ...count, ...head, text: 'Quantity' },
    { ...item, ...head, text: 'Item' },
    { ...sku, ...head, text: 'SKU' },
  ]);
  for (const line of lines)
    table.row([
      { ...count, text: String(line.quantity), face: 'strong', size: 12 },
      { ...item, text: line.name, detail: [line.detail, ...line.parts].filter(Boolean).join('\n'), size: 11 },
      { ...sku, text: line.sku, size: 9 },
    ]);
  table.end();
  sheet.y += 14;
}

function paragraph(sheet: Sheet, text: string, style: Parameters<Sheet['text']>[2] = {}): void {
  sheet.ensure(sheet.heightOf(text, sheet.width, style));
  sheet.y += sheet.text(text, { x: 0, y: sheet.y, width: sheet.width }, style) + 16;
}

function footOf({ email, phone, returnAddress }: SlipSeller): string {
  const returns = returnAddress && `Returns to: ${returnAddress.replaceAll('\n', ', ')}`;
  return ['Thank you for your order.', email, phone, returns].filter(Boolean).join(' · ');
}
