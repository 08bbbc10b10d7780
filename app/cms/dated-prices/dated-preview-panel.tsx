import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { BulkRefusals } from '#app/cms/bulk/bulk-refusals.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { formatPounds } from '#domain/money/money.ts';
import { countText } from '#domain/text/count-text.ts';
import type { DatedPreview, PreviewedLine } from '#operations/dated-prices/preview-dated-price.ts';

/** What would happen, product by product, and the button that schedules it. */
export function DatedPreviewPanel({
  preview,
  isSending,
  children,
}: {
  preview: DatedPreview & { title: string; showsCosts: boolean };
  isSending: boolean;
  /** The hidden fields of the form. */
  children: ReactNode;
}) {
  const { products, prices, withWas, belowCost, left, changes, leftOut, title, showsCosts } = preview;
  return (
    <div className="mt-4 grid gap-4">
      <section aria-label="Preview" className="rounded-card border border-line bg-surface p-5 text-sm">
        <h2 role="status" className="font-semibold">
          {prices === 0 ? 'No price would change' : `${countText(prices, 'price')} would change`}
          {left > 0 && (
            <span className="font-normal text-ink-soft"> · {countText(left, 'product')} left out</span>
          )}
        </h2>
        <p className="mt-0.5 text-ink-soft">{title}</p>
        {prices > 0 && (
          <p className="mt-1">
            ‘Was’ may be shown beside {withWas.toLocaleString('en-GB')} of them.
            {showsCosts && belowCost > 0 && (
              <strong className="text-rose-deep"> {countText(belowCost, 'price')} below cost.</strong>
            )}
          </p>
        )}
        <ul className="mt-2 divide-y divide-line">
          {changes.map(({ id, name, lines }) => (
            <li key={id} className="py-1.5">
              <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
              {lines.map((line) => (
                <PreviewedPrice key={line.variantId ?? ''} line={line} showsCosts={showsCosts} />
              ))}
            </li>
          ))}
        </ul>
        {products > changes.length && (
          <p className="mt-2 text-ink-soft">and {countText(products - changes.length, 'more product')}</p>
        )}
        {prices > 0 && (
          <Form method="post" action={cmsPaths.newDatedPrice()} className="mt-4">
            {children}
            <Button type="submit" variant="dark" aria-disabled={isSending}>
              {isSending ? 'Scheduling …' : `Schedule ${countText(prices, 'price')}`}
            </Button>
          </Form>
        )}
      </section>
      <BulkRefusals title="Left out" refusals={leftOut} count={left} />
    </div>
  );
}

function PreviewedPrice({ line, showsCosts }: { line: PreviewedLine; showsCosts: boolean }) {
  const { variantName, oldPence, newPence, wasPence, wasNote, marginTenths } = line;
  const facts = [
    wasPence === null ? 'no ‘was’' : `was ${formatPounds(wasPence)}`,
    showsCosts && marginTenths !== null && `margin ${(marginTenths / 10).toFixed(1).replace('-', '−')}%`,
  ].filter(Boolean);
  return (
    <span className="block sm:flex sm:flex-wrap sm:justify-between sm:gap-x-4">
      <span className="tabular-nums">
        {variantName && <span className="text-ink-soft">{variantName}: </span>}
        <del className="text-ink-soft">{formatPounds(oldPence)}</del> →{' '}
        <ins className="font-semibold no-underline">{formatPounds(newPence)}</ins>
      </span>
      <span className="text-ink-soft tabular-nums max-sm:block">{facts.join(', ')}</span>
      {wasNote && <span className="block text-ink-soft sm:basis-full">{wasNote}.</span>}
    </span>
  );
}
