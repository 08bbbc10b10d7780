import type { Plugin } from 'vite';

/**
 * Leaves an `import()` as it is written. Vite would wrap it in a kilobyte that first fetches the styles of what is imported;
 * here all styles belong to pages, which name them in their head, and the build stops should that change.
 */
export function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
    renderChunk: (code) => ({ code: code.replace(WRAPPED, '$1'), map: null }),
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

const HELPER = '\0vite/preload-helper.js';
const WRAPPED = /__vitePreload\(\(\) => (import\("[^"]+"\)), __VITE_PRELOAD__\)/g;
