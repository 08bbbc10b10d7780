import type { Label } from '#domain/dispatch/label.ts';
import { scriptFontsFor } from './script-fonts.ts';
import { type PageFormat, Sheet, SOFT } from './sheet.ts';

/** 4 by 6 inches, as label printers take them. */
const LABEL: PageFormat = { size: [288, 432], margin: 18, foot: 18 };
const FROM = 330;

/** Prints labels, one a page: the address large, where it comes back to and the order small below. */
export async function pdfLabels(labels: readonly Label[], shopName: string): Promise<Uint8Array> {
  const sheet = new Sheet({
    title: 'Address labels',
    author: shopName,
    at: new Date(0),
    scripts: await scriptFontsFor(labels.flatMap(({ to, from }) => [...to, ...from])),
    format: LABEL,
  });
  for (const [place, label] of labels.entries()) {
    if (place > 0) sheet.nextPage();
    drawLabel(sheet, label, shopName);
  }
  return sheet.finish(null);
}

function drawLabel(sheet: Sheet, { to, from, orderNumber, service, weight }: Label, shopName: string): void {
  const { width } = sheet;
  const top = sheet.y;
  const small = { size: 9, colour: SOFT } as const;
  sheet.text([service, weight].filter(Boolean).join(' · ') || ' ', { x: 0, y: top, width }, small);
  const lines = to.join('\n');
  // A long address is set smaller, so that it never runs into what stands below.
  const size = [18, 15, 12, 9].find((each) => heightOf(sheet, lines, each) < FROM - top - 40) ?? 9;
  sheet.text(lines, { x: 0, y: top + 28, width, tag: 'H1' }, { face: 'strong', size });
  sheet.text(orderNumber, { x: 0, y: FROM - 18, width }, { face: 'strong', size: 11 });
  sheet.y = FROM;
  sheet.rule();
  sheet.text(`From ${[shopName, ...from].join(', ')}`, { x: 0, y: FROM + 8, width }, small);
}

function heightOf(sheet: Sheet, text: string, size: number): number {
  return sheet.heightOf(text, sheet.width, { face: 'strong', size });
}
