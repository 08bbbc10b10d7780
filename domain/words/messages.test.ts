import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as shopMessages from './messages.ts';
import * as staffMessages from './staff-messages.ts';

const messages = { ...shopMessages, ...staffMessages };

test('every message has its exact words', () => {
  const spelt = Object.fromEntries(
    Object.entries(messages).filter(([, value]) => typeof value !== 'function'),
  );
  expect(spelt).toEqual({
    SEARCH_PLACEHOLDER: 'Search beauty products...',
    TUTORIAL_COMING_SOON: 'Beauty Tutorial Video Coming Soon!',
    OUT_OF_STOCK: 'Sorry, this product is out of stock!',
    ADD_TO_CART_FAILED: 'Failed to add item to cart. Please try again.',
    BROWSER_KEEPS_NOTHING:
      'Your browser cannot store your cart: its storage is full or switched off. Please free some space or allow it for this site.',
    GUESSABLE_PASSWORD:
      'This password is easily guessed. Three or four words that have nothing to do with each other make a good one.',
    LINK_COPIED: 'Product link copied to clipboard!',
    CART_EMPTY: 'Your cart is empty!',
    CHECKOUT_BEGINS_IN_CART:
      'Checkout starts from your cart. Please look it over, then choose Proceed to Checkout.',
    PROCESSING: 'Processing...',
    ORDER_PROCESSING_FAILED: 'There was an error processing your order. Please try again.',
    NOTHING_TO_PAY: 'There is nothing to pay for this order.',
    NO_ORDERS_TAKEN: 'This shop takes no orders yet',
    NO_UK_VAT: 'No UK VAT: sent outside the United Kingdom. Tax or duty may be due on arrival.',
    ORDER_FAILED: 'Failed to place order. Please try again.',
    CONTACT_SENDING: 'Sending...',
    CONTACT_SENT: 'Thank you! Your message has been sent successfully.',
    CONTACT_FAILED: 'Failed to send message. Please try again.',
    SUBSCRIBED: 'Thank you for subscribing to our beauty newsletter!',
    SUBSCRIPTION_TO_CONFIRM: 'Please press the link in the email we have sent you.',
    SUBSCRIBE_FAILED: 'Failed to subscribe. Please try again.',
    CATEGORIES_LOADING: 'Loading categories...',
    NOTHING_SAVED: 'Nothing was saved: some fields need another look.',
    NO_CATEGORIES: 'No categories found',
    NO_CATEGORIES_TEXT: 'Please check back later or contact support',
    NO_PRODUCTS: 'No Products Found',
    PRODUCT_ERROR: 'Error loading product',
    PRODUCT_ERROR_TEXT: 'Please try again later.',
    CART_ERROR: 'Cart Error',
    CART_ERROR_TEXT: 'Unable to load cart. Please refresh the page.',
    CHECKOUT_ERROR: 'Checkout Error',
    CHECKOUT_ERROR_TEXT: 'Unable to load checkout. Please try again.',
    PRODUCT_GRID_ERROR: 'Product Grid Error',
    PRODUCT_GRID_ERROR_TEXT: 'Unable to load products. Please refresh the page.',
    SHOP_IS_BUSY: 'The shop is very busy at the moment. Please try again in a few seconds.',
    TECHNICAL_DIFFICULTIES: "We're experiencing technical difficulties. Please refresh the page.",
    STATUS_UPDATE_FAILED: 'Error updating order status. Please try again.',
    MANAGER_ERROR_TEXT: 'Please refresh the page and try again.',
    CMS_ERROR: 'CMS Error',
    CMS_ERROR_TEXT: 'Unable to load CMS. Please refresh the page.',
    DASHBOARD_ERROR: 'Dashboard Error',
    DASHBOARD_FALLBACK_COUNTS: { products: 5, categories: 7, brands: 4, orders: 0 },
    PAID_WITH_TEST_CARD: 'Paid with the demo shop’s test card: no money was taken.',
    CLEAR_CART_QUESTION: 'Are you sure you want to clear your cart?',
    CANNOT_BE_UNDONE: 'This action cannot be undone.',
  });
});

test('every message is used by the shop', () => {
  const code = ['app', 'domain', 'operations', 'server'].flatMap(sourcesIn).join('\n');
  const unused = Object.keys(messages).filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
  expect(unused).toEqual([]);
});

test('every failure tells the reader what to do', () => {
  const failures = Object.entries(messages).filter(([name]) => /FAILED$|ERROR_TEXT$|Failed$/.test(name));
  const texts = failures.map(([, message]) => (typeof message === 'string' ? message : String(message)));
  expect(texts.filter((text) => !/Please (?:try again|refresh the page)\b/.test(text))).toEqual([]);
});

test('adding names the product, on the product page and from quick add', () => {
  expect(messages.productAdded('Rose Serum')).toBe('Rose Serum added to cart successfully!');
  expect(messages.quickAdded('Rose Serum')).toBe('Rose Serum added to cart!');
});

test('staff read which kind of record could not be saved, deleted or loaded', () => {
  expect(messages.savingFailed('slide')).toBe('Error saving slide. Please try again.');
  expect(messages.deletingFailed('order')).toBe('Error deleting order. Please try again.');
  expect(messages.managerError('Hero')).toBe('Error loading Hero Manager');
  expect(messages.deleteQuestion('product')).toBe('Are you sure you want to delete this product?');
});

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/messages\.ts$|\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
}
