import { BUSINESS_TYPES, MONTHLY_ORDERS } from './trade-form.ts';

/** The label, such as 'Barbershop'; a value no longer offered stays as stored. */
export function businessTypeLabel(value: string): string {
  return BUSINESS_TYPES.find((type) => type.value === value)?.label ?? value;
}

/** The label, such as '£250 to £1,000'. */
export function monthlyOrderLabel(value: string): string {
  return MONTHLY_ORDERS.find((band) => band.value === value)?.label ?? value;
}
