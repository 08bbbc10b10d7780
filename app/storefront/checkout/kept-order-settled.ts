const SETTLED = 'keptOrderSettled';

/**
 * Says in this tab that an order that waited on this device has reached the shop: its number, or null where the shop refused
 * it. Answers whether somebody shows it.
 */
export function tellKeptOrderSettled(orderNumber: string | null): boolean {
  return !dispatchEvent(new CustomEvent(SETTLED, { detail: orderNumber, cancelable: true }));
}

/** Whoever listens shows it. The answer stops listening. */
export function onKeptOrderSettled(show: (orderNumber: string | null) => void): () => void {
  const hear = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    show(typeof event.detail === 'string' ? event.detail : null);
  };
  addEventListener(SETTLED, hear);
  return () => removeEventListener(SETTLED, hear);
}
