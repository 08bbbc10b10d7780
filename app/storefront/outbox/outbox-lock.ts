const LOCK = 'kept-orders';

/** One tab at a time where the browser can say so: nobody discards what another tab is just sending. */
export async function aloneWithOutboxOrders<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  return navigator.locks.request(LOCK, work);
}

/** The same, but nothing is done while somebody else is at it. */
export async function ifAloneWithOutboxOrders(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
