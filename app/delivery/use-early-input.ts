import { useLayoutEffect } from 'react';

/**
 * Runs `adopt` once, at hydration and before React first writes to the fields: they still hold what a shopper entered or
 * chose before there was script.
 */
export function useEarlyInput(adopt: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: later, the fields say what React says
  useLayoutEffect(adopt, []);
}
