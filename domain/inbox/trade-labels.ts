import { BUSINESS_TYPES, MONTHLY_ORDERS } from './trade-form.ts';

/** 'Barbershop'; what is not known any more as it was kept. */
export function businessTypeLabel(value: string): string {
  return BUSINESS_TYPES.find((type) => type.value === value)?.label ?? value;
}

/** '£250 to £1,000' */
export function monthlyOrderLabel(value: string): string {
  return MONTHLY_ORDERS.find((band) => band.value === value)?.label ?? value;
}
