import { useEffect, useState } from 'react';

/** Fetches a part of the page's script when first wanted. Should that fail, calls `onFailed`; the next wish tries again. */
export function useLater<T extends object>(
  wanted: boolean,
  fetchPart: () => Promise<T>,
  onFailed: () => void,
): T | null {
  const [part, setPart] = useState<T | null>(null);
  const missing = wanted && !part;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every wish
  useEffect(() => {
    if (!missing) return;
    let isWanted = true;
    fetchPart().then(
      (found) => isWanted && setPart(found),
      () => isWanted && onFailed(),
    );
    return () => {
      isWanted = false;
    };
  }, [missing]);
  return part;
}
