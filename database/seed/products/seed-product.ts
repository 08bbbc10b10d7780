/** A product of the demo catalogue. Prices are pounds; stocking converts them to pence. */
export type SeedProduct = {
  slug: string;
  name: string;
  /** Name of a brand in `brands.ts`. */
  brand: string;
  /** Slug of a category in `categories.ts`. */
  category: string;
  price: number;
  /** Price before the reduction; absent if not reduced. */
  originalPrice?: number;
  description: string;
  /** Nominal content, for the unit price; absent for sets and single tools. */
  amount?: number;
  unit?: 'ml' | 'g' | 'item';
  /** Only without variants. */
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
  /** It cannot be returned once unsealed. */
  sealedForHygiene?: boolean;
  variants?: SeedVariant[];
  /** What a set holds; it has neither stock nor content of its own. */
  parts?: { slug: string; variant?: string; quantity?: number }[];
};

type SeedVariant = {
  /** Shade or size: 'Ember', '50 ml'. */
  name: string;
  sku: string;
  barcode: string;
  stock: number;
  /** '#rrggbb', for shades. */
  shade?: string;
  /** Own price if it differs from the product's; with its own former price if reduced. */
  price?: number;
  originalPrice?: number;
  /** Own content if sizes differ, in the product's unit. */
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
