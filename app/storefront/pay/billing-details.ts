import { countryCode } from '#domain/fields/country.ts';
import type { BillingAddress } from '#domain/order-wishes/billing-address.ts';

type Entered = Partial<
  Record<
    'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'city' | 'postcode' | 'country',
    string | undefined
  >
>;

/**
 * Turns what was entered at the checkout into what Stripe's form begins with, the address of the invoice where it is another;
 * empty fields are left to be asked for.
 */
export function billingDetailsOf(entered: Entered, billing: BillingAddress | null = null) {
  const { firstName = '', lastName = '', email, phone } = entered;
  const { address, city, postcode, country } = billing ?? entered;
  const name = billing?.name ?? `${firstName} ${lastName}`.trim();
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
