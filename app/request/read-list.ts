import { createContext, type RouterContextProvider } from 'react-router';
import { platformContext } from './platform-context.ts';

/**
 * A list that may fail silently (spec §8 'Silent failures', decision 32): logged, shown empty, and the page answered
 * with 503. The one place where a failure becomes an empty value.
 */
export function readList<T>(context: Readonly<RouterContextProvider>, reading: Promise<T[]>): Promise<T[]> {
  return readOr(context, reading, []);
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
    context.set(unreadContext, true);
    context.get(platformContext).log.error({ err: error }, 'the catalogue could not be read');
    return otherwise;
  }
}

/** Whether something of this page could not be read: `entry.server.tsx` then answers 503, which nobody keeps. */
export const unreadContext = createContext(false);

/** Whether this answer must be made anew each time, as one that was counted. */
export const uncachedContext = createContext(false);
