import { showLastingToast } from '#app/ui/toast-store.ts';
import { untilReachable } from './shop-reachable.ts';

/** Marks what stands in place of a page that cannot be fetched. */
export const NO_CONNECTION_ID = 'no-connection';

const WAITS_TEXT = 'No connection. The page goes on by itself as soon as you are connected again.';
/** By then the page has changed if it can: not while parts of it wait for their scripts. */
const SHOWN_AFTER_MS = 300;

let timer: ReturnType<typeof setTimeout>;

/** Says once for all that wait that there is no connection, until there is one, unless the page itself does. */
export function sayNoConnection(): void {
  const reached = untilReachable();
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!document.getElementById(NO_CONNECTION_ID)) reached.then(showLastingToast(WAITS_TEXT));
  }, SHOWN_AFTER_MS);
  reached.then(() => clearTimeout(timer));
}
