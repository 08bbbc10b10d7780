import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ProductCard } from '#app/storefront/product-card/product-card.tsx';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import { Picture } from '#app/ui/picture.tsx';
import { type Block, foldQuestions, type Question, type Span } from '#domain/content/prose.ts';
import './prose.css';

type Props = {
  blocks: readonly Block[];
  /** Products whose cards are in the text; a missing one is omitted. */
  products?: readonly ShownCard[];
};

/** Renders blocks as elements: nothing in the text becomes HTML. */
export function Prose({ blocks, products = [] }: Props) {
  return <div className="prose">{blocksIn(blocks, products)}</div>;
}

/** Renders blocks with third-level headings as questions that fold open. */
export function Questions({ blocks, products = [] }: Props) {
  return (
    <div className="prose">
      {foldQuestions(blocks).map((part, place) =>
        'question' in part ? (
          <FoldedQuestion key={part.id} question={part} products={products} />
        ) : (
          <OneBlock key={keyOf(part, place)} block={part} products={products} />
        ),
      )}
    </div>
  );
}

function FoldedQuestion({
  question: { id, question, answer },
  products,
}: {
  question: Question;
  products: readonly ShownCard[];
}) {
  return (
    <details className="fold prose-question">
      <summary>
        <h3>{spansIn(question)}</h3>
        <span aria-hidden="true" className="fold-mark" />
      </summary>
      {/* Inside, so that a link to it unfolds the question. */}
      <div id={id} className="prose-answer">
        {blocksIn(answer, products)}
      </div>
    </details>
  );
}

function blocksIn(blocks: readonly Block[], products: readonly ShownCard[]): ReactNode {
  return blocks.map((block, place) => (
    <OneBlock key={keyOf(block, place)} block={block} products={products} />
  ));
}

function OneBlock({ block, products }: { block: Block; products: readonly ShownCard[] }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{spansIn(block.spans)}</p>;
    case 'heading': {
      const Heading = `h${block.rank}` as const;
      return <Heading id={block.id}>{spansIn(block.spans)}</Heading>;
    }
    case 'list': {
      const items = block.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
        <li key={place}>{itemContent(item, products)}</li>
      ));
      return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'quote':
      return <blockquote>{blocksIn(block.blocks, products)}</blockquote>;
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
    case 'code':
      return <pre>{block.text}</pre>;
    case 'rule':
      return <hr />;
    case 'product': {
      const product = products.find(({ id }) => id === block.slug);
      return product ? <ProductInText product={product} /> : null;
    }
  }
}

/** Renders an item of a single paragraph without the paragraph's margins. */
function itemContent(item: Block[], products: readonly ShownCard[]): ReactNode {
  const [first, ...others] = item;
  if (first?.kind !== 'paragraph') return blocksIn(item, products);
  if (others.some(({ kind }) => kind === 'paragraph')) return blocksIn(item, products);
  return (
    <>
      {spansIn(first.spans)}
      {blocksIn(others, products)}
    </>
  );
}

function Table({ head, rows }: { head: Span[][]; rows: Span[][][] }) {
  const hasHead = head.some((cell) => cell.length > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className="prose-table" tabIndex={0} aria-label="Table">
      <table>
        {hasHead && (
          <thead>
            <tr>
              {head.map((cell, place) =>
                cell.length > 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
                  <th key={place} scope="col">
                    {spansIn(cell)}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
                  <td key={place} />
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, rowPlace) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
            <tr key={rowPlace}>
              {row.map((cell, place) =>
                place === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
                  <th key={place} scope="row">
                    {spansIn(cell)}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
                  <td key={place}>{spansIn(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ProductInText({ product }: { product: ShownCard }) {
  return (
    <aside aria-label={product.name} className="prose-product">
      <ProductCard product={product} layout="list" />
    </aside>
  );
}

function spansIn(spans: readonly Span[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
  return spans.map((span, place) => <Fragment key={place}>{spanIn(span)}</Fragment>);
}

function spanIn(span: Span): ReactNode {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'strong':
      return <strong>{spansIn(span.spans)}</strong>;
    case 'emphasis':
      return <em>{spansIn(span.spans)}</em>;
    case 'struck':
      return <del>{spansIn(span.spans)}</del>;
    case 'code':
      return <code>{span.text}</code>;
    case 'break':
      return <br />;
    case 'picture':
      return <Picture url={span.url} alt={span.alt} sizes="(min-width: 48rem) 42rem, 94vw" />;
    case 'link':
      return linkIn(span.to, spansIn(span.spans));
  }
}

function linkIn(to: string, words: ReactNode): ReactNode {
  if (to.startsWith('/')) return <Link to={to}>{words}</Link>;
  return (
    <a href={to} rel="noopener">
      {words}
    </a>
  );
}

function keyOf(block: Block, place: number): string {
  return block.kind === 'heading' ? block.id : `${block.kind} ${place}`;
}
