import { foldText } from '#domain/search/search-text.ts';

/**
 * Returns the variant that a picture's file is named for: the one whose name stands in it as whole words ('lipstick-deep-fern-2.jpg'
 * is of 'Deep Fern', not of 'Fern'), or whose SKU does. '' where none or several would do.
 */
export function variantOfFile(fileName: string, variants: readonly { name: string; sku: string }[]): string {
  const text = ` ${words(fileName.replace(/\.[a-z0-9]{2,5}$/i, ''))} `;
  const found = variants.flatMap(({ name, sku }) =>
    [words(name), words(sku)]
      .filter((part) => part !== '' && text.includes(` ${part} `))
      .map((part) => ({ name, length: part.length })),
  );
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const names = new Set(found.filter(({ length }) => length === longest).map(({ name }) => name));
  const [name = ''] = names;
  return names.size === 1 ? name : '';
}

function words(text: string): string {
  return foldText(text.replace(/[^\p{L}\p{N}]+/gu, ' ')).trim();
}
