/** The same for an unknown number and a wrong email, so that neither can be found out. */
export const ORDER_NOT_FOUND = 'We could not find an order with this number and email.';
/** Shown where an order number was tried with many wrong emails, whoever tried. */
export const POSTCODE_ASKED =
  'This order was asked for with several wrong emails. Please enter the postcode it goes to as well.';
export const LOOKUP_FAILED = 'We could not look just now. Please try again.';
