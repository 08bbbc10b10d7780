import { createHash } from 'node:crypto';

/**
 * Takes the mark off the server's own inline scripts and returns their hashes. A script without it, such as one smuggled into
 * a page's text, keeps its place and is not in the policy: no browser runs it.
 */
export function takeMarks(html: string, mark: string): { html: string; hashes: string[] } {
  const marked = ` nonce="${mark}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(marked) || /\ssrc=/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return { html: html.replaceAll(marked, ''), hashes: [...hashes] };
}
