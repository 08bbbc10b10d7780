import type { VariantChoice } from '#domain/product.ts';

const MOST_SHOWN = 5;

/** The first few shades as dots, named for those who cannot see them, and how many more there are. */
export function ShadeDots({ variants }: { variants: VariantChoice[] }) {
  const shades = variants.filter((variant) => variant.shade !== null);
  if (shades.length === 0) return null;
  const more = shades.length - MOST_SHOWN;
  return (
    <p className="flex items-center gap-1.5 pt-0.5">
      {shades.slice(0, MOST_SHOWN).map((variant) => (
        <ShadeSwatch key={variant.name} color={variant.shade} className="size-4" />
      ))}
      {more > 0 && (
        <span className="text-xs text-ink-soft" aria-hidden="true">
          +{more}
        </span>
      )}
      <span className="sr-only">
        {shades.length} shades: {shades.map(({ name }) => name).join(', ')}
      </span>
    </p>
  );
}

/** A colour by SVG: the page's policy allows no inline style. */
export function ShadeSwatch({ color, className }: { color: string | null; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className}>
      <circle cx="10" cy="10" r="9.25" fill={color ?? '#eadfdc'} stroke="rgb(34 21 24 / 0.18)" />
    </svg>
  );
}
