/**
 * Structured data for search engines. Pass `import.meta.env.SSR && …`: hydration leaves the server's text in place, and
 * the facts need no script. '<' is escaped, so that no text of the catalogue can end the element.
 */
export function JsonLd({ facts }: { facts: object | false }) {
  const json = facts ? JSON.stringify(facts).replaceAll('<', '\\u003c') : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: '<' is escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
