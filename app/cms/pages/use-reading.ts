import { useEffect, useRef, useState } from 'react';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { Reading } from './shown-reading.ts';

/** Quick typing asks once. */
const READ_AFTER_MS = 350;

/** What the server makes of a text, some moments after it was last changed: the shop's own reading of it, not another one. */
export function useReading(text: string, first: Reading): Reading & { state: 'read' | 'failed' } {
  const [reading, setReading] = useState<Reading & { state: 'read' | 'failed' }>({ ...first, state: 'read' });
  const asked = useRef(first.blocks.length > 0 ? text : '');
  useEffect(() => {
    if (asked.current === text) return;
    asked.current = text;
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
