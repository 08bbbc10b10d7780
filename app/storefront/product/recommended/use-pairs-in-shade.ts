import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import { VARIANT_PARAM } from '#domain/catalogue/variant/variant-address.ts';
import { useChosenShade } from './chosen-shade-store.ts';
import { pairInShade } from './pair-in-shade.ts';

/** The products that go with one, in the shades nearest to the one picked on its page. */
export function usePairsInShade(product: string, pairs: readonly ShownCard[]): readonly ShownCard[] {
  const asked = useSearchParams()[0].get(VARIANT_PARAM);
  const shade = useChosenShade(product, asked)?.shade ?? null;
  const [read, setRead] = useState<{ of: readonly ShownCard[]; shown: readonly ShownCard[] } | null>(null);
  useEffect(() => {
    if (shade === null) return;
    const asking = new AbortController();
    Promise.all(pairs.map((pair) => pairInShade(pair, shade, asking.signal))).then((shown) => {
      if (!asking.signal.aborted) setRead({ of: pairs, shown });
    }, ignore);
    return () => asking.abort();
  }, [pairs, shade]);
  return shade !== null && read?.of === pairs ? read.shown : pairs;
}

/** Without the shop's answer the pairs stay as they were. */
const ignore = () => {};
