/** What the demo catalogue says of one product. Prices are pounds as a person writes them; stocking turns them into pence. */
export type SeedProduct = {
  slug: string;
  name: string;
  /** Name of a brand in `brands.ts`. */
  brand: string;
  /** Slug of a category in `categories.ts`. */
  category: string;
  price: number;
  /** What it cost before the reduction; left out when it is not reduced. */
  originalPrice?: number;
  description: string;
  /** Nominal content, for the unit price; left out for sets and tools sold singly. */
  amount?: number;
  unit?: 'ml' | 'g' | 'item';
  /** Only where there are no variants. */
  stock?: number;
  sku?: string;
  barcode?: string;
  featured?: boolean;
  rating: number;
  reviewCount: number;
  features: { icon: SeedFeatureIcon; text: string }[];
  howToUse: string;
  /** INCI names, comma separated, in descending order; empty for tools. */
  ingredients: string;
  warnings?: string;
  periodAfterOpeningMonths?: number;
  variants?: SeedVariant[];
};

type SeedVariant = {
  /** Shade or size as the shopper reads it: 'Ember', '50 ml'. */
  name: string;
  sku: string;
  barcode: string;
  stock: number;
  /** '#rrggbb', for shades. */
  shade?: string;
  /** Own price where a size costs differently; with its own earlier price if reduced. */
  price?: number;
  originalPrice?: number;
  /** Own content where sizes differ, in the product's unit. */
  amount?: number;
};

type SeedFeatureIcon =
  | 'leaf'
  | 'droplet'
  | 'sparkles'
  | 'sun'
  | 'moon'
  | 'heart'
  | 'shield'
  | 'clock'
  | 'feather'
  | 'flask'
  | 'wind'
  | 'flame'
  | 'recycle'
  | 'rabbit'
  | 'star'
  | 'zap';

export type SeedCategory = { slug: string; name: string; description: string; color: string; icon: string };

export type SeedBrand = {
  slug: string;
  name: string;
  description: string;
  website: string;
  country: string;
  rating: number;
  established: number;
  featured: boolean;
};
