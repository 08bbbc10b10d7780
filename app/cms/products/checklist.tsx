import { missingFacts } from '#domain/catalogue/product-checklist.ts';
import type { ProductFields } from '#domain/catalogue/product-form.ts';

const NO_COSMETICS = ['salon-tools'];

/** The facts a cosmetic should state before it is published and does not yet, as stored. */
export function Checklist({
  product,
  category,
  isWeighed,
}: {
  product: ProductFields;
  category: string;
  /** A price of delivery follows weights. */
  isWeighed: boolean;
}) {
  const missing = missingFacts({
    ...product,
    hasPicture: product.pictures.length > 0,
    lacksWeight:
      isWeighed && product.parts.length === 0 && product.variants.some(({ grams }) => grams === null),
    isCosmetic: !NO_COSMETICS.includes(category),
  });
  if (missing.length === 0) return null;
  return (
    <section aria-label="Still missing" className="rounded-card border border-line bg-[#fff8ea] p-5 text-sm">
      <h2 className="mb-2 font-semibold">Still missing</h2>
      <ul className="list-disc pl-5">
        {missing.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
