import { useLayoutEffect } from 'react';

/**
 * Runs `adopt` once, when the component mounts and before React first writes to its fields. At hydration they still hold what
 * a shopper entered or chose before there was script; at any other mount they hold what React rendered, so `adopt` must then
 * change nothing.
 */
export function useEarlyInput(adopt: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: later, the fields say what React says
  useLayoutEffect(adopt, []);
}
