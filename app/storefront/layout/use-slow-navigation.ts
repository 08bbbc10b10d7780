import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Quick navigations show no placeholder, which would flash. */
const SLOW_AFTER_MS = 200;

/** The path of a page still loading after that time; null otherwise, and for the same page with other filters. */
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
