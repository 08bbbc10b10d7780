import type { Pence } from './money.ts';

/** What goods cost, what their delivery costs, and the sum to pay. */
export type Totals = { subtotalPence: Pence; shippingPence: Pence; totalPence: Pence };
