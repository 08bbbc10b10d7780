import { choosePackaging, type Packaging } from '#domain/packaging/choose-packaging.ts';
import { type FittedLabel, fitLabel } from '#domain/packaging/packaging-label.ts';
import { brandMaterial, categoryTone } from '#domain/packaging/packaging-tone.ts';

/** How a product without a photograph is drawn: its packaging in its brand's material, on the colour of its category. */
export type Drawing = { packaging: Packaging; colours: string; label: FittedLabel | null };

export type PicturedProduct = { name: string; imageUrl: string | null; drawing: Drawing | null };

/** Loaders decide it where they can: what it is decided by stays out of the browser. */
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
