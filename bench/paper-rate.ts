import { pdfPaper } from '#adapters/paper/pdf-paper.ts';
import { invoiceFacts } from '#domain/paper/invoice-facts.ts';
import type { PaperFacts } from '#domain/paper/paper.ts';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { median } from './median.ts';

const ROUNDS = 20;

/** Measures time and size of an invoice of 3 and of 100 lines; the small one is the baseline. */
export async function measurePapers(): Promise<string[]> {
  const [small, large] = [await measure(3), await measure(100)];
  return [
    `invoice of 3 lines: ${small.ms.toFixed(1)} ms, ${small.kilobytes.toFixed(1)} kB`,
    `invoice of 100 lines: ${large.ms.toFixed(1)} ms, ${large.kilobytes.toFixed(1)} kB, ratio ${(large.ms / small.ms).toFixed(1)}`,
  ];
}

async function measure(lines: number): Promise<{ ms: number; kilobytes: number }> {
  const facts = exampleInvoice(lines);
  const { byteLength } = await pdfPaper(facts);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await pdfPaper(facts);
    times.push(performance.now() - began);
  }
  return { ms: median(times), kilobytes: byteLength / 1000 };
}

function exampleInvoice(count: number): PaperFacts {
  const at = '2026-01-05T10:00:00.000Z';
  const customerInfo = {
    firstName: 'Bench',
    lastName: 'Mark',
    email: 'bench@example.com',
    phone: '',
    address: '1 Example Street',
    city: 'London',
    postcode: 'SW1A 1AA',
    country: 'United Kingdom',
    notes: '',
  };
  const lines = Array.from({ length: count }, (_, place) => ({
    name: `Rose Radiance Serum ${place}`,
    brand: 'Orla & Wren',
    variant: 'Rosewood',
    sku: `ORL-${place}`,
    quantity: 1 + (place % 3),
    linePence: 1299 * (1 + (place % 3)),
    discountPence: 0,
    ratePercent: place % 2 ? 20 : 5,
    parts: [],
  }));
  return invoiceFacts(
    { orderNumber: 'ZA123456789', createdAt: at, customerInfo, shippingPence: 599, lines },
    DEFAULT_SETTINGS,
    { number: 'INV-000001', isTest: false, issuedAt: at, payment: 'Paid by card.', isPaid: true },
  );
}
