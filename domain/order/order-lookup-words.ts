/** The same for an unknown number and a wrong email, so that neither can be found out. */
export const ORDER_NOT_FOUND = 'We could not find an order with this number and email.';
export const LOOKUP_FAILED = 'We could not look just now. Please try again.';
