import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves an `import()` as it is written. Vite would wrap it in a kilobyte that fetches the styles of what is imported first;
 * here all styles belong to pages, which name them in their head, and the build stops should that change.
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
          this.error(`${chunk.name} is imported later and would bring ${styles.join(', ')}`);
      }
    },
  };
}
