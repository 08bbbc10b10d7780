const PLACED = 'keptOrderPlaced';

/** Says in this tab that an order that waited on this device has reached the shop. */
export function tellKeptOrderPlaced(orderNumber: string): void {
  dispatchEvent(new CustomEvent(PLACED, { detail: orderNumber }));
}

/** The answer stops listening. */
export function onKeptOrderPlaced(listener: (orderNumber: string) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') listener(event.detail);
  };
  addEventListener(PLACED, hear);
  return () => removeEventListener(PLACED, hear);
}
