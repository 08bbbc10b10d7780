import {
  Brush,
  Droplets,
  Flower2,
  Heart,
  Leaf,
  Palette,
  Scissors,
  ShoppingBag,
  Sparkles,
  SprayCan,
  Tags,
  Wand2,
} from 'lucide-react';

const BY_SLUG: Record<string, typeof Leaf> = {
  skincare: Droplets,
  makeup: Palette,
  haircare: Scissors,
  'hair-care': Scissors,
  fragrances: SprayCan,
  'body-care': Heart,
  'salon-tools': Brush,
  wellness: Leaf,
};

const BY_NAME: Record<string, typeof Leaf> = {
  tags: Tags,
  sparkles: Sparkles,
  scissors: Scissors,
  palette: Palette,
  flower: Flower2,
  wand: Wand2,
  droplet: Droplets,
  leaf: Leaf,
  heart: Heart,
};

/** The icon of the category's slug, else the one chosen in /cms, else a shopping bag. */
export function CategoryIcon({ slug, icon, className }: { slug: string; icon: string; className?: string }) {
  const Icon = BY_SLUG[slug] ?? BY_NAME[icon] ?? ShoppingBag;
  return <Icon aria-hidden="true" strokeWidth={1.4} className={className} />;
}
