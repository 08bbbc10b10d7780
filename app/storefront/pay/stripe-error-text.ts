const FAILED = 'The payment did not go through. Please try again.';

/** Errors whose words Stripe writes for the shopper; those of other types name its own objects and states. */
const FOR_SHOPPERS = ['card_error', 'validation_error'];

/** The words for an attempt that Stripe refused. */
export function stripeErrorText({ type, message }: { type: string; message?: string | undefined }): string {
  return (FOR_SHOPPERS.includes(type) && message) || FAILED;
}
