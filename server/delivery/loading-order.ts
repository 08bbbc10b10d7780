/**
 * A page is seen before it is used: its style is asked for first, and its scripts give way to fonts and pictures. The
 * framework writes them the other way round and has no say for it.
 */
export function inLoadingOrder(html: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const styles: string[] = [];
  const head = html.slice(0, end).replaceAll(/<link rel="stylesheet"[^>]*>/g, (link) => {
    styles.push(link);
    return '';
  });
  const ordered = head
    .replace('<link ', () => `${styles.join('')}<link `)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return ordered + html.slice(end);
}
