import { expect, test } from 'vitest';
import { creditNoteFacts, creditShares } from '#domain/paper/credit-facts.ts';
import { invoiceFacts } from '#domain/paper/invoice-facts.ts';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { pdfPaper } from './pdf-paper.ts';

const AT = '2026-11-22T10:00:00.000Z';

/** A credit note of a sum, of an order of so many lines with long names. */
function partOf(lines: number) {
  const invoice = invoiceFacts(
    {
      orderNumber: 'ZA1',
      createdAt: AT,
      shippingPence: 0,
      customerInfo: {
        firstName: 'A',
        lastName: 'B',
        email: 'a@example.com',
        phone: '',
        address: '1 Lane',
        city: 'Town',
        postcode: 'SW1A 1AA',
        country: 'United Kingdom',
        notes: '',
      },
      lines: Array.from({ length: lines }, (_, place) => ({
        name: `Cream ${place} ${'with petals '.repeat(10)}`,
        brand: 'Orla',
        variant: 'Rose',
        sku: `O${place}`,
        quantity: 1,
        linePence: 1000,
        discountPence: 0,
        ratePercent: 20,
        parts: [],
      })),
    },
    DEFAULT_SETTINGS,
    { number: 'INV-1', isTest: false, issuedAt: AT, payment: '', isPaid: true },
  );
  return creditNoteFacts(invoice, creditShares(500, invoice.rates), {
    number: 'CN-1',
    issuedAt: AT,
    reason: 'Damaged',
    cause: 'refund',
    seller: invoice.seller,
  });
}

/** Pages of a PDF, and the rows of its tables. */
async function shapeOf(lines: number): Promise<{ pages: number; rows: number }> {
  const pdf = Buffer.from(await pdfPaper(partOf(lines))).toString('latin1');
  const count = (pattern: RegExp) => pdf.match(pattern)?.length ?? 0;
  return { pages: count(/\/Type \/Page\b/g), rows: count(/\/S \/TR\b/g) };
}

test('the goods of a credit note go on in further rows and pages, none of them higher than a page', async () => {
  const few = await shapeOf(2);
  const many = await shapeOf(100);
  expect(few.pages).toBe(1);
  // Four or five goods with such names fill a row.
  expect(many.rows - few.rows).toBeGreaterThanOrEqual(20);
  expect(many.pages).toBeGreaterThanOrEqual(5);
  expect(many.pages).toBeLessThanOrEqual(12);
});
