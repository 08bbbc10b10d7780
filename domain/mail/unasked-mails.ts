/** Mails of one kind to one address, in a day, that a form causes: anybody can enter somebody else's address. */
export const MOST_UNASKED_MAILS_A_DAY = 5;
