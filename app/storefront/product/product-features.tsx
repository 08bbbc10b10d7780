import {
  Clock,
  Droplet,
  Feather,
  Flame,
  FlaskConical,
  Heart,
  Leaf,
  type LucideIcon,
  Moon,
  Rabbit,
  Recycle,
  Shield,
  Sparkles,
  Star,
  Sun,
  Wind,
  Zap,
} from 'lucide-react';
import type { ProductFeature } from '#domain/product.ts';

const ICONS: Record<string, LucideIcon> = {
  leaf: Leaf,
  droplet: Droplet,
  sparkles: Sparkles,
  sun: Sun,
  moon: Moon,
  heart: Heart,
  shield: Shield,
  clock: Clock,
  feather: Feather,
  flask: FlaskConical,
  wind: Wind,
  flame: Flame,
  recycle: Recycle,
  rabbit: Rabbit,
  star: Star,
  zap: Zap,
};

export function ProductFeatures({ features }: { features: ProductFeature[] }) {
  if (features.length === 0) return null;
  return (
    <section aria-label="Benefits">
      <ul className="grid gap-x-6 gap-y-2.5 xs:grid-cols-2">
        {features.map(({ icon, text }) => {
          const Icon = ICONS[icon] ?? Sparkles;
          return (
            <li key={text} className="flex items-start gap-2.5 text-sm">
              <Icon className="mt-0.5 size-4.5 shrink-0 text-rose" strokeWidth={1.6} aria-hidden="true" />
              {text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
