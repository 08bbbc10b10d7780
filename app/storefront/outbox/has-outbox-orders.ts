import { storedValue } from '#app/browser/stored-value.ts';

/** Reads no more than whether there are any: the parser of orders comes with the script that sends them. */
const outboxOrders = storedValue<boolean>({
  key: 'orders',
  event: 'outboxOrdersUpdated',
  parse: (stored) => Array.isArray(stored) && stored.length > 0,
});

export const useHasOutboxOrders = outboxOrders.useValue;
