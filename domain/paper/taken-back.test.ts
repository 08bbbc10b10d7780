import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitVat } from '#domain/money/vat-split.ts';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { SAMPLE_CUSTOMER } from '../../tests/support/sample-customer.ts';
import { creditNoteFacts, creditShares, reversalFacts, uncredited } from './credit-facts.ts';
import { invoiceFacts } from './invoice-facts.ts';
import type { PaperFacts } from './paper.ts';
import { takenBack } from './taken-back.ts';

type Line = { pence: number; ratePercent: number | null };

const invoiceOf = (number: string, lines: Line[]): PaperFacts =>
  invoiceFacts(
    {
      orderNumber: 'ZA1',
      createdAt: '',
      customerInfo: SAMPLE_CUSTOMER,
      shippingPence: 599,
      lines: lines.map(({ pence, ratePercent }) => ({
        name: 'Cream',
        brand: 'Orla',
        variant: 'Standard',
        sku: null,
        quantity: 1,
        linePence: pence,
        discountPence: 0,
        ratePercent,
        parts: [],
      })),
    },
    DEFAULT_SETTINGS,
    { number, isTest: false, issuedAt: '', payment: '', isPaid: true },
  );

const sum = (amounts: readonly { grossPence: number }[]) =>
  amounts.reduce((total, { grossPence }) => total + grossPence, 0);

/** What is taken back of a paper by all that came after it, at each of its rates and in all. */
function expectWithin(papers: readonly PaperFacts[]) {
  for (const { number, rates, grossPence } of papers) {
    const taken = papers.flatMap(({ takesBack }) =>
      takesBack.flatMap((paper) => (paper.number === number ? paper.rates : [])),
    );
    expect(sum(taken)).toBeLessThanOrEqual(grossPence);
    for (const rate of rates)
      expect(sum(taken.filter(({ ratePercent }) => ratePercent === rate.ratePercent))).toBeLessThanOrEqual(
        rate.grossPence,
      );
  }
  for (const { kind, grossPence, takesBack, credits } of papers) {
    if (kind === 'invoice' && !credits) continue;
    expect(sum(takesBack.flatMap(({ rates }) => rates))).toBe(grossPence);
    expect(credits?.number).toBe(takesBack[0]?.number);
  }
}

const step = fc.oneof(
  fc.record({ does: fc.constant('refund' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ does: fc.constant('fail' as const), which: fc.nat(9) }),
  fc.record({
    does: fc.constant('correct' as const),
    rates: fc.constantFrom<(number | null)[]>([20, 0], [null]),
  }),
);
const lines = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 5 });

test('whatever is refunded, fails and is put right, no paper is credited beyond its sum', () => {
  fc.assert(
    fc.property(lines, fc.array(step, { maxLength: 12 }), (prices, steps) => {
      const stated = (number: string, rates: (number | null)[]) =>
        invoiceOf(
          number,
          prices.map((pence, place) => ({ pence, ratePercent: rates[place % rates.length] ?? null })),
        );
      let goods = stated('INV-0', [20, 5, 0]);
      const papers = [goods];
      const failed = new Set<string>();
      const credit = (amountPence: number, cause: 'refund' | 'correction') => {
        const left = uncredited(papers);
        const shares =
          cause === 'refund'
            ? creditShares(amountPence, left)
            : left.filter(({ grossPence }) => grossPence > 0);
        if (shares.length === 0) return;
        const number = `CN-${papers.length}`;
        const { seller } = goods;
        papers.push(
          creditNoteFacts(goods, shares, {
            number,
            issuedAt: '',
            reason: '',
            seller,
            cause,
            papers: [...papers],
          }),
        );
      };
      for (const [place, each] of steps.entries()) {
        if (each.does === 'refund') credit(Math.floor(each.share * sum(uncredited(papers))), 'refund');
        if (each.does === 'fail') {
          const from = papers.findIndex(({ number }) => number === goods.number);
          const notes = papers
            .slice(from)
            .filter(({ kind, number }) => kind === 'credit-note' && !failed.has(number));
          const note = notes[each.which % Math.max(1, notes.length)];
          if (!note) continue;
          failed.add(note.number);
          const { seller } = goods;
          papers.push(reversalFacts(note, { number: `INV-${place}b`, issuedAt: '', seller, payment: '' }));
        }
        if (each.does === 'correct' && sum(uncredited(papers)) === goods.grossPence) {
          credit(goods.grossPence, 'correction');
          goods = stated(`INV-${place}a`, each.rates);
          papers.push(goods);
        }
        expectWithin(papers);
      }
      credit(sum(uncredited(papers)), 'refund');
      expectWithin(papers);
      expect(sum(uncredited(papers))).toBe(0);
    }),
    { numRuns: 1000 },
  );
});

test('a refund of all after one that failed names the invoice and the withdrawal, each with its sum', () => {
  const invoice = invoiceOf('INV-19', [{ pence: 4915, ratePercent: 20 }]);
  const { seller } = invoice;
  const crediting = { issuedAt: '', reason: '', seller, cause: 'refund' as const };
  const first = creditNoteFacts(invoice, creditShares(1000, invoice.rates), {
    ...crediting,
    number: 'CN-14',
  });
  const back = reversalFacts(first, { number: 'INV-23', issuedAt: '', seller, payment: '' });
  const papers = [invoice, first, back];
  const all = creditNoteFacts(invoice, creditShares(5514, uncredited(papers)), {
    ...crediting,
    number: 'CN-43',
    papers,
  });
  expect(back.takesBack).toMatchObject([{ number: 'CN-14', rates: [{ grossPence: 1000 }] }]);
  expect(all.takesBack).toMatchObject([
    { number: 'INV-19', rates: [{ ratePercent: 20, grossPence: 4514 }] },
    { number: 'INV-23', rates: [{ ratePercent: 20, grossPence: 1000 }] },
  ]);
});

test('a credit note of before counts for the invoice it names', () => {
  const invoice = invoiceOf('INV-1', [{ pence: 1401, ratePercent: 20 }]);
  const rates = splitVat([{ grossPence: 500, ratePercent: 20 }], 0).rates;
  const { seller } = invoice;
  const note = creditNoteFacts(invoice, rates, {
    number: 'CN-1',
    issuedAt: '',
    reason: '',
    seller,
    cause: 'refund',
  });
  const old = { ...note, takesBack: [] };
  const other = { ...old, credits: { number: 'INV-9', issuedAt: '' } };
  expect(takenBack(invoice, [invoice, old, other], [{ ratePercent: 20, grossPence: 2000 }])).toMatchObject([
    { number: 'INV-1', rates: [{ grossPence: 1500 }] },
  ]);
});
