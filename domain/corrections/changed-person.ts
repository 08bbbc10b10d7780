import { CUSTOMER_FIELDS, type CustomerField, type CustomerInfo } from '#domain/order/customer-info.ts';

/** The fields in which the particulars of a customer differ. */
export function changedPerson(before: CustomerInfo, after: CustomerInfo): CustomerField[] {
  return CUSTOMER_FIELDS.filter((field) => before[field] !== after[field]);
}

export function sameCustomer(before: CustomerInfo, after: CustomerInfo): boolean {
  return changedPerson(before, after).length === 0;
}

/** True where the buyer on a paper would be another: name and address stand there, contact and notes do not. */
export function changesBuyer(fields: readonly CustomerField[]): boolean {
  return fields.some((field) => !NOT_ON_PAPERS.includes(field));
}

const NOT_ON_PAPERS: readonly CustomerField[] = ['email', 'phone', 'notes'];
