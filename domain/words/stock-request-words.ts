export const STOCK_REQUEST_NOTE =
  'You get one mail when it is back, then we delete your address. A new address is asked to confirm first.';
export const STOCK_REQUEST_TAKEN =
  'Thank you. Please look into your inbox: if we do not know your address yet, a mail asks you to confirm it.';
export const STOCK_REQUEST_FAILED = 'That did not work. Please try again.';
export const STOCK_REQUEST_TOO_MANY =
  'This address has asked for many products already. Please try again tomorrow.';
export const STOCK_REQUEST_IN_STOCK = 'Good news: it is in stock at the moment.';
