import type { TestShop } from './shop.ts';

/** The product form of /cms as its page sends it back: every named control with its value. */
export async function productFormOf(
  shop: TestShop,
  id: string,
  staff: Record<string, string>,
): Promise<Record<string, string>> {
  const html = await (await shop.get(`/cms/products/${id}`, staff)).text();
  const form = html.slice(html.indexOf('name="version"') - 200, html.indexOf('Save product'));
  const values: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]+)"/.exec(tag)?.[1];
    if (!name || (tag.includes('type="checkbox"') && !tag.includes('checked'))) continue;
    if (name.startsWith('variants.900') || /<noscript>/.test(tag)) continue;
    values[name] ??= /value="([^"]*)"/.exec(tag)?.[1] ?? (tag.includes('type="checkbox"') ? 'on' : '');
  }
  for (const [, name = '', body = ''] of form.matchAll(
    /<textarea[^>]*name="([^"]+)"[^>]*>([\s\S]*?)<\/textarea>/g,
  ))
    values[name] = body;
  for (const [, name = '', body = ''] of form.matchAll(
    /<select[^>]*name="([^"]+)"[^>]*>([\s\S]*?)<\/select>/g,
  )) {
    const chosen = /<option[^>]*selected[^>]*>([^<]*)/.exec(body);
    values[name] = /value="([^"]*)"/.exec(chosen?.[0] ?? '')?.[1] ?? chosen?.[1] ?? '';
  }
  return values;
}
