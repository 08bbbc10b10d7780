const LOCK = 'outbox-orders';

/** One tab at a time, where the browser has locks: no tab discards an order that another is sending. */
export async function withOutboxLock<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  return navigator.locks.request(LOCK, work);
}

/** Does nothing while another tab holds the lock. */
export async function withOutboxLockIfFree(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
