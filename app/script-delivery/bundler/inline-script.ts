import { build, type Plugin } from 'vite';

const SUFFIX = '?inline-script';

/**
 * Makes `import script from './file.ts?inline-script'` the text of that file, bundled for browsers. The browser's own build
 * gets an empty text: only the server writes the script into pages.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      const isForServer = this.environment.config.consumer === 'server';
      return `export default ${JSON.stringify(isForServer ? await bundled(file) : '')};`;
    },
  };
}

async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [chunk] = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${entry} could not be bundled`);
  return chunk.code.trim();
}
