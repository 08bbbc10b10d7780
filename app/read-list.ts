import type { RouterContextProvider } from 'react-router';
import { platformContext } from './platform-context.ts';

export type ReadList<T> = { items: T[]; failed: boolean };

/**
 * A list that may fail silently (spec §8 'Silent failures', decision 32): logged, shown empty, and the page answered
 * with 503 by whoever depends on it. The one place where a failure becomes an empty value.
 */
export async function readList<T>(
  context: Readonly<RouterContextProvider>,
  reading: Promise<T[]>,
): Promise<ReadList<T>> {
  return readOr(
    context,
    reading.then((items) => ({ items, failed: false })),
    { items: [], failed: true },
  );
}

/** The same for what is more than a list. */
export async function readOr<T>(
  context: Readonly<RouterContextProvider>,
  reading: Promise<T>,
  otherwise: T,
): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    context.get(platformContext).log.error({ err: error }, 'the catalogue could not be read');
    return otherwise;
  }
}

/** What is shown instead of what could not be read is kept by nobody. */
export const UNREAD = { status: 503, headers: { 'Cache-Control': 'no-store' } };
