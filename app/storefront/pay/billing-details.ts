import { countryCode } from '#domain/fields/country.ts';

type Entered = Partial<
  Record<
    'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'city' | 'postcode' | 'country',
    string | undefined
  >
>;

/** Turns what was entered at the checkout into what Stripe's form begins with; empty fields are left to be asked for. */
export function billingDetailsOf(entered: Entered) {
  const { firstName = '', lastName = '', email, phone, address, city, postcode, country } = entered;
  const name = `${firstName} ${lastName}`.trim();
  const code = country && countryCode(country);
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(phone && { phone }),
    address: {
      ...(address && { line1: address }),
      ...(city && { city }),
      ...(postcode && { postal_code: postcode }),
      ...(code && { country: code }),
    },
  };
}
