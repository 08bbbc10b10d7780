import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceFacts } from '#domain/paper/invoice-facts.ts';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { pdfPaper } from './pdf-paper.ts';

/** The text of a PDF with the names of its embedded fonts, which are not compressed. */
async function fontsOf(name: string): Promise<string> {
  return Buffer.from(await pdfPaper(invoiceTo(name))).toString('latin1');
}

test.each([
  ['محمد علي', ['NotoSansArabic']],
  ['שרה לוי', ['NotoSansHebrew']],
  ['वरुण श्रीवास्तव', ['NotoSansDevanagari']],
  ['สมชาย ศรีสุข', ['NotoSansThai']],
  ['王小明', ['NotoSansSC']],
  ['さくら 花子', ['NotoSansJP']],
  ['김민준', ['NotoSansKR']],
  ['গীতা', ['NotoSansBengali']],
  ['ਸਿੰਘ', ['NotoSansGurmukhi']],
  ['தமிழ்', ['NotoSansTamil']],
  ['გიორგი', ['NotoSansGeorgian']],
  ['Anna 王 שרה 🌸', ['NotoSansSC', 'NotoSansHebrew', 'NotoEmoji']],
])('%s is set in the font of its script', async (name, fonts) => {
  const pdf = await fontsOf(name);
  for (const font of fonts) expect(pdf).toContain(font);
});

test('Latin, Greek and Cyrillic need no font of a package', async () => {
  for (const name of ['Zoë Ångström', 'Αλέξανδρος', 'Светлана']) {
    const pdf = await fontsOf(name);
    expect(pdf.match(/\+[A-Za-z]+-[A-Za-z]+/g)?.filter((font) => /NotoSans[A-Z]/.test(font))).toEqual([]);
  }
});

test('a paper is printed whatever a name is made of, the same bytes each time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), async (name) => {
      const [first, second] = [await pdfPaper(invoiceTo(name)), await pdfPaper(invoiceTo(name))];
      expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
    }),
    { numRuns: 25 },
  );
}, 120_000);

function invoiceTo(name: string) {
  const at = '2026-01-05T10:00:00.000Z';
  const customerInfo = {
    firstName: name,
    lastName: '',
    email: 'shopper@example.com',
    phone: '',
    address: '1 Example Street',
    city: 'London',
    postcode: 'SW1A 1AA',
    country: 'United Kingdom',
    notes: '',
  };
  return invoiceFacts(
    { orderNumber: 'ZA123456789', createdAt: at, customerInfo, shippingPence: 599, lines: [] },
    DEFAULT_SETTINGS,
    { number: 'INV-000001', isTest: false, issuedAt: at, payment: 'Paid by card.', isPaid: true },
  );
}
