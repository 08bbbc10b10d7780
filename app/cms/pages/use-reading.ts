import { useEffect, useRef, useState } from 'react';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { Reading } from './reading.ts';

/** Waits for a pause in typing. */
const READ_AFTER_MS = 350;

/** The server's reading of a text, requested shortly after its last change: the preview cannot differ from the shop. */
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
        // The last reading stays in view.
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
  const response = await fetch(cmsPaths.pageReading(), {
    method: 'POST',
    body: new URLSearchParams({ body: text }),
    signal,
  });
  if (!response.ok) throw new Error(`The preview responded with ${response.status}`);
  return response.json();
}
