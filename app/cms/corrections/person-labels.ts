import type { Particular } from '#domain/corrections/changed-person.ts';

export const PERSON_LABELS: Record<Particular, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone number',
  address: 'Address',
  city: 'City',
  postcode: 'Postcode',
  country: 'Country',
  notes: 'Notes of the customer',
  billing: 'Invoice to',
  gift: 'Gift',
};
