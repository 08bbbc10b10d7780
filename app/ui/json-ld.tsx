/** Facts for search engines. Without '<' in it, no text of the catalogue can end the script. */
export function JsonLd({ facts }: { facts: object }) {
  return <script type="application/ld+json">{jsonLdText(facts)}</script>;
}

export function jsonLdText(facts: object): string {
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}
