import { countText } from '#domain/text/count-text.ts';
/** Messages shown to shoppers. Their wording is part of the product: change it deliberately, in this file alone. */

export const SEARCH_PLACEHOLDER = 'Search beauty products...';
export const TUTORIAL_COMING_SOON = 'Beauty Tutorial Video Coming Soon!';

export const OUT_OF_STOCK = 'Sorry, this product is out of stock!';
/** After adding on the product page. */
export const productAdded = (name: string) => `${name} added to cart successfully!`;
/** After quick add on a card. */
export const quickAdded = (name: string) => `${name} added to cart!`;
export const ADD_TO_CART_FAILED = 'Failed to add item to cart. Please try again.';
export const LINK_COPIED = 'Product link copied to clipboard!';

export const CART_EMPTY = 'Your cart is empty!';
/** In a cart to which the checkout led back. */
export const CHECKOUT_BEGINS_IN_CART =
  'Checkout starts from your cart. Please look it over, then choose Proceed to Checkout.';
export const PROCESSING = 'Processing...';
/** Shown where the browser's storage is full or forbidden: trying again would not help. */
export const BROWSER_KEEPS_NOTHING =
  'Your browser cannot store your cart: its storage is full or switched off. Please free some space or allow it for this site.';
export const ORDER_PROCESSING_FAILED = 'There was an error processing your order. Please try again.';
export const NOTHING_TO_PAY = 'There is nothing to pay for this order.';
export const NO_ORDERS_TAKEN = 'This shop takes no orders yet';
export const ORDER_FAILED = 'Failed to place order. Please try again.';

/** Beside the total of an order that leaves the area of UK VAT. */
export const NO_UK_VAT = 'No UK VAT: sent outside the United Kingdom. Tax or duty may be due on arrival.';

export const CONTACT_SENDING = 'Sending...';
export const CONTACT_SENT = 'Thank you! Your message has been sent successfully.';
export const CONTACT_FAILED = 'Failed to send message. Please try again.';
export const SUBSCRIBED = 'Thank you for subscribing to our beauty newsletter!';
export const SUBSCRIPTION_TO_CONFIRM = 'Please press the link in the email we have sent you.';
export const SUBSCRIBE_FAILED = 'Failed to subscribe. Please try again.';

export const CATEGORIES_LOADING = 'Loading categories...';
export const NO_CATEGORIES = 'No categories found';
export const NO_CATEGORIES_TEXT = 'Please check back later or contact support';
export const NO_PRODUCTS = 'No Products Found';

export const PRODUCT_ERROR = 'Error loading product';
export const PRODUCT_ERROR_TEXT = 'Please try again later.';
export const CART_ERROR = 'Cart Error';
export const CART_ERROR_TEXT = 'Unable to load cart. Please refresh the page.';
export const CHECKOUT_ERROR = 'Checkout Error';
export const CHECKOUT_ERROR_TEXT = 'Unable to load checkout. Please try again.';
export const PRODUCT_GRID_ERROR = 'Product Grid Error';
export const PRODUCT_GRID_ERROR_TEXT = 'Unable to load products. Please refresh the page.';
export const SHOP_IS_BUSY = 'The shop is very busy at the moment. Please try again in a few seconds.';
export const TECHNICAL_DIFFICULTIES = "We're experiencing technical difficulties. Please refresh the page.";

/** On the confirmation of a test card order: no money moved (docs/decisions/031-demo-shop.md). */
export const PAID_WITH_TEST_CARD = 'Paid with the demo shop’s test card: no money was taken.';

export const CLEAR_CART_QUESTION = 'Are you sure you want to clear your cart?';
export const CANNOT_BE_UNDONE = 'This action cannot be undone.';

/** The words for more of one variant than an order takes. */
export function mostOfItem(names: string, limit: number): string {
  return `You can order at most ${limit} of ${names}. For more, please write to us.`;
}

/** The words for a cart of more pieces than an order takes. */
export function orderTooLarge(limit: number, held: number): string {
  return `${mostOfOrder(limit)} Your cart holds ${held}.`;
}

export function mostOfOrder(limit: number): string {
  return `An order can hold at most ${countText(limit, 'item')} altogether. For more, please write to us.`;
}
