import { useEffect, useState } from 'react';
import { cmsPaths } from '#app/cms-paths.ts';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import type { Block } from '#domain/prose.ts';

export type Reading = { blocks: Block[]; products: ShownCard[] };

/** Quick typing asks once. */
const READ_AFTER_MS = 350;

/** What the server makes of a text, some moments after it was last changed: the shop's own reading of it, not another one. */
export function useReading(text: string): Reading & { state: 'read' | 'failed' } {
  const [reading, setReading] = useState<Reading & { state: 'read' | 'failed' }>({
    blocks: [],
    products: [],
    state: 'read',
  });
  useEffect(() => {
    const leaving = new AbortController();
    const waiting = setTimeout(async () => {
      try {
        setReading({ ...(await askServer(text, leaving.signal)), state: 'read' });
      } catch {
        // What was read before stays in view.
        if (!leaving.signal.aborted) setReading((before) => ({ ...before, state: 'failed' }));
      }
    }, READ_AFTER_MS);
    return () => {
      clearTimeout(waiting);
      leaving.abort();
    };
  }, [text]);
  return reading;
}

async function askServer(text: string, signal: AbortSignal): Promise<Reading> {
  const answer = await fetch(cmsPaths.pageReading(), {
    method: 'POST',
    body: new URLSearchParams({ body: text }),
    signal,
  });
  if (!answer.ok) throw new Error(`The preview was answered with ${answer.status}`);
  return answer.json();
}
