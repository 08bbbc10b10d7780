import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { paths } from '#app/links/paths.ts';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import { readWishlist, useWishlist, writeWishlist } from '#app/storefront/wish/wishlist-store.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyPanel } from '#app/ui/empty-panel.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { CardSkeletons } from '#app/ui/skeleton.tsx';
import { toggleWish, type Wishlist, wishedProduct } from '#domain/cart/wishlist.ts';
import { nameWishesAsToday, putBackWish } from '#domain/cart/wishlist-changes.ts';
import { shareWishlist } from './share-wishlist.ts';
import { UndoWish } from './undo-wish.tsx';
import type { Wish } from './wish.ts';
import { WishGrid } from './wish-grid.tsx';

type Removed = { id: string; place: number };

/** The browser's own wishlist, with current prices and stock. */
export function OwnWishlist({ popular }: { popular: readonly ShownCard[] }) {
  const hydrated = useHydrated();
  const ids = useWishlist();
  const { wishes, failed, retry } = useWishes(ids);
  const [removed, setRemoved] = useRemoved(ids);
  const shown = ids.flatMap((id) => wishes.get(id) ?? []);
  const isLoading = !failed && shown.length < ids.length;

  function undo({ id, place }: Removed) {
    writeWishlist(putBackWish(readWishlist(), id, place));
    setRemoved(null);
  }

  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 py-10 md:py-14">
        <div className="grid gap-3">
          <h1 className="heading-1">Your wishlist</h1>
          <p className="text-lg text-ink-soft">
            Saved in this browser. Only you can see it until you share it.
          </p>
        </div>
        {hydrated && ids.length > 0 && (
          <Button variant="outline" onClick={() => shareWishlist(ids)}>
            Share this list
          </Button>
        )}
      </header>
      <noscript>
        {import.meta.env.SSR && (
          <p className="rounded-card bg-blush-soft p-4">
            Your wishlist is saved in your browser, which needs JavaScript. A list someone shared with you
            opens without it.
          </p>
        )}
      </noscript>
      <UndoWish
        removed={removed}
        name={removed ? (wishes.get(removed.id)?.product?.name ?? null) : null}
        onUndo={undo}
      />
      <div className="min-h-96">
        {hydrated && ids.length === 0 && <NothingWished popular={popular} />}
        {failed && (
          <EmptyState title="We could not load your wishlist" text="It is still saved in this browser.">
            <Button onClick={retry}>Try again</Button>
          </EmptyState>
        )}
        {(shown.length > 0 || isLoading) && (
          <WishGrid
            wishes={shown}
            onRemove={(id) => writeWishlist(toggleWish(readWishlist(), id))}
            more={isLoading && <CardSkeletons count={ids.length - shown.length} />}
          />
        )}
      </div>
    </>
  );
}

/** Fetches products on the list that are not loaded yet; removed ones stay loaded for an undo. */
function useWishes(ids: Wishlist) {
  const fetcher = useFetcher<{ wishes: Wish[] }>();
  const [known, setKnown] = useState<ReadonlyMap<string, Wish>>(new Map());
  const [asked, setAsked] = useState('');
  const missing = ids.filter((id) => !known.has(id));
  const question = missing.length > 0 ? paths.sharedWishlist(missing) : '';

  useEffect(() => {
    if (question === '' || question === asked) return;
    setAsked(question);
    fetcher.load(question);
  }, [question, asked, fetcher.load]);

  const loaded = fetcher.data;
  useEffect(() => {
    if (!loaded) return;
    setKnown((before) => new Map([...before, ...loaded.wishes.flatMap(underBothNames)]));
    const stored = readWishlist();
    const named = nameWishesAsToday(stored, loaded.wishes);
    if (named !== stored) writeWishlist(named);
  }, [loaded]);

  const isLoaded = question !== '' && question === asked && fetcher.state === 'idle';
  const failed = isLoaded && loaded !== undefined && loaded.wishes.length === 0;
  return { wishes: known, failed, retry: () => setAsked('') };
}

function underBothNames(wish: Wish): [string, Wish][] {
  return [
    [wish.id, wish],
    [wish.now, { ...wish, id: wish.now }],
  ];
}

/** Returns the product that has just left the list, by whichever button. */
function useRemoved(ids: Wishlist) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const before = useRef(ids);
  useEffect(() => {
    const wished = ids.map(wishedProduct);
    const gone = before.current.filter((id) => !wished.includes(wishedProduct(id)));
    const [id] = gone;
    if (id !== undefined && gone.length === 1) setRemoved({ id, place: before.current.indexOf(id) });
    before.current = ids;
  }, [ids]);
  return [removed, setRemoved] as const;
}

/** The empty list, with popular products to try the hearts on. */
function NothingWished({ popular }: { popular: readonly ShownCard[] }) {
  return (
    <EmptyPanel
      title="Your wishlist is empty"
      text="Tap the heart on a product to save it here."
      products={popular}
    >
      <ButtonLink to={paths.products()}>All Products</ButtonLink>
      <ButtonLink to={paths.categories()} variant="outline">
        Categories
      </ButtonLink>
    </EmptyPanel>
  );
}
