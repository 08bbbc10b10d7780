import type { Plugin } from 'vite';

/**
 * Replaces Vite's wrapper around `import()`, a kilobyte that first fetches the styles of the imported module: all styles belong
 * to pages, which name them in their head. The build stops should that change.
 */
export function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isDynamicEntry || chunk.isEntry) continue;
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
        if (styles.length > 0)
          this.error(`${chunk.name} is imported dynamically and would need ${styles.join(', ')}`);
      }
    },
  };
}

const HELPER = '\0vite/preload-helper.js';
