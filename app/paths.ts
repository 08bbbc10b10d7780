/** Every link of the product is built here; `tests/features/pages.test.ts` holds them still. */
export const paths = {
  home: () => '/',
  products: () => '/products',
  search: (search: string) => `/products?search=${encodeURIComponent(search).replaceAll('%20', '+')}`,
  brand: (slug: string) => `/products?brand=${encodeURIComponent(slug)}`,
  categories: () => '/categories',
  category: (slug: string) => `/categories/${encodeURIComponent(slug)}`,
  brands: () => '/brands',
  product: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  confirmation: (orderNumber: string) => `/checkout?order=${encodeURIComponent(orderNumber)}`,
  about: () => '/about',
  contact: () => '/contact',
  newsletter: () => '/newsletter',
  cms: () => '/cms',
  cmsSignIn: (backTo?: string) =>
    backTo && backTo !== '/cms' ? `/cms/sign-in?to=${encodeURIComponent(backTo)}` : '/cms/sign-in',
  cmsWelcome: (token: string) => `/cms/welcome?token=${encodeURIComponent(token)}`,
  cmsSignOut: () => '/cms/sign-out',
  cmsOrders: () => '/cms/orders',
  cmsOrderExport: () => '/cms/orders/export',
  cmsPackingSlips: (orderNumbers: string[]) =>
    `/cms/orders/packing-slips?numbers=${orderNumbers.map(encodeURIComponent).join(',')}`,
  cmsOrder: (orderNumber: string) => `/cms/orders/${encodeURIComponent(orderNumber)}`,
  cmsBrands: () => '/cms/brands',
  cmsNewBrand: (copyOf?: string) =>
    copyOf ? `/cms/brands/new?from=${encodeURIComponent(copyOf)}` : '/cms/brands/new',
  cmsBrand: (id: string) => `/cms/brands/${encodeURIComponent(id)}`,
  cmsBrandOrder: () => '/cms/brands/order',
  cmsCategories: () => '/cms/categories',
  cmsNewCategory: (copyOf?: string) =>
    copyOf ? `/cms/categories/new?from=${encodeURIComponent(copyOf)}` : '/cms/categories/new',
  cmsCategory: (id: string) => `/cms/categories/${encodeURIComponent(id)}`,
  cmsCategoryOrder: () => '/cms/categories/order',
  cmsSlides: () => '/cms/hero',
  cmsNewSlide: (copyOf?: string) =>
    copyOf ? `/cms/hero/new?from=${encodeURIComponent(copyOf)}` : '/cms/hero/new',
  cmsSlide: (id: string) => `/cms/hero/${encodeURIComponent(id)}`,
  cmsSlideOrder: () => '/cms/hero/order',
  cmsProducts: () => '/cms/products',
  cmsNewProduct: (copyOf?: string) =>
    copyOf ? `/cms/products/new?from=${encodeURIComponent(copyOf)}` : '/cms/products/new',
  cmsProduct: (id: string) => `/cms/products/${encodeURIComponent(id)}`,
  cmsProductPreview: (id: string) => `/cms/products/${encodeURIComponent(id)}/preview`,
  cmsPictures: () => '/cms/pictures',
  cmsJump: () => '/cms/jump',
};
