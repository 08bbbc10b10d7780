/**
 * Facts for search engines, in the page as it is sent. The browser keeps what stands there: give them as
 * `import.meta.env.SSR && …`, and it needs no script for them. Without '<', no text of the catalogue can end the element.
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
