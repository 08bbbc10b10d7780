import { useEffect, useState } from 'react';

/**
 * A part of the page whose script is fetched when it is first wanted. Should that fail, `onFailed` says so; the next wish
 * tries again.
 */
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
