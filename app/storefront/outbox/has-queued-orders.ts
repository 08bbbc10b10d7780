import { storedValue } from '#app/browser/stored-value.ts';

/** Only whether there are any: what they hold is read by whoever sends them, so that pages stay light. */
const outboxOrders = storedValue<boolean>({
  key: 'orders',
  event: 'outboxOrdersUpdated',
  parse: (stored) => Array.isArray(stored) && stored.length > 0,
});

export const useHasOutboxOrders = outboxOrders.useValue;
