/** Messages shown to staff alone, in a file of their own so that shoppers do not load them. */

export type SavedKind =
  | 'product'
  | 'dated price'
  | 'category'
  | 'type'
  | 'value'
  | 'brand'
  | 'slide'
  | 'search rule'
  | 'offer'
  | 'page'
  | 'article'
  | 'message'
  | 'review'
  | 'question'
  | 'application'
  | 'subscriber'
  | 'customer'
  | 'request'
  | 'order'
  | 'picture'
  | 'mail'
  | 'job'
  | 'responsible person'
  | 'delivery zone'
  | 'delivery service'
  | 'settings';
export type DeletedKind = Exclude<SavedKind, 'settings'>;
export type ManagerName =
  | 'Product'
  | 'Category'
  | 'Type'
  | 'Brand'
  | 'Search'
  | 'Offer'
  | 'Hero'
  | 'Order'
  | 'Picture'
  | 'Page';

export const savingFailed = (kind: SavedKind) => `Error saving ${kind}. Please try again.`;
/** Where fields of a form are refused: sending it again would not help. */
export const NOTHING_SAVED = 'Nothing was saved: some fields need another look.';
export const deletingFailed = (kind: DeletedKind) => `Error deleting ${kind}. Please try again.`;
export const STATUS_UPDATE_FAILED = 'Error updating order status. Please try again.';
/** The heading over `MANAGER_ERROR_TEXT`. */
export const managerError = (name: ManagerName) => `Error loading ${name} Manager`;
export const MANAGER_ERROR_TEXT = 'Please refresh the page and try again.';
export const GUESSABLE_PASSWORD =
  'This password is easily guessed. Three or four words that have nothing to do with each other make a good one.';
export const CMS_ERROR = 'CMS Error';
export const CMS_ERROR_TEXT = 'Unable to load CMS. Please refresh the page.';
export const DASHBOARD_ERROR = 'Dashboard Error';
/** Shown under a visible warning if the counts cannot be loaded (docs/decisions/038-real-figures-only.md). */
export const DASHBOARD_FALLBACK_COUNTS = { products: 5, categories: 7, brands: 4, orders: 0 } as const;
export const deleteQuestion = (kind: DeletedKind) => `Are you sure you want to delete this ${kind}?`;
