import { compile } from 'html-to-text';

const convert = compile({
  wordwrap: 76,
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
    { selector: 'img', format: 'skip' },
    { selector: 'table.lines', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** Returns a mail's text part: the same words and addresses as its HTML. */
export function mailText(html: string): string {
  return convert(html)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
