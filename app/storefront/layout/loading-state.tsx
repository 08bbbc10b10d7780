import { useEffect } from 'react';
import type { LoadingKind } from '#app/links/browser-page-traits.ts';
import { CardSkeletons, Skeleton } from '#app/ui/skeleton.tsx';
import { CATEGORIES_LOADING } from '#domain/words/messages.ts';
import { PRODUCT_LOADING, PRODUCTS_LOADING } from '../listing/loading-words.ts';

const WORDS = {
  categories: CATEGORIES_LOADING,
  products: PRODUCTS_LOADING,
  product: PRODUCT_LOADING,
} satisfies Record<LoadingKind, string>;

/** The placeholder of a page that is slow to load, in its shape and scrolled to its top. */
export default function LoadingState({ kind }: { kind: LoadingKind }) {
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  const Shape = SHAPES[kind];
  return (
    <div className="wrap min-h-dvh pt-5 pb-20" aria-busy="true">
      <Skeleton className="h-4 w-44" />
      <Shape />
    </div>
  );
}

function CategoriesShape() {
  return (
    <>
      <Words kind="categories" className="py-10 md:py-16" />
      <div className="grid gap-5 xs:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        <CardSkeletons count={8} />
      </div>
    </>
  );
}

function ProductsShape() {
  return (
    <>
      <Words kind="products" className="mt-4 mb-6 sm:mt-6 sm:mb-9" />
      <div className="md:grid md:grid-cols-[14.5rem_minmax(0,1fr)] md:gap-x-10 lg:gap-x-14">
        <Skeleton className="rounded-card max-md:hidden" />
        <div className="grid grid-cols-2 gap-x-3.5 gap-y-10 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-12">
          <CardSkeletons count={12} />
        </div>
      </div>
    </>
  );
}

function ProductShape() {
  return (
    <div className="mt-4 grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-6 sm:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
      <Skeleton className="aspect-4/5 rounded-card" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-3 w-24" />
        <Words kind="product" />
        <Skeleton className="h-4 w-40" />
        <Skeleton className="mt-2 h-8 w-32" />
        <Skeleton className="h-24" />
        <Skeleton className="mt-2 h-13 rounded-full" />
      </div>
    </div>
  );
}

function Words({ kind, className }: { kind: LoadingKind; className?: string }) {
  return (
    <p role="status" className={`heading-1 text-ink-soft ${className ?? ''}`}>
      {WORDS[kind]}
    </p>
  );
}

const SHAPES = { categories: CategoriesShape, products: ProductsShape, product: ProductShape };
