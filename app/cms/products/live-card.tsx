import { useEffect, useState } from 'react';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { pictured } from '#app/ui/drawing.ts';
import { Price } from '#app/ui/price.tsx';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { parsePounds } from '#domain/money/parse-pounds.ts';
import type { Unit } from '#domain/money/unit-price.ts';
import type { Choice } from './product-fields.tsx';

const UNITS: Unit[] = ['ml', 'g', 'item'];

type Card = {
  name: string;
  brand: string;
  imageUrl: string;
  pricePence: number;
  originalPricePence: number | null;
  amount: number | null;
  unit: Unit | null;
  shades: string[];
};

export function LiveCard({
  values,
  brands,
  category,
}: {
  values: Record<string, string>;
  brands: Choice[];
  /** The slug. */
  category: string;
}) {
  const [card, setCard] = useState(() => cardFrom(values, brands));
  useEffect(() => {
    function follow({ target }: Event) {
      const form = target instanceof Element ? target.closest('form') : null;
      if (!form) return;
      const current = readSubmitted(new FormData(form));
      if ('pricePence' in current) setCard(cardFrom(current, brands));
    }
    addEventListener('input', follow);
    return () => removeEventListener('input', follow);
  }, [brands]);
  const { name, brand, imageUrl, pricePence, originalPricePence, amount, unit, shades } = card;
  return (
    <section aria-label="Preview" className="rounded-card border border-line bg-surface p-5">
      <h2 className="mb-3 font-semibold">Preview</h2>
      <div className="mx-auto grid max-w-64 gap-2">
        <ProductPicture
          product={pictured({ name: name || 'New product', brand, category, imageUrl: imageUrl || null })}
          alt=""
          sizes="16rem"
          className="aspect-4/5 w-full overflow-hidden rounded-card"
        />
        <p className="eyebrow mt-1">{brand || 'Brand'}</p>
        <p className="font-display text-lg leading-tight [overflow-wrap:anywhere]">{name || 'Name'}</p>
        <Price pricePence={pricePence} originalPricePence={originalPricePence} amount={amount} unit={unit} />
        {shades.length > 0 && (
          <p className="flex flex-wrap gap-1.5">
            {shades.map((shade, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two variants may share a shade
              <svg key={place} viewBox="0 0 16 16" className="size-4" aria-hidden="true">
                <circle cx="8" cy="8" r="7.5" fill={shade} stroke="#00000022" />
              </svg>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

function cardFrom(values: Record<string, string>, brands: Choice[]): Card {
  const pence = (text: string | undefined) => {
    const parsed = parsePounds(text ?? '');
    return parsed.ok ? parsed.pence : null;
  };
  const shades = Object.entries(values).filter(
    ([name, value]) => name.endsWith('.shade') && /^#[0-9a-f]{6}$/i.test(value),
  );
  return {
    name: values.name ?? '',
    brand: brands.find(({ id }) => id === values.brandId)?.name ?? '',
    imageUrl: values['pictures.0.url'] ?? '',
    pricePence: pence(values.pricePence) ?? 0,
    originalPricePence: pence(values.originalPricePence),
    amount: Number(values.amount) || null,
    unit: UNITS.find((unit) => unit === values.unit) ?? null,
    shades: shades.map(([, shade]) => shade),
  };
}
