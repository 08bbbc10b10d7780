/** The customer of orders that rules are tried on: no address decides anything but its country. */
export const SAMPLE_CUSTOMER = {
  firstName: 'Sample',
  lastName: 'Customer',
  email: '',
  phone: '',
  address: '',
  city: '',
  postcode: 'SW1A 1AA',
  country: 'United Kingdom',
  notes: '',
};
