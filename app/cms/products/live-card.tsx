import type { FormValues } from '#app/cms/fields/form-values.ts';
import { CardBadges } from '#app/storefront/product-card/card-badges.tsx';
import { ShadeDots } from '#app/storefront/product-card/shade-dots.tsx';
import { pictured } from '#app/ui/drawing.ts';
import { Price } from '#app/ui/price.tsx';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { Rating } from '#app/ui/rating.tsx';
import { cardFromForm } from '#domain/catalogue/form-card.ts';
import { slugFrom } from '#domain/text/slug.ts';
import type { GroupChoice } from './group-choice.ts';
import { useProductForm } from './use-product-form.ts';

/** The product's card as the form would make it, drawn from the parts of the shop's own card. */
export function LiveCard({
  values: initial,
  borneOut,
  brands,
  categories,
}: {
  values: FormValues;
  /** The stored values where the price history bears out every former price among them. */
  borneOut: FormValues | null;
  brands: GroupChoice[];
  categories: (GroupChoice & { slug: string })[];
}) {
  const { values, words } = useProductForm(initial);
  // A brand created a moment ago is only in the form yet.
  const nameOf = (choices: GroupChoice[], field: string) =>
    choices.find(({ id }) => id === values[field])?.name ?? words[field] ?? '';
  const brand = nameOf(brands, 'brandId');
  const category = nameOf(categories, 'categoryId');
  const categorySlug = categories.find(({ id }) => id === values.categoryId)?.slug ?? slugFrom(category);
  const claimed = cardFromForm(values, {
    brand: { slug: slugFrom(brand), name: brand },
    category: { slug: categorySlug, name: category },
  });
  const isReduced = (claimed.originalPricePence ?? 0) > claimed.pricePence;
  const isBorneOut = borneOut !== null && pricesIn(borneOut) === pricesIn(values);
  const card = isReduced && !isBorneOut ? { ...claimed, originalPricePence: null } : claimed;
  const name = card.name || 'New product';
  return (
    <section aria-label="Preview" className="rounded-card border border-line bg-surface p-5">
      <h2 className="mb-3 font-semibold">Preview</h2>
      <div className="mx-auto grid max-w-64 gap-1">
        <div className="relative mb-2 overflow-hidden rounded-card">
          <ProductPicture
            product={pictured({ name, brand, category: categorySlug, imageUrl: card.imageUrl })}
            alt=""
            sizes="16rem"
            className={card.stock <= 0 ? 'opacity-55 saturate-50' : undefined}
          />
          <CardBadges product={card} />
        </div>
        <p className="text-[0.6875rem] leading-snug font-semibold tracking-[0.14em] text-ink-soft uppercase [overflow-wrap:anywhere]">
          {brand || 'Brand'}
        </p>
        <p className="font-display text-lg leading-snug [overflow-wrap:anywhere]">{name}</p>
        <Price
          pricePence={card.pricePence}
          originalPricePence={card.originalPricePence}
          amount={card.amount}
          unit={card.unit}
          from={card.hasPriceRange}
        />
        {card !== claimed && (
          <p className="text-xs text-ink-soft">
            The former price and its badge are shown once the price history bears them out.
          </p>
        )}
        <Rating rating={card.rating} reviewCount={card.reviewCount} />
        <ShadeDots variants={card.variants} />
      </div>
    </section>
  );
}

/** All prices of a form, blank ones left out. */
function pricesIn(values: FormValues): string {
  const prices = Object.entries(values).filter(
    ([name, value]) => value !== '' && /(^|\.)(pricePence|originalPricePence)$/.test(name),
  );
  return JSON.stringify(prices.sort(([one], [other]) => (one < other ? -1 : 1)));
}
