/** How a shopper pays an order that awaits it, or confirms its payment. */
export type PaymentMeans =
  | { by: 'stripe'; clientSecret: string; publishableKey: string }
  | { by: 'test-card' }
  /** The demo's bank knows the payment by this secret. */
  | { by: 'demo-bank'; secret: string };
