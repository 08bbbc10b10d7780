import type { ReactNode } from 'react';
import type { Product } from '#domain/product.ts';
import { formatSize } from '#domain/unit-price.ts';

/** How to use it, what is in it, and what the packaging says. */
export function ProductFacts({ product, amount }: { product: Product; amount: number | null }) {
  const months = product.periodAfterOpeningMonths;
  const size = formatSize(amount, product.unit);
  return (
    <div className="border-t border-line">
      <Fact title="How to use" text={product.howToUse} open />
      <Fact title="Full ingredients" text={product.ingredients} />
      <Fact title="Warnings" text={product.warnings} />
      {(size || months !== null) && (
        <Fold title="Size and shelf life">
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
            {size && (
              <>
                <dt className="text-ink-soft">Content</dt>
                <dd>{size}</dd>
              </>
            )}
            {months !== null && (
              <>
                <dt className="text-ink-soft">Use within</dt>
                <dd>{months === 1 ? '1 month' : `${months} months`} of opening</dd>
              </>
            )}
          </dl>
        </Fold>
      )}
    </div>
  );
}

function Fact({ title, text, open = false }: { title: string; text: string; open?: boolean }) {
  if (!text) return null;
  return (
    <Fold title={title} open={open}>
      <p className="max-w-prose [overflow-wrap:anywhere]">{text}</p>
    </Fold>
  );
}

function Fold({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="fold border-b border-line">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4">
        <h2 className="font-display text-lg">{title}</h2>
        <span aria-hidden="true" className="fold-mark" />
      </summary>
      <div className="pb-5 text-sm leading-relaxed">{children}</div>
    </details>
  );
}
