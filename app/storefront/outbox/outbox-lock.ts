const LOCK = 'kept-orders';

/** Lets one tab at a time work on the outbox, so that none discards an order another is sending. Needs Web Locks. */
export async function withOutboxLock<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  return navigator.locks.request(LOCK, work);
}

/** Does nothing while another tab works on the outbox. */
export async function withOutboxLockIfFree(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
