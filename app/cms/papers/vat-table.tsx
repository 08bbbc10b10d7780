import { signedPounds } from '#domain/money/signed-pounds.ts';
import { RETURN_LABEL, rateLabel, type SummaryAmounts, type VatSummary } from '#domain/paper/vat-summary.ts';

type Amounts = { invoices: SummaryAmounts; creditNotes: SummaryAmounts; net: SummaryAmounts };

/** Net, VAT and gross of each rate: invoices, credit notes, and what is left. */
export function VatTable({ summary: { rows, total, returned } }: { summary: VatSummary }) {
  if (rows.length === 0) return <p>No invoice and no credit note was issued in this period.</p>;
  return (
    <div className="rounded-card border border-line bg-surface px-3 py-4 sm:p-5">
      <table className="w-full text-xs tabular-nums sm:text-sm">
        <caption className="sr-only">VAT of the period</caption>
        <thead>
          <tr className="border-b border-line text-left text-ink-soft">
            <th scope="col" className="py-2 font-medium">
              Papers
            </th>
            {['Net', 'VAT', 'Gross'].map((head) => (
              <th key={head} scope="col" className="py-2 text-right font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ ratePercent, ...amounts }) => (
          <Rate key={ratePercent ?? 'none'} label={rateLabel(ratePercent)} {...amounts} />
        ))}
        {rows.length > 1 && <Rate label="All rates" {...total} />}
        {rows.some(({ ratePercent }) => ratePercent !== null) && <Rate label={RETURN_LABEL} {...returned} />}
      </table>
    </div>
  );
}

function Rate({ label, invoices, creditNotes, net }: Amounts & { label: string }) {
  return (
    <tbody className="border-b border-line last:border-0">
      <tr>
        <th scope="rowgroup" colSpan={4} className="pt-3 pb-1 text-left text-sm font-semibold sm:text-base">
          {label}
        </th>
      </tr>
      <tr>
        <Sums label="Invoices" amounts={invoices} />
      </tr>
      <tr>
        <Sums label="Credit notes" amounts={creditNotes} />
      </tr>
      <tr className="font-semibold">
        <Sums label="Invoices less credit notes" amounts={net} />
      </tr>
    </tbody>
  );
}

function Sums({ label, amounts }: { label: string; amounts: SummaryAmounts }) {
  return (
    <>
      <th scope="row" className="py-1.5 pr-2 text-left [font-weight:inherit]">
        {label}
      </th>
      {[amounts.netPence, amounts.vatPence, amounts.grossPence].map((pence, place) => (
        <td key={COLUMNS[place]} className="py-1.5 pl-2 text-right">
          {signedPounds(pence)}
        </td>
      ))}
    </>
  );
}

const COLUMNS = ['net', 'vat', 'gross'];
