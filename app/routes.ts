import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the product, in the order of the spec (§2). */
export default [
  layout('storefront/layout/storefront-page.tsx', [
    index('storefront/home/home-page.tsx'),
    route('products', 'storefront/listing/products-page.tsx'),
    route('products/:category', 'storefront/listing/products-category-page.tsx'),
    route('categories', 'storefront/categories/categories-page.tsx'),
    route('categories/:category', 'storefront/listing/category-page.tsx'),
    route('brands', 'storefront/brands/brands-page.tsx'),
    route('product/:id', 'storefront/product/product-page.tsx'),
    route('cart', 'storefront/cart/cart-page.tsx'),
    route('checkout', 'storefront/checkout/checkout-page.tsx'),
    route('about', 'storefront/about/about-page.tsx'),
    route('contact', 'storefront/contact/contact-page.tsx'),
    route('newsletter', 'storefront/newsletter/newsletter-page.tsx'),
    route('*', 'storefront/home/unknown-path-page.tsx'),
  ]),
  ...prefix('cms', [
    route('sign-in', 'cms/sign-in/sign-in-page.tsx'),
    route('welcome', 'cms/sign-in/welcome-page.tsx'),
    route('sign-out', 'cms/sign-in/sign-out-page.tsx'),
    layout('cms/layout/cms-page.tsx', [
      index('cms/cms-home-page.tsx'),
      route('orders', 'cms/orders/orders-page.tsx'),
      route('orders/:orderNumber', 'cms/orders/order-page.tsx'),
      route('categories', 'cms/categories/categories-page.tsx'),
      route('categories/new', 'cms/categories/new-category-page.tsx'),
      route('categories/order', 'cms/categories/category-order-page.tsx'),
      route('categories/:id', 'cms/categories/category-page.tsx'),
      route('brands', 'cms/brands/brands-page.tsx'),
      route('brands/new', 'cms/brands/new-brand-page.tsx'),
      route('brands/order', 'cms/brands/brand-order-page.tsx'),
      route('brands/:id', 'cms/brands/brand-page.tsx'),
      route('hero', 'cms/hero/slides-page.tsx'),
      route('hero/new', 'cms/hero/new-slide-page.tsx'),
      route('hero/order', 'cms/hero/slide-order-page.tsx'),
      route('hero/:id', 'cms/hero/slide-page.tsx'),
      route('*', 'cms/layout/cms-unknown-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
