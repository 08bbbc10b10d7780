import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { SAMPLE_CUSTOMER } from '../../tests/support/sample-customer.ts';
import { type CreditCause, creditNoteFacts, creditShares, reversalFacts } from './credit-facts.ts';
import { invoiceFacts } from './invoice-facts.ts';
import { type PaperFacts, paperLabel } from './paper.ts';
import { paperParticulars } from './paper-particulars.ts';
import { faultReason } from './vat-correction.ts';

const AT = '2026-11-22T10:00:00.000Z';
const invoiceOf = (ratePercent: number | null, isPaid: boolean): PaperFacts =>
  invoiceFacts(
    {
      orderNumber: 'ZA1',
      createdAt: AT,
      customerInfo: SAMPLE_CUSTOMER,
      shippingPence: 0,
      lines: [
        {
          name: 'Cream',
          brand: 'Orla',
          variant: 'Standard',
          sku: null,
          quantity: 1,
          linePence: 1200,
          discountPence: 0,
          ratePercent,
          parts: [],
        },
      ],
    },
    DEFAULT_SETTINGS,
    { number: 'INV-1', isTest: false, issuedAt: AT, payment: '', isPaid },
  );

/** Every kind of paper that takes another one back, with that paper. */
const KINDS = [20, 0, null].flatMap((ratePercent) =>
  [true, false].flatMap((isPaid) => {
    const invoice = invoiceOf(ratePercent, isPaid);
    const { seller } = invoice;
    return (['refund', 'unpaid', 'correction'] as const satisfies CreditCause[]).flatMap((cause) =>
      [500, 1200].flatMap((pence) => {
        const crediting = { number: 'CN-1', issuedAt: AT, reason: '', seller, cause };
        const note = creditNoteFacts(invoice, creditShares(pence, invoice.rates), crediting);
        const back = reversalFacts(note, { number: 'INV-2', issuedAt: AT, seller, payment: '' });
        return [
          { cause, paper: note, of: invoice },
          { cause, paper: back, of: note },
        ];
      }),
    );
  }),
);

test('a paper names each other one by the title that stands on it', () => {
  for (const { paper, of } of KINDS) {
    const named = paperParticulars(paper).filter((line) => /^(For|Takes back) /.test(line));
    const label = paperLabel(of).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
    expect(named).toEqual([`${paper.kind === 'credit-note' ? 'For' : 'Takes back'} ${label}`]);
  }
});

test('no line speaks of a refund where no money moves', () => {
  for (const { paper, cause } of KINDS) {
    const isRefund = paper.payment.startsWith('Refunded');
    expect(isRefund).toBe(paper.kind === 'credit-note' && cause === 'refund');
    if (!isRefund) expect(paper.lines.map(({ name }) => name).join()).not.toContain('Refund');
  }
});

test('several papers have their sums, and a paper of before keeps its words', () => {
  const rates = [{ ratePercent: 20, grossPence: 4514 }];
  const paper = { number: 'INV-19', issuedAt: AT, title: 'VAT invoice', rates };
  const other = { ...paper, number: 'INV-23', rates: [{ ratePercent: 20, grossPence: 1000 }] };
  const invoice = invoiceOf(20, true);
  const note: PaperFacts = { ...invoice, kind: 'credit-note', reason: 'Damaged', takesBack: [paper, other] };
  expect(paperParticulars(note)).toEqual([
    'Date of issue: 22 November 2026',
    'Order ZA1',
    'Ordered on 22 November 2026',
    'For VAT invoice INV-19: £45.14',
    'Issued on 22 November 2026',
    'For VAT invoice INV-23: £10.00',
    'Issued on 22 November 2026',
    'Reason: Damaged',
  ]);
  const old = { ...note, takesBack: [], credits: { number: 'INV-1', issuedAt: AT } };
  expect(paperParticulars(old)).toContain('For invoice INV-1');
  expect(paperParticulars(invoice)).toEqual([
    'Date of issue: 22 November 2026',
    'Date of supply: 22 November 2026',
    'Order ZA1',
    'Ordered on 22 November 2026',
  ]);
});

test('a correction says by what it is replaced, as that is titled', () => {
  expect(faultReason('without-vat', invoiceOf(20, false))).toMatch(/ A VAT invoice replaces it\.$/);
  expect(faultReason('export-with-vat', invoiceOf(0, true))).toMatch(/ A VAT invoice replaces it\.$/);
  expect(faultReason('with-vat', invoiceOf(null, true))).toMatch(/ A receipt replaces it\.$/);
  expect(faultReason('with-vat', invoiceOf(null, false))).toMatch(/ An invoice replaces it\.$/);
});
