import type { CustomerField } from '#domain/order/customer-info.ts';

export const PERSON_LABELS: Record<CustomerField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone number',
  address: 'Address',
  city: 'City',
  postcode: 'Postcode',
  country: 'Country',
  notes: 'Notes of the customer',
};
