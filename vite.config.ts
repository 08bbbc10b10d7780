import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { bareImports } from './app/delivery/bundler/bare-imports.ts';
import { inlineScript } from './app/delivery/bundler/inline-script.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineScript(), bareImports()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    // A slow machine is no news to who starts a shop.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // found before the first page asks, so that the developer's loop does not begin with a reload
  optimizeDeps: {
    include: ['react-router', 'react-router/dom', 'lucide-react', 'valibot'],
    exclude: ['kysely', 'pg'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            codeSplitting: {
              // Each with all it imports. Few files: the same code in thirty small ones is 4 kB more once compressed.
              groups: [
                {
                  name: 'framework',
                  test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\/|rolldown\/runtime/,
                },
                {
                  // what every page of the shop shows
                  name: 'shop',
                  test: /\/app\/(?:entry\.client|root|browser\/(?:use-hydrated|use-later)|storefront\/layout\/storefront-page|storefront\/page\/page-meta|storefront\/cart\/quantity-stepper|storefront\/cart-drawer\/use-add-to-cart|storefront\/wish\/heart-button|ui\/(?:breadcrumbs|json-ld|price|rating|badge|product-picture))\.tsx?/,
                },
                { name: 'cards', test: /\/app\/storefront\/product-card\/product-grid\.tsx/ },
                { name: 'product', test: /\/app\/storefront\/product\/product-detail-page\.tsx/ },
              ],
            },
          },
        },
      },
    },
  },
});
