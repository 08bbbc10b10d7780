/** Classes of customers that offers may ask for. */
export const CUSTOMER_CLASSES = ['trade', 'staff'] as const;

export type CustomerClass = (typeof CUSTOMER_CLASSES)[number];

export const CLASS_NAMES: Record<CustomerClass, string> = { trade: 'Trade customers', staff: 'Staff' };
