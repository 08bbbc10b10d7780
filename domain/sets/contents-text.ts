import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';

type Held = { name: string; variant: string; quantity: number };

/** Returns '2 × Rose Serum (30 ml)', or just the name where it is one of a product sold as one thing. */
export function partText({ name, variant, quantity }: Held): string {
  const called = variant === STANDARD_VARIANT || variant === '' ? name : `${name} (${variant})`;
  return quantity > 1 ? `${quantity} × ${called}` : called;
}

/** Returns 'Contains Rose Serum, 2 × Petal Mist'; '' without parts. */
export function contentsText(parts: readonly Held[]): string {
  return parts.length === 0 ? '' : `Contains ${parts.map(partText).join(', ')}`;
}
