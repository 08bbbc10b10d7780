import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { linesOfParcel, type ParcelPieces } from './parcel.ts';

type Named = { name: string; variant: string; quantity: number };

/** '2 × Serum (30 ml)'. */
export function pieceText({ name, variant, quantity }: Named): string {
  return `${quantity} × ${name}${variant === STANDARD_VARIANT ? '' : ` (${variant})`}`;
}

/** What is in a parcel in one line: '2 × Serum (30 ml), 1 × Soap'. */
export function packedText(
  pieces: readonly ParcelPieces[],
  lines: readonly (Omit<Named, 'quantity'> & { lineId: string })[],
): string {
  return linesOfParcel({ pieces: [...pieces] }, lines)
    .map(pieceText)
    .join(', ');
}

/** '1.25 kg', '400 g'. */
export function weightText(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${grams / 1000} kg`;
}
