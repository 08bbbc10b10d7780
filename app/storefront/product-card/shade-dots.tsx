import type { VariantChoice } from '#domain/catalogue/product.ts';

const MOST_SHOWN = 5;

/** The first few shades as dots with text alternatives, and the number of others; of a card for one variant its name. */
export function ShadeDots({ variants, only }: { variants: readonly VariantChoice[]; only?: string }) {
  const shades = variants.filter(({ shade }) => shade !== null);
  const shown = variants.find(({ name }) => name === only);
  if (shown) {
    return (
      <p className="flex items-center gap-1.5 pt-1 text-sm text-ink-soft">
        {shown.shade && <Dot shade={shown.shade} />}
        {shown.name}
      </p>
    );
  }
  if (shades.length === 0) return null;
  return <Several shades={shades} />;
}

function Several({ shades }: { shades: readonly VariantChoice[] }) {
  const shown = shades.slice(0, MOST_SHOWN);
  const more = shades.length - shown.length;
  return (
    <p className="flex flex-wrap items-center gap-1.5 pt-1 text-sm text-ink-soft">
      {shown.map(({ name, shade }) => (
        <Dot key={name} shade={shade} />
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
      <span className="sr-only">
        {shades.length} {shades.length === 1 ? 'shade' : 'shades'}: {shown.map(({ name }) => name).join(', ')}
        {more > 0 && ` and ${more} more`}
      </span>
    </p>
  );
}

function Dot({ shade }: { shade: string | null }) {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="swatch-colour size-4.5">
      <circle cx="9" cy="9" r="8.5" fill={shade ?? undefined} stroke="rgb(34 21 24 / 0.34)" />
    </svg>
  );
}
