export type StoredKey = {
  key: string;
  what: string;
  until: string;
  /** The condition of pages under which it is stored at all: 'if:cash'. */
  only?: `if:${string}`;
};

/** What the shop keeps in a visitor's browser, one row a key: the cookies page says these, and a test that the code stores no other. */
export const VISITOR_STORAGE: readonly StoredKey[] = [
  { key: 'cart', what: 'products, shades and quantities in your cart', until: 'until you order or empty it' },
  {
    key: 'cartOffers',
    what: 'codes you entered and free gifts you chose',
    until: 'until you order with them or take them out',
  },
  {
    key: 'currentOrder',
    what: 'the order you are about to place: products, totals and how you pay',
    until: 'until it is placed',
  },
  {
    key: 'checkoutDetails',
    what: 'what you typed at the checkout: name, address, contact and notes, nothing of a card',
    until: 'until the order is placed or you close the tab',
  },
  {
    key: 'deliveryPlace',
    what: 'the country and postcode you asked delivery for, and the delivery you chose',
    until: 'until you delete it',
  },
  { key: 'wishlist', what: 'products you put on your wish list', until: 'until you take them off' },
  {
    key: 'recentSearches',
    what: 'your last five searches, to choose from again',
    until: 'until you clear them in the search',
  },
  {
    key: 'recentlyViewed',
    what: 'up to twelve products you looked at, to show them to you again',
    until: 'until you press ‘Forget these’, which stops it, or delete it',
  },
  {
    key: 'orders',
    what: 'cash orders that could not be sent, with the delivery details, so that they can be sent again',
    until: 'until they are sent or you discard them',
    only: 'if:cash',
  },
  {
    key: 'confirmations',
    what: 'up to five confirmations, so that the page can be shown again',
    until: 'until you close the tab',
  },
  {
    key: 'unpaidOrder',
    what: 'the number of an order you have not paid yet, and until when we hold it',
    until: 'until it is paid or its time has passed and you place another',
  },
  {
    key: 'react-router-scroll-positions',
    what: 'how far you had scrolled, for the Back button',
    until: 'until you close the tab',
  },
];

/** What /cms keeps in the browser of who signs in there. */
export const STAFF_STORAGE: readonly StoredKey[] = [
  { key: 'zabelle-cms-rows', what: 'whether rows of lists are tall or low', until: 'until it is deleted' },
];

/** Cookies that the payment service sets on the page on which a card is paid, by its own list. */
export const STRIPE_COOKIES: readonly StoredKey[] = [
  {
    key: '__stripe_mid',
    what: 'tells a browser that has paid before from a new one',
    until: 'a year',
    only: 'if:stripe',
  },
  { key: '__stripe_sid', what: 'the same, for one visit', until: '30 minutes', only: 'if:stripe' },
];
