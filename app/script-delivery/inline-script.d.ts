/** The module bundled and minified for an inline script (`bundler/inline-script.ts`). */
declare module '*?inline-script' {
  const script: string;
  export default script;
}
