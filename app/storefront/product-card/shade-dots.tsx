import type { VariantChoice } from '#domain/catalogue/product.ts';

const MOST_SHOWN = 5;

/** The first few shades as dots with text alternatives, and the number of others. */
export function ShadeDots({ variants }: { variants: readonly VariantChoice[] }) {
  const shades = variants.filter(({ shade }) => shade !== null);
  if (shades.length === 0) return null;
  const shown = shades.slice(0, MOST_SHOWN);
  const more = shades.length - shown.length;
  return (
    <p className="flex items-center gap-1.5 pt-1 text-sm text-ink-soft">
      {shown.map(({ name, shade }) => (
        <svg key={name} viewBox="0 0 18 18" aria-hidden="true" className="size-4.5">
          <circle cx="9" cy="9" r="8.5" fill={shade ?? undefined} stroke="rgb(34 21 24 / 0.16)" />
        </svg>
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
      <span className="sr-only">
        {shades.length} {shades.length === 1 ? 'shade' : 'shades'}: {shown.map(({ name }) => name).join(', ')}
        {more > 0 && ` and ${more} more`}
      </span>
    </p>
  );
}
