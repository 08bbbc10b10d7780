import { createContext, type RouterContextProvider } from 'react-router';
import { platformContext } from './platform-context.ts';

/** Returns an empty list where reading fails, because the rest of the page is of use. Logged; the page responds 503. */
export function readList<T>(context: Readonly<RouterContextProvider>, reading: Promise<T[]>): Promise<T[]> {
  return readOrDefault(context, reading, []);
}

/** Returns `otherwise` where reading fails. The one place where a failure becomes a value. */
export async function readOrDefault<T>(
  context: Readonly<RouterContextProvider>,
  reading: Promise<T>,
  otherwise: T,
): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    context.set(readFailedContext, true);
    context.get(platformContext).log.error({ err: error }, 'the catalogue could not be read');
    return otherwise;
  }
}

/** True when part of the page could not be read: `entry.server.tsx` then responds 503, which is not cached. */
export const readFailedContext = createContext(false);

/** True when each request for a cached page must reach its loader this time, because the loader counts them. */
export const countedContext = createContext(false);
