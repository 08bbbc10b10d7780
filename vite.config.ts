import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // pages name what they need in their own head: the helper that would do so by script is left out
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  // found before the first page asks, so that the developer's loop does not begin with a reload
  optimizeDeps: {
    include: ['react-router', 'react-router/dom', 'lucide-react', 'valibot'],
    exclude: ['kysely', 'pg'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\//,
                },
                // What several pages share travels as one file: thirty small ones compress worse together.
                {
                  name: 'shop',
                  // Forms and /cms stay apart: with them the schema library would travel to every page.
                  test: /\/(?:app\/(?!cms\/|ui\/(?:field|confirm-dialog|category|page-intro))|domain\/(?!.*-(?:field|form|list)\.|field-errors|audit|barcode|count-text|list-query|london-day|permissions|reorder|save-answer|slug))/,
                  minShareCount: 5,
                },
              ],
            },
          },
        },
      },
    },
  },
});
