/** The words beside goods that an offer gives, on every page, mail and paper. */
export const FREE_GIFT = 'Free gift';
