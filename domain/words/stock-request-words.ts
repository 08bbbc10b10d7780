export const STOCK_REQUEST_NOTE =
  'We will send you one email when it is back, then delete your address. If you are new to us, we will ask you to confirm it first.';
export const STOCK_REQUEST_TAKEN =
  'Thank you. Please check your inbox: if you are new to us, we have asked you to confirm your address.';
export const STOCK_REQUEST_FAILED = 'That did not work. Please try again.';
export const STOCK_REQUEST_TOO_MANY = 'You have asked about many products today. Please try again tomorrow.';
export const STOCK_REQUEST_IN_STOCK = 'Good news: it is in stock at the moment.';
