/** The route id of the frame around every public page: its module without the ending. */
export const STOREFRONT_FRAME = 'storefront/layout/storefront-page';
