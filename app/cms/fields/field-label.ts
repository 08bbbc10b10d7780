const ABBREVIATIONS = new Map([
  ['sku', 'SKU'],
  ['vat', 'VAT'],
  ['url', 'address'],
  ['alt', 'words for it'],
]);

/** A field as a person would name it: 'originalPricePence' is the original price. */
export function fieldLabel(name: string): string {
  const words = name
    .replace(/(?:Pence|(?<=[a-z])Id)$/, '')
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word) => ABBREVIATIONS.get(word.toLowerCase()) ?? word.toLowerCase())
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
