import { SubNav } from '#app/cms/ui/sub-nav.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';

const LINKS = [
  { label: 'Types', to: cmsPaths.types() },
  { label: 'Values of attributes', to: cmsPaths.attributeValues() },
];

/** What is told of products: whoever sees one of them sees both. */
export function TypesNav() {
  return <SubNav label="Types and attributes" links={LINKS} />;
}
