import type { ReactNode } from 'react';
import type { ShownPerson } from '#domain/item-data/person-form.ts';
import { formatSize } from '#domain/money/unit-price.ts';
import { FormattedText } from './formatted-text.tsx';
import type { ShownProduct, ShownVariant } from './shown-product.ts';

/** Descriptions in folds; the first one is open. */
export function ProductDetails({
  product,
  shown: { amount },
  chosen,
  withDescription,
}: {
  product: ShownProduct;
  /** Also where none is chosen yet. */
  shown: ShownVariant;
  /** The chosen or only one, whose codes are shown. */
  chosen: ShownVariant | null;
  /** True if the description is too long to stand beside the price. */
  withDescription: boolean;
}) {
  const { description, howToUse, ingredients, warnings, afterOpening } = product;
  const facts: [string, string][] = [
    ['Size', formatSize(amount, product.unit)],
    ['After opening', afterOpening],
    ['Category', product.category.name],
    ['Product code', chosen?.sku ?? ''],
    ['Barcode', chosen?.barcode ?? ''],
  ];
  const folds: [string, ReactNode][] = [
    ['Description', withDescription && <FormattedText key="description" text={description} />],
    ['How to use', howToUse && <FormattedText key="use" text={howToUse} />],
    ['Full ingredients', ingredients],
    ['Warnings', warnings],
    ['Responsible person', responsibleOf(product)],
    ['Size and details', <Facts key="facts" facts={facts.filter(([, text]) => text !== '')} />],
  ];
  const filled = folds.filter(([, content]) => content);
  return (
    <div className="border-b border-line">
      {filled.map(([title, content], index) => (
        <Fold key={title} title={title} open={index === 0}>
          {content}
        </Fold>
      ))}
    </div>
  );
}

/** The words on the pack, and the persons of the shop's records, each with postal and electronic address. */
function responsibleOf({ responsiblePerson, gbPerson, euPerson }: ShownProduct): string {
  const said = (title: string, person: ShownPerson | null) =>
    person && `${title}\n${person.name}\n${person.postalAddress}\n${person.electronicAddress}`;
  return [
    responsiblePerson,
    said('In Great Britain', gbPerson),
    said('In the EU and Northern Ireland', euPerson),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function Fold({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="fold border-t border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-rose">
        <h2 className="font-display text-lg leading-snug">{title}</h2>
        <span aria-hidden="true" className="fold-mark shrink-0" />
      </summary>
      <div className="pb-5 whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">{children}</div>
    </details>
  );
}

function Facts({ facts }: { facts: [string, string][] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 whitespace-normal">
      {facts.map(([term, text]) => (
        <div key={term} className="contents">
          <dt className="font-medium text-ink">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
