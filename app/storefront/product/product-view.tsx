import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Price } from '#app/ui/price.tsx';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { Rating } from '#app/ui/rating.tsx';
import { discountBadge } from '#domain/discount.ts';
import { firstInStock, needsChoice, type Product } from '#domain/product.ts';
import { BuyForm } from './buy-form.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductFeatures } from './product-features.tsx';
import { ShareButton } from './share-button.tsx';
import { VariantPicker } from './variant-picker.tsx';

/** The product, and the shade or size somebody is looking at: price, unit price and stock follow it. */
export function ProductView({ product }: { product: Product }) {
  const [variant, setVariant] = useState(() => firstInStock(product.variants) ?? product.variants[0]);
  const shown = { ...product, ...(variant ?? {}), id: product.id, name: product.name };
  const percent = discountBadge({ ...shown, discountPercent: product.discountPercent });
  return (
    <div className="wrap pt-6 pb-16">
      <Breadcrumbs
        trail={[
          { name: 'Home', to: paths.home() },
          { name: 'Products', to: paths.products() },
          { name: product.name },
        ]}
      />
      <div className="mt-5 grid gap-8 sm:grid-cols-2 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:gap-14">
        <div className="self-start sm:sticky sm:top-32">
          <ProductPicture
            product={{
              name: product.name,
              brand: product.brand.name,
              imageUrl: variant?.imageUrl ?? product.imageUrl,
              category: product.category.slug,
            }}
            priority
            sizes="(min-width: 968px) 50vw, (min-width: 768px) 46vw, 92vw"
            className="aspect-4/5 w-full rounded-card"
          />
        </div>
        <div className="grid content-start gap-5">
          <header className="grid gap-2">
            <p className="text-sm tracking-[0.12em] uppercase">
              <Link
                to={paths.brand(product.brand.slug)}
                className="inline-flex min-h-6 items-center text-ink-soft hover:text-rose hover:underline"
              >
                {product.brand.name}
              </Link>
            </p>
            <h1 className="heading-1 [overflow-wrap:anywhere]">{product.name}</h1>
            <Rating rating={product.rating} reviewCount={product.reviewCount} />
          </header>
          <div className="flex flex-wrap items-start gap-3" aria-live="polite">
            <div>
              <Price
                pricePence={shown.pricePence}
                originalPricePence={shown.originalPricePence}
                amount={shown.amount}
                unit={product.unit}
                size="page"
              />
              <p className="text-xs text-ink-soft">inc. VAT</p>
            </div>
            {percent !== null && (
              <Badge tone="sale" className="mt-1.5">
                {percent}% off
              </Badge>
            )}
          </div>
          {product.description && <p className="max-w-prose leading-relaxed">{product.description}</p>}
          {needsChoice(product) && variant && (
            <VariantPicker variants={product.variants} chosen={variant} onChoose={setVariant} />
          )}
          {variant && <BuyForm product={product} variant={variant} />}
          <DeliveryPromise pricePence={shown.pricePence} />
          <ProductFeatures features={product.features} />
          <ProductFacts product={product} amount={shown.amount} />
          <ShareButton name={product.name} />
        </div>
      </div>
    </div>
  );
}
