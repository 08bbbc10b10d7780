/** One answer for a number that is none and for another e-mail. */
export const ORDER_NOT_FOUND = 'We could not find an order with this number and e-mail.';
export const LOOKUP_FAILED = 'We could not look just now. Please try again.';
