import { LineIcon } from '#app/storefront/line-icons/line-icon.tsx';
import type { ProductFeature } from '#domain/catalogue/product.ts';

export function Features({ features }: { features: ProductFeature[] }) {
  if (features.length === 0) return null;
  return (
    <ul aria-label="Features" className="feature-list">
      {features.map(({ icon, text }) => (
        <li key={text} className="flex items-start gap-3">
          <LineIcon name={icon} className="mt-0.5 size-5 text-rose" />
          <span className="min-w-0 leading-snug">{text}</span>
        </li>
      ))}
    </ul>
  );
}
