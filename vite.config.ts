import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import routes from './app/routes.ts';
import { chunkGroups } from './app/script-delivery/bundler/chunk-groups.ts';
import { inlineScript } from './app/script-delivery/bundler/inline-script.ts';
import { ownRouteLoader } from './app/script-delivery/bundler/own-route-loader.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineScript(), ownRouteLoader()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    // Build timings do not interest whoever starts a shop.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // Bundled before the first page asks, so that `npm run dev` does not begin with a reload.
  optimizeDeps: {
    include: ['react-router', 'react-router/dom', 'lucide-react', 'valibot'],
    exclude: ['kysely', 'pg'],
  },
  environments: {
    // One file: what is loaded with it cannot fail to load later, when descriptors or files are missing.
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            codeSplitting: { groups: chunkGroups(`${import.meta.dirname}/app`, routes) },
          },
        },
      },
    },
  },
});
