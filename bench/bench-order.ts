/** An order of the demo's catalogue, sent by the customer `email`. */
export function benchOrder(email: string): string {
  return JSON.stringify({
    items: [{ id: 'rose-radiance-serum', variant: 'Standard', quantity: 1 }],
    customerInfo: {
      firstName: 'Bench',
      lastName: 'Mark',
      email,
      phone: '020 7946 0000',
      address: '1 Example Street',
      city: 'London',
      postcode: 'SW1A 1AA',
    },
    paymentMethod: 'cod',
  });
}
