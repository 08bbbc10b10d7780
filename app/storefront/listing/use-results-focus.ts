import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** State of links after which a shopper reads on at the head of the results. */
export const TO_RESULTS = { reads: 'results' };

/** Focuses the element after such a link was followed, so that the next Tab leads into the new results. */
export function useResultsFocus<T extends HTMLElement>() {
  const head = useRef<T>(null);
  const { key, state } = useLocation();
  useEffect(() => {
    if (key && isToResults(state)) head.current?.focus({ preventScroll: true });
  }, [key, state]);
  return head;
}

function isToResults(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'reads' in state && state.reads === TO_RESULTS.reads;
}
