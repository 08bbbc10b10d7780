type Address = { address: string; flat?: string };

/**
 * Joins street and flat: an order has one text for both, on every paper and in every file. A street that ends in the flat already,
 * as orders are shown, stays as it is.
 */
export function withFlat(address: string, flat: string): string {
  return flat === '' || address === flat || address.endsWith(`, ${flat}`) ? address : `${address}, ${flat}`;
}

/** The two lines of a label; one where the second was not entered apart. */
export function addressLines({ address, flat = '' }: Address): [string] | [string, string] {
  const street = flat !== '' && address.endsWith(`, ${flat}`) ? address.slice(0, -flat.length - 2) : '';
  return street === '' ? [address] : [street, flat];
}
