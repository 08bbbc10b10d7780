export const PRODUCTS_LOADING = 'Loading products...';
export const PRODUCT_LOADING = 'Loading product...';
