import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** A quick navigation must not flash a page of stand-ins; a slow one must not leave the old page standing. */
const SLOW_AFTER_MS = 200;

/** The path of a page that is still on its way after that time; null otherwise, and for the same page with other filters. */
export function useSlowNavigation(currentPath: string): string | null {
  const { state, location } = useNavigation();
  const path = state === 'loading' && location.pathname !== currentPath ? location.pathname : null;
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => setSlow(path), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [path]);
  return path === null ? null : slow;
}
