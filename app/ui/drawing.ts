import { choosePackaging, type Packaging } from '#domain/packaging/choose-packaging.ts';
import { type FittedLabel, fitLabel } from '#domain/packaging/packaging-label.ts';
import { brandMaterial, categoryTone } from '#domain/packaging/packaging-tone.ts';

/** The drawing of a product without a photograph: its packaging in its brand's material, on its category's colour. */
export type Drawing = { packaging: Packaging; colours: string; label: FittedLabel | null };

export type PicturedProduct = { name: string; imageUrl: string | null; drawing: Drawing | null };

/** Call it in loaders where possible, so that its rules stay out of the browser. */
export function pictured({
  name,
  brand,
  imageUrl,
  category,
}: {
  name: string;
  brand: string;
  imageUrl: string | null;
  /** Slug */
  category: string;
}): PicturedProduct {
  if (imageUrl) return { name, imageUrl, drawing: null };
  const packaging = choosePackaging(name, category);
  const colours = `${categoryTone(category)} ${brandMaterial(brand)}`;
  return { name, imageUrl, drawing: { packaging, colours, label: fitLabel(packaging, brand) } };
}
