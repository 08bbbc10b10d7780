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

/** Chosen by the category's slug (spec §9), else by the icon it was given, else a shopping bag (spec §3). */
export function CategoryIcon({ slug, icon, className }: { slug: string; icon: string; className?: string }) {
  const Icon = BY_SLUG[slug] ?? BY_NAME[icon] ?? ShoppingBag;
  return <Icon aria-hidden="true" strokeWidth={1.4} className={className} />;
}
